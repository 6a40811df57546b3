// What a seat could have known at the round table: who plays which character.
import { t } from "../../app/i18n.svelte";
import type { WooolfView } from "../../protocol";
import type { KnownUi } from "../ui";
import { VALUES, type Character } from "./facts";
import { FACES } from "./pictures";
import { playerName } from "./players";

/** By value, as the server counts them. */
const CHARACTERS = (Object.keys(VALUES) as Character[]).sort((a, b) => VALUES[a] - VALUES[b]);

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
