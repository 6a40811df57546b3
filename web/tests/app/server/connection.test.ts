import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CommandRefused, Connection, newToken } from "../../../src/app/server/connection";
import type { Frame, Refused } from "../../../src/protocol";
import { FakeSocket, fakeSockets } from "../../fixtures/sockets";
import { sync } from "../../fixtures/tables";

const frame = (number: number, more: Partial<Frame> = {}): Frame => ({
  type: "frame",
  frame: number,
  ...more,
});
const refused = (reason: string, id: string | null): Refused => ({
  type: "refused",
  reason,
  facts: {},
  text: `because ${reason}`,
  id,
});

const listener = { sync: vi.fn(), frame: vi.fn(), connected: vi.fn(), ended: vi.fn() };
let connection: Connection;
let tokens: string[];

/** A connection that the server has greeted. */
function greeted(frameNumber = 5): FakeSocket {
  FakeSocket.last.accept();
  FakeSocket.last.say(sync({ frame: frameNumber }));
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter
  for (const heard of Object.values(listener)) heard.mockReset();
  fakeSockets();
  tokens = ["secret"];
  connection = new Connection(
    "K7QXMA",
    () => tokens,
    () => "fr",
    listener,
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("hello", () => {
  test("goes to this server, by an address that names the table, with tokens and language", () => {
    FakeSocket.last.accept();
    expect(FakeSocket.last.url).toBe("ws://sheepfold.test/club/ws?table=K7QXMA");
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", version: 2, table: "K7QXMA", tokens, look: 0, language: "fr" },
    ]);
  });

  test("of a shared device looks at no seat", () => {
    tokens = ["one", "two"];
    FakeSocket.last.accept();
    expect(FakeSocket.last.ofType("hello")[0]).toMatchObject({ tokens, look: null });
  });
});

describe("retry", () => {
  test("waits longer each time, and not longer than eight seconds", () => {
    for (const delay of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const count = FakeSocket.all.length;
      FakeSocket.last.close();
      vi.advanceTimersByTime(delay - 1);
      expect(FakeSocket.all.length).toBe(count);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(count + 1);
    }
  });

  test("begins with a short wait again after a connection that worked", () => {
    for (const delay of [250, 500]) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(delay);
    }
    greeted().close();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all.length).toBe(4);
    expect(listener.connected.mock.calls).toEqual([[false], [false], [true], [false]]);
  });

  test("comes at once when the device is online again", () => {
    FakeSocket.last.close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
  });

  test("comes when nothing has answered for ten seconds", () => {
    const dead = greeted();
    void connection.do({ do: "start" }, 1);
    vi.advanceTimersByTime(9_999);
    expect(listener.connected).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(1);
    expect(listener.connected).toHaveBeenLastCalledWith(false);
    expect(dead.readyState).toBe(3);
  });

  test("comes when a ping after fifteen silent seconds is not answered for ten more", () => {
    const dead = greeted();
    vi.advanceTimersByTime(14_999);
    expect(dead.ofType("ping")).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(dead.ofType("ping")).toHaveLength(1);
    vi.advanceTimersByTime(9_999);
    expect(listener.connected).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(1);
    expect(listener.connected).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all.length).toBe(2);
  });

  test("does not come while pings are answered", () => {
    const socket = greeted();
    for (let k = 1; k <= 4; k++) {
      vi.advanceTimersByTime(15_000);
      expect(socket.ofType("ping")).toHaveLength(k);
      vi.advanceTimersByTime(5_000);
      socket.say({ type: "pong" });
    }
    expect(FakeSocket.all.length).toBe(1);
  });

  test("comes when the server says that it should", () => {
    const socket = greeted();
    socket.say({ type: "bye", reason: "restart", text: "Back soon", again: 3 });
    socket.close();
    vi.advanceTimersByTime(2_999);
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(2);
    expect(listener.ended).not.toHaveBeenCalled();
  });

  test("does not come after a goodbye, nor after a close", () => {
    const bye = { type: "bye", reason: "no-table", text: "There is no such table" } as const;
    const socket = greeted();
    socket.say(bye);
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(listener.ended).toHaveBeenCalledWith(bye);
    expect(FakeSocket.all.length).toBe(1);
  });

  test("messages of a socket that was given up are ignored", () => {
    const old = greeted();
    void connection.do({ do: "start" }, 1);
    vi.advanceTimersByTime(10_250);
    expect(FakeSocket.all.length).toBe(2);
    old.say(frame(6));
    expect(listener.frame).not.toHaveBeenCalled();
  });
});

describe("a command", () => {
  test("says which frame its sender had seen, and is done when it is acknowledged", async () => {
    const socket = greeted(7);
    const done = connection.do({ do: "start" }, 2);
    const [sent] = socket.ofType("do");
    expect(sent).toMatchObject({ action: { do: "start" }, chair: 2, seen: 7 });
    socket.say({ type: "ack", id: sent!.id });
    await expect(done).resolves.toBeUndefined();
  });

  test("is done by a frame that acknowledges it", async () => {
    const socket = greeted(7);
    const done = connection.do({ do: "start" }, 2);
    socket.say(frame(8, { ack: socket.ofType("do")[0]!.id }));
    await expect(done).resolves.toBeUndefined();
    expect(listener.frame).toHaveBeenCalledOnce();
  });

  test("rejects with the reason of a refusal", async () => {
    const socket = greeted();
    const done = connection.do({ do: "start" }, 2);
    socket.say(refused("not-ready", socket.ofType("do")[0]!.id));
    const error = await done.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CommandRefused);
    expect(error).toMatchObject({ reason: "not-ready", message: "because not-ready" });
  });

  test("waits for a connection, and is sent again until it is acknowledged", async () => {
    const done = connection.do({ do: "start" }, 1);
    const sockets = [greeted()];
    for (let k = 0; k < 2; k++) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(8_000);
      sockets.push(greeted());
    }
    const ids = sockets.map((socket) => socket.ofType("do").map(({ id }) => id));
    expect(ids[0]).toHaveLength(1);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    FakeSocket.last.say({ type: "ack", id: ids[0]![0]! });
    await done;
    FakeSocket.last.close();
    vi.advanceTimersByTime(8_000);
    expect(greeted().ofType("do")).toEqual([]);
  });

  test("that came too fast is sent again a second later", async () => {
    const socket = greeted();
    const done = connection.do({ do: "start" }, 1);
    const { id } = socket.ofType("do")[0]!;
    socket.say(refused("too-fast", id));
    vi.advanceTimersByTime(1_000);
    expect(socket.ofType("do").map((one) => one.id)).toEqual([id, id]);
    socket.say({ type: "ack", id });
    await done;
  });
});

describe("frames", () => {
  test("that follow each other are handed on", () => {
    const socket = greeted(5);
    socket.say(frame(6));
    socket.say(frame(7));
    expect(listener.frame).toHaveBeenCalledTimes(2);
    expect(socket.ofType("resync")).toEqual([]);
  });

  test("count as a sign of life, so no ping is needed", () => {
    const socket = greeted(5);
    for (let k = 6; k < 10; k++) {
      vi.advanceTimersByTime(14_000);
      socket.say(frame(k));
    }
    expect(socket.ofType("ping")).toEqual([]);
  });

  test("with a gap ask for everything, once", () => {
    const socket = greeted(5);
    socket.say(frame(7));
    socket.say(frame(8));
    expect(listener.frame).not.toHaveBeenCalled();
    expect(socket.ofType("resync")).toHaveLength(1);
    socket.say(sync({ frame: 8 }));
    socket.say(frame(9));
    expect(listener.sync).toHaveBeenCalledTimes(2);
    expect(listener.frame).toHaveBeenCalledOnce();
  });
});

describe("looking at a seat", () => {
  test("that came too fast is asked for again", () => {
    const socket = greeted();
    connection.look(2);
    socket.say(refused("too-fast", null));
    vi.advanceTimersByTime(1_000);
    expect(socket.ofType("look")).toEqual([
      { type: "look", chair: 2 },
      { type: "look", chair: 2 },
    ]);
  });
});

test("a token is 128 random bits in hexadecimal", () => {
  expect(newToken()).toMatch(/^[0-9a-f]{32}$/);
  expect(newToken()).not.toBe(newToken());
});

describe("a question why not", () => {
  const move = { type: "step", to: 3 } as const;

  test("is answered with the reason, or with none if the move can be made", async () => {
    const socket = greeted();
    const [refusal, none] = [connection.whyNot(move), connection.whyNot(move)];
    const [first, second] = socket.ofType("why_not");
    expect(first).toMatchObject({ move });
    const reason = {
      type: "reason",
      id: first!.id,
      reason: "uly_polly-too-far",
      text: "Too far",
    } as const;
    socket.say({ type: "reason", id: second!.id, reason: "" });
    socket.say(reason);
    await expect(refusal).resolves.toEqual(reason);
    await expect(none).resolves.toBeNull();
  });

  test("is asked again after a reconnection", () => {
    const socket = greeted();
    void connection.whyNot(move);
    socket.close();
    vi.advanceTimersByTime(250);
    expect(greeted().ofType("why_not")).toEqual(socket.ofType("why_not"));
  });

  test("can be refused, and a refusal says whether it is open", async () => {
    const socket = greeted();
    const asked = connection.whyNot(move);
    const id = socket.ofType("why_not")[0]!.id;
    socket.say({ ...refused("not-your-seat", id), is_open: true });
    await expect(asked).rejects.toMatchObject({ reason: "not-your-seat", isOpen: true });
  });
});

test("advice is given for the question that was asked", async () => {
  const socket = greeted();
  const asked = connection.advise();
  const id = socket.ofType("advise")[0]!.id;
  const advice = { known: [[1]], about: "uly_polly-known-about", turn: null };
  socket.say({ type: "advice", id, advice });
  await expect(asked).resolves.toEqual(advice);
});
