// What is looked for beyond types: mistakes that TypeScript lets through, and Svelte's own pitfalls.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const LONGEST_LINE = 120;

export default defineConfig(
  globalIgnores(["node_modules/", "public/", "src/facts.ts", "src/protocol.ts"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      eqeqeq: "error",
      "max-len": ["error", { code: LONGEST_LINE }],
      "no-implicit-coercion": ["error", { boolean: false }],
      "no-self-compare": "error",
      "no-unmodified-loop-condition": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unnecessary-condition": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // The compiler knows what is not used, and `_` says that it is on purpose.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // `noUncheckedIndexedAccess` asks for it where an index is known to be good.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // `let` is how props, state and what is derived from them are declared.
      "prefer-const": "off",
      "svelte/prefer-const": "off",
      // A line such as `void turn;` tells an effect what it depends on.
      "no-void": "off",
      "svelte/require-each-key": "error",
      // There are no stores here, and looking for them takes a tenth of the time.
      "svelte/require-store-reactive-access": "off",
      "svelte/no-target-blank": ["error", { allowReferrer: true }], // all links lead to this server
      // It takes the reason that follows `--` for more names of warnings.
      "svelte/no-unused-svelte-ignore": "off",
      // The parser does not know the types of a component's props; svelte-check does.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["*.js"], ...ts.configs.disableTypeChecked },
  { files: ["sw.js"], languageOptions: { globals: globals.serviceworker } },
);
