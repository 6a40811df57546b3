// The settings of this device: sounds, reading aloud, calm, pace. They are stored here and nowhere else.

export type Setting = "sounds" | "aloud" | "notify" | "awake" | "calm";

/** How long one sees what a bot has done. */
export type Pace = "calm" | "normal" | "quick";
export const PACES: Pace[] = ["calm", "normal", "quick"];

type DeviceSettings = Record<Setting, boolean> & { pace: Pace };

const STORED = "sheepfold.settings";
const DEFAULTS: DeviceSettings = {
  sounds: true,
  aloud: false,
  notify: false,
  awake: true,
  calm: false,
  pace: "normal",
};

function stored(): DeviceSettings {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<DeviceSettings>;
    const { pace } = found;
    return { ...DEFAULTS, ...found, pace: pace && PACES.includes(pace) ? pace : DEFAULTS.pace };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Which settings are on; change them with `changeSetting` and `changePace`. */
export const settings = $state(stored());

export function changeSetting(setting: Setting, on: boolean): void {
  settings[setting] = on;
  save();
  applyCalm();
}

export function changePace(pace: Pace): void {
  settings.pace = pace;
  save();
}

function save(): void {
  localStorage.setItem(STORED, JSON.stringify(settings));
}

/** The style sheet stops all animation under this class. */
export function applyCalm(): void {
  document.documentElement.classList.toggle("calm", settings.calm);
}
