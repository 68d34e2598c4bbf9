import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { drawingsBudget } from "./checks/budget.mjs";

// The built page is served by the Python server from inside the package.
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ configFile: false }), drawingsBudget(120_000)],
  build: {
    outDir: "../src/sevenwonders/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Browsers that know light-dark(): a box that is light in both themes shows its pictures in light colours.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // Tests run what the browser runs, not what Svelte would render on a server.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], isolate: false },
}));
