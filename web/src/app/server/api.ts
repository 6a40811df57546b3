// HTTP requests to the server. Errors come back in the reader's language.
import type {
  GameInfo,
  GameName,
  LookBackReport,
  Problem,
  Progress,
  TableOpened,
} from "../../protocol";
import { language, t, type Language } from "../i18n.svelte";

/** The server refused a request; the message says why in the reader's language. */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    { reason, text }: Problem,
  ) {
    super(text);
    this.reason = reason;
  }
  readonly reason: string;
}

/** Open a table for a game, and return its code. */
export async function openTable(game: string, chairs: number): Promise<string> {
  const { code } = await request<TableOpened>("api/tables", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language() },
    body: JSON.stringify({ options: { game }, settings: { chairs } }),
  });
  return code;
}

/** Get what is at this path of a table; with a token, as that seat may know it. */
export function fetchTable<Answer>(
  code: string,
  path: string,
  token: string | null = null,
): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (token) headers.authorization = `Bearer ${token}`;
  return request<Answer>(`api/tables/${code}${path}`, { headers });
}

/** The path of a look back, and how it is asked for. */
export type LookBackRequest = { path: string; init: RequestInit };

/** Ask for a look back until it is ready; `onProgress` gets the progress from 0 to 1. */
export async function fetchLookBack(
  { path, init }: LookBackRequest,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<LookBackReport> {
  for (;;) {
    const response = await fetch(path, { ...init, signal });
    if (response.status === 202) onProgress(((await response.json()) as Progress).done);
    else if (response.status === 503) await pause(response, signal);
    else return await answerOf<LookBackReport>(response);
  }
}

/** The server is busy, and says for how many seconds. */
function pause(response: Response, signal: AbortSignal): Promise<void> {
  const seconds = Number(response.headers.get("retry-after")) || 1;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** Send a record, and get what is at this path of it. */
export function sendRecord<Answer>(path: string, record: Blob): Promise<Answer> {
  return request<Answer>(`api/lookback${path}`, recordInit(record));
}

/** How a record is sent. */
export function recordInit(record: Blob): RequestInit {
  const headers = { "content-type": "application/json", "accept-language": language() };
  return { method: "POST", headers, body: record };
}

/** The games that the server has. */
export function fetchGameNames(): Promise<GameName[]> {
  return request<GameName[]>(`api/games?language=${language()}`, {});
}

/** A game as it declares itself, with its texts in this language. */
export function fetchGame(name: string, wanted: Language): Promise<GameInfo> {
  const headers = { "accept-language": language() };
  return request<GameInfo>(`api/games/${name}?language=${wanted}`, { headers });
}

/** Say why a request failed. `fetch` throws a TypeError when it cannot reach the server. */
export function errorText(error: unknown): string {
  return error instanceof TypeError ? t("web-no-server") : (error as Error).message;
}

async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
  return answerOf<Answer>(await fetch(path, init));
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new RequestRefused(response.status, (await response.json()) as Problem);
  return (await response.json()) as Answer;
}
