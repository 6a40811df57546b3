// What somebody typed or pasted to join a table: a code, or a link.
import { isOwnAddress } from "../server/addresses";

const TABLE = /(?:^|\/)t\/([a-z0-9]{4,16})(\/board|\/replay)?\/?(#seat=[0-9a-f]{32})?$/i;
const CODE = /^[a-z0-9]{4,16}$/i;

export type JoinTarget = {
  code: string;
  /** The page to go to, relative to Home. */
  path: string;
  /** The whole address, if it is another server's. */
  otherServer: string | null;
};

/** Read a code or a link, also one in the middle of a message; `null` if it is neither. */
export function readTarget(text: string): JoinTarget | null {
  const link = /https?:\/\/\S+/i.exec(text)?.[0] ?? text.trim();
  const [, found, page = "", seat = ""] = TABLE.exec(link) ?? [];
  if (found) {
    const code = found.toUpperCase();
    const otherServer = /^https?:/i.test(link) && !isOwnAddress(link) ? link : null;
    return { code, path: `t/${code}${page.toLowerCase()}${seat}`, otherServer };
  }
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? { code, path: `t/${code}`, otherServer: null } : null;
}
