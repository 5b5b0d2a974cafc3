/** News of browsers that have joined, or were signed out to make room. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";

import { joined } from "../../wire/joined.svelte";
import { tell } from "../../words/tell";
import Joined from "./Joined.svelte";

let leave = (): unknown => undefined;

function shown(...signedOut: boolean[]): string {
  joined.browsers = signedOut.map((signed_out, number) => {
    return { id: String(number), program: "Firefox", system: "Linux", time: 0, signed_out };
  });
  const notice = mount(Joined, { target: document.body });
  leave = () => unmount(notice);
  flushSync();
  return document.body.textContent;
}

afterEach(() => {
  void leave();
  joined.browsers = [];
});

const words = (id: string): string => tell(id, { when: "" }).trim();

it("tells of a browser that has joined and of one that was signed out for it", () => {
  const text = shown(false, true);
  for (const id of ["web-joined", "web-joined-help", "web-joined-out"]) expect(text).toContain(words(id));
});

it("asks nobody to sign a browser out that is signed out already", () => {
  const text = shown(true);
  for (const id of ["web-joined-only-out", "web-joined-out", "web-close"]) expect(text).toContain(words(id));
  for (const id of ["web-joined-help", "web-joined-mine"]) expect(text).not.toContain(words(id));
});
