// Translations. Sentences come from the Fluent files of a language, which web/texts.ts puts together.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import texts from "virtual:texts";
import { LANGUAGES as CODES } from "../facts";

export type Language = (typeof CODES)[number];

/** What each language calls itself. */
export const LANGUAGES = Object.fromEntries(
  CODES.map((code) => {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return [code, capitalised(name, code)];
  }),
) as Record<Language, string>;

const STORED = "sheepfold.language";

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

export type Facts = Record<string, string | number>;

/** Translate: the sentence with this key in the reader's language. */
export function t(key: string, facts: Facts = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, facts, []);
}

/** The same with a capital letter, as the label of a button. */
export function label(key: string, facts: Facts = {}): string {
  return capitalised(t(key, facts), current);
}

function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Whether there is a text with this key in the reader's language. */
export function hasText(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

export function language(): Language {
  return current;
}

/** Sources of texts for games that this page was built without. */
const others: ((wanted: Language) => Promise<string>)[] = [];
let loading: Promise<unknown> = Promise.resolve();

export function setLanguage(wanted: Language): Promise<void> {
  return inTurn(() => load(wanted));
}

/** Add texts, which are loaded for whatever language is chosen. */
export function addTexts(textsIn: (wanted: Language) => Promise<string>): Promise<void> {
  others.push(textsIn);
  return inTurn(() => load(current));
}

/** One after the other, so that the last chosen language wins. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = loading.then(work);
  loading = done.catch(() => null); // the caller gets the error
  return done;
}

async function load(wanted: Language): Promise<void> {
  const files = await Promise.all([texts[wanted]!(), ...others.map((textsIn) => textsIn(wanted))]);
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  for (const file of files) loaded.addResource(new FluentResource(file));
  bundle = loaded;
  current = wanted;
  document.documentElement.lang = wanted;
}

/** The language that the reader chose before, else the first of the browser's that we have. */
export function preferredLanguage(): Language {
  for (const tag of [localStorage.getItem(STORED), ...navigator.languages]) {
    const short = tag?.slice(0, 2).toLowerCase();
    if (short && short in LANGUAGES) return short as Language;
  }
  return "en";
}

/** Change the language, and remember it. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  localStorage.setItem(STORED, wanted);
  await setLanguage(wanted);
}
