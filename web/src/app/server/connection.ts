// The WebSocket to a table. It reconnects by itself, and resends what was not acknowledged.
import type {
  Advice,
  AdviceGiven,
  Advise,
  AnyMove,
  Bye,
  Do,
  Frame,
  FromClient,
  FromServer,
  Reason,
  Refused,
  Sync,
  WhyNot,
} from "../../protocol";
import type { Language } from "../i18n.svelte";
import { socketAddress } from "./addresses";

const VERSION = 2;
/** Milliseconds before the first attempt to reconnect, and at most before any later one. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;
/** Milliseconds without an answer after which a connection is taken for dead. */
const ANSWER_TIMEOUT = 10_000;
/** Milliseconds without a message after which a page asks whether the server is still there. */
const PING_AFTER = 15_000;
/** Milliseconds in the background after which a page asks whether it has missed something. */
const LONG_HIDDEN = 20_000;
/** Milliseconds before a message that was refused as too fast is sent again. */
const RATE_LIMIT_DELAY = 1000;

export type Action = Do["action"];

/** The server refused a command; the message says why in the reader's language. */
export class CommandRefused extends Error {
  readonly reason: string;
  /** Whether it tells nothing that only one seat knows. */
  readonly isOpen: boolean;
  /** The id of the rule that says so, if one does. */
  readonly rule: string;

  constructor(refused: Refused) {
    super(refused.text);
    this.reason = refused.reason;
    this.isOpen = refused.is_open ?? false;
    this.rule = refused.rule ?? "";
  }
}

/** What a connection reports. */
export type ConnectionListener = {
  sync(message: Sync): void;
  frame(message: Frame): void;
  connected(yes: boolean): void;
  ended(message: Bye): void;
};

/** What the server answers by its id. */
type AnsweredMessage = Do | WhyNot | Advise;

/** A command or a question that is not answered yet. */
type Pending = {
  message: AnsweredMessage;
  /** A command is answered without a message. */
  resolve: (answer: Reason | AdviceGiven | null) => void;
  reject: (why: CommandRefused) => void;
};

/** 128 random bits in hexadecimal: whoever has them has the seat. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  private socket: WebSocket | null = null;
  /** Whether the server has answered the hello of this socket. */
  private ready = false;
  /** The number of the last frame; the next one must follow it. */
  private frame = 0;
  private delay = FIRST_DELAY;
  private reconnectTimer = 0;
  /** Runs until an answer is overdue or, when none is expected, until it is time for a ping. */
  private silenceTimer = 0;
  private hiddenSince = 0;
  private closed = false;
  private resyncing = false;
  /** The last request for a seat's view, until it is answered. */
  private pendingLook: FromClient | null = null;
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly code: string,
    private readonly tokens: () => string[],
    private readonly language: () => Language,
    private readonly listener: ConnectionListener,
  ) {
    this.connect();
    addEventListener("online", this.checkNow);
    document.addEventListener("visibilitychange", this.onVisibilityChange);
  }

  /** Disconnect for good; the seat stays taken. */
  close(): void {
    this.closed = true;
    clearTimeout(this.reconnectTimer);
    clearTimeout(this.silenceTimer);
    removeEventListener("online", this.checkNow);
    document.removeEventListener("visibilitychange", this.onVisibilityChange);
    this.socket?.close();
  }

  /** Send a command. Resolves when it is done, rejects with `CommandRefused`. */
  async do(action: Action, chair: number | null): Promise<void> {
    await this.ask({ type: "do", id: newToken(), action, chair, seen: this.frame || null });
  }

  /** Ask why the seat that is looked at cannot make this move; `null` if it can. */
  async whyNot(move: AnyMove): Promise<Reason | null> {
    const answer = await this.ask({ type: "why_not", id: newToken(), move });
    return answer?.type === "reason" && answer.reason ? answer : null;
  }

  /** Ask for advice for the seat that is looked at; rejects with `CommandRefused`. */
  async advise(): Promise<Advice | null> {
    const answer = await this.ask({ type: "advise", id: newToken() });
    return answer?.type === "advice" ? answer.advice : null;
  }

  private ask(message: AnsweredMessage): Promise<Reason | AdviceGiven | null> {
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      if (this.ready) this.send(message);
    });
  }

  /** Look at another seat of this device, or (`null`) at the table as everyone sees it. */
  look(chair: number | null): void {
    this.pendingLook = { type: "look", chair };
    this.send(this.pendingLook);
  }

  /** Connect again at once, for example because the language has changed. */
  reconnect(): void {
    this.delay = 0;
    this.socket?.close();
  }

  /** The device is back: do not wait for a timer, and find out whether the connection still works. */
  private checkNow = (): void => {
    if (this.closed) return;
    if (this.socket === null) {
      clearTimeout(this.reconnectTimer);
      this.connect();
    } else if (this.ready) {
      this.send({ type: "resync" });
    }
  };

  private onVisibilityChange = (): void => {
    if (document.hidden) this.hiddenSince = performance.now();
    else if (this.socket === null || performance.now() - this.hiddenSince > LONG_HIDDEN) {
      this.checkNow();
    }
  };

  private connect(): void {
    const socket = new WebSocket(socketAddress(this.code));
    this.socket = socket;
    this.expectAnswer(socket);
    socket.onopen = () => {
      const tokens = this.tokens();
      const look = tokens.length === 1 ? 0 : null;
      const language = this.language();
      this.send({ type: "hello", version: VERSION, table: this.code, tokens, look, language });
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.expectNews();
      this.receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** Every message is answered soon; if not, the connection is dead, even without a close event. */
  private expectAnswer(socket: WebSocket): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = window.setTimeout(() => {
      this.lost(socket);
      socket.close();
    }, ANSWER_TIMEOUT);
  }

  /** A frozen server closes no connection, so without pings an idle page would wait for ever. */
  private expectNews(): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = window.setTimeout(() => this.send({ type: "ping" }), PING_AFTER);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    clearTimeout(this.silenceTimer);
    this.socket = null;
    this.ready = false;
    this.listener.connected(false);
    if (this.closed) return;
    // Jitter, so that not everyone comes back to a restarted server at the same moment.
    const delay = this.delay * (0.75 + Math.random() / 2);
    this.reconnectTimer = window.setTimeout(() => this.connect(), delay);
    this.delay = Math.min(Math.max(this.delay, FIRST_DELAY) * 2, LONGEST_DELAY);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.expectAnswer(this.socket);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "sync":
        this.frame = message.frame;
        this.resyncing = false;
        this.pendingLook = null;
        this.listener.sync(message);
        if (!this.ready) {
          this.ready = true;
          this.delay = FIRST_DELAY;
          this.listener.connected(true);
          for (const { message: unanswered } of this.pending.values()) this.send(unanswered);
        }
        break;
      case "frame":
        if (message.frame === this.frame + 1) {
          this.frame = message.frame;
          this.listener.frame(message);
        } else if (!this.resyncing) {
          this.resyncing = true; // a gap: ask for everything
          this.send({ type: "resync" });
        }
        if (message.ack) this.settle(message.ack);
        break;
      case "ack":
        this.settle(message.id);
        break;
      case "reason":
      case "advice":
        this.settle(message.id, message);
        break;
      case "refused":
        if (message.reason === "too-fast") this.sendAgainLater(message.id ?? null);
        else if (message.id) this.refuse(message.id, new CommandRefused(message));
        break;
      case "pong":
        break; // its arrival alone matters
      case "bye":
        if (message.again === undefined || message.again === null) {
          this.closed = true;
          this.listener.ended(message);
        } else {
          this.delay = message.again * 1000;
        }
    }
  }

  /** Resend what came too fast; the caller need not know. */
  private sendAgainLater(id: string | null): void {
    const socket = this.socket;
    setTimeout(() => {
      if (this.socket !== socket) return; // a new connection resends everything that is pending
      const message =
        id === null ? (this.pendingLook ?? { type: "resync" }) : this.pending.get(id)?.message;
      if (message) this.send(message);
    }, RATE_LIMIT_DELAY);
  }

  /** A command is carried out, or a question is answered. */
  private settle(id: string, answer: Reason | AdviceGiven | null = null): void {
    this.pending.get(id)?.resolve(answer);
    this.pending.delete(id);
  }

  private refuse(id: string, refused: CommandRefused): void {
    this.pending.get(id)?.reject(refused);
    this.pending.delete(id);
  }
}
