// Writes every drawing as one sheet for review: `node checks/sheet.mjs FILE.png [light|dark] [NAME ...]`.
//
// Each drawing stands there at 120 pixels in the window of a card, and as a silhouette of 24 pixels on paper, reversed
// on its colour, and on night blue. A part of a name picks the drawings whose names contain it.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer } from "vite";

const [file, scheme = "light", ...wanted] = process.argv.slice(2);
if (!file) throw new Error("name the file to write, such as build/drawings.png");

const server = await createServer({
  root: resolve(import.meta.dirname, ".."),
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: "custom",
  logLevel: "error",
});
const { drawings, colourOf } = await server.ssrLoadModule("/src/art/drawings/index.ts");
const { drawn } = await server.ssrLoadModule("/src/art/pen.ts");
const { materialStyles } = await server.ssrLoadModule("/src/art/materials.ts");
const { backdrop } = await server.ssrLoadModule("/src/art/backdrop.ts");
(await server.ssrLoadModule("/src/art/architects.ts")).register();
await server.close();

const names = Object.keys(drawings).filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const line = 'stroke-linejoin="round" stroke-linecap="round"';

function cell(name) {
  const { picture, silhouette } = drawn(drawings[name]);
  const colour = colourOf(name);
  const mark = (style) =>
    `<span class="mark" style="${style}"><svg viewBox="0 0 120 112" width="24" height="24" ${line}>${silhouette}</svg></span>`;
  return `<figure><div class="window"><svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMax meet" style="overflow:visible" ${line}>${backdrop(colour)}${picture}</svg></div>
<figcaption>${name.replaceAll("_", " ")}</figcaption><div class="marks">
${mark("color:#2a2118;--cut:#fbf5e6")}${mark(`color:#fbf5e6;background:var(--card-${colour},#8a744c);--cut:var(--card-${colour},#8a744c)`)}${mark("color:#f3e7cc;background:#1a2238;--cut:#1a2238")}</div></figure>`;
}

const html = `<!doctype html><meta charset="utf-8"><style>
:root{color-scheme:${scheme};--card-brown:#7a4a2b;--card-gray:#66686d;--card-blue:#22559c;--card-yellow:#d9a013;--card-red:#b0281f;--card-green:#25703a;--card-purple:#6b3f92;--card-black:#2b2d34;--card-white:#a3936a}
${materialStyles()}
body{margin:12px;width:1456px;display:flex;flex-wrap:wrap;gap:10px;background:light-dark(#efe6d2,#161a24);color:light-dark(#2a2118,#f3e7cc);font:11px sans-serif}
figure{margin:0;width:122px;text-align:center}.window{width:120px;height:120px;overflow:hidden;border:1.5px solid #2a2118;border-radius:8px}
.window svg{width:100%;height:100%;display:block}.marks{display:flex;justify-content:center;gap:4px;margin-top:2px}.mark{padding:2px;border-radius:5px;display:inline-flex}figcaption{margin-top:2px;white-space:nowrap;overflow:hidden}
</style>${names.map(cell).join("")}`;
const folder = mkdtempSync(join(tmpdir(), "sheet-"));
writeFileSync(join(folder, "sheet.html"), html);
const rows = Math.ceil(names.length / 11);
execFileSync(
  "chromium",
  [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    `--window-size=1480,${rows * 180 + 30}`,
    `--screenshot=${resolve(file)}`,
    `file://${folder}/sheet.html`,
  ],
  { stdio: "ignore" },
);
rmSync(folder, { recursive: true });
console.log(`${names.length} drawings in ${file}`);
