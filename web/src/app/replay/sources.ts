// Where a replay comes from: the last game of a table, or a record in a file.
import { loadUi } from "../../games/registry";
import type { ExplainedMove, Replay, TableInfo } from "../../protocol";
import { fetchReasons } from "../bots/botReasons";
import { withColours } from "../colours";
import { language, t } from "../i18n.svelte";
import { publicAddress } from "../server/addresses";
import { fetchTable, recordInit, sendRecord, type LookBackRequest } from "../server/api";
import { tokensOf } from "../storage";
import { nameOf } from "../table/names";
import { replayPictures, type ReplayPicture } from "./replayPictures";

/** Whose view of a game is shown: a seat's, a spectator's, or (`open`) with nothing hidden. */
export type Viewpoint = {
  /** The token of a seat of this device. */
  token: string | null;
  /** Any seat, of a game that is over. */
  seat: number | null;
  open: boolean;
  name: string;
};

export type LoadedReplay = { viewer: number | null; info: TableInfo; pictures: ReplayPicture[] };

export interface ReplaySource {
  /** The page that "back" leads to. */
  readonly back: string;
  /** All available viewpoints, the default first; including "nothing hidden" if the game is over. */
  viewpoints(): Promise<Viewpoint[]>;
  load(viewpoint: Viewpoint): Promise<LoadedReplay>;
  /** Why the bots moved as they did in a round; nothing while it is secret. */
  reasons(round: number): Promise<ExplainedMove[]>;
  lookBack(): LookBackRequest;
  /** The address of a step, if others can open it. */
  addressOf(step: number): string | null;
  /** The record as a file, and its name. */
  record(): Promise<{ name: string; file: Blob }>;
}

const OPEN = { token: null, seat: null, open: true };

/** A replay from the server, made ready to be shown. */
async function loaded(answer: Promise<Replay>): Promise<LoadedReplay> {
  const replay = await answer;
  await loadUi(replay.view.game);
  const info = withColours(replay.table);
  return { viewer: replay.viewer, info, pictures: replayPictures({ ...replay, table: info }) };
}

/** The seats of a game, each as a viewpoint. */
function seatsOf(info: TableInfo): Viewpoint[] {
  return info.places.map((_, k) => ({
    token: null,
    seat: k + 1,
    open: false,
    name: t("web-replay-as", { name: nameOf(k + 1, info) }),
  }));
}

/** The last game of a table. During a game a shared device shows no seat's secrets. */
export function tableSource(code: string): ReplaySource {
  const own = (token: string) => fetchTable<Replay>(code, "/replay", token);
  return {
    back: `t/${code}`,
    async viewpoints() {
      const { phase } = await fetchTable<TableInfo>(code, "");
      const isOver = phase !== "playing";
      const tokens = tokensOf(code);
      const found: Viewpoint[] = [];
      let seen: Replay | null = null;
      if (isOver || tokens.length === 1) {
        for (const token of tokens) {
          const replay = await own(token).catch(() => null); // that seat has been left
          if (!replay) continue;
          const name =
            tokens.length === 1
              ? t("web-replay-own")
              : t("web-replay-as", { name: nameOf(replay.viewer!, withColours(replay.table)) });
          found.push({ token, seat: replay.viewer, open: false, name });
          seen = replay;
        }
      }
      if (!found.length) {
        found.push({ token: null, seat: null, open: false, name: t("web-replay-watching") });
      }
      if (!isOver) return found;
      found.push({ ...OPEN, name: t("web-replay-open") });
      seen ??= await fetchTable<Replay>(code, "/replay");
      const others = seatsOf(withColours(seen.table)).filter((other) =>
        found.every(({ seat }) => seat !== other.seat),
      );
      return [...found, ...others];
    },
    load({ token, seat, open }) {
      if (open) return loaded(fetchTable<Replay>(code, "/replay/open"));
      if (token === null && seat !== null) {
        return loaded(fetchTable<Replay>(code, `/replay/seat/${seat}`));
      }
      return loaded(fetchTable<Replay>(code, "/replay", token));
    },
    reasons: (round) => fetchReasons(code, round),
    lookBack: () => ({
      path: `api/tables/${code}/lookback`,
      init: { headers: { "accept-language": language() } },
    }),
    addressOf: (step) => publicAddress(`t/${code}/replay#step=${step}`),
    async record() {
      const text = JSON.stringify(await fetchTable<unknown>(code, "/record"));
      return {
        name: `sheepfold-${code}.json`,
        file: new Blob([text], { type: "application/json" }),
      };
    },
  };
}

/** A record that somebody has as a file. */
export function fileSource(file: File): ReplaySource {
  const open = () => loaded(sendRecord<Replay>("/replay", file));
  return {
    back: "./",
    async viewpoints() {
      const { info } = await open();
      return [{ ...OPEN, name: t("web-replay-open") }, ...seatsOf(info)];
    },
    load: ({ seat }) =>
      seat === null ? open() : loaded(sendRecord<Replay>(`/replay?seat=${seat}`, file)),
    reasons: (round) => sendRecord<ExplainedMove[]>(`/why?round=${round}`, file),
    lookBack: () => ({ path: "api/lookback", init: recordInit(file) }),
    addressOf: () => null,
    record: () => Promise.resolve({ name: file.name, file }),
  };
}
