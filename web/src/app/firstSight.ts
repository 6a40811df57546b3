// Which games this device has shown before: at first sight, a game says what it is about.
const SEEN = "sheepfold.seen";

function seen(): string[] {
  return (localStorage.getItem(SEEN) ?? "").split(" ").filter(Boolean);
}

export function isFirstSight(game: string): boolean {
  return !seen().includes(game);
}

export function markSeen(game: string): void {
  if (isFirstSight(game)) localStorage.setItem(SEEN, [...seen(), game].join(" "));
}
