// Keeps the page on the device, so that it opens at once and also where there is no network.
// Pages come from the server whenever it answers; files in assets never change under their name.
// The build's own mark makes each build a new worker. The API and the socket pass untouched.
const HOME = new URL("./", location.href).pathname;
// Other programs, and other servers of this one, may be at other paths of the same origin.
const OURS = `sheepfold ${HOME} `;
const CACHE = `${OURS}@BUILD@`;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(HOME)));
});

self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  const old = (name) => name !== CACHE && (name.startsWith(OURS) || name.startsWith("sheepfold-"));
  for (const name of await caches.keys()) if (old(name)) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (!pathname.startsWith(HOME)) return;
  const below = pathname.slice(HOME.length);
  if (below.startsWith("assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !/^(api|ws)\b/.test(below))
    event.respondWith(page(request));
});

async function page(request) {
  try {
    const answer = await fetch(request);
    const isPage = answer.ok && answer.headers.get("content-type")?.startsWith("text/html");
    if (isPage) await (await caches.open(CACHE)).put(HOME, answer.clone());
    return answer;
  } catch {
    return (await caches.match(HOME)) ?? Response.error();
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

// What the page had loaded before there was a worker.
self.addEventListener("message", (event) => {
  const files = (event.data?.keep ?? []).filter((path) => path.startsWith(`${HOME}assets/`));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...new Set(files)])));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`${HOME}t/${event.notification.tag}`));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
