// Outside its folder and the registry nothing names a game, a type of one, or a move, an event or a phase.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

type Node = { type: string; [field: string]: unknown };

const SOURCE = join(import.meta.dirname, "../src");
const GENERATED = ["protocol.ts", "facts.ts"];
const read = (path: string) => readFileSync(join(SOURCE, path), "utf8");

/** The types of the protocol by name, as text. */
const TYPES = new Map(
  [...read("protocol.ts").matchAll(/^export type (\w+) = ([^;]*?(?:\{[^]*?^\})?);$/gm)].map(
    ([, name, text]) => [name!, text!],
  ),
);
const membersOf = (union: string) => TYPES.get(union)!.match(/\w+/g)!;
const literalsOf = (type: string, field: string) => {
  const [, values = ""] = new RegExp(`^  ${field}: ([^;]*);`, "m").exec(TYPES.get(type)!) ?? [];
  return [...values.matchAll(/"([^"]*)"/g)].map(([, value]) => value!);
};

const VIEWS = membersOf("AnyView");
const GAMES = VIEWS.flatMap((view) => literalsOf(view, "game"));
const TAGS = [...membersOf("AnyMove"), ...membersOf("AnyEvent")];
const TAG_VALUES = new Set(TAGS.flatMap((tag) => literalsOf(tag, "type")));
const TABLE_PHASES = literalsOf("TableInfo", "phase");
const PHASES = new Set(
  VIEWS.flatMap((view) => literalsOf(view, "phase")).filter((it) => !TABLE_PHASES.includes(it)),
);
/** Views, options, moves and events of games, and what is only part of those. */
const GAME_TYPES = new Set([
  ...TAGS,
  ...[...TYPES.keys()].filter((name) => VIEWS.some((view) => name.startsWith(view.slice(0, -4)))),
]);

/** A game's name however it is written: `liars_dice`, `LiarsDice`, `Liars & Dice`. */
const NAMES = GAMES.map((game) => new RegExp(game.replaceAll("_", "[ _&-]*"), "i"));

function files(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(ts|svelte|css)$/.test(path) && !GENERATED.includes(path),
  );
}

const isGames = (path: string) => GAMES.some((game) => path.startsWith(`games/${game}/`));
const shared = files().filter((path) => !isGames(path) && path !== "games/registry.ts");

/** The syntax tree of a module or a component. */
function treeOf(path: string, source: string): Node {
  const component = path.endsWith(".svelte") ? source : `<script lang="ts">${source}</script>`;
  return parse(component, { modern: true }) as unknown as Node;
}

function* walk(node: unknown, parents: Node[] = []): Generator<{ node: Node; parents: Node[] }> {
  if (Array.isArray(node)) {
    for (const one of node) yield* walk(one, parents);
  } else if (node !== null && typeof node === "object") {
    const here = node as Node;
    const isNode = typeof here.type === "string";
    if (isNode) yield { node: here, parents };
    const below = isNode ? [...parents, here] : parents;
    for (const [field, inner] of Object.entries(here)) {
      if (field !== "loc" && field !== "metadata") yield* walk(inner, below);
    }
  }
}

/** The field that a literal is a value of: by comparison, in a switch, or in an object. */
function fieldOf(literal: Node, parents: Node[]): string | null {
  const parent = parents.at(-1);
  const nameOf = (node: unknown): string | null => {
    const it = node as Node | undefined;
    if (it?.type === "ChainExpression") return nameOf(it.expression);
    if (it?.type === "MemberExpression") return nameOf(it.property);
    return it?.type === "Identifier" ? (it.name as string) : null;
  };
  switch (parent?.type) {
    case "BinaryExpression":
      return nameOf(parent.left === literal ? parent.right : parent.left);
    case "SwitchCase":
      return nameOf((parents.at(-2) as { discriminant?: unknown }).discriminant);
    case "Property":
      return parent.value === literal ? nameOf(parent.key) : null;
    default:
      return null;
  }
}

/** What a file must not say. */
function complaints(path: string, source: string): string[] {
  const found = NAMES.flatMap((name) => name.exec(source)?.[0] ?? []);
  if (path.endsWith(".css")) return found;
  for (const { node, parents } of walk(treeOf(path, source))) {
    if (node.type === "ImportSpecifier" && parents.at(-1)?.type === "ImportDeclaration") {
      const from = (parents.at(-1)!.source as { value: string }).value;
      const { name } = node.imported as { name: string };
      if (/\/protocol(\.ts)?$/.test(from) && GAME_TYPES.has(name)) found.push(`import ${name}`);
    }
    if (node.type !== "Literal" || typeof node.value !== "string") continue;
    const field = fieldOf(node, parents);
    if (field === "type" && TAG_VALUES.has(node.value)) found.push(`type ${node.value}`);
    if (field === "phase" && PHASES.has(node.value)) found.push(`phase ${node.value}`);
  }
  return found;
}

describe("the interfaces", () => {
  test("there is one for each game of the protocol", () => {
    expect(GAMES.length).toBeGreaterThan(1);
    for (const game of GAMES) expect(files()).toContain(`games/${game}/ui.ts`);
  });

  test.each(shared)("%s names no game", (path) => {
    expect(complaints(path, read(path))).toEqual([]);
  });

  test.each(GAMES)("that of %s does not know the others", (game) => {
    for (const path of files().filter((it) => it.startsWith(`games/${game}/`))) {
      const others = GAMES.filter((other) => other !== game);
      for (const other of others) expect(read(path), path).not.toContain(`/${other}/`);
    }
  });
});

describe("this test", () => {
  test.each([
    ["a.ts", `const game = "${GAMES[0]}";`],
    ["a.ts", `import type { ${VIEWS[0]} } from "../protocol";`],
    ["a.ts", `import { type Peeked } from "../../protocol";`],
    ["a.ts", `if (event?.type === "peeked") go();`],
    ["a.ts", `switch (move.type) { case "swap": go(); }`],
    ["a.ts", `play({ type: "hide", at: 3 });`],
    ["a.ts", `if (view.phase !== "turns") go();`],
    ["a.svelte", `{#if view.phase === "hide"}<p>hide</p>{/if}`],
    ["a.svelte", `<script lang="ts">let it = $derived(event.type === "dealt");</script>`],
    ["a.svelte", `<style>.${GAMES[1]} { color: red; }</style><p class="x"></p>`],
    ["a.css", `.${GAMES[0]} { color: red; }`],
  ])("sees it in %s: %s", (path, source) => {
    expect(complaints(path, source)).not.toEqual([]);
  });

  test.each([
    ["a.ts", `table.do({ do: "start" }); if (news.what === "started") go();`],
    ["a.ts", `if (info.phase === "playing" || view.phase === "over") go();`],
    ["a.ts", `import type { AnyEvent, Frame } from "../protocol";`],
  ])("lets pass what is every game's in %s: %s", (path, source) => {
    expect(complaints(path, source)).toEqual([]);
  });
});
