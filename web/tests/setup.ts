// Before each test: an empty browser, and a page that is served below a path.
import { beforeEach } from "vitest";

const base = document.createElement("base");
base.href = "/club/";
document.head.replaceChildren(base);

beforeEach(() => {
  document.head.replaceChildren(base);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/club/");
});
