// What counts in Wooolf!!: rounds by character. A round is won by whoever has most points of it, and at least one.
import { t } from "../../app/i18n.svelte";
import type { WooolfView } from "../../protocol";
import type { GameStatistics } from "../ui";
import { characterOf } from "./cards";
import { CHARACTERS } from "./facts";
import { FACES } from "./pictures";

export const statistics: GameStatistics<WooolfView> = {
  roles: () =>
    CHARACTERS.map((name) => ({
      name,
      label: t(`wooolf-character-${name}`),
      picture: FACES[name]!,
    })),
  roundsOf: ({ rounds }, seat) =>
    rounds.map(({ hands, points, bonus }) => {
      const totals = points.map((count, k) => count + (bonus[k] ?? 0));
      const own = totals[seat - 1] ?? 0;
      return { role: characterOf(hands[seat - 1]!), won: own > 0 && own >= Math.max(...totals) };
    }),
};
