// What people at the table say: a bubble at each speaker's seat, for as long as it takes to read it.
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { News, Say } from "../../protocol";
import { t } from "../i18n.svelte";

/** What people want to say most, and the rest. */
export const FIRST_PHRASES: Say["phrase"][] = [
  "well-played",
  "wow",
  "oops",
  "laugh",
  "not-me",
  "one-moment",
];
export const MORE_PHRASES: Say["phrase"][] = [
  "hello",
  "good-luck",
  "aha",
  "yes",
  "no",
  "thanks",
  "your-turn",
  "again",
  "back-soon",
  "goodbye",
];

const LEAST_MS = 4000;
const LETTER_MS = 60;

export class Talk {
  /** By chair: what its player is saying. */
  readonly bubbles = new SvelteMap<number, string>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no template reads it
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear(news: News): void {
    const text = spoken(news);
    const { chair } = news;
    if (!text || !chair) return;
    clearTimeout(this.timers.get(chair));
    this.bubbles.set(chair, text);
    const gone = setTimeout(() => this.bubbles.delete(chair), LEAST_MS + text.length * LETTER_MS);
    this.timers.set(chair, gone);
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.bubbles.clear();
  }
}

/** The words of somebody who speaks, and nothing of any other news. */
function spoken({ what, phrase, text }: News): string {
  if (what === "said" && phrase) return t(`phrase-${phrase}`);
  return what === "wrote" ? (text ?? "") : "";
}

const CONTEXT = Symbol("talk");

/** Let the seats inside this component show what is said; a replay has no talk. */
export function provideTalk(talk: Talk): void {
  setContext(CONTEXT, talk);
}

export function currentTalk(): Talk | undefined {
  return getContext<Talk | undefined>(CONTEXT);
}
