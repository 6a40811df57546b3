// The page as an installed app: cached by the service worker, and told when there is an update.

/** Milliseconds between two reloads because of a missing file. */
const RELOAD_PAUSE = 60_000;
const RELOADED = "sheepfold.reloaded";

let updated = $state(false);

/** Whether the server has a newer page than the one on the screen. */
export function hasUpdate(): boolean {
  return updated;
}

export function reload(): void {
  location.reload();
}

/** Register the service worker, and watch for updates. */
export async function installPwa(): Promise<void> {
  addEventListener("vite:preloadError", () => void reloadForMissingFile());
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const isUpdate = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => (updated = isUpdate));
  const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  const worker = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => pathOf(name));
  worker.active?.postMessage({ keep: loaded });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // offline: try again next time
  });
}

/** A file that is gone from the server belonged to an older build. */
async function reloadForMissingFile(): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < RELOAD_PAUSE) return;
  // Offline nothing is gone, and a reload would lose what is on the screen.
  const answer = await fetch("health").catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  reload();
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
