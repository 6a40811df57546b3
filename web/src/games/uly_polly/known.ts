// What Polly's players could have known: where the wolf may be.
import { t } from "../../app/i18n.svelte";
import type { UlyPollyView } from "../../protocol";
import type { KnownUi } from "../ui";
import { chancesOf } from "./chances";
import KnownMoment from "./KnownMoment.svelte";
import { sheepFace, wolfFace } from "./pictures";

export const known: KnownUi<UlyPollyView> = {
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
  Moment: KnownMoment,
};
