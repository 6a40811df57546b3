// Addresses on this server. The page may be served below a path, so all are relative to <base>.

/** The path of the home page, with a slash at its end. */
export const homePath = new URL(document.baseURI).pathname;

/** The address of a page for other devices: on the server's public URL, if it has one. */
export function publicAddress(path: string): string {
  const url = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return new URL(path, url || document.baseURI).href;
}

export function socketAddress(): string {
  const address = new URL("ws", document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
