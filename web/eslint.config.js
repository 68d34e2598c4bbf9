import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  // Translated from the engine, which has checks of its own.
  { ignores: ["src/score/engine.js", "src/language/messages.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Prettier decides about the format; these switch off the rules that would contradict it.
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // Prettier breaks what it can at 120. A sentence, an address or the path of a drawing stays in one piece.
      "max-len": ["error", { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreUrls: true }],
      // TypeScript knows every name better, those of the browser included.
      "no-undef": "off",
      // A name that begins with a line is there for the place of the next one.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Maps are filled inside one function, or hold what is only looked up. What the page follows is `$state`.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // As Stylelint has it in style sheets: colours stand in theme files, and those of drawings in palettes.
    files: ["src/**"],
    ignores: ["src/art/materials.ts", "**/palette.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...["Literal[value=HEX]", "TemplateElement[value.raw=HEX]", "SvelteLiteral[value=HEX]"].map((selector) => ({
          selector: selector.replace("HEX", "/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i"),
          message: "A colour has a name: take it from a theme file or from a palette.",
        })),
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["checks/**", "*.config.*", "fonts.mjs"],
    languageOptions: { globals: globals.node },
  },
);
