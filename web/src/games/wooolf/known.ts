// What a seat could have known at the round table: who plays which character.
import { t } from "../../app/i18n.svelte";
import type { WooolfView } from "../../protocol";
import type { KnownUi } from "../ui";
import { CHARACTERS } from "./facts";
import { FACES } from "./pictures";
import { playerName } from "./players";

export const known: KnownUi<WooolfView> = {
  rows(steps, seat, view, info) {
    const players = Array.from({ length: view.players }, (_, k) => k + 1);
    return players
      .filter((player) => player !== seat)
      .map((player) => ({
        label: playerName(player, info),
        player,
        bands: CHARACTERS.map((character, k) => ({
          name: t(`wooolf-character-${character}`),
          colour: `--tint-${character}`,
          picture: FACES[character]!,
          values: steps.map(({ bySeat }) => bySeat[seat - 1]![player - 1]![k]!),
        })),
        truth: steps.at(-1)?.truth[player - 1] ?? null,
      }));
  },
};
