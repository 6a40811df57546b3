// Gathers the texts of a language into one file for the page: what all games share, what each game
// brings, and what only the page says. Together they compress better, and one request brings them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES } from "./src/facts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const GAMES = here("../src/sheepfold/games");
const MODULE = "virtual:texts";

/** `virtual:texts` has for each language what loads its texts. */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) return `export default { ${LANGUAGES.map(loader).join(", ")} };`;
      if (!id.startsWith(`\0${MODULE}/`)) return null;
      const files = filesOf(id.slice(MODULE.length + 2));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

function loader(language: string): string {
  return `${language}: () => import("${MODULE}/${language}").then((all) => all.default)`;
}

function filesOf(language: string): string[] {
  const folders = [
    here("../src/sheepfold/locales"),
    ...readdirSync(GAMES).map((game) => `${GAMES}/${game}/locales`),
    here("./src/locales"),
  ];
  return folders.filter(existsSync).map((folder) => `${folder}/${language}.ftl`);
}
