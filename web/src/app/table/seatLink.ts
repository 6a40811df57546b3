// One-time links that move a seat to another device. The secret follows the #, which no server is sent.
import { publicAddress } from "../server/addresses";

const HASH = /^#seat=([0-9a-f]{32})$/;

export function seatLinkAddress(code: string, link: string): string {
  return publicAddress(`t/${code}#seat=${link}`);
}

/** The link that this page was opened with, once; it is removed from the address bar. */
export function takeSeatLink(): string | null {
  const link = HASH.exec(location.hash)?.[1] ?? null;
  if (link) history.replaceState(history.state, "", location.pathname);
  return link;
}
