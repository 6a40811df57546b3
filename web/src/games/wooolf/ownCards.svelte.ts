// Whether the viewer's own cards lie open on a device of one's own. It is stored here and nowhere else.

const STORED = "sheepfold.wooolf.hidden";

/** Change it with `layOpen`. On a device that several share, cards are open only while they are held. */
export const ownCards = $state({ open: localStorage.getItem(STORED) === null });

export function layOpen(open: boolean): void {
  ownCards.open = open;
  if (open) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, "yes");
}
