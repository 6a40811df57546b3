// The log of a table: a sentence for each thing that happened, and a note that goes away by itself.
import type { Frame, Sync, TableInfo } from "../../protocol";
import { publicSentences } from "./eventSentences";
import { newsSentence } from "./sentences";

const MOST_LINES = 60;
/** After a longer absence only the last lines are read aloud. */
const MOST_SPOKEN = 3;
const NOTE_SECONDS = 6;

export class EventLog {
  /** What has happened, the newest last. */
  lines = $state.raw<string[]>([]);
  /** Why something could not be done. */
  note = $state("");
  /** The last text that may be read aloud. It is an object, so that the same text is read twice. */
  spoken = $state.raw({ text: "" });

  private noteTimer = 0;
  /** How many lines of which round are in the log; they are the same for every viewer. */
  private logged = { round: 0, lines: 0 };

  /** Show a note for a while. Only a public one may be read aloud. */
  showNote(text: string, isPublic: boolean): void {
    this.note = text;
    if (isPublic) this.spoken = { text };
    clearTimeout(this.noteTimer);
    this.noteTimer = window.setTimeout(() => (this.note = ""), NOTE_SECONDS * 1000);
  }

  /** Add what is new in the history of the round. */
  addSync({ view, table }: Sync): void {
    if (!view) return;
    const lines = publicSentences(view.history, view, table);
    this.append(lines.slice(view.round === this.logged.round ? this.logged.lines : 0));
    this.logged = { round: view.round, lines: lines.length };
  }

  /** Add a frame. Only turn moves (`isMove`) become part of the round's history. */
  addFrame({ news, view, events, fresh }: Frame, info: TableInfo, isMove: boolean): void {
    if (news) this.append([newsSentence(news, info)]);
    if (!view) return;
    const lines = publicSentences(events ?? [], view, info);
    this.append(lines);
    const count = fresh
      ? publicSentences(view.history, view, info).length
      : this.logged.lines + (isMove ? lines.length : 0);
    this.logged = { round: view.round, lines: count };
  }

  private append(lines: string[]): void {
    if (!lines.length) return;
    this.lines = [...this.lines, ...lines].slice(-MOST_LINES);
    this.spoken = { text: lines.slice(-MOST_SPOKEN).join(" ") };
  }
}
