// Why a cell of the notebook is filled, in sentences.
import { t } from "../../app/i18n.svelte";
import { namesOf } from "../../app/table/names";
import type { TableInfo } from "../../protocol";
import { cardName, clueName } from "./cards";
import type { Card } from "./facts";
import type { Cell, Group, NoteReason } from "./notebook";
import { playerName } from "./players";

/** What is sure about a cell of this player, and who has announced what. */
export function noteSentences(player: number, cell: Cell, info: TableInfo): string[] {
  const sentences = cell.reasons.map((reason) => reasonSentence(player, reason, info));
  if (!cell.announcers.length) return sentences;
  const names = namesOf([...new Set(cell.announcers)], info);
  return [...sentences, t("wooolf-note-heard", { names })];
}

function reasonSentence(player: number, reason: NoteReason, info: TableInfo): string {
  const named = (one: number) => playerName(one, info);
  const who = named(player);
  switch (reason.why) {
    case "own":
      return t("wooolf-note-own", { cards: reason.cards.map(cardName).join(", ") });
    case "saw":
      return t("wooolf-note-saw", { card: cardName(reason.card) });
    case "answered":
      return t("wooolf-note-answered", {
        question: reason.question,
        yes: reason.yes ? "yes" : "no",
      });
    case "announced":
      return t("wooolf-note-announced", {
        who,
        by: named(reason.by),
        announced: clueKey(reason.clue),
      });
    case "honest":
      return t("wooolf-note-honest", { who, announced: clueKey(reason.clue) });
    case "lied":
      return t("wooolf-note-lied", { who, card: cardName(reason.card) });
    case "refuted":
      return t("wooolf-note-refuted", { who, owner: named(reason.owner) });
    case "believed":
      return t("wooolf-note-believed", { by: named(reason.by) });
    case "elsewhere": {
      const holders = holderNames(reason.holders, info);
      return `${groupSentence(reason.group)} ${t("wooolf-note-elsewhere", { holders })}`;
    }
    case "here":
      return `${groupSentence(reason.group)} ${t("wooolf-note-here", { who })}`;
    case "not-in-deck":
      return t("wooolf-note-not-in-deck");
  }
}

const clueKey = (clue: string) => (clue === "?" ? "unknown" : clue);

/** How many cards of a group are in play. */
function groupSentence({ by, of, count }: Group): string {
  const named = {
    image: () => t(`wooolf-character-${of}`),
    aspect: () => clueName(of),
    card: () => cardName(of as Card),
  }[by];
  return t("wooolf-note-group", { by, count, of: named() });
}

/** The simulated player has a name of its own. */
function holderNames(players: number[], info: TableInfo): string {
  const seats = players.filter((player) => info.places[player - 1]);
  const others = players.filter((player) => !info.places[player - 1]);
  return [namesOf(seats, info), ...others.map((player) => playerName(player, info))]
    .filter(Boolean)
    .join(", ");
}
