// Builds the page into the Python package, so that one wheel serves everything.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { credits } from "./credits.ts";
import { texts } from "./texts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The service worker, marked with what was built, so that another build is another worker. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const mark = createHash("sha256")
        .update(Object.keys(bundle).sort().join())
        .digest("hex")
        .slice(0, 12);
      const source = readFileSync(here("./sw.js"), "utf8").replace("@BUILD@", mark);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  root: here("."),
  base: "./", // relative to the page's <base>, which the server writes
  plugins: [svelte(), credits(), texts(), worker()],
  resolve: {
    alias: { $pictures: here("./src/pictures") },
  },
  build: {
    outDir: here("../src/sheepfold/web"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows files only
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
