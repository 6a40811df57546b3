// HTTP requests to the server. Errors come back in the reader's language.
import type { GameInfo, GameName, Problem, TableOpened } from "../../protocol";
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
  const response = await fetch(path, init);
  if (!response.ok) throw new RequestRefused(response.status, (await response.json()) as Problem);
  return (await response.json()) as Answer;
}
