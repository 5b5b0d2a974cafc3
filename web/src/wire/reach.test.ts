/** Whether a link that is sent to a friend can be opened there. */
import { describe, expect, it } from "vitest";

import { reachOf } from "./reach";

describe("an address", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "orrery.localhost", "0.0.0.0"])(
    "%s is this computer",
    (host) => {
      expect(reachOf(host)).toBe("here");
    },
  );

  it.each([
    "192.168.1.20",
    "10.0.0.5",
    "172.16.9.9",
    "172.31.0.1",
    "169.254.3.3",
    "[fe80::1]",
    "[fd12::8]",
    "raspberry",
    "pi.local",
    "nas.home.arpa",
  ])("%s is the network around it", (host) => {
    expect(reachOf(host)).toBe("network");
  });

  it.each(["orrery.example.org", "172.32.0.1", "8.8.8.8", "127.example.org", "[2001:db8::1]", "fdroid.example"])(
    "%s is for everybody",
    (host) => {
      expect(reachOf(host)).toBe("everywhere");
    },
  );
});
