// A table as this device sees it: the latest state from the server, and commands to the server.
import { uiOf } from "../../games/registry";
import type { Lingering } from "../../games/ui";
import type {
  Advice,
  AnyEvent,
  AnyMove,
  AnyView,
  Bye,
  Frame,
  Sync,
  TableInfo,
} from "../../protocol";
import { withColours } from "../colours";
import { DRAW_PROBLEMS } from "../fairness/contribution";
import { TableFairness } from "../fairness/tableFairness.svelte";
import { language, t } from "../i18n.svelte";
import { errorText } from "../server/api";
import { CommandRefused, Connection, type Action } from "../server/connection";
import { heldTokens, saveVisit } from "../storage";
import { serverTime, setClock } from "./clock.svelte";
import { EventLog } from "./eventLog.svelte";
import { eventSentence } from "./eventSentences";
import { HistoryKeys } from "./history";
import { Incoming, pauseAfter } from "./incoming";
import { takeSeatByLink } from "./seating";
import { takeSeatLink } from "./seatLink";
import { carryOut, type StartPlan } from "./startPlan";
import { settingsOf } from "./tableSettings";
import { Talk } from "./talk.svelte";

export class Table {
  readonly code: string;
  readonly log = new EventLog();
  /** The keys of the sentences of the history in `view`. */
  readonly history = new HistoryKeys();
  /** What people are saying. */
  readonly talk = new Talk();
  /** The fingerprint, the seals and the draw of the game. */
  readonly fairness = new TableFairness((action, chair) => this.connection.do(action, chair));
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<AnyView | null>(null);
  /** The moves that can be made now: by the viewer, or on a shared device by whoever has an open turn. */
  legal = $state.raw<AnyMove[]>([]);
  free = $state.raw<AnyMove[]>([]);
  /** How the moves of `legal` and then `free` are written, in a game that this page may not know. */
  notation = $state.raw<string[]>([]);
  viewer = $state<number | null>(null);
  chairs = $state.raw<number[]>([]);
  /** The chairs that this device will have when the next round begins. */
  claims = $state.raw<number[]>([]);
  connected = $state(false);
  ended = $state.raw<Bye | null>(null);
  /** How many moves the server has not answered yet. */
  private unanswered = $state(0);
  /** Whether one of them has been waiting for the connection. */
  private hasWaited = false;
  /** On a shared device: the seat whose view may be on the screen. */
  seat = $state<number | null>(null);
  /** One more person is about to share this device. */
  joining = $state(false);
  /** What stays on the game's screen for a while; there is one for each game that is played here. */
  lingering = $state.raw<Lingering | null>(null);

  private readonly connection: Connection;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no template reads it
  private readonly listeners = new Set<(events: AnyEvent[]) => void>();
  private plan: StartPlan | null;
  /** Another view was asked for. Until it comes, frames are still those of the last one. */
  private awaitingView = false;
  private readonly incoming = new Incoming({
    sync: (message) => this.sync(message),
    frame: (message) => this.frame(message),
    failed: (error) => {
      this.connection.close();
      this.ended = { type: "bye", reason: "no-game", text: errorText(error) };
    },
  });

  /** A shared screen only watches: it has no seat, whatever tokens this browser has stored. */
  constructor(
    code: string,
    plan: StartPlan | null = null,
    private readonly watching = false,
  ) {
    this.code = code;
    this.plan = plan;
    this.connection = new Connection(code, () => (watching ? [] : heldTokens(code)), language, {
      sync: (message) => this.incoming.receive(message),
      frame: (message) => this.incoming.receive(message),
      connected: (yes) => {
        this.connected = yes;
        if (this.moveWaits) this.hasWaited = true;
      },
      ended: (message) => (this.ended = message),
    });
  }

  close(): void {
    if (this.seated) this.remember();
    this.incoming.flush();
    this.talk.stop();
    this.connection.close();
  }

  /** So that this device finds the table again. */
  private remember(): void {
    if (this.info && heldTokens(this.code).length)
      saveVisit(this.code, this.chairs, this.info.phase);
  }

  /** Call back for the events of each frame; returns a function that stops it. */
  listen(listener: (events: AnyEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Connect again: the server's texts are in the language of the hello. */
  reconnect(): void {
    this.connection.reconnect();
  }

  /** Whether a move was made that waits for the connection. */
  get moveWaits(): boolean {
    return this.unanswered > 0 && !this.connected;
  }

  get seated(): boolean {
    return this.chairs.length > 0;
  }

  /** Whether several seats share this device. */
  get shared(): boolean {
    return this.chairs.length > 1 || this.joining;
  }

  /** The chair for which this device acts now. */
  get me(): number | null {
    if (this.viewer !== null) return this.viewer;
    const host = this.info?.host ?? null;
    return host !== null && this.chairs.includes(host) ? host : (this.chairs[0] ?? null);
  }

  /** Whether this device may act as the host: it has the host's chair, or the host is long away. */
  get isHost(): boolean {
    const { info, me } = this;
    if (!info || me === null) return false;
    const away = info.host === null ? 0 : (info.places[info.host - 1]?.away_since ?? null);
    return info.host === me || (away !== null && serverTime() >= away + settingsOf(info).grace);
  }

  /** The seats of this device that must act now. */
  get waiting(): number[] {
    if (this.info?.phase !== "playing") return [];
    return (this.view?.actors ?? []).filter((seat) => this.chairs.includes(seat));
  }

  get myTurn(): boolean {
    return this.legal.length > 0 && !this.info?.paused;
  }

  /** Send a command. Returns whether it was done; a refusal is shown as a note. */
  async do(action: Action, chair: number | null = this.me): Promise<boolean> {
    try {
      await this.connection.do(action, chair);
      this.log.note = "";
      return true;
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      const why = error.message;
      this.log.showNote(
        this.hasWaited ? t("web-move-refused", { why }) : why,
        error.isOpen,
        error.rule,
      );
      return false;
    }
  }

  /** Make a move. If it had to wait for the connection, a note says when it is made. */
  async play(move: AnyMove): Promise<boolean> {
    this.incoming.flush(); // or the result of the move would wait behind older frames
    ++this.unanswered;
    if (this.moveWaits) this.hasWaited = true;
    try {
      const isMade = await this.do({ do: "play", move }, this.viewer ?? this.waiting[0] ?? this.me);
      if (isMade && this.hasWaited) this.log.showNote(t("web-move-made"), true);
      return isMade;
    } finally {
      if (--this.unanswered === 0) this.hasWaited = false;
    }
  }

  /** Show why this move cannot be made now; nothing is done. */
  async whyNot(move: AnyMove): Promise<void> {
    this.incoming.flush(); // the server speaks of what it has shown last
    try {
      const reason = await this.connection.whyNot(move);
      if (reason) this.log.showNote(reason.text ?? "", reason.is_open ?? false, reason.rule);
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error; // the seat is not looked at any more
    }
  }

  /** Advice for the seat that is shown; `null` if it is refused, which is shown as a note. */
  async advise(): Promise<Advice | null> {
    this.incoming.flush(); // the server speaks of what it has shown last
    const { viewer } = this;
    try {
      const advice = await this.connection.advise();
      return this.viewer === viewer ? advice : null; // else somebody else may hold the device
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      this.log.showNote(error.message, true);
      return null;
    }
  }

  /** Show a seat of this device to whoever holds it now; `null` lowers the curtain. */
  showSeat(seat: number | null): void {
    this.seat = seat;
    this.look(seat);
  }

  /** Ask for the view of a seat of this device, or (`null`) for everyone's. */
  look(seat: number | null): void {
    this.incoming.flush();
    this.awaitingView = true;
    this.forgetView();
    this.connection.look(seat);
  }

  /** The end of a round has been looked at. */
  dismissRoundEnd(): void {
    this.incoming.flush();
    if (this.lingering) this.lingering.roundEnd = null;
    if (this.seat !== null) this.showSeat(null); // everyone has been looking at this screen
  }

  /** Drop everything that only one seat may know. */
  private forgetView(): void {
    this.viewer = null;
    this.view = null;
    this.legal = [];
    this.free = [];
    this.notation = [];
    if (this.lingering) this.lingering.secret = null;
    this.log.note = "";
  }

  /** Of a message: what can be done now. */
  private offered({ legal = [], open_moves = [] }: Sync | Frame): AnyMove[] {
    const isOpenTurn = this.shared && this.viewer === null && this.waiting.length > 0;
    return isOpenTurn ? open_moves : legal;
  }

  private sync(message: Sync): void {
    const isSameRound = this.view !== null && message.view?.round === this.view.round;
    this.update(message.table);
    this.fairness.sync(message);
    const joined = this.joining
      ? message.chairs.find((chair) => !this.chairs.includes(chair))
      : undefined;
    this.chairs = message.chairs;
    this.claims = message.claims ?? [];
    if (this.seated) this.remember();
    this.contributeToDraw();
    if (joined !== undefined) {
      this.joining = false;
      if (message.table.phase === "lobby") void this.do({ do: "ready", ready: true }, joined);
    }
    const isSeatGone = this.seat !== null && !this.chairs.includes(this.seat);
    if (message.table.phase !== "playing" || isSeatGone) this.seat = null;
    const wanted = this.shared ? this.seat : (this.chairs[0] ?? null);
    if (message.viewer !== wanted) return this.look(wanted);
    this.awaitingView = false;
    this.viewer = message.viewer;
    this.view = message.view;
    this.legal = this.offered(message);
    this.free = message.free;
    this.notation = message.notation ?? [];
    if (!isSameRound) this.lingering?.startRound(this.view);
    this.history.sync(message);
    this.log.addSync(message);
    this.warnOfDraw();
    const link = this.watching ? null : takeSeatLink();
    if (link) void takeSeatByLink(this, link);
    else void this.continuePlan();
  }

  /** Show a frame; returns for how many milliseconds it should be looked at. */
  private frame(message: Frame): number {
    const before = this.view;
    if (message.table) this.update(message.table);
    else if (message.view && this.info) {
      this.info = { ...this.info, takeback: message.takeback ?? null, due: message.due ?? null };
    }
    this.contributeToDraw();
    const events = message.events ?? [];
    const isMove = message.view && this.info ? this.fairness.frame(message, this.info) : false;
    if (message.view && !this.awaitingView) {
      const view = { ...message.view, ...message.own, viewer: this.viewer };
      const history = [...(before?.history ?? []), ...(isMove ? events : [])];
      this.view = message.fresh ? view : ({ ...view, history } as AnyView);
      this.legal = this.offered(message);
      this.free = message.free ?? [];
      this.notation = message.notation ?? [];
      this.history.frame(message, isMove);
    }
    const { info, lingering } = this;
    if (!info || !lingering) return 0;
    if (message.news) this.talk.hear(message.news);
    this.log.addFrame(message, info, isMove);
    this.warnOfDraw();
    const open = message.view; // as everyone may know it
    if (!open) return 0;
    if (message.news?.what === "started") lingering.startGame(this.view);
    const { view } = this;
    if (this.awaitingView || !view) return 0;
    if (view.round !== before?.round) lingering.startRound(view);
    for (const listener of this.listeners) listener(events);
    for (const [k, event] of events.entries()) {
      const sentence = eventSentence(message.sentences?.[k] ?? "", event, view, info);
      lingering.follow(event, { view, open, keys: this.history.open, sentence });
    }
    return pauseAfter(events, info, this.log.lines.at(-1) ?? "");
  }

  private update(info: TableInfo): void {
    const { game } = info.options;
    if (this.info?.options.game !== game) {
      const ui = uiOf(game);
      this.lingering = ui.lingering();
      ui.screens().catch(() => null); // loaded before the game begins; its screen asks again
    }
    this.info = withColours(info);
    setClock(info.now);
  }

  private contributeToDraw(): void {
    if (this.info) this.fairness.contribute(this.info, this.chairs);
  }

  /** Say once that something is wrong with the draw, as soon as that is known. */
  private warnOfDraw(): void {
    const problem = this.fairness.newProblem();
    if (problem) this.log.showNote(t(DRAW_PROBLEMS[problem]), true);
  }

  /** Do the next step of what was planned on the home page; each sync is the end of a step. */
  private async continuePlan(): Promise<void> {
    const plan = this.plan;
    this.plan = null;
    if (plan) this.plan = await carryOut(plan, this);
  }
}
