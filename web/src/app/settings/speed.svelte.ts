// How long the page shows what others have done. It is stored on this device and nowhere else.

/** Each speed, and how many times as long as usual things stay. */
export const SPEEDS = { calm: 1.7, normal: 1, quick: 0.5 };

export type Speed = keyof typeof SPEEDS;

const STORED = "sheepfold.speed";

function stored(): Speed {
  const text = localStorage.getItem(STORED) ?? "";
  return text in SPEEDS ? (text as Speed) : "normal";
}

/** Change it with `chooseSpeed`. */
export const speed = $state({ chosen: stored() });

export function chooseSpeed(chosen: Speed): void {
  speed.chosen = chosen;
  localStorage.setItem(STORED, chosen);
}
