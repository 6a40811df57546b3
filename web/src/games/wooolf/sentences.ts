// What is told of the round table.
import { t } from "../../app/i18n.svelte";
import { NONE } from "../../app/table/eventSentences";
import type { TableInfo, WooolfView } from "../../protocol";
import type { Format } from "../ui";
import { cardName } from "./cards";
import type { Card } from "./facts";
import { playerName } from "./players";

export type WooolfEvent = WooolfView["history"][number];

/** One of the viewer's own cards; of somebody else's, only which of the two. */
function ownCardName(which: 0 | 1 | null, { cards }: WooolfView): string {
  if (which === null) return NONE;
  return cards ? cardName(cards[which]) : ["first", "second"][which]!;
}

/** Whom a pointer of a guess names; the wolf has one target, and X in place of a second. */
function pointerName(pointer: number | null, info: TableInfo): string {
  if (pointer === null) return "X";
  return pointer === 0 ? t("wooolf-web-nobody") : playerName(pointer, info);
}

/** How the kinds of facts that only this game has are put into a sentence; some players are simulated. */
export const FORMATS: Record<string, Format<WooolfView>> = {
  seat: (player, _, info) => (player === null ? NONE : playerName(player as number, info)),
  card: (card) => (card === null ? NONE : cardName(card as Card)),
  "own-cards": (cards) => ((cards ?? []) as Card[]).map(cardName).join(", "),
  own_card: (which, view) => ownCardName(which as 0 | 1 | null, view),
  pointer: (pointer, _, info) => pointerName(pointer as number | null, info),
};
