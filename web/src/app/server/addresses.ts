// Addresses on this server. The page may be served below a path, so all are relative to <base>.

/** The path of the home page, with a slash at its end. */
export const homePath = new URL(document.baseURI).pathname;

/** Names and addresses by which a machine reaches only itself. */
const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The address of a page: on the server's public URL, if it has one. */
export function publicAddress(path: string): string {
  return new URL(path, publicHome()).href;
}

/** The same for other devices; `null` if only this machine could open it. */
export function sharedAddress(path: string): string | null {
  const address = new URL(path, publicHome());
  return LOOPBACK.test(address.hostname) ? null : address.href;
}

/** Whether an address is one of this server's, as this page or as others know it. */
export function isOwnAddress(address: string): boolean {
  return [publicHome(), document.baseURI].some((home) => address.startsWith(home));
}

function publicHome(): string {
  const url = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return url || document.baseURI;
}

/** The socket of a table. The code is for load balancers, which route a table's clients to one node. */
export function socketAddress(code: string): string {
  const address = new URL(`ws?table=${encodeURIComponent(code)}`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
