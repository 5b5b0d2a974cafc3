/** Settings: sensible from the start, kept in the browser, deaf to nonsense found there. */
import { describe, expect, it } from "vitest";

import { routeOf } from "./route.svelte";
import { readChoices, settings, usualLanguage } from "./settings.svelte";

describe("settings", () => {
  it("begin with the browser's language, no sound, and shapes", () => {
    expect(readChoices(null, ["fr", "de-AT"])).toEqual({
      language: "de",
      motion: "system",
      pace: null,
      sound: false,
      shapes: true,
      clocks: false,
      confirm: true,
      difficulties: {},
      order: "free",
    });
    expect(usualLanguage(["fr"])).toBe("en");
  });

  it("keep what was chosen and ignore what makes no sense", () => {
    const stored = JSON.stringify({
      language: "xx",
      motion: "off",
      pace: "calm",
      sound: true,
      shapes: "yes",
      clocks: false,
      confirm: false,
      difficulties: 3,
      order: "backwards",
    });
    expect(readChoices(stored, ["en"])).toEqual({
      language: "en",
      motion: "off",
      pace: "calm",
      sound: true,
      shapes: true,
      clocks: false,
      confirm: false,
      difficulties: {},
      order: "free",
    });
    expect(readChoices(JSON.stringify({ pace: "soon" }), ["en"]).pace).toBeNull();
    expect(readChoices("not json", ["de"]).language).toBe("de");
    expect(readChoices("null", ["de"]).sound).toBe(false);
  });

  it("are stored and shown at once", () => {
    settings.choose({ language: "de", motion: "off" });
    expect(settings.moving).toBe(false);
    expect(document.documentElement.lang).toBe("de");
    expect(document.documentElement.classList.contains("still")).toBe(true);
    settings.choose({ motion: "on" });
    expect(settings.moving).toBe(true);
    expect(JSON.parse(localStorage.getItem("orrery-settings") ?? "{}")).toMatchObject({ language: "de", motion: "on" });
  });
});

describe("an address", () => {
  it("names a page, or none", () => {
    expect(routeOf("/")).toEqual({ page: "home" });
    expect(routeOf("/table/abc")).toEqual({ page: "table", id: "abc" });
    expect(routeOf("/join/abc/")).toEqual({ page: "join", id: "abc" });
    expect(routeOf("/replay/abc")).toEqual({ page: "replay", id: "abc" });
    expect(routeOf("/settings")).toEqual({ page: "settings" });
    expect(routeOf("/me")).toEqual({ page: "me" });
    expect([routeOf("/table"), routeOf("/table/a/b"), routeOf("/nowhere/a")].map((route) => route.page)).toEqual([
      "unknown",
      "unknown",
      "unknown",
    ]);
  });
});
