// What counts in Uly & Polly: rounds as the wolf, and rounds with the dog.
import type { UlyPollyView } from "../../protocol";
import type { GameStatistics } from "../ui";
import { dogFace, wolfFace } from "./pictures";

export const statistics: GameStatistics<UlyPollyView> = {
  roles: () => [
    { name: "wolf", label: "Uly", picture: wolfFace },
    { name: "dog", label: "Polly", picture: dogFace },
  ],
  roundsOf: ({ rounds }, seat) =>
    rounds.map(({ wolf_seat, found }) =>
      wolf_seat === seat ? { role: "wolf", won: !found } : { role: "dog", won: found },
    ),
};
