// What Polly's players could have known: where the wolf may be.
import { t } from "../../app/i18n.svelte";
import type { UlyPollyView } from "../../protocol";
import type { Known, KnownRoom } from "../room";
import { sheepFace, wolfFace } from "./pictures";
import WolfChances from "./WolfChances.svelte";

/** By place: how likely the wolf was there for those who did not know. They all know the same. */
export function chancesOf({ bySeat }: Known, { wolf_seat }: UlyPollyView): number[] {
  const dog = bySeat.findIndex((_, k) => k + 1 !== wolf_seat);
  return bySeat[dog]![0]!;
}

export const known: KnownRoom<UlyPollyView> = {
  rows(steps, _, view) {
    const right = steps.map((step) => chancesOf(step, view)[step.truth[0] ?? -1] ?? 0);
    return [
      {
        label: t("uly_polly-web-known-right"),
        player: null,
        bands: [
          {
            name: t("uly_polly-web-known-there"),
            colour: "--tint-wolf",
            picture: wolfFace,
            values: right,
          },
          {
            name: t("uly_polly-web-known-elsewhere"),
            colour: "--tint-sheep",
            picture: sheepFace,
            values: right.map((chance) => 1 - chance),
          },
        ],
        truth: 0,
        full: Math.min(1, 1.25 * Math.max(...right, 0.1)),
      },
    ];
  },
  Moment: WolfChances,
};
