import { describe, expect, it } from "vitest";

import { at, baseOf, within } from "./base";

function page(content: string): Document {
  return new DOMParser().parseFromString(`<meta name="base-path" content="${content}" />`, "text/html");
}

describe("the path below which the server is", () => {
  it("is what the page says", () => {
    expect(baseOf(page("/orrery/"))).toBe("/orrery");
    expect(baseOf(page("/"))).toBe("");
    expect(baseOf(page("./"))).toBe("");
    expect(baseOf(new DOMParser().parseFromString("", "text/html"))).toBe("");
  });

  it("comes before every address, and is taken from every path", () => {
    for (const path of ["/", "/table/abc", "/orrery"]) {
      expect(at(path, "")).toBe(path);
      expect(within(path, "")).toBe(path);
      expect(within(at(path, "/orrery"), "/orrery")).toBe(path);
    }
    expect(within("/orrery", "/orrery")).toBe("/");
    expect(within("/orreryville/table", "/orrery")).toBe("/orreryville/table");
  });
});
