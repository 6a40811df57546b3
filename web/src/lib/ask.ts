// Questions to the server beside the socket, answered in the reader's language.
import type { Problem } from "../protocol";
import { language, say } from "./say.svelte";

/** What the server has at this path of a table; with a token, as that seat may know it. */
export async function ask<Answer>(
  code: string,
  path: string,
  token: string | null = null,
): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`api/tables/${code}${path}`, { headers });
  if (!answer.ok) throw new Error(((await answer.json()) as Problem).text);
  return (await answer.json()) as Answer;
}

/** Why there was no answer. */
export function problemOf(failure: unknown): string {
  return failure instanceof TypeError ? say("web-no-server") : (failure as Error).message;
}
