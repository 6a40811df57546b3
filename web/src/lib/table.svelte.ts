// One table as this device sees it: what the server last showed, and what was told on the way.
import type { Bye, Frame, Peeked, Sync, TableInfo } from "../protocol";
import { serverTime, setClock } from "./clock.svelte";
import { painted, type Colour } from "./colours";
import { forgetTokens, keepColour, keepName, keepTokens, ownColour, ownLevel, tokensOf } from "./device";
import type { Plan } from "./intent";
import { CommandRefused, Link, newToken, type Action } from "./link";
import { takeLink } from "./pass";
import { lastBoard, type RoundEnd } from "./rounds";
import { language } from "./say.svelte";
import { tellAll, tellEvent, tellNews, type GameEvent, type View } from "./tell";

export type Move = Sync["legal"][number];

/** What the pictures of a game are drawn from, and whom they tell what is wanted. */
export type Stage = Pick<
  Table,
  "viewer" | "order" | "lines" | "roundEnd" | "secret" | "legal" | "free" | "myTurn" | "play" | "do" | "say" | "goOn"
>;

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
  /** Where several share this device: whose view may be on the screen. */
  seat = $state<number | null>(null);

  private readonly link: Link;
  private noteTimer = 0;
  private readonly listeners = new Set<(events: GameEvent[]) => void>();
  private plan: Plan | null;
  /** How much of the round was told; whoever looks, it is the same. */
  private told = { round: 0, lines: 0 };
  /** Somebody is about to join those who use this device. */
  private joining = $state(false);
  /** Another view was asked for: until it is there, what comes is still of the last one. */
  private turning = false;

  /** A board for all watches: it has no seat, whatever this browser keeps for other pages. */
  constructor(code: string, plan: Plan | null = null, private readonly watching = false) {
    this.code = code;
    this.plan = plan;
    this.link = new Link(code, () => (watching ? [] : tokensOf(code)), language, {
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

  /** Whether several seats share this device. */
  get shared(): boolean {
    return this.chairs.length > 1 || this.joining;
  }

  /** The chair for which this device speaks now. */
  get me(): number | null {
    const host = this.info?.host ?? null;
    return this.viewer ?? (host !== null && this.chairs.includes(host) ? host : (this.chairs[0] ?? null));
  }

  get isHost(): boolean {
    return this.me !== null && this.info?.host === this.me;
  }

  /** The seats of this device that must act now. */
  get waiting(): number[] {
    if (this.info?.phase !== "playing") return [];
    return (this.view?.actors ?? []).filter((seat) => this.chairs.includes(seat));
  }

  get myTurn(): boolean {
    return this.legal.length > 0;
  }

  /** Ask for something; a refusal is shown as a note. */
  async do(action: Action, chair: number | null = this.me): Promise<boolean> {
    try {
      await this.link.do(action, chair);
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

  /** Take a chair; when one sits here already, for one more who shares this device. */
  sit(name: string, chair: number | null = null, colour: Colour | null = null): Promise<boolean> {
    if (!this.seated) {
      keepName(name);
      if (colour) keepColour(colour);
    }
    const token = (this.seated ? null : tokensOf(this.code)[0]) ?? newToken();
    return this.hold(token, { do: "sit", name, token, chair, colour });
  }

  /** Take over a seat by the one-time link that this page was opened with. */
  private useLink(link: string): Promise<boolean> {
    const token = newToken();
    return this.hold(token, { do: "use_link", link, token });
  }

  /** Ask for a seat, and keep its token beside those that this device has. */
  private async hold(token: string, action: Action): Promise<boolean> {
    const kept = this.seated ? tokensOf(this.code) : [];
    if (this.seated) {
      this.joining = true;
      this.look(null); // nobody's view may be there when the game begins
    }
    keepTokens(this.code, [...kept, token]);
    if (await this.do(action)) return true;
    keepTokens(this.code, kept);
    if (this.joining) {
      this.joining = false;
      this.look(this.shared ? null : this.me);
    }
    return false;
  }

  /** Leave the table for good: everyone on this device, or one of them. */
  async stand(chairs: number[] = this.chairs): Promise<void> {
    const all = this.chairs;
    for (const chair of [...chairs]) {
      if (!(await this.do({ do: "stand" }, chair))) return;
    }
    const kept = tokensOf(this.code).filter((_, k) => all[k] !== undefined && !chairs.includes(all[k]));
    if (kept.length && all.length > chairs.length) keepTokens(this.code, kept);
    else forgetTokens(this.code);
  }

  /** Everyone on this device is ready, or is not; the host need not say so. */
  async ready(ready: boolean): Promise<void> {
    for (const chair of this.chairs) {
      if (chair !== this.info?.host) await this.do({ do: "ready", ready }, chair);
    }
  }

  /** Answer, for everyone on this device, whether a move may be taken back. */
  async answer(yes: boolean): Promise<void> {
    for (const chair of this.mustAnswer) {
      if (!(await this.do({ do: "answer_takeback", yes }, chair)) || !yes) return;
    }
  }

  get mustAnswer(): number[] {
    const { asking, agreed } = this.info ?? { asking: null, agreed: [] };
    if (asking === null) return [];
    return this.chairs.filter((chair) => chair !== asking && !agreed.includes(chair));
  }

  /** Show a seat of this device to whoever has it now; `null` lets the curtain down. */
  turnTo(seat: number | null): void {
    this.seat = seat;
    this.look(seat);
  }

  private look(seat: number | null): void {
    this.turning = true;
    this.forget();
    this.link.look(seat);
  }

  /** Keep nothing that only one seat may know. */
  private forget(): void {
    this.viewer = null;
    this.view = null;
    this.legal = [];
    this.free = [];
    this.secret = null;
    this.note = "";
  }

  /** Show a note for a while. */
  say(text: string): void {
    this.note = text;
    clearTimeout(this.noteTimer);
    this.noteTimer = window.setTimeout(() => (this.note = ""), NOTE_SECONDS * 1000);
  }

  private sync(message: Sync): void {
    const again = this.view !== null && message.view?.round === this.view.round;
    this.learn(message.table);
    const joined = this.joining ? message.chairs.find((chair) => !this.chairs.includes(chair)) : undefined;
    this.chairs = message.chairs;
    if (joined !== undefined) {
      this.joining = false;
      if (message.table.phase === "lobby") void this.do({ do: "ready", ready: true }, joined);
    }
    if (this.seat !== null && (message.table.phase !== "playing" || !this.chairs.includes(this.seat))) this.seat = null;
    const wanted = this.shared ? this.seat : (this.chairs[0] ?? null);
    if (message.viewer !== wanted) return this.look(wanted);
    this.turning = false;
    this.viewer = message.viewer;
    this.view = message.view;
    this.legal = message.legal;
    this.free = message.free;
    if (!again) this.layTiles();
    if (message.view) {
      const { history, round } = message.view;
      const lines = tellAll(history, message.view, message.table);
      this.tell(lines.slice(round === this.told.round ? this.told.lines : 0));
      this.told = { round, lines: lines.length };
    }
    const link = this.watching ? null : takeLink();
    if (link) void this.useLink(link);
    else void this.settle();
  }

  private frame(message: Frame): void {
    const before = this.view;
    if (message.table) this.learn(message.table);
    else if (message.view && this.info) {
      this.info = { ...this.info, takeback: message.takeback ?? null, due: message.due ?? null };
    }
    const events = message.events ?? [];
    if (message.view && !this.turning) {
      const merged = { ...message.view, ...message.own, viewer: this.viewer } as View;
      const history = [...(before?.history ?? []), ...events] as typeof merged.history;
      this.view = message.fresh ? merged : ({ ...merged, history } as View);
      this.legal = message.legal ?? [];
      this.free = message.free ?? [];
    }
    if (message.news && this.info) this.tell([tellNews(message.news, this.info)]);
    const { info } = this;
    const open = message.view; // as everyone may know it
    if (!open || !info) return;
    if (message.news?.what === "started") {
      this.roundEnd = null;
      this.secret = null;
      this.layTiles();
    }
    const lines = tellAll(events, open, info);
    this.tell(lines);
    const all = message.fresh ? tellAll(open.history, open, info).length : this.told.lines + lines.length;
    this.told = { round: open.round, lines: all };
    if (this.turning) return;
    for (const listener of this.listeners) listener(events);
    for (const event of events) this.follow(event, before, events, tellEvent(event, open, info));
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
    if (this.seat !== null) this.turnTo(null); // everyone has been looking
  }

  private layTiles(): void {
    if (this.view?.game === "uly_polly") this.order = this.view.tiles.map((_, place) => place);
  }

  private tell(lines: string[]): void {
    if (lines.length) this.lines = [...this.lines, ...lines].slice(-KEPT_LINES);
  }

  /** Sit, fill the table with bots, and begin: each step once, when the one before is seen. */
  private async settle(): Promise<void> {
    const plan = this.plan;
    this.plan = null;
    if (!plan || this.info?.phase !== "lobby") return;
    const name = plan.names[this.chairs.length];
    if (name !== undefined) {
      if (await this.sit(name, null, plan.names.length === 1 ? ownColour() : null)) this.plan = plan; // the sync that comes with the seat goes on
      return;
    }
    for (const [k, place] of this.info.places.entries()) {
      if (place.who !== "open") continue;
      if (!(await this.do({ do: "seat_bot", chair: k + 1, level: ownLevel() }))) return;
    }
    await this.do({ do: "start" });
  }
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
