// What the page says, in the reader's language: the sentences of the games, and those of the page.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./link";

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
};

type Text = () => Promise<string>;
const shared = import.meta.glob<string>("../../../src/sheepfold/locales/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Text>;
const own = import.meta.glob<string>("../locales/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Text>;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

export type Facts = Record<string, string | number>;

/** The sentence with this key. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, facts, []);
}

/** The same, with a capital letter, for the label of a button. */
export function label(key: string, facts: Facts = {}): string {
  const text = say(key, facts);
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}

export function language(): Language {
  return current;
}

export async function speak(wanted: Language): Promise<void> {
  const files = await Promise.all([
    shared[`../../../src/sheepfold/locales/${wanted}.ftl`]!(),
    own[`../locales/${wanted}.ftl`]!(),
  ]);
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  bundle = made;
  current = wanted;
  document.documentElement.lang = wanted;
}

/** What this reader chose before, else what the browser asks for. */
export function preferred(): Language {
  const wishes = [localStorage.getItem("sheepfold.language"), ...navigator.languages];
  for (const wish of wishes) {
    const short = wish?.slice(0, 2).toLowerCase();
    if (short && short in LANGUAGES) return short as Language;
  }
  return "en";
}

export async function choose(wanted: Language): Promise<void> {
  localStorage.setItem("sheepfold.language", wanted);
  await speak(wanted);
}
