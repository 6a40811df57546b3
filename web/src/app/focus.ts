// Keeps the focus on the page's elements. When the one that has it goes or is disabled, the browser drops it to the
// page, and whoever uses a keyboard or a screen reader is lost; here it goes to the nearest thing that is left.

/** The element that had the focus last, and all that it lies in, the innermost first. */
let focused: HTMLElement[] = [];

/** What would take the focus back: everything around the element that has it now. */
export type Place = readonly HTMLElement[];

export function currentFocus(): Place {
  return around(document.activeElement);
}

/** Put the focus there, or as near as possible. */
export function focusNear(place: Place): void {
  const found = place.find(canTakeFocus) ?? document.querySelector<HTMLElement>("main");
  if (!found) return;
  if (!isControl(found)) {
    found.tabIndex = -1;
    found.addEventListener("blur", () => found.removeAttribute("tabindex"), { once: true });
  }
  found.focus({ preventScroll: true });
}

/** Watch over the focus for as long as the page is open. */
export function keepFocus(): void {
  document.addEventListener("focusin", () => (focused = around(document.activeElement)));
  new MutationObserver(rescue).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled"],
  });
}

function rescue(): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || activeElement === focused[0];
  // Somebody who clicks beside everything takes the focus away from an element that is still there.
  if (isLost && focused[0] && !canTakeFocus(focused[0])) focusNear(focused.slice(1));
}

function around(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element; one instanceof HTMLElement; one = one.parentElement) {
    if (one.id === "app" || one === document.body) break;
    found.push(one);
  }
  return found;
}

function canTakeFocus(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(":disabled");
}

/** Whether it takes the focus by itself. */
function isControl(element: HTMLElement): boolean {
  return element.matches("a[href], button, input, select, textarea, summary, dialog, [tabindex]");
}
