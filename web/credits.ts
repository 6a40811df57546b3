// What the page carries that others made: the list for the credits, and the licence texts that travel with it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Each npm package in the bundle. `gives` is the end of a sentence's key: `web-credit-…`. */
const MADE_BY_OTHERS = [
  {
    package: "@fontsource-variable/nunito",
    name: "Nunito",
    by: "Vernon Adams, Cyreal, Jacques Le Bailly",
    gives: "letters",
  },
  { package: "svelte", name: "Svelte", by: "Svelte contributors", gives: "page" },
  { package: "esm-env", name: "esm-env", by: "Benjamin McCann", gives: "page" },
  { package: "clsx", name: "clsx", by: "Luke Edwards", gives: "page" },
  { package: "@fluent/bundle", name: "Fluent", by: "Mozilla", gives: "sentences" },
  { package: "@noble/hashes", name: "noble-hashes", by: "Paul Miller", gives: "fingerprints" },
  { package: "uqr", name: "uqr", by: "Anthony Fu, Project Nayuki", gives: "codes" },
];

/** Texts of licences that some packages name but do not contain. */
const TEXTS: Record<string, string> = { "Apache-2.0": here("./Apache-2.0.txt") };

const LICENCES = here("../THIRD-PARTY-LICENSES.txt");
const MODULE = "virtual:credits";

/** Gives the page its credits, writes the licence texts, and refuses a bundle in which somebody is not named. */
export function credits(): Plugin {
  const all = MADE_BY_OTHERS.map((one) => ({ ...one, ...licence(one.package) }));
  return {
    name: "credits",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(all)};` : null),
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "asset" ? file.originalFileNames : [],
      );
      const carried = new Set([...this.getModuleIds(), ...files].flatMap(packageOf));
      const named = all.map((one) => one.package);
      const wrong = [...carried]
        .filter((name) => !named.includes(name))
        .concat(named.filter((name) => !carried.has(name)));
      if (wrong.length)
        this.error(`web/credits.ts must name just what is in the bundle: ${wrong.join(", ")}`);
      writeIfChanged(LICENCES, texts(all));
    },
  };
}

function packageOf(path: string): string[] {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.slice(1) ?? [];
}

function licence(name: string) {
  const folder = here(`./node_modules/${name}`);
  const about = readFileSync(`${folder}/package.json`, "utf8");
  const { version, license } = JSON.parse(about) as { version: string; license: string };
  const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const text = readFileSync(file ? `${folder}/${file}` : TEXTS[license]!, "utf8");
  return { version, licence: license, text: text.replace(/^\s*\n|\s+$/g, "") };
}

function texts(
  all: {
    package: string;
    name: string;
    by: string;
    version: string;
    licence: string;
    text: string;
  }[],
): string {
  const line = "=".repeat(80);
  const head =
    "Sheepfold's page in the browser carries the following works of others, each under its own licence.";
  const list = all.map(({ name, by, licence }) => `- ${name}, by ${by} (${licence})`).join("\n");
  const parts = all.map(
    (one) =>
      `${line}\n${one.name} (${one.package} ${one.version}), ${one.licence}\n${line}\n\n${one.text}`,
  );
  return `${head}\n\n${list}\n\n${parts.join("\n\n")}\n`;
}

function writeIfChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
