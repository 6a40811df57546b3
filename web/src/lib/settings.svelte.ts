// What whoever uses this device wants of it: sounds, reading aloud, calm. Remembered here and nowhere else.

export type Setting = "sounds" | "aloud" | "notify" | "awake" | "calm";

const KEPT = "sheepfold.settings";
const FIRST: Record<Setting, boolean> = {
  sounds: true,
  aloud: false,
  notify: false,
  awake: true,
  calm: false,
};

function remembered(): Record<Setting, boolean> {
  try {
    return {
      ...FIRST,
      ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<typeof FIRST>),
    };
  } catch {
    return { ...FIRST };
  }
}

/** What is on; change it with `turn`. */
export const wanted = $state(remembered());

export function turn(setting: Setting, on: boolean): void {
  wanted[setting] = on;
  localStorage.setItem(KEPT, JSON.stringify(wanted));
  applyCalm();
}

/** The style sheet stills everything under this class. */
export function applyCalm(): void {
  document.documentElement.classList.toggle("calm", wanted.calm);
}
