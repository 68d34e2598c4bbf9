// Writes every wonder as one sheet for review: `node checks/wonders.mjs FILE.png [light|dark]`. Each is there before
// anything is built, half built, all in gold, and in its own colours.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer } from "vite";

const [file, scheme = "light"] = process.argv.slice(2);
if (!file) throw new Error("name the file to write, such as build/wonders.png");

const server = await createServer({
  root: resolve(import.meta.dirname, ".."),
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: "custom",
  logLevel: "error",
});
const { rising, wonders } = await server.ssrLoadModule("/src/art/wonders/scene.ts");
const { materialStyles } = await server.ssrLoadModule("/src/art/materials.ts");
(await server.ssrLoadModule("/src/art/architects.ts")).register();
await server.close();

const line = 'stroke-linejoin="round" stroke-linecap="round"';
const cell = (name, built, colour) => {
  const { toCome, there } = rising(name, [1, 2, 3].slice(0, built), 3, colour);
  const parts = `<g class="to-come">${toCome}</g>${there.map((part) => part.picture).join("")}`;
  return `<svg viewBox="-20 -24 240 214" width="225" height="200" ${line}>${parts}</svg>`;
};
const row = (name) =>
  `<figure>${cell(name, 0)}${cell(name, 1)}${cell(name, 3)}${cell(name, 3, true)}<figcaption>${name}</figcaption></figure>`;
const html = `<!doctype html><meta charset="utf-8"><style>:root{color-scheme:${scheme}}${materialStyles()}
body{margin:8px;width:1900px;display:flex;flex-wrap:wrap;gap:8px;background:light-dark(#efe6d2,#161a24);color:light-dark(#2a2118,#f3e7cc);font:12px sans-serif}
figure{margin:0;width:940px}svg{border:1.5px solid #2a2118;margin-right:2px}.to-come{color:light-dark(#2a2118,#f3e7cc);--cut:transparent;opacity:.3}</style>${Object.keys(wonders).map(row).join("")}`;
const folder = mkdtempSync(join(tmpdir(), "sheet-"));
writeFileSync(join(folder, "sheet.html"), html);
const size = `--window-size=1920,${Math.ceil(Object.keys(wonders).length / 2) * 222 + 20}`;
const page = [`--screenshot=${resolve(file)}`, `file://${folder}/sheet.html`];
execFileSync("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", size, ...page], {
  stdio: "ignore",
});
rmSync(folder, { recursive: true });
