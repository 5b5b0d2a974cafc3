/** The tab's icon: another one while it is one's turn, and the usual one again after it. */
import { expect, it } from "vitest";

import { markTab } from "./tab";

it("marks the tab as long as somebody is asked", () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<link rel="icon" href="/usual.svg" />';
  const icon = page.querySelector("link");
  expect(markTab(false, page)).toBeUndefined();
  expect(icon?.getAttribute("href")).toBe("/usual.svg");
  const unmark = markTab(true, page);
  expect(icon?.getAttribute("href")).toContain("favicon-turn");
  unmark?.();
  expect(icon?.getAttribute("href")).toContain("/usual.svg");
});
