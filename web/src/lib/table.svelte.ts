// One table as this device sees it: what the server last showed, and how to ask for more.
import type { Bye, Frame, Sync, TableInfo } from "../protocol";
import { isOpen } from "./aloud";
import { carryOut } from "./begin";
import { serverTime, setClock } from "./clock.svelte";
import { painted } from "./colours";
import { tokensOf } from "./device";
import { Contribution, WRONG, type Wrong } from "./draw";
import { Eye } from "./eye.svelte";
import { Fingerprint } from "./fingerprint";
import type { Plan } from "./intent";
import { CommandRefused, Link, type Action } from "./link";
import { takeLink } from "./pass";
import { language, say } from "./say.svelte";
import { useLink } from "./seating";
import { tellEvent, type GameEvent, type View } from "./tell";
import { Told } from "./told.svelte";

export type Move = Sync["legal"][number];

/** What the pictures of a game are drawn from, and whom they tell what is wanted. */
export type Stage = Pick<Table, "viewer" | "legal" | "free" | "myTurn" | "play" | "do" | "goOn"> & {
  told: Pick<Told, "lines" | "say">;
  eye: Pick<Eye, "order" | "roundEnd" | "secret">;
};

export class Table {
  readonly code: string;
  readonly told = new Told();
  readonly eye = new Eye();
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Move[]>([]);
  free = $state.raw<Move[]>([]);
  viewer = $state<number | null>(null);
  chairs = $state.raw<number[]>([]);
  /** The chairs that this device will have when the next round begins. */
  claims = $state.raw<number[]>([]);
  connected = $state(false);
  ended = $state.raw<Bye | null>(null);
  /** Where several share this device: whose view may be on the screen. */
  seat = $state<number | null>(null);
  /** By this those who played can compare what they were shown. */
  fingerprint = $state("");
  /** What is wrong with the draw of the game, if anything. */
  wrong = $state<Wrong | null>(null);
  /** Somebody is about to join those who use this device. */
  joining = $state(false);

  private readonly link: Link;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
  private readonly listeners = new Set<(events: GameEvent[]) => void>();
  private plan: Plan | null;
  private readonly seen = new Fingerprint();
  private readonly contribution = new Contribution();
  /** Another view was asked for: until it is there, what comes is still of the last one. */
  private turning = false;

  /** A board for all watches: it has no seat, whatever this browser keeps for other pages. */
  constructor(
    code: string,
    plan: Plan | null = null,
    private readonly watching = false,
  ) {
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
    return (
      this.viewer ?? (host !== null && this.chairs.includes(host) ? host : (this.chairs[0] ?? null))
    );
  }

  /** Whether this device may do what is the host's: it is the host's, or the host has been away for long. */
  get isHost(): boolean {
    const { info, me } = this;
    if (!info || me === null) return false;
    const away = info.host === null ? 0 : (info.places[info.host - 1]?.away_since ?? null);
    return info.host === me || (away !== null && serverTime() >= away + (info.settings.grace ?? 0));
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
      this.told.note = "";
      return true;
    } catch (refused) {
      if (!(refused instanceof CommandRefused)) throw refused;
      this.told.say(refused.message, isOpen(refused.reason));
      return false;
    }
  }

  play(move: Move): Promise<boolean> {
    return this.do({ do: "play", move });
  }

  /** Show a seat of this device to whoever has it now; `null` lets the curtain down. */
  turnTo(seat: number | null): void {
    this.seat = seat;
    this.look(seat);
  }

  /** Ask for the view of a seat of this device, or for everyone's. */
  look(seat: number | null): void {
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
    this.eye.secret = null;
    this.told.note = "";
  }

  private sync(message: Sync): void {
    const again = this.view !== null && message.view?.round === this.view.round;
    this.learn(message.table);
    this.seen.sync(message);
    this.fingerprint = this.seen.text;
    const joined = this.joining
      ? message.chairs.find((chair) => !this.chairs.includes(chair))
      : undefined;
    this.chairs = message.chairs;
    this.claims = message.claims ?? [];
    this.addToDraw();
    if (joined !== undefined) {
      this.joining = false;
      if (message.table.phase === "lobby") void this.do({ do: "ready", ready: true }, joined);
    }
    if (
      this.seat !== null &&
      (message.table.phase !== "playing" || !this.chairs.includes(this.seat))
    )
      this.seat = null;
    const wanted = this.shared ? this.seat : (this.chairs[0] ?? null);
    if (message.viewer !== wanted) return this.look(wanted);
    this.turning = false;
    this.viewer = message.viewer;
    this.view = message.view;
    this.legal = message.legal;
    this.free = message.free;
    if (!again) this.eye.layTiles(this.view);
    this.told.catchUp(message);
    this.sayIfWrong();
    const link = this.watching ? null : takeLink();
    if (link) void useLink(this, link);
    else void this.settle();
  }

  private frame(message: Frame): void {
    const before = this.view;
    if (message.table) this.learn(message.table);
    else if (message.view && this.info) {
      this.info = { ...this.info, takeback: message.takeback ?? null, due: message.due ?? null };
    }
    this.addToDraw();
    const events = message.events ?? [];
    const moved = message.view && this.info ? this.seen.frame(message, this.info) : false;
    this.fingerprint = this.seen.text;
    if (message.view && !this.turning) {
      const merged = { ...message.view, ...message.own, viewer: this.viewer };
      const history = [
        ...(before?.history ?? []),
        ...(moved ? events : []),
      ] as typeof merged.history;
      this.view = message.fresh ? merged : ({ ...merged, history } as View);
      this.legal = message.legal ?? [];
      this.free = message.free ?? [];
    }
    const { info } = this;
    if (!info) return;
    this.told.goOn(message, info, moved);
    this.sayIfWrong();
    const open = message.view; // as everyone may know it
    if (!open) return;
    if (message.news?.what === "started") this.eye.begin(this.view);
    if (this.turning) return;
    for (const listener of this.listeners) listener(events);
    for (const event of events)
      this.eye.follow(event, events, before, this.view, tellEvent(event, open, info));
  }

  /** Nobody chooses the cards, for every device adds to the draw; one that is too late is left out. */
  private addToDraw(): void {
    if (!this.info) return;
    for (const { chair, action } of this.contribution.answers(this.info, this.chairs)) {
      this.link.do(action, chair).catch((refused: unknown) => {
        if (!(refused instanceof CommandRefused)) throw refused;
      });
    }
  }

  /** Say it once if something is wrong with the draw, as soon as that is known. */
  private sayIfWrong(): void {
    if (this.contribution.wrong === this.wrong) return;
    this.wrong = this.contribution.wrong;
    if (this.wrong) this.told.say(say(WRONG[this.wrong]), true);
  }

  private learn(info: TableInfo): void {
    this.info = painted(info);
    setClock(info.now);
  }

  /** On to the present, after a round's end was looked at. */
  goOn(): void {
    this.eye.roundEnd = null;
    if (this.seat !== null) this.turnTo(null); // everyone has been looking
  }

  /** Go on with what was planned on the home page: each step once, when the one before is seen. */
  private async settle(): Promise<void> {
    const plan = this.plan;
    this.plan = null;
    if (plan) this.plan = await carryOut(plan, this);
  }
}
