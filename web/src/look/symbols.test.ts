/** The symbols of the first pages are there before any table is. */
import { describe, expect, it } from "vitest";

import { AT_TABLES, ON_FIRST_PAGES } from "./drawn-symbols";

const FIRST_PAGES: Record<string, string> = import.meta.glob(
  ["../pages/**/*.svelte", "../look/*.svelte", "../games/*/Poster.svelte"],
  { query: "?raw", import: "default", eager: true },
);
/** Those whose names are put together are left out. */
const NAMED = /<Icon name="([a-z0-9-]+)"|#((?:i|art)-[a-z0-9-]+)(?![a-z0-9{$-])/g;

describe("symbols", () => {
  it("are drawn once", () => {
    expect(ON_FIRST_PAGES.filter((id) => AT_TABLES.includes(id))).toEqual([]);
  });

  it("of the first pages do not wait for a table", () => {
    const named = Object.values(FIRST_PAGES).flatMap((page) =>
      [...page.matchAll(NAMED)].map(([, icon, id]) => id ?? `i-${icon}`),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !ON_FIRST_PAGES.includes(id))).toEqual([]);
  });
});
