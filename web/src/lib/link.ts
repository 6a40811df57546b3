// A connection to a table: it heals itself, and resends what was not acknowledged.
import type { Bye, Do, Frame, FromClient, FromServer, Refused, Sync } from "../protocol";
import { socketAddress } from "./place";

const VERSION = 1;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const SILENCE = 10_000;
const LONG_ASLEEP = 20_000;
/** Until what came too fast is sent again. */
const SLOWER = 1000;

export type Action = Do["action"];
export type Language = "en" | "it" | "es" | "de" | "fr";

/** The server refused a command; the text says why in the reader's language. */
export class CommandRefused extends Error {
  readonly reason: string;

  constructor(message: Refused) {
    super(message.text);
    this.reason = message.reason;
  }
}

export type Heard = {
  sync(message: Sync): void;
  frame(message: Frame): void;
  connected(yes: boolean): void;
  ended(message: Bye): void;
};

type Waiting = { message: Do; done: () => void; failed: (why: CommandRefused) => void };

/** 128 random bits in hexadecimal: whoever has them has the seat. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Link {
  private socket: WebSocket | null = null;
  private ready = false;
  private frame = 0;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private slow = 0;
  private asleep = 0;
  private closed = false;
  private resyncing = false;
  /** What was asked to be shown, until it is. */
  private looked: FromClient | null = null;
  private waiting = new Map<string, Waiting>();

  constructor(
    private readonly code: string,
    private readonly tokens: () => string[],
    private readonly language: () => Language,
    private readonly heard: Heard,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Leave; the seat stays. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.slow);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** Ask for something; fulfilled when it is done, rejected with `CommandRefused`. */
  do(action: Action, chair: number | null): Promise<void> {
    const message: Do = { type: "do", id: newToken(), action, chair, seen: this.frame || null };
    return new Promise((done, failed) => {
      this.waiting.set(message.id, { message, done, failed });
      if (this.ready) this.send(message);
    });
  }

  /** Look at another seat of this device, or (`null`) at the table as everyone sees it. */
  look(chair: number | null): void {
    this.looked = { type: "look", chair };
    this.send(this.looked);
  }

  /** Connect anew, for example because the language is another now. */
  again(): void {
    this.pause = 0;
    this.socket?.close();
  }

  /** Do not wait out the pause when the device is back, and see whether the way still leads anywhere. */
  private hurry = (): void => {
    if (this.closed) return;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.connect();
    } else if (this.ready) {
      this.send({ type: "resync" });
    }
  };

  private wake = (): void => {
    if (document.hidden) this.asleep = performance.now();
    else if (this.socket === null || performance.now() - this.asleep > LONG_ASLEEP) this.hurry();
  };

  private connect(): void {
    const socket = new WebSocket(socketAddress());
    this.socket = socket;
    this.expect(socket);
    socket.onopen = () => {
      const tokens = this.tokens();
      const look = tokens.length === 1 ? 0 : null;
      const language = this.language();
      this.send({ type: "hello", version: VERSION, table: this.code, tokens, look, language });
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      clearTimeout(this.slow);
      this.take(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** Whatever is sent is answered soon, or the connection is dead, even if nobody has said so. */
  private expect(socket: WebSocket): void {
    clearTimeout(this.slow);
    this.slow = window.setTimeout(() => {
      this.lost(socket);
      socket.close();
    }, SILENCE);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    clearTimeout(this.slow);
    this.socket = null;
    this.ready = false;
    this.heard.connected(false);
    if (this.closed) return;
    // A little randomness, so that a restarted server is not met by everyone at once.
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(Math.max(this.pause, FIRST_PAUSE) * 2, LONGEST_PAUSE);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.expect(this.socket);
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case "sync":
        this.frame = message.frame;
        this.resyncing = false;
        this.looked = null;
        this.heard.sync(message);
        if (!this.ready) {
          this.ready = true;
          this.pause = FIRST_PAUSE;
          this.heard.connected(true);
          for (const { message: asked } of this.waiting.values()) this.send(asked);
        }
        break;
      case "frame":
        if (message.frame === this.frame + 1) {
          this.frame = message.frame;
          this.heard.frame(message);
        } else if (!this.resyncing) {
          this.resyncing = true;
          this.send({ type: "resync" });
        }
        if (message.ack) this.answer(message.ack, null);
        break;
      case "ack":
        this.answer(message.id, null);
        break;
      case "refused":
        if (message.reason === "too-fast") this.askAgain(message.id ?? null);
        else if (message.id) this.answer(message.id, new CommandRefused(message));
        break;
      case "bye":
        if (message.again === undefined || message.again === null) {
          this.closed = true;
          this.heard.ended(message);
        } else {
          this.pause = message.again * 1000;
        }
    }
  }

  /** Send again what came too fast; nobody needs to know. */
  private askAgain(id: string | null): void {
    const socket = this.socket;
    setTimeout(() => {
      if (this.socket !== socket) return; // a new connection sends all again that was not answered
      const asked =
        id === null ? (this.looked ?? { type: "resync" }) : this.waiting.get(id)?.message;
      if (asked) this.send(asked);
    }, SLOWER);
  }

  private answer(id: string, refused: CommandRefused | null): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    if (refused) waiting.failed(refused);
    else waiting.done();
  }
}
