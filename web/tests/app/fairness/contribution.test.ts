import { beforeEach, describe, expect, test } from "vitest";
import {
  Contribution,
  contributions,
  isMissing,
  sealOf,
} from "../../../src/app/fairness/contribution";
import type { DrawInfo, TableInfo } from "../../../src/protocol";
import { table } from "../../fixtures/tables";

const SEAL = "aa".repeat(32);
const OTHER_SEAL = "bb".repeat(32);

/** A table of two in its lobby, whose draw is being made. */
function lobby(draw: Partial<DrawInfo> = {}, more: Partial<TableInfo> = {}): TableInfo {
  const made = { seal: SEAL, chairs: [1, 2], seals: ["", ""], values: ["", ""], ...draw };
  return table(["Ada", "Bea"], { phase: "lobby", draw: made, ...more });
}

let device: Contribution;
let number: string;

beforeEach(() => {
  device = new Contribution();
  device.answers(lobby(), [1]);
  number = contributions(SEAL)[1]!;
});

const sealed = () => lobby({ seals: [sealOf(number), OTHER_SEAL] });

describe("this device", () => {
  test("seals a number first, once", () => {
    const fresh = new Contribution();
    const seal = { do: "seal_draw", draw: SEAL, seal: sealOf(number) };
    expect(fresh.answers(lobby(), [1])).toEqual([{ chair: 1, action: seal }]);
    expect(fresh.answers(lobby(), [1])).toEqual([]);
  });

  test("opens it when all have sealed theirs", () => {
    expect(device.answers(lobby({ seals: [sealOf(number), ""] }), [1])).toEqual([]);
    const open = { do: "open_draw", draw: SEAL, value: number };
    expect(device.answers(sealed(), [1])).toEqual([{ chair: 1, action: open }]);
    expect(device.answers(sealed(), [1])).toEqual([]);
  });

  test("adds once for each of its chairs", () => {
    const shared = new Contribution();
    expect(shared.answers(lobby(), [1, 2]).map(({ chair }) => chair)).toEqual([1, 2]);
    expect(new Set(Object.values(contributions(SEAL))).size).toBe(2);
  });

  test("knows its number after the page was loaded again", () => {
    const [answer] = new Contribution().answers(sealed(), [1]);
    expect(answer?.action).toMatchObject({ do: "open_draw", value: number });
  });

  test("does not open a number that somebody else has sealed in its name", () => {
    expect(device.answers(lobby({ seals: [OTHER_SEAL, OTHER_SEAL] }), [1])).toEqual([]);
  });
});

describe("a problem", () => {
  const playing = (draw: Partial<DrawInfo>) =>
    lobby({ seals: [sealOf(number), OTHER_SEAL], ...draw }, { phase: "playing" });

  test("is none when the game has the numbers of the draw", () => {
    device.answers(sealed(), [1]);
    device.answers(playing({ values: [number, "cc"] }), [1]);
    expect(device.problem).toBeNull();
  });

  test("is a draw that changed after the number was opened", () => {
    device.answers(sealed(), [1]);
    device.answers(playing({ seal: OTHER_SEAL, values: [number, "cc"] }), [1]);
    expect(device.problem).toBe("changed");
  });

  test("is a number that was replaced", () => {
    device.answers(sealed(), [1]);
    device.answers(playing({ values: ["dd", "cc"] }), [1]);
    expect(device.problem).toBe("changed");
  });

  test("is a draw that begins again with everybody", () => {
    device.answers(sealed(), [1]);
    device.answers(lobby({ seal: OTHER_SEAL }), [1]);
    expect(device.problem).toBe("changed");
  });

  test("is not a draw that begins again because a chair was left out", () => {
    device.answers(sealed(), [1]);
    device.answers(lobby({ seal: OTHER_SEAL, chairs: [1], seals: [""], values: [""] }), [1]);
    expect(device.problem).toBeNull();
  });

  test("is a game that was drawn without this device", () => {
    const draw = { chairs: [2], seals: [OTHER_SEAL], values: ["cc"] };
    device.answers(playing(draw), [1]);
    expect(device.problem).toBe("missing");
    expect(isMissing({ seal: SEAL, ...draw }, [1])).toBe(true);
  });
});
