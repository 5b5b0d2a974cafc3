import { globSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { AT_TABLES, ON_FIRST_PAGES } from "./drawn-symbols";

const FIRST_PAGES = ["src/pages/**/*.{svelte,ts}", "src/look/*.svelte", "src/games/*/Poster.svelte"];

describe("symbols", () => {
  it("are drawn once", () => {
    expect(ON_FIRST_PAGES.filter((id) => AT_TABLES.includes(id))).toEqual([]);
  });

  it("of the first pages do not wait for a table", () => {
    const named = globSync(FIRST_PAGES).flatMap((file) =>
      [...readFileSync(file, "utf-8").matchAll(/<Icon name="([a-z0-9-]+)"|#((?:i|art)-[a-z0-9-]+)/g)].map(
        ([, icon, id]) => id ?? `i-${icon}`,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => AT_TABLES.includes(id))).toEqual([]);
  });
});
