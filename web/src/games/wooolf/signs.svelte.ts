// Whether somebody on this device has already asked what the signs on the table mean.

const STORED = "sheepfold.wooolf.signs";

const asked = $state({ here: localStorage.getItem(STORED) !== null });

export function isNewHere(): boolean {
  return !asked.here;
}

export function knowSigns(): void {
  asked.here = true;
  localStorage.setItem(STORED, "yes");
}
