// What happens at a table, whatever is played there, as sentences.
import type { AnyView, News, TableInfo } from "../../protocol";
import { hasText, t } from "../i18n.svelte";
import { namesOf, newcomerName, plainName } from "./names";

export function newsSentence(news: News, info: TableInfo): string {
  const who = news.chair ? plainName(news.chair, info) || news.name || "" : news.name || "nobody";
  if (news.what === "said" && news.phrase) return `${who}: ${t(`phrase-${news.phrase}`)}`;
  if (news.what === "wrote") return `${who}: ${news.text ?? ""}`;
  const name = newcomerName(news.name ?? "", news.by_link);
  return t(`news-${news.what}`, { who, name, yes: news.yes ? "yes" : "no" });
}

/** Whose turn it is, and to do what. */
export function todoSentence(view: AnyView, info: TableInfo): string {
  if (!view.actors.length) return "";
  const isOwn = view.viewer !== null && view.actors.includes(view.viewer);
  const named = `${view.game}-todo-${view.phase}`;
  const key = hasText(named) ? named : "general-todo"; // a game of another package may lack words
  return isOwn ? t(`${key}-own`) : t(key, { who: namesOf(view.actors, info) });
}
