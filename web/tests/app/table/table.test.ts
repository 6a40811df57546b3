import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { saveTokens, tokensOf } from "../../../src/app/storage";
import { answerTakeback, setReady, sit, stand } from "../../../src/app/table/seating";
import { planStart, takePlan } from "../../../src/app/table/startPlan";
import { Table } from "../../../src/app/table/table.svelte";
import type { AnyEvent, Do, Frame, Sync, TableInfo } from "../../../src/protocol";
import { bid, DICE, diceView } from "../../fixtures/dice";
import { FakeSocket, fakeSockets } from "../../fixtures/sockets";
import { meadow, place, roundTable, sync, table as tableInfo } from "../../fixtures/tables";

let table: Table;
let number: number;

function open(more: Partial<Sync>, watching = false, code = "K7QXMA"): void {
  table = new Table(code, takePlan(code), watching);
  FakeSocket.last.accept();
  show(more);
}
function show(more: Partial<Sync>): void {
  number = more.frame ?? 1;
  FakeSocket.last.say(sync({ frame: number, ...more }));
}
function frame(more: Partial<Frame>): void {
  FakeSocket.last.say({ type: "frame", frame: ++number, ...more });
}
const commands = () => FakeSocket.last.ofType("do");
/** Acknowledge the last command, and let the page go on. */
async function acknowledge(command: Do = commands().at(-1)!): Promise<void> {
  FakeSocket.last.say({ type: "ack", id: command.id });
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(async () => {
  await setLanguage("en");
  fakeSockets();
});
afterEach(() => {
  table.close();
  vi.restoreAllMocks();
});

/** A busy machine takes its time. */
const WAIT = { timeout: 20_000 };

describe("a view", () => {
  const STARTED = { type: "started", seat: 2, at: 0 } as const;
  const step = { type: "step", to: 1 } as const;

  test("is what the last sync or frame said, and its history grows", () => {
    open({ chairs: [2], viewer: 2, view: meadow({ viewer: 2, phase: "start" }) });
    const view = meadow({ phase: "step", dog: 0 });
    frame({ events: [STARTED], view, own: { wolf: null }, moves: 1, legal: [step] });
    expect(table.view).toMatchObject({ viewer: 2, phase: "step", history: [STARTED] });
    expect([table.legal, table.myTurn]).toEqual([[step], true]);
  });

  test("of a free move keeps the history", () => {
    open({ chairs: [2], viewer: 2, view: meadow({ history: [STARTED] }), moves: 1 });
    const proposed = { type: "proposed", seat: 2, at: 1 } as const;
    frame({ events: [proposed], view: meadow(), moves: 1 });
    expect(table.view?.history).toEqual([STARTED]);
    expect(table.log.lines).toHaveLength(2);
  });

  test("of a seat goes at once when another is asked for", () => {
    saveTokens("K7QXMA", ["one", "two"]);
    const view = meadow({ viewer: 1, wolf: 3 });
    open({ chairs: [1, 2], view: meadow() });
    table.showSeat(1);
    show({ chairs: [1, 2], viewer: 1, view });
    expect(table.view).toEqual(view);
    table.showSeat(null);
    expect([table.view, table.viewer]).toEqual([null, null]);
    frame({ events: [STARTED], view: meadow(), own: { wolf: 3 }, moves: 1 }); // still of the last seat
    expect(table.view).toBeNull();
    expect(FakeSocket.last.ofType("look").at(-1)).toEqual({ type: "look", chair: null });
  });

  test("of everyone lets those who share a device take a turn without a secret", () => {
    saveTokens("K7QXMA", ["one", "two"]);
    const view = meadow({ phase: "step", actors: [2] });
    open({ chairs: [1, 2], view, open_moves: [step] });
    expect([table.legal, table.myTurn]).toEqual([[step], true]);
    void table.play(step);
    expect(commands().at(-1)).toMatchObject({ chair: 2, action: { do: "play", move: step } });
    frame({ view: meadow({ phase: "hide", actors: [1] }), moves: 1 });
    expect(table.myTurn).toBe(false);
  });

  test("of everyone offers nothing to who only watches, or has one seat", () => {
    open({ chairs: [], view: meadow({ phase: "step", actors: [2] }), open_moves: [step] }, true);
    expect(table.myTurn).toBe(false);
  });

  test("asks nobody to act while the table is paused", () => {
    open({ chairs: [1], viewer: 1, view: meadow({ viewer: 1 }), legal: [step] });
    expect(table.myTurn).toBe(true);
    frame({ table: { ...table.info!, paused: true }, moves: 0 });
    expect([table.legal, table.myTurn]).toEqual([[step], false]);
  });

  test("of another seat than the wanted one is not shown", () => {
    open({ chairs: [1, 2], viewer: 1, view: meadow({ viewer: 1, wolf: 3 }) });
    expect(table.view).toBeNull();
    expect(FakeSocket.last.ofType("look")).toEqual([{ type: "look", chair: null }]);
  });

  test("does not lag behind bots once the viewer moves", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const places = [place("Ada"), place("", { who: "bot" })];
    const info = tableInfo([], { places });
    open({ table: info, chairs: [1], viewer: 1, view: meadow({ viewer: 1 }) });
    for (const moves of [1, 2]) {
      frame({ events: [STARTED], view: meadow({ idle: moves }), moves, legal: [step] });
    }
    expect(table.view).toMatchObject({ idle: 1 }); // the second waits until the first is read
    void table.play(step);
    expect(table.view).toMatchObject({ idle: 2 });
  });

  test("listeners are told of the events", () => {
    open({ chairs: [2], viewer: 2, view: meadow({ viewer: 2 }) });
    const listener = vi.fn();
    const stop = table.listen(listener);
    frame({ events: [STARTED], view: meadow(), moves: 1 });
    stop();
    frame({ events: [STARTED], view: meadow(), moves: 2 });
    expect(listener.mock.calls).toEqual([[[STARTED]]]);
  });
});

describe("what lingers", () => {
  const info = tableInfo(["Ada", "Bea", "Cleo", "Dora"], { options: { game: "wooolf" } });
  const peeked = {
    type: "peeked",
    by: 1,
    owner: 2,
    side: "left",
    announced: "dog",
    card: "dog/dog",
  } as const;

  test("is a card that was peeked at, until the seat is left", () => {
    open({ table: info, chairs: [1], viewer: 1, view: roundTable({ viewer: 1 }) });
    const sentences = ["wooolf-event-peeked-own"];
    frame({ events: [peeked], sentences, view: roundTable(), moves: 1 });
    const sentence = "You peek at Bea’s left card: dog. You announce a dog.";
    expect(table.lingering?.secret).toEqual({ card: "dog/dog", sentence });
    table.look(null);
    expect(table.lingering?.secret).toBeNull();
  });

  test("is the end of a round, while the view goes on", () => {
    open({ chairs: [2], viewer: 2, view: meadow({ viewer: 2 }), moves: 3 });
    const round = { wolf_seat: 1, wolf: 3, found: true, how: "found" } as const;
    const ended: AnyEvent = { type: "round_ended", round, scores: [0, 1] };
    const view = meadow({ phase: "ended", actors: [], wolf: 3, rounds: [round] });
    const sentences = ["uly_polly-event-round_ended"];
    frame({ fresh: true, closing: true, events: [ended], sentences, view, moves: 3 });
    frame({ fresh: true, view: meadow({ round: 2, phase: "hide" }), moves: 4 });
    expect(table.view).toMatchObject({ round: 2, phase: "hide" });
    expect(table.lingering?.roundEnd).toMatchObject({
      number: 1,
      view,
      sentence: table.log.lines.at(-1),
    });
    expect(table.log.lines.at(-1)).toContain("b2");
    table.dismissRoundEnd();
    expect(table.lingering?.roundEnd).toBeNull();
  });

  test("begins anew with another game", () => {
    open({ table: info, view: roundTable() });
    const first = table.lingering;
    frame({ table: { ...info, now: 1 } });
    expect(table.lingering).toBe(first);
    frame({ table: tableInfo(["Ada"], { phase: "lobby" }) });
    expect(table.lingering).not.toBe(first);
  });
});

describe("a refusal", () => {
  const refuse = async (reason: string, is_open: boolean) => {
    const done = table.play({ type: "step", to: 3 });
    const [text, { id }] = [`because ${reason}`, commands().at(-1)!];
    FakeSocket.last.say({ type: "refused", reason, facts: {}, text, id, is_open });
    expect(await done).toBe(false);
  };

  test("is shown, and read aloud only if it tells nothing secret", async () => {
    open({ chairs: [2], viewer: 2, view: meadow({ viewer: 2 }) });
    await refuse("under-dog", false);
    expect([table.log.note, table.log.spoken.text]).toEqual(["because under-dog", ""]);
    await refuse("uly_polly-too-far", true);
    expect(table.log.spoken.text).toBe("because uly_polly-too-far");
  });

  test("can be asked for, and then nothing is done", async () => {
    open({ chairs: [2], viewer: 2, view: meadow({ viewer: 2 }) });
    const asked = table.whyNot({ type: "step", to: 3 });
    const { id } = FakeSocket.last.ofType("why_not")[0]!;
    const [reason, text] = ["uly_polly-too-far", "Too far"];
    FakeSocket.last.say({ type: "reason", id, reason, text, is_open: true });
    await asked;
    expect([table.log.note, table.log.spoken.text]).toEqual([text, text]);
    expect(commands()).toEqual([]);
  });
});

describe("whose device it is", () => {
  test("the host's chair acts for a device that has it", () => {
    open({ table: tableInfo(["Ada", "Bea"], { host: 2, phase: "lobby" }), chairs: [1, 2] });
    expect([table.seated, table.shared, table.me, table.isHost]).toEqual([true, true, 2, true]);
  });

  test("a host who is long away can be replaced by anybody", () => {
    const places = [place("Ada", { away_since: 10 }), place("Bea")];
    const info = tableInfo([], { places, phase: "lobby", settings: { grace: 45 } });
    open({ table: { ...info, now: 30 }, chairs: [2], viewer: 2 });
    expect(table.isHost).toBe(false);
    frame({ table: { ...info, now: 60 } });
    expect(table.isHost).toBe(true);
  });

  test("a shared screen has no seat, whatever is stored", () => {
    saveTokens("K7QXMA", ["one"]);
    open({}, true);
    expect(FakeSocket.last.ofType("hello")[0]).toMatchObject({ tokens: [] });
  });

  test("the seats that must act are those of this device", () => {
    open({ chairs: [1], viewer: 1, view: meadow({ actors: [1, 2] }) });
    expect(table.waiting).toEqual([1]);
  });
});

describe("sitting down", () => {
  const lobby = tableInfo(["Ada", "Bea"], { phase: "lobby" });

  test("stores the token, and forgets it when it is refused", async () => {
    open({ table: lobby });
    const done = sit(table, "Zoe", null, "pink");
    const { action, id } = commands().at(-1)!;
    expect(tokensOf("K7QXMA")).toEqual([(action as { token: string }).token]);
    FakeSocket.last.say({ type: "refused", reason: "full", facts: {}, text: "Full", id });
    expect(await done).toBe(false);
    expect(tokensOf("K7QXMA")).toEqual([]);
  });

  test("of one more keeps the other's token, and covers the screen", async () => {
    saveTokens("K7QXMA", ["one"]);
    open({ table: lobby, chairs: [1], viewer: 1 });
    const done = sit(table, "Zoe");
    expect(table.shared).toBe(true);
    await acknowledge();
    expect(await done).toBe(true);
    expect(tokensOf("K7QXMA")).toHaveLength(2);
    show({ table: lobby, chairs: [1, 3] });
    expect([table.joining, table.chairs]).toEqual([false, [1, 3]]);
    expect(commands().at(-1)).toMatchObject({ action: { do: "ready", ready: true }, chair: 3 });
  });

  test("by a link takes the link out of the address", () => {
    history.replaceState(null, "", `/club/t/K7QXMA#seat=${"ab".repeat(16)}`);
    open({ table: lobby });
    expect(commands()[0]?.action).toMatchObject({ do: "use_link", link: "ab".repeat(16) });
    expect(location.hash).toBe("");
  });

  test("and standing up forgets the tokens", async () => {
    saveTokens("K7QXMA", ["one"]);
    open({ table: lobby, chairs: [1], viewer: 1 });
    const done = stand(table);
    await acknowledge();
    await done;
    expect(tokensOf("K7QXMA")).toEqual([]);
  });

  test("a shared device answers for all its seats", async () => {
    open({ table: { ...lobby, phase: "playing", asking: 3, agreed: [1] }, chairs: [1, 2, 4] });
    const done = answerTakeback(table, true);
    await acknowledge();
    await acknowledge();
    await done;
    expect(commands().map(({ chair }) => chair)).toEqual([2, 4]);
  });

  test("the host need not say that they are ready", async () => {
    open({ table: lobby, chairs: [1, 2] });
    const done = setReady(table, true);
    await acknowledge();
    await done;
    expect(commands().map(({ chair }) => chair)).toEqual([2]);
  });
});

describe("a game that the page was built without", () => {
  const options = { game: "hidden_dice" } as unknown as TableInfo["options"];
  const info = tableInfo(["Ada", "Bea"], { options });
  const view = diceView();
  const answer = vi.fn();
  beforeEach(() => vi.stubGlobal("fetch", answer));

  test("is not shown, if the server does not tell of it", async () => {
    answer.mockRejectedValue(new TypeError("offline"));
    open({ table: info, chairs: [1], viewer: 1, view });
    await vi.waitFor(() => expect(table.ended?.text).toBe(t("web-no-server")), WAIT);
    expect([table.info, table.view]).toEqual([null, null]);
  });

  test("is shown when it is known; what came meanwhile is not lost", async () => {
    answer.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(DICE))));
    open({ table: info, chairs: [1], viewer: 1, view });
    const made = { type: "bid", seat: 1, count: 4, rolls: [] } as unknown as AnyEvent;
    const next = diceView({ viewer: null, dice: [null, null], actors: [2] });
    const sentences = ["hidden_dice-event-bid"];
    frame({ events: [made], sentences, view: next, own: { dice: view.dice }, moves: 1 });
    expect(table.view).toBeNull();
    await vi.waitFor(() => expect(table.view).toMatchObject({ viewer: 1, actors: [2] }), WAIT);
    expect(table.view?.history).toEqual([made]);
    expect(table.log.lines).toEqual(["Ada bids 4 ()."]);
    show({ table: info, chairs: [1], viewer: 1, view, legal: [bid(5, 1)], notation: ["5x1"] });
    expect(table.notation).toEqual(["5x1"]);
  });
});

describe("a start plan", () => {
  const places = [place("", { who: "open" }), place("", { who: "open" })];
  const lobby = tableInfo([], { phase: "lobby", places, host: null });

  test("is for one table, once", () => {
    open({ table: lobby });
    planStart("K7QXMA", { names: ["Ada"] });
    expect(takePlan("BRC4TZ")).toBeNull();
    planStart("K7QXMA", { names: ["Ada"] });
    expect(takePlan("K7QXMA")).toEqual({ names: ["Ada"] });
    expect(takePlan("K7QXMA")).toBeNull();
  });

  test("seats people, then bots, and starts the game", async () => {
    planStart("K7QXMA", { names: ["Ada"] });
    open({ table: lobby });
    expect(commands()[0]?.action).toMatchObject({ do: "sit", name: "Ada" });
    await acknowledge();
    const seated = { ...lobby, host: 1, places: [place("Ada"), places[1]!] };
    show({ table: seated, chairs: [1], viewer: 1, frame: 2 });
    expect(commands()[1]?.action).toEqual({ do: "seat_bot", chair: 2, level: "sheep" });
    await acknowledge();
    expect(commands()[2]?.action).toEqual({ do: "start" });
  });

  test("ends where the game has begun already", async () => {
    planStart("K7QXMA", { names: ["Ada"] });
    open({ table: { ...lobby, phase: "playing" } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(commands()).toEqual([]);
  });
});
