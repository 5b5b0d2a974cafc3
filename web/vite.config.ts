/** How the client is built: into the Python package, with hashed assets; the tests run in jsdom. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { lengths } from "./lengths.ts";
import { touchIcon } from "./touch-icon.ts";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), touchIcon()],
  // the server writes the path below which it is in place of the dot
  base: "./",
  css: { postcss: { plugins: [lengths] } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/orrery/server/client",
    emptyOutDir: true,
    // the first with popovers; docs/play.md and index.html name them
    target: ["chrome114", "firefox125", "safari17"],
    // a data: address would need a wider content security policy
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/words/written.ts"],
    // A busy machine is no failure: the longest test (words/prose.test.ts of SETI) computes for 5 s, which takes two
    // minutes beside forty other processes on two cores.
    testTimeout: 300_000,
    // a new page for each of the files would take six times as long
    isolate: false,
  },
});
