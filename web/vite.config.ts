// Builds the page into the Python package, so that one wheel serves everything.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { credits } from "./credits.ts";
import { texts } from "./texts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The pictures that are used, each taken out of the whole set as a file of its own. */
const PICTURES = [
  "bell",
  "bell-with-slash",
  "bone",
  "bow-and-arrow",
  "boy",
  "cherry-blossom",
  "dog",
  "dog-face",
  "ewe",
  "eye",
  "four-leaf-clover",
  "hibiscus",
  "man-beard",
  "paw-prints",
  "red-question-mark",
  "ribbon",
  "robot",
  "rose",
  "sunflower",
  "top-hat",
  "trophy",
  "tulip",
  "wolf",
];
const pictures = here("./node_modules/@iconify-json/noto/used");

type IconSet = {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
};

function takePictures(): void {
  const path = here("./node_modules/@iconify-json/noto/icons.json");
  const set = JSON.parse(readFileSync(path, "utf8")) as IconSet;
  mkdirSync(pictures, { recursive: true });
  for (const name of PICTURES) {
    const { body, width = set.width, height = set.height } = set.icons[name]!;
    const names = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`;
    const svg = `<svg ${names} viewBox="0 0 ${width} ${height}">${body}</svg>`;
    writeFileSync(`${pictures}/${name}.svg`, svg);
  }
}

takePictures();

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
    alias: { $pictures: pictures },
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
