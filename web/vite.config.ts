import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page is served by the Python server from inside the package.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/sevenwonders/server/page", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
