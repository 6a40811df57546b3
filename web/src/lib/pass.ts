// One-time links that move a seat to another device. The secret follows the #, so no server ever sees it in an address.
import { publicAddress } from "./place";

const HASH = /^#seat=([0-9a-f]{32})$/;

export function seatAddress(code: string, link: string): string {
  return publicAddress(`t/${code}#seat=${link}`);
}

/** The link this page was opened with, once; the address forgets it. */
export function takeLink(): string | null {
  const link = HASH.exec(location.hash)?.[1] ?? null;
  if (link) history.replaceState(null, "", location.pathname);
  return link;
}
