// Unit tests: the modules of the page without a server, in a pretended browser.
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "happy-dom",
      environmentOptions: { happyDOM: { url: "http://sheepfold.test/club/" } },
      setupFiles: ["tests/setup.ts"],
      restoreMocks: true,
      unstubGlobals: true,
    },
    resolve: { conditions: ["browser"] }, // Svelte's runtime, not what it has for servers
  }),
);
