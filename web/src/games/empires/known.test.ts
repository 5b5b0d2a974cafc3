/** What the drawn galaxy leaves to the plain table. */
import { describe, expect, it } from "vitest";

import type { EmpiresCampaignView } from "../../generated/messages";
import { knows } from "./index";
import { classic, update, view } from "./words/fixtures";

describe("the drawn galaxy", () => {
  it("knows this edition and the classic mode, not the campaign", () => {
    expect(knows(update(view()))).toBe(true);
    expect(knows(update(classic()))).toBe(true);
    expect(knows(update(view({ campaign: {} as EmpiresCampaignView })))).toBe(false);
  });
});
