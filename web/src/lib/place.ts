// Where things are. The page may be served below a path, which its <base> names, so every address is relative to that.

/** The path of the home page, with a slash at its end. */
export const home = new URL(document.baseURI).pathname;

/** The address of a page for other devices: the server's public one, if it has told the page. */
export function publicAddress(path: string): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return new URL(path, told || document.baseURI).href;
}

export function socketAddress(): string {
  const address = new URL("ws", document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
