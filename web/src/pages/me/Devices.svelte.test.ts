/** The list of my browsers after another one was signed out. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import "../../words/person";
import { tell } from "../../words/tell";
import Devices from "./Devices.svelte";

let leave = (): unknown => undefined;

afterEach(() => {
  void leave();
  vi.unstubAllGlobals();
});

it("lists what a browser that is signed out has set up and still gets messages", async () => {
  const here = { id: "a", program: "Firefox", system: "Linux", joined: 0, used: 0, here: true };
  const phone = { ...here, id: "b", system: "Android", here: false };
  const webhook = { id: "w", kind: "ntfy", address: "https://ntfy.example/topic", confirmed: true };
  const answers: Record<string, unknown> = {
    "/api/me/browsers": { browsers: [here, phone], recovery: null, ways: [webhook] },
    "/api/me/browsers/b/sign-out": { browsers: [here], recovery: null, ways: [webhook] },
  };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(answers[path])));
  const changed = vi.fn();
  const page = mount(Devices, { target: document.body, props: { signedOut: vi.fn(), changed } });
  leave = () => unmount(page);
  flushSync();
  await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(2));
  expect(document.body.textContent).not.toContain(webhook.address);
  [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === tell("web-me-sign-out"))?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain(webhook.address));
  expect(document.body.textContent).toContain(tell("web-me-ways-left"));
  expect(changed).toHaveBeenCalledOnce();
});
