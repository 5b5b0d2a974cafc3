/** The page behind the link in a mail: it stops mail, and allows it again by the link that the server returns. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { address } from "../../route.svelte";
import { tell } from "../../words/tell";
import Mail from "./Mail.svelte";

let leave = (): unknown => undefined;

function click(id: string): void {
  const wanted = [...document.querySelectorAll("button")].find((each) => each.textContent === tell(id));
  if (!wanted) throw new Error(`no button ${id}`);
  wanted.click();
}

describe("the page behind the link in a mail", () => {
  afterEach(() => {
    void leave();
    vi.unstubAllGlobals();
    address.note("");
  });

  it("stops mail and allows it again", async () => {
    const asked: [string, unknown][] = [];
    const answers = [
      { state: "stopped", link: "new-link" },
      { state: "allowed", link: "new-link" },
    ];
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      asked.push([path, JSON.parse(String(init.body))]);
      return Promise.resolve(Response.json(answers.shift()));
    });
    address.note("old-link");
    const page = mount(Mail, { target: document.body });
    leave = () => unmount(page);
    flushSync();
    click("web-mail-no");
    await vi.waitFor(() => {
      expect(document.body.textContent).toContain(tell("web-mail-stopped"));
    });
    click("web-mail-allow");
    await vi.waitFor(() => {
      expect(document.body.textContent).toContain(tell("web-mail-allowed"));
    });
    expect(asked).toEqual([
      ["/api/mail/stop", { secret: "old-link" }],
      ["/api/mail/confirm", { secret: "new-link" }],
    ]);
    expect(document.querySelectorAll("button")).toHaveLength(0);
  });
});
