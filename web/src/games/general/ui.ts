// The interface of any game, made from what the game declares about itself.
import { addTexts, language, t, type Language } from "../../app/i18n.svelte";
import { fetchGame } from "../../app/server/api";
import { namesOf } from "../../app/table/names";
import type { AnyEvent, AnyView, GameInfo } from "../../protocol";
import { asUi, type GameUi } from "../ui";
import { declareFields } from "./fields";
import { GeneralLingering, type GeneralScene } from "./lingering.svelte";
import Poster from "./Poster.svelte";
import RulePicture from "./RulePicture.svelte";
import { screens } from "./screens";

/** Ask the server for this game, and take over its texts. */
export async function generalUi(name: string): Promise<GameUi> {
  const spoken = language();
  const first = await fetchGame(name, spoken);
  const known = new Map<Language, GameInfo>([[spoken, first]]);
  const inLanguage = async (wanted: Language) => {
    const found = known.get(wanted) ?? (await fetchGame(name, wanted).catch(() => null));
    if (!found) return first; // offline a game keeps its current language
    known.set(wanted, found);
    return found;
  };
  await addTexts(async (wanted) => (await inLanguage(wanted)).texts);
  return uiFrom(first, async (wanted) => (await inLanguage(wanted)).rules_page);
}

export function uiFrom(game: GameInfo, rulesPage: (wanted: Language) => Promise<string>): GameUi {
  const { seats, options, events, levels } = game;
  declareFields(game.name, game.view);
  return asUi<AnyView, AnyEvent, GeneralScene>({
    name: game.name as AnyView["game"],
    facts: { seats, options, events, levels },
    bots: Math.max(1, seats[0] - 1),
    rounds: null,
    roundEnd: "sheet",
    Poster,
    screens: () => Promise.resolve(screens),
    rulePicture: () => Promise.resolve(RulePicture),
    rulesPage,
    sounds: () => Promise.resolve(() => null),
    lingering: () => new GeneralLingering(game.round_ends),
    replayScenes: { startRound: () => NOTHING, follow: () => NOTHING },
    formats: {},
    moverOf,
    ranking,
    resultSentence: ({ result }, info) => {
      const winners = result?.winners ?? [];
      return t("general-result", { winners: namesOf(winners, info), count: winners.length });
    },
    sealedFacts: () => null,
  });
}

const NOTHING: GeneralScene = { roundEnd: null, secret: null };

/** An event that tells of a player's move has the player in its field `seat`. */
export function moverOf(event: AnyEvent): number | null {
  const { seat } = event as { seat?: unknown };
  return typeof seat === "number" ? seat : null;
}

/** The winners, then the others by their scores. */
export function ranking({ result, seats }: AnyView): number[] {
  const { winners = [], scores = [] } = result ?? {};
  const rank = (seat: number) => (winners.includes(seat) ? 0 : 1);
  const score = (seat: number) => scores[seat - 1] ?? 0;
  return Array.from({ length: seats }, (_, k) => k + 1).sort(
    (a, b) => rank(a) - rank(b) || score(b) - score(a),
  );
}
