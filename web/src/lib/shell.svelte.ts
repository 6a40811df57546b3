// The page as something installed: kept on the device, and never older than the server for long.

let newer = $state(false);

/** Whether a newer page is there than the one on the screen. */
export function isNewer(): boolean {
  return newer;
}

export function reload(): void {
  location.reload();
}

/** Load the page again, but not without a connection: that would lose what is on the screen. */
async function reloadIfServed(): Promise<void> {
  const last = Number(sessionStorage.getItem("sheepfold.reloaded") ?? 0);
  if (Date.now() - last < 60_000) return;
  const answer = await fetch("health").catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem("sheepfold.reloaded", String(Date.now()));
  reload();
}

/** Keep the page on this device, and notice when the server has another. */
export async function install(): Promise<void> {
  // A part that is gone from the server belongs to a newer page; once a minute is often enough to look.
  addEventListener("vite:preloadError", () => void reloadIfServed());
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => (newer = hadOne));
  const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  const worker = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => pathOf(name));
  worker.active?.postMessage({ keep: loaded });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // no network, no news
  });
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
