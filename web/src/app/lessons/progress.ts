// How far this device has come in each lesson.
const STORED = "sheepfold.lessons";

function all(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The frame at which the lesson was left, if it has so many; else the first. */
export function progressIn(game: string, frames: number): number {
  const at = all()[game];
  return typeof at === "number" && Number.isInteger(at) && at > 0 && at < frames ? at : 0;
}

export function saveProgress(game: string, at: number): void {
  localStorage.setItem(STORED, JSON.stringify({ ...all(), [game]: at }));
}
