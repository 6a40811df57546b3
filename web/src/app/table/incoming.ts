// Messages on their way to the screen: nothing is shown before it can be, nor faster than it can be read.
import { hasUi, loadUi, uiOf } from "../../games/registry";
import type { AnyEvent, Frame, Sync, TableInfo } from "../../protocol";
import { settings } from "../settings/settings.svelte";
import { Pacer, readingTime } from "./pacing";
import { settingsOf } from "./tableSettings";

/** Where messages go. */
export type Shown = {
  sync(message: Sync): void;
  /** Returns for how many milliseconds it should be looked at. */
  frame(message: Frame): number;
  /** The game of a message cannot be shown. */
  failed(error: unknown): void;
};

export class Incoming {
  private readonly pacer: Pacer<Frame>;
  /** What has come while the interface of a game is being loaded. */
  private backlog: (Sync | Frame)[] | null = null;

  constructor(private readonly shown: Shown) {
    this.pacer = new Pacer((message) => shown.frame(message));
  }

  /** Take a message; if it is of a game that is not known yet, when that is. */
  receive(message: Sync | Frame): void {
    const game = message.table?.options.game;
    if (this.backlog) this.backlog.push(message);
    else if (!game || hasUi(game)) this.pass(message);
    else {
      this.backlog = [message];
      loadUi(game).then(
        () => this.takeBacklog(),
        (error: unknown) => this.shown.failed(error),
      );
    }
  }

  /** Show at once what waits to be read. */
  flush(): void {
    this.pacer.flush();
  }

  private takeBacklog(): void {
    const messages = this.backlog ?? [];
    this.backlog = null;
    for (const message of messages) this.receive(message);
  }

  private pass(message: Sync | Frame): void {
    if (message.type === "frame") return this.pacer.push(message);
    this.pacer.flush();
    this.shown.sync(message);
  }
}

/** How long to look at what a bot has done, and at a line about it, before anything else is shown. */
export function pauseAfter(events: AnyEvent[], info: TableInfo, line: string): number {
  if (settings.pace === "quick" || document.hidden || settingsOf(info).clock) return 0;
  const ui = uiOf(info.options.game);
  const byBot = events.some((event) => {
    const place = info.places[(ui.moverOf(event) ?? 0) - 1];
    return place?.who === "bot" || place?.lent;
  });
  return byBot ? readingTime(line.length, settings.pace) : 0;
}
