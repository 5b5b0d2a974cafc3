/** For tests: which symbols are drawn, on the sheet of the first pages and on that of tables. */
import { readFileSync } from "node:fs";

function idsOn(sheet: string): string[] {
  return [...readFileSync(`src/look/${sheet}`, "utf-8").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? "");
}

export const ON_FIRST_PAGES = idsOn("icons.svg");
export const AT_TABLES = idsOn("table-icons.svg");
/** The names of icons, as `Icon` takes them. */
export const ICONS = new Set(
  [...ON_FIRST_PAGES, ...AT_TABLES].filter((id) => id.startsWith("i-")).map((id) => id.slice(2)),
);
