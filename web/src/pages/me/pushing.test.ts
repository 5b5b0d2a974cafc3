/** Messages of the browser: its keys as the server and the browser want them. */
import { describe, expect, it } from "vitest";

import { bytesOf, wayOf } from "./pushing";

describe("a key", () => {
  it("is read as bytes, whatever letters it is written with", () => {
    expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
  });
});

describe("a subscription", () => {
  it("becomes a way to be told", () => {
    const subscription = { endpoint: "https://push.example/1", keys: { p256dh: "point", auth: "secret" } };
    expect(wayOf(subscription, "de")).toEqual({
      kind: "push",
      address: "https://push.example/1",
      language: "de",
      p256dh: "point",
      auth: "secret",
    });
  });
});
