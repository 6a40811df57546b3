import { beforeEach, expect, test } from "vitest";
import { currentFocus, focusNear, keepFocus } from "../../src/app/focus";

const find = (kind: string) => document.querySelector<HTMLElement>(kind)!;
/** Observers are told of changes after the task that made them. */
const observed = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.body.innerHTML = `<div id="app"><main><section><button>one</button></section></main></div>`;
  find("button").focus();
});

test("the focus goes to where it was", () => {
  const path = currentFocus();
  find("main").innerHTML += "<input>";
  find("input").focus();
  focusNear(path);
  expect(document.activeElement?.tagName).toBe("MAIN"); // the button was written anew
});

test("when the element with the focus goes, what it lay in takes it", async () => {
  keepFocus();
  find("button").blur();
  find("button").focus();
  find("button").remove();
  await observed();
  expect(document.activeElement).toBe(find("section"));
  find("section").remove();
  await observed();
  expect(document.activeElement).toBe(find("main"));
});

test("whoever clicks beside everything loses the focus on purpose", async () => {
  find("button").blur();
  find("main").append("something new");
  await observed();
  expect(document.activeElement).toBe(document.body);
});
