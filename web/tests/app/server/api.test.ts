import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import {
  isOwnAddress,
  publicAddress,
  sharedAddress,
  socketAddress,
} from "../../../src/app/server/addresses";
import { errorText, fetchTable, openTable } from "../../../src/app/server/api";

const answer = vi.fn<typeof fetch>();

beforeEach(async () => {
  await setLanguage("it");
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
});

const respond = (body: object, status = 200) =>
  answer.mockResolvedValue(new Response(JSON.stringify(body), { status }));

/** Say in the page, as the server does, at which address others reach it. */
function servePublicly(home: string): void {
  const html = `<meta name="public-url" content="${home}">`;
  document.head.insertAdjacentHTML("beforeend", html);
}

test("a table is opened for a game and a number of chairs", async () => {
  respond({ code: "K7QXMA" });
  expect(await openTable("some_game", 5)).toBe("K7QXMA");
  const [path, init] = answer.mock.calls[0]!;
  expect(path).toBe("api/tables");
  expect(init).toMatchObject({ method: "POST", headers: { "accept-language": "it" } });
  expect(JSON.parse(init!.body as string)).toEqual({
    options: { game: "some_game" },
    settings: { chairs: 5 },
  });
});

test("what a seat may know is asked for with its token", async () => {
  respond({ fine: true });
  expect(await fetchTable("K7QXMA", "/replay", "secret")).toEqual({ fine: true });
  expect(answer).toHaveBeenCalledWith("api/tables/K7QXMA/replay", {
    headers: { "accept-language": "it", authorization: "Bearer secret" },
  });
});

test("a problem is the server's own sentence, or that there is no server", async () => {
  respond({ reason: "no-table", facts: {}, text: "Non c'è" }, 404);
  const problem: unknown = await fetchTable("K7QXMA", "").catch((error: unknown) => error);
  expect(errorText(problem)).toBe("Non c'è");
  expect(errorText(new TypeError("Failed to fetch"))).toBe(t("web-no-server"));
});

test("addresses are below the path of the page, or on the public one", () => {
  expect(socketAddress("K7QXMA")).toBe("ws://sheepfold.test/club/ws?table=K7QXMA");
  expect(publicAddress("t/K7QXMA")).toBe("http://sheepfold.test/club/t/K7QXMA");
  servePublicly("https://play.test/fold/");
  expect(publicAddress("t/K7QXMA")).toBe("https://play.test/fold/t/K7QXMA");
});

test.each([
  ["http://127.0.0.1:8000/", null],
  ["http://localhost/", null],
  ["http://[::1]:8000/", null],
  ["http://192.168.1.20:8000/", "http://192.168.1.20:8000/t/K7QXMA"],
  ["https://localhost.example/", "https://localhost.example/t/K7QXMA"],
])("of %s others are given %s", (home, address) => {
  servePublicly(home);
  expect(sharedAddress("t/K7QXMA")).toBe(address);
  expect(isOwnAddress(`${home}t/K7QXMA`)).toBe(true);
  expect(isOwnAddress("https://elsewhere.test/t/K7QXMA")).toBe(false);
});
