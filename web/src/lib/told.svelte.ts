// What was told at a table: the sentences so far, and the note that says why something cannot be done.
import type { Frame, Sync, TableInfo } from "../protocol";
import { tellAll, tellNews } from "./tell";

const KEPT_LINES = 60;
/** More than this has happened while nobody listened. */
const HEARD_LINES = 3;
const NOTE_SECONDS = 6;

export class Told {
  /** What has happened, the newest last. */
  lines = $state.raw<string[]>([]);
  /** Why something could not be done. */
  note = $state("");
  /** What was said last for everyone to hear. */
  heard = $state.raw({ text: "" });

  private timer = 0;
  /** How much of the round was told; whoever looks, it is the same. */
  private reached = { round: 0, lines: 0 };

  /** Show a note for a while; unless everyone may hear it, it is for whoever reads it. */
  say(text: string, open: boolean): void {
    this.note = text;
    if (open) this.heard = { text };
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.note = ""), NOTE_SECONDS * 1000);
  }

  /** Tell of a round what was not told yet. */
  catchUp({ view, table }: Sync): void {
    if (!view) return;
    const lines = tellAll(view.history, view, table);
    this.add(lines.slice(view.round === this.reached.round ? this.reached.lines : 0));
    this.reached = { round: view.round, lines: lines.length };
  }

  /** Tell of a frame what everyone may know; the history keeps it only if somebody `moved`. */
  goOn({ news, view, events, fresh }: Frame, info: TableInfo, moved: boolean): void {
    if (news) this.add([tellNews(news, info)]);
    if (!view) return;
    const lines = tellAll(events ?? [], view, info);
    this.add(lines);
    const all = fresh
      ? tellAll(view.history, view, info).length
      : this.reached.lines + (moved ? lines.length : 0);
    this.reached = { round: view.round, lines: all };
  }

  private add(lines: string[]): void {
    if (!lines.length) return;
    this.lines = [...this.lines, ...lines].slice(-KEPT_LINES);
    this.heard = { text: lines.slice(-HEARD_LINES).join(" ") };
  }
}
