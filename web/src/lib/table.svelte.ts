// One table as this device sees it: what the server last showed, and what was told on the way.
import type { Bye, Frame, Peeked, Sync, TableInfo, UlyPollyRound, UlyPollyView, WooolfRound } from "../protocol";
import { serverTime, setClock } from "./clock.svelte";
import { painted, type Colour } from "./colours";
import { forgetTokens, keepColour, keepName, keepToken, ownColour, ownLevel, ownName, tokensOf } from "./device";
import { CommandRefused, Link, newToken, type Action } from "./link";
import { takeLink } from "./pass";
import { language, say } from "./say.svelte";
import { discreet, tellEvent, tellNews, type GameEvent, type View } from "./tell";

export type Move = Sync["legal"][number];

/** The end of a round, kept on the screen although the next one has begun. */
export type RoundEnd =
  | { game: "uly_polly"; view: UlyPollyView; order: number[]; round: UlyPollyRound; told: string }
  | { game: "wooolf"; number: number; round: WooolfRound; scores: number[]; errors: number[]; told: string };

const KEPT_LINES = 60;
const NOTE_SECONDS = 6;

export class Table {
  readonly code: string;
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Move[]>([]);
  free = $state.raw<Move[]>([]);
  viewer = $state<number | null>(null);
  chairs = $state.raw<number[]>([]);
  connected = $state(false);
  ended = $state.raw<Bye | null>(null);
  /** What has been told, the newest last. */
  lines = $state.raw<string[]>([]);
  /** Why something could not be done. */
  note = $state("");
  /** The tiles of the meadow by place, each under a number of its own, so that an eye can follow. */
  order = $state.raw<number[]>([]);
  roundEnd = $state.raw<RoundEnd | null>(null);
  /** The card that one has just peeked at. */
  secret = $state.raw<Peeked | null>(null);

  private readonly link: Link;
  private noteTimer = 0;
  private readonly listeners = new Set<(events: GameEvent[]) => void>();
  private botsWanted: number;

  constructor(code: string, bots = 0) {
    this.code = code;
    this.botsWanted = bots;
    this.link = new Link(code, () => tokensOf(code), language, {
      sync: (message) => this.sync(message),
      frame: (message) => this.frame(message),
      connected: (yes) => (this.connected = yes),
      ended: (message) => (this.ended = message),
    });
  }

  close(): void {
    this.link.close();
  }

  /** Be told of the game's events as they come; gives a way to stop. */
  listen(listener: (events: GameEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The server speaks the language of the hello, so say it again. */
  greet(): void {
    this.link.again();
  }

  serverTime(): number {
    return serverTime();
  }

  get seated(): boolean {
    return this.chairs.length > 0;
  }

  get isHost(): boolean {
    return this.viewer !== null && this.info?.host === this.viewer;
  }

  get myTurn(): boolean {
    return this.legal.length > 0;
  }

  /** Ask for something; a refusal is shown as a note. */
  async do(action: Action): Promise<boolean> {
    try {
      await this.link.do(action);
      this.note = "";
      return true;
    } catch (refused) {
      if (!(refused instanceof CommandRefused)) throw refused;
      this.say(refused.message);
      return false;
    }
  }

  play(move: Move): Promise<boolean> {
    return this.do({ do: "play", move });
  }

  async sit(name: string, chair: number | null = null, colour: Colour | null = null): Promise<boolean> {
    const known = tokensOf(this.code)[0];
    const token = known ?? newToken();
    keepToken(this.code, token);
    keepName(name);
    if (colour) keepColour(colour);
    return this.do({ do: "sit", name, token, chair, colour });
  }

  /** Take over a seat by the one-time link that this page was opened with. */
  private async useLink(link: string): Promise<void> {
    const token = newToken();
    if (await this.do({ do: "use_link", link, token })) keepToken(this.code, token);
  }

  async stand(): Promise<void> {
    if (await this.do({ do: "stand" })) forgetTokens(this.code);
  }

  /** Show a note for a while. */
  say(text: string): void {
    this.note = text;
    clearTimeout(this.noteTimer);
    this.noteTimer = window.setTimeout(() => (this.note = ""), NOTE_SECONDS * 1000);
  }

  private sync(message: Sync): void {
    const again = this.view !== null && message.view?.round === this.view.round;
    const same = message.viewer === this.viewer;
    const known = again ? this.view!.history.length : 0;
    this.learn(message.table);
    this.viewer = message.viewer;
    this.chairs = message.chairs;
    this.view = message.view;
    this.legal = message.legal;
    this.free = message.free;
    if (!again) this.layTiles();
    if (message.view && (!again || same)) this.tell(told(message.view.history.slice(known), message.view, message.table));
    const link = takeLink();
    if (link) void this.useLink(link);
    else if (this.botsWanted > 0) void this.playNow();
  }

  private frame(message: Frame): void {
    const before = this.view;
    if (message.table) this.learn(message.table);
    else if (message.view && this.info) {
      this.info = { ...this.info, takeback: message.takeback ?? null, due: message.due ?? null };
    }
    const events = message.events ?? [];
    if (message.view) {
      const merged = { ...message.view, ...message.own, viewer: this.viewer } as View;
      const history = [...(before?.history ?? []), ...events] as typeof merged.history;
      this.view = message.fresh ? merged : ({ ...merged, history } as View);
      this.legal = message.legal ?? [];
      this.free = message.free ?? [];
    }
    if (message.news && this.info) this.tell([tellNews(message.news, this.info)]);
    const { view, info } = this;
    if (!view || !info) return;
    if (message.news?.what === "started") {
      this.roundEnd = null;
      this.secret = null;
      this.layTiles();
    }
    this.tell(told(events, view, info));
    for (const listener of this.listeners) listener(events);
    for (const event of events) this.follow(event, before, events, tellEvent(event, view, info));
  }

  private learn(info: TableInfo): void {
    this.info = painted(info);
    setClock(info.now);
  }

  /** Keep what an eye needs and the present view no longer has. */
  private follow(event: GameEvent, before: View | null, events: GameEvent[], sentence: string): void {
    switch (event.type) {
      case "swapped": {
        const order = [...this.order];
        [order[event.a], order[event.b]] = [order[event.b]!, order[event.a]!];
        this.order = order;
        break;
      }
      case "round_ended":
        if (before?.game === "uly_polly") {
          const view = lastBoard(before, events);
          this.roundEnd = { game: "uly_polly", view, order: this.order, round: event.round, told: sentence };
          this.layTiles();
        }
        break;
      case "revealed": {
        const number = this.view?.rounds.length ?? 0;
        const { round, scores, errors } = event;
        this.roundEnd = { game: "wooolf", number, round, scores, errors, told: sentence };
        this.secret = null;
        break;
      }
      case "peeked":
        if (event.by === this.viewer && event.card) this.secret = event;
    }
  }

  /** On to the present, after a round's end was looked at. */
  goOn(): void {
    this.roundEnd = null;
  }

  private layTiles(): void {
    if (this.view?.game === "uly_polly") this.order = this.view.tiles.map((_, place) => place);
  }

  private tell(lines: string[]): void {
    if (lines.length) this.lines = [...this.lines, ...lines].slice(-KEPT_LINES);
  }

  /** Sit, fill the table with bots, and begin: each step once, when the one before is seen. */
  private async playNow(): Promise<void> {
    const bots = this.botsWanted;
    this.botsWanted = 0;
    if (this.info?.phase !== "lobby") return;
    if (!this.seated) {
      this.botsWanted = bots; // the sync that comes with the seat calls again
      if (!(await this.sit(ownName() || say("web-guest"), 1, ownColour()))) this.botsWanted = 0;
      return;
    }
    for (let chair = 2; chair <= bots + 1; chair++) {
      if (!(await this.do({ do: "seat_bot", chair, level: ownLevel() }))) return;
    }
    await this.do({ do: "start" });
  }
}

/** The sentences of what happened, as they may stand on the screen for a while. */
function told(events: GameEvent[], view: View, info: TableInfo): string[] {
  return events.flatMap((event) => {
    const open = discreet(event);
    return open ? [tellEvent(open, view, info)] : [];
  });
}

/** The meadow as it lay when the round ended. */
function lastBoard(before: UlyPollyView, events: GameEvent[]): UlyPollyView {
  const tiles = [...before.tiles];
  let { dog, turned } = before;
  for (const event of events) {
    if (event.type !== "stepped") continue;
    dog = event.to;
    if (event.turned) tiles[event.to] = ++turned;
  }
  return { ...before, tiles, dog, turned, actors: [], proposals: before.proposals.map(() => null) };
}

/** Open a table on the server; its code. */
export async function openTable(game: "uly_polly" | "wooolf", chairs: number): Promise<string> {
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language() },
    body: JSON.stringify({ options: { game }, settings: { chairs } }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.text);
  return said.code;
}
