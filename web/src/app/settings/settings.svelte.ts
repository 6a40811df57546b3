// The settings of this device: sounds, reading aloud, calm. They are stored here and nowhere else.

export type Setting = "sounds" | "aloud" | "notify" | "awake" | "calm";

const STORED = "sheepfold.settings";
const DEFAULTS: Record<Setting, boolean> = {
  sounds: true,
  aloud: false,
  notify: false,
  awake: true,
  calm: false,
};

function stored(): Record<Setting, boolean> {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<typeof DEFAULTS>),
    };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Which settings are on; change them with `changeSetting`. */
export const settings = $state(stored());

export function changeSetting(setting: Setting, on: boolean): void {
  settings[setting] = on;
  localStorage.setItem(STORED, JSON.stringify(settings));
  applyCalm();
}

/** The style sheet stops all animation under this class. */
export function applyCalm(): void {
  document.documentElement.classList.toggle("calm", settings.calm);
}
