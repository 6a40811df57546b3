// Unit tests: the modules of the page without a server, in a pretended browser.
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

const TESTS = ["tests/**/*.test.ts"];
const ALONE = ["tests/app/pwa.test.ts", "tests/app/route.test.ts", "tests/app/table/table.test.ts"];

export default mergeConfig(
  page,
  defineConfig({
    test: {
      // Files share one pretended browser, which saves most of the time, except those that need one
      // without the listeners of others.
      projects: [
        { extends: true, test: { name: "shared", include: TESTS, exclude: ALONE, isolate: false } },
        { extends: true, test: { name: "alone", include: ALONE } },
      ],
      // Only for a test that would hang: a busy machine may be slow.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      environment: "happy-dom",
      environmentOptions: { happyDOM: { url: "http://sheepfold.test/club/" } },
      setupFiles: ["tests/setup.ts"],
      restoreMocks: true,
      unstubGlobals: true,
    },
    resolve: { conditions: ["browser"] }, // Svelte's runtime, not what it has for servers
  }),
);
