// The log of a table: a sentence for each thing that happened, and a note that goes away by itself.
// Others may see the screen, so it has only what everyone may know.
import type { AnyView, Frame, Sync, TableInfo } from "../../protocol";
import { eventSentences } from "./eventSentences";
import { publicEvents, publicHistory } from "./history";
import { newsSentence } from "./sentences";

const MOST_LINES = 60;
/** After a longer absence only the last lines are read aloud. */
const MOST_SPOKEN = 3;
const NOTE_SECONDS = 6;
/** There is something to press in it. */
const RULE_SECONDS = 15;

export class EventLog {
  /** What has happened, the newest last. */
  lines = $state.raw<string[]>([]);
  /** What happened last in the game itself; talk and other news leave it. */
  happened = $state("");
  /** Why something could not be done. */
  note = $state("");
  /** The id of the rule that says so, if one does. */
  rule = $state("");
  /** The last text that may be read aloud. It is an object, so that the same text is read twice. */
  spoken = $state.raw({ text: "" });

  private noteTimer = 0;
  /** How many lines of which round are in the log, and whether its end is; for every viewer the same. */
  private logged = { round: 0, lines: 0, ended: false };

  /** Show a note for a while. Only a public one may be read aloud. */
  showNote(text: string, isPublic: boolean, rule = ""): void {
    this.note = text;
    this.rule = rule;
    if (isPublic) this.spoken = { text };
    clearTimeout(this.noteTimer);
    this.noteTimer = window.setTimeout(
      () => (this.note = ""),
      (rule ? RULE_SECONDS : NOTE_SECONDS) * 1000,
    );
  }

  /** Add what is new in the history of the round, and the end of the last one if it was missed. */
  addSync(message: Sync): void {
    const { view, table, ending = [], ending_sentences = [] } = message;
    if (!view) return;
    const { round, lines, ended } = this.logged;
    const { events, keys } = publicHistory(message);
    const open = asEveryoneSees(view);
    const sentences = eventSentences(keys, events, open, table);
    const last = eventSentences(ending_sentences, ending, open, table);
    const isSame = view.round === round;
    const missedEnd = view.round > round && round > 0 && !ended;
    this.happened = sentences.at(-1) ?? last.at(-1) ?? this.happened;
    this.append([...(missedEnd ? last : []), ...sentences.slice(isSame ? lines : 0)]);
    this.logged = { round: view.round, lines: sentences.length, ended: isSame && ended };
  }

  /** Add a frame. Only turn moves (`isMove`) become part of the round's history. */
  addFrame(message: Frame, info: TableInfo, isMove: boolean): void {
    const { news, view, fresh, closing = false } = message;
    if (news) this.append([newsSentence(news, info)]);
    if (!view) return;
    const { events, keys } = publicEvents(message);
    const lines = eventSentences(keys, events, view, info);
    this.append(lines);
    this.happened = lines.at(-1) ?? this.happened;
    const count = fresh ? view.history.length : this.logged.lines + (isMove ? lines.length : 0);
    this.logged = { round: view.round, lines: count, ended: closing };
  }

  private append(lines: string[]): void {
    if (!lines.length) return;
    this.lines = [...this.lines, ...lines].slice(-MOST_LINES);
    this.spoken = { text: lines.slice(-MOST_SPOKEN).join(" ") };
  }
}

function asEveryoneSees(view: AnyView): AnyView {
  return { ...view, viewer: null };
}
