import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CompileOptions } from "svelte/compiler";
import { defineConfig } from "vitest/config";
import { groups } from "./bundles.ts";
import { drawingsBudget } from "./checks/budget.mjs";
import { subsetFonts } from "./fonts.mjs";
import { messages } from "./messages.mjs";
import { serviceWorker } from "./serviceWorker.mjs";

/** Messages, and drawings with what draws them, which come once everything else is there: in folders of their own. */
function chunkFileNames({ moduleIds }: { moduleIds: string[] }): string {
  if (moduleIds.some((module) => module.includes("virtual:words/"))) return "assets/words/[name]-[hash].js";
  const drawn = moduleIds.length > 0 && moduleIds.every((module) => /\/art\/|\/(?:art|attributes)\.ts$/.test(module));
  return `assets/${drawn ? "art/" : ""}[name]-[hash].js`;
}

/** Short names for the scopes of styles, which stand at every element: they save some kilobytes. */
const cssHash: NonNullable<CompileOptions["cssHash"]> = ({ hash, css, filename }) =>
  `s${hash(`${filename}${css}`).slice(0, 5)}`;

// The built page is served by the Python server from inside the package.
export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({ configFile: false, compilerOptions: { cssHash } }),
    subsetFonts(),
    messages(),
    drawingsBudget(120_000),
    serviceWorker(),
  ],
  build: {
    outDir: "../src/sevenwonders/server/page",
    emptyOutDir: true,
    // The page's security policy allows no fonts inside of style sheets.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Which plugin took longest is of no use to somebody who only wants to play.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames,
        codeSplitting: { groups },
      },
    },
    target: "es2022",
    // All browsers below load modules ahead by themselves.
    modulePreload: { polyfill: false },
    // Browsers that know light-dark(): a box that is light in both themes shows its pictures in light colours.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // Tests run what the browser runs, not what Svelte would render on a server.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/english.ts"], isolate: false },
}));
