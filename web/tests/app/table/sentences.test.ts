import { beforeEach, expect, test } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { newsSentence, todoSentence } from "../../../src/app/table/sentences";
import { meadow, roundTable, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));
const info = table(["Ada", "Bea", "Cleo", "Dora"]);

test("what is said at a table is told with its speaker", () => {
  expect(newsSentence({ what: "said", chair: 2, phrase: "thanks" }, info)).toBe(
    `Bea: ${t("phrase-thanks")}`,
  );
  expect(newsSentence({ what: "wrote", chair: 1, text: "Hi!" }, info)).toBe("Ada: Hi!");
});

test("news have their sentences", () => {
  const sentence = newsSentence({ what: "takeback_asked", chair: 3 }, info);
  expect(sentence).toBe(t("news-takeback_asked", { who: "Cleo", name: "", yes: "no" }));
  expect(sentence).toContain("Cleo");
});

test("it is said whose turn it is, and to the one whose turn it is, what to do", () => {
  const view = roundTable({ actors: [2] });
  expect(todoSentence(view, info)).toBe(t("wooolf-todo-turns", { who: "Bea" }));
  expect(todoSentence({ ...view, viewer: 2 }, info)).toBe(t("wooolf-todo-turns-own"));
  expect(todoSentence(meadow({ phase: "over", actors: [] }), info)).toBe("");
});
