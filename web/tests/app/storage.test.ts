import { beforeEach, describe, expect, test, vi } from "vitest";
import * as storage from "../../src/app/storage";
import release from "../fixtures/storage-0.1.0.json";

describe("what release 0.1.0 left in a browser", () => {
  beforeEach(() => {
    for (const [key, value] of Object.entries(release)) localStorage.setItem(key, value);
  });

  test("seats stay, also where several share a device", () => {
    expect(storage.tokensOf("K7QXMA")).toEqual(["0123456789abcdef0123456789abcdef"]);
    expect(storage.tokensOf("BRC4TZ")).toEqual(["a".repeat(32), "b".repeat(32)]);
    expect(storage.tokensOf("ZZZZZZ")).toEqual([]);
  });

  test("so do name, colour, level and those who shared the device", () => {
    expect(storage.ownName()).toBe("Ada");
    expect(storage.ownColour()).toBe("teal");
    expect(storage.ownLevel()).toBe("owl");
    expect(storage.sharedNames()).toEqual(["Ada", "Bea", "Cleo"]);
  });

  test("and so do the language and the settings", async () => {
    vi.resetModules();
    const { preferredLanguage } = await import("../../src/app/i18n.svelte");
    const { settings } = await import("../../src/app/settings/settings.svelte");
    expect(preferredLanguage()).toBe("it");
    expect({ ...settings }).toEqual({
      sounds: false,
      aloud: true,
      notify: false,
      awake: true,
      calm: true,
      pace: "normal",
    });
  });
});

describe("storage", () => {
  test("an empty one has a guest without seats", () => {
    expect([storage.ownName(), storage.ownColour(), storage.ownLevel()]).toEqual([
      "",
      null,
      "sheep",
    ]);
    expect(storage.chosenLevel()).toBeNull();
    expect(storage.tokensOf("K7QXMA")).toEqual([]);
  });

  test("what is saved is read", () => {
    storage.saveTokens("K7QXMA", ["one", "two"]);
    storage.saveSharedNames(["Ada", "Bea"]);
    storage.saveName("Ada");
    storage.saveColour("pink");
    storage.saveLevel("lamb");
    expect(storage.tokensOf("K7QXMA")).toEqual(["one", "two"]);
    expect(storage.sharedNames()).toEqual(["Ada", "Bea"]);
    expect([storage.ownName(), storage.ownColour(), storage.ownLevel()]).toEqual([
      "Ada",
      "pink",
      "lamb",
    ]);
    storage.forgetTokens("K7QXMA");
    expect(storage.tokensOf("K7QXMA")).toEqual([]);
  });

  test.each(["no JSON", "{}", "null", "7", '"text"'])("nonsense (%s) is no seat", (text) => {
    localStorage.setItem("sheepfold.seats.K7QXMA", text);
    expect(storage.tokensOf("K7QXMA")).toEqual([]);
  });

  test("of a list only the texts count, and of many the last eight", () => {
    const tokens = Array.from({ length: 10 }, (_, k) => `token ${k}`);
    localStorage.setItem("sheepfold.seats.K7QXMA", JSON.stringify([1, null, ...tokens]));
    expect(storage.tokensOf("K7QXMA")).toEqual(tokens.slice(2));
  });

  test("a colour or a level that is not ours is none", () => {
    localStorage.setItem("sheepfold.colour", "beige");
    localStorage.setItem("sheepfold.level", "dragon");
    expect([storage.ownColour(), storage.ownLevel()]).toEqual([null, "sheep"]);
  });
});

describe("tables this device was at", () => {
  const at = (time: number) => vi.spyOn(Date, "now").mockReturnValue(time);

  test("those with a seat are known, the last visited first", () => {
    for (const code of ["AAAA", "BBBB", "CCCC"]) storage.saveTokens(code, [`token of ${code}`]);
    at(2000);
    storage.saveVisit("BBBB", [1], "playing");
    at(1000);
    storage.saveVisit("CCCC", [2, 3], "over");
    storage.saveVisit("DDDD", [1], "playing"); // without a token there is no seat
    expect(storage.knownTables()).toEqual(["BBBB", "CCCC", "AAAA"]);
    expect(storage.visitOf("CCCC")).toEqual({ time: 1000, chairs: [2, 3], phase: "over" });
    expect(storage.visitOf("AAAA")).toBeNull();
  });

  test("a game that was left is known without its token, which is in memory alone", () => {
    storage.saveTokens("K7QXMA", ["secret"]);
    storage.leaveSeats("K7QXMA");
    storage.saveVisit("K7QXMA", [1], "left");
    expect(storage.knownTables()).toEqual(["K7QXMA"]);
    expect(storage.tokensOf("K7QXMA")).toEqual([]);
    expect(storage.heldTokens("K7QXMA")).toEqual(["secret"]);
    expect(JSON.stringify(localStorage)).not.toContain("secret");
    storage.forgetTable("K7QXMA");
    expect(storage.knownTables()).toEqual([]);
    expect(storage.heldTokens("K7QXMA")).toEqual([]);
  });

  test.each(["no JSON", "[]", "null", "7", '{"K7QXMA":{"at":"x"}}'])(
    "nonsense (%s) is no visit",
    (text) => {
      localStorage.setItem("sheepfold.visits", text);
      expect(storage.visitOf("K7QXMA")).toBeNull();
      expect(storage.knownTables()).toEqual([]);
    },
  );
});
