// Keeps the focus inside the page. When the focused element is removed or disabled, the browser moves the focus to the
// body, and users of a keyboard or a screen reader lose their place; this moves it to the nearest remaining element.

/** The element that had the focus last, and its ancestors, the innermost first. */
let focused: HTMLElement[] = [];

/** Where the focus is: the focused element and its ancestors, the innermost first. */
export type FocusPath = readonly HTMLElement[];

export function currentFocus(): FocusPath {
  return around(document.activeElement);
}

/** Put the focus there, or as near as possible. */
export function focusNear(path: FocusPath): void {
  const found = path.find(canTakeFocus) ?? document.querySelector<HTMLElement>("main");
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
  // A click on the background takes the focus from an element that is still there; that is intended.
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
