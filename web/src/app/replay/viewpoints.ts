// Through whose eyes a game can be replayed.
import { loadRoom } from "../../games/registry";
import type { Replay, TableInfo } from "../../protocol";
import { withColours } from "../colours";
import { t } from "../i18n.svelte";
import { fetchTable } from "../server/api";
import { tokensOf } from "../storage";
import { nameOf } from "../table/names";
import { replayPictures, type ReplayPicture } from "./replayPictures";

/** A seat of this device (by its token), a spectator, or (`open`) a view with nothing hidden. */
export type Viewpoint = { token: string | null; open: boolean; name: string };

export type LoadedReplay = { viewer: number | null; info: TableInfo; pictures: ReplayPicture[] };

/** All viewpoints that this device may take. During a game a shared device shows no seat's secrets. */
export async function loadViewpoints(code: string): Promise<Viewpoint[]> {
  const { phase } = await fetchTable<TableInfo>(code, "");
  const isOver = phase !== "playing";
  const tokens = tokensOf(code);
  const found: Viewpoint[] = [];
  if (isOver || tokens.length === 1) {
    for (const token of tokens) {
      const replay = await fetchReplay(code, token).catch(() => null); // that seat has been left
      if (!replay) continue;
      const name =
        tokens.length === 1
          ? t("web-replay-own")
          : t("web-replay-as", { name: nameOf(replay.viewer!, withColours(replay.table)) });
      found.push({ token, open: false, name });
    }
  }
  if (!found.length) found.push({ token: null, open: false, name: t("web-replay-watching") });
  if (isOver) found.push({ token: null, open: true, name: t("web-replay-open") });
  return found;
}

export async function loadReplay(code: string, viewpoint: Viewpoint): Promise<LoadedReplay> {
  const path = viewpoint.open ? "/replay/open" : "/replay";
  const replay = await fetchTable<Replay>(code, path, viewpoint.token);
  await loadRoom(replay.view.game);
  const info = withColours(replay.table);
  return { viewer: replay.viewer, info, pictures: replayPictures({ ...replay, table: info }) };
}

function fetchReplay(code: string, token: string): Promise<Replay> {
  return fetchTable<Replay>(code, "/replay", token);
}
