import { beforeEach, expect, test, vi } from "vitest";
import {
  chooseLanguage,
  label,
  language,
  LANGUAGES,
  preferredLanguage,
  setLanguage,
  t,
  type Language,
} from "../../src/app/i18n.svelte";

beforeEach(() => setLanguage("en"));

test("a key is a sentence, with its facts, of the games' files or of the page's", () => {
  expect(t("player-you", { name: "Ada" })).toBe("Ada (you)");
  expect(t("web-home")).not.toBe("web-home");
});

test("a key that is missing is shown as it is", () => {
  expect(t("no-such-key")).toBe("no-such-key");
});

test("a label begins with a capital letter", () => {
  expect(t("chair-open")).toBe("free");
  expect(label("chair-open")).toBe("Free");
});

test.each(Object.keys(LANGUAGES) as Language[])("%s has sentences of its own", async (one) => {
  await setLanguage(one);
  expect(language()).toBe(one);
  expect(document.documentElement.lang).toBe(one);
  expect(t("web-home")).not.toBe("web-home");
  if (one !== "en") expect(t("chair-open")).not.toBe("free");
});

test.each([
  [null, ["de-AT", "en"], "de"],
  [null, ["pt", "es"], "es"],
  [null, ["pt"], "en"],
  ["it", ["de"], "it"],
  ["xx", ["fr-CH"], "fr"],
])("with %s chosen before and a browser in %o, the page speaks %s", (chosen, browser, wanted) => {
  if (chosen) localStorage.setItem("sheepfold.language", chosen);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(browser);
  expect(preferredLanguage()).toBe(wanted);
});

test("a choice is remembered", async () => {
  await chooseLanguage("fr");
  expect(language()).toBe("fr");
  expect(preferredLanguage()).toBe("fr");
});
