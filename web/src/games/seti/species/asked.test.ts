import { describe, expect, it } from "vitest";

import type { SpeciesView } from "../view";
import { question, view } from "../words/fixtures";
import { askedPlaces } from "./asked";

const found = (species: string | null, open: string | null = null): SpeciesView => ({
  species,
  traces: [],
  deck: 3,
  open_card: open,
});

describe("the boards a question needs", () => {
  it("are those of discovered species on which a trace can be marked", () => {
    const seen = view({ species: [found("mascamites"), found(null)] });
    const traces = question("trace", "trace left red row-1", "trace right red discovery");
    expect(askedPlaces(traces, seen)).toEqual(["left"]);
    expect(askedPlaces(traces, view({ species: [found(null), found(null)] }))).toEqual([]);
    const both = view({ species: [found("mascamites"), found("anomalies")] });
    expect(askedPlaces(question("trace", "trace left red row-1", "trace right red overflow"), both)).toEqual([
      "left",
      "right",
    ]);
  });

  it("is the one whose open card can be taken", () => {
    const seen = view({ species: [found("mascamites", "first-contact"), found("anomalies", "music-of-the-spheres")] });
    expect(askedPlaces(question("take-species-card", "take music-of-the-spheres", "draw"), seen)).toEqual(["right"]);
  });

  it("is the one of the species that asks", () => {
    const seen = view({ species: [found("exertians"), found("centaurians")] });
    expect(askedPlaces(question("choose-message-reward", "reply 1"), seen)).toEqual(["right"]);
    expect(askedPlaces(question("play-exertian-now", "bury deflector"), seen)).toEqual(["left"]);
    expect(askedPlaces(question("take-sample", "sample 1"), seen)).toEqual([]);
  });

  it("is none for other questions, and without a question", () => {
    const seen = view({ species: [found("exertians"), found("centaurians")] });
    expect(askedPlaces(question("main-action", "pass"), seen)).toEqual([]);
    expect(askedPlaces(null, seen)).toEqual([]);
  });
});
