// Writes what is drawn as one sheet for review: `node checks/sheet.mjs FILE.png [light|dark|both] [WHAT ...]`.
//
// WHAT picks sections (`parts`, `drawings`, `wonders`, `icons`), a colour of cards, or drawings whose names
// contain a word; without it everything is there. A drawing is there at 120 pixels in the window of a card, and as a
// silhouette of 24 pixels on paper, reversed on its colour, and on night blue. A wonder is there before anything is
// built, half built, all in gold, and in its own colours. Icons have 14, 20, 32 and 64 pixels.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createServer } from "vite";

const [file, scheme = "both", ...wanted] = process.argv.slice(2);
if (!file) throw new Error("name the file to write, such as build/drawings.png");

const root = resolve(import.meta.dirname, "..");
const server = await createServer({
  root,
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: "custom",
  logLevel: "error",
});
const load = (path) => server.ssrLoadModule(`/src/${path}`);
const { groups } = await load("art/drawings/index.ts");
const { samples } = await load("art/parts/samples.ts");
const { drawn } = await load("art/pen.ts");
const { materialStyles } = await load("art/materials.ts");
const { BACKDROP } = await load("lib/art/backdrop.ts");
const { rising, wonders } = await load("art/wonders/scene.ts");
const { pictures } = await load("lib/icons/pictures.ts");
await load("lib/icons/architects.ts");
(await load("art/architects.ts")).register();
await server.close();

const SECTIONS = ["parts", "drawings", "wonders", "icons"];
const line = 'stroke-linejoin="round" stroke-linecap="round"';
const sections = wanted.filter((word) => SECTIONS.includes(word));
const words = wanted.filter((word) => !SECTIONS.includes(word));
const title = (name) => name.replaceAll("_", " ");

/** The cells of a section; only drawings can be picked by name. */
function section(name, cells) {
  const asked = wanted.length === 0 || sections.includes(name) || (name === "drawings" && words.length > 0);
  return asked ? cells() : [];
}

const picture = (inside, colour) =>
  `<div class="window" style="--sky:var(--sky-${colour});--tint:var(--card-${colour})"><svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMax meet" ${line}>${BACKDROP}${inside}</svg></div>`;

function drawing(name, draw, colour) {
  const { picture: coloured, silhouette } = drawn(draw);
  const mark = (style) =>
    `<span class="mark" style="${style}"><svg viewBox="0 0 120 112" width="24" height="24" ${line}>${silhouette}</svg></span>`;
  const tint = `var(--card-${colour},#8a744c)`;
  const marks = [
    "color:#2a2118;background:#fbf5e6;--cut:#fbf5e6",
    `color:#fbf5e6;background:${tint};--cut:${tint}`,
    "color:#f3e7cc;background:#1a2238;--cut:#1a2238",
  ].map(mark);
  return `<figure>${picture(coloured, colour)}<figcaption>${title(name)}</figcaption><div class="marks">${marks.join("")}</div></figure>`;
}

const part = ([name, draw]) =>
  `<figure>${picture(drawn(draw).picture, "white")}<figcaption>${name}</figcaption></figure>`;

function wonder(name) {
  const state = (built, colour) => {
    const { toCome, there } = rising(name, [1, 2, 3].slice(0, built), 3, colour);
    return `<svg viewBox="-20 -24 240 214" width="171" height="152" ${line}><g class="to-come">${toCome}</g>${there.map((one) => one.picture).join("")}</svg>`;
  };
  return `<figure class="wonder">${state(0)}${state(1)}${state(3)}${state(3, true)}<figcaption>${title(name)}</figcaption></figure>`;
}

function icon([name, inside]) {
  const at = (size) => `<svg viewBox="0 0 24 24" width="${size}" height="${size}">${inside}</svg>`;
  return `<figure class="icon">${[14, 20, 32, 64].map(at).join("")}<figcaption>${title(name)}</figcaption></figure>`;
}

const fits = (colour, name) => words.length === 0 || words.some((word) => word === colour || name.includes(word));
const cells = [
  ...section("parts", () => Object.values(samples).flatMap((group) => Object.entries(group).map(part))),
  ...section("drawings", () =>
    groups.flatMap(([colour, group]) =>
      Object.entries(group)
        .filter(([name]) => fits(colour, name))
        .map(([name, draw]) => drawing(name, draw, colour)),
    ),
  ),
  ...section("wonders", () => Object.keys(wonders).map(wonder)),
  ...section("icons", () => Object.entries(pictures).map(icon)),
];

const css = ["lib/theme.css", "lib/icons/palette.css"]
  .concat(
    ["leaders", "cities", "armada", "edifice", "carthage", "teams"].map((name) => `expansions/${name}/colours.css`),
  )
  .map((path) => readFileSync(join(root, "src", path), "utf8"));
const schemes = scheme === "both" ? ["light", "dark"] : [scheme];
const side = (which) => `<section style="color-scheme:${which}">${cells.join("")}</section>`;
const html = `<!doctype html><meta charset="utf-8"><style>${css.join("\n")}</style><style>${materialStyles()}
*{box-sizing:border-box}html,body{margin:0;height:auto;overflow:visible}body{display:flex;align-items:start}
section{width:1480px;padding:12px;display:flex;flex-wrap:wrap;gap:10px;background:light-dark(#fbf5e6,#221d1a);color:light-dark(#2a2118,#f3e7cc);font:11px sans-serif}
figure{margin:0;width:122px;text-align:center}.window{position:relative;width:120px;height:120px;overflow:hidden;border:1.5px solid #2a2118;border-radius:8px}
.window::after{content:"";position:absolute;inset:0;background:light-dark(transparent,rgb(16 12 10/16%))}.window svg{color-scheme:light;width:100%;height:100%;display:block;overflow:visible}.marks{display:flex;justify-content:center;gap:4px;margin-top:2px}.mark{padding:2px;border-radius:5px;display:inline-flex}
figcaption{margin-top:2px;white-space:nowrap;overflow:hidden}.wonder{width:720px}.wonder svg{border:1.5px solid #2a2118;margin-right:4px}
.to-come{color:light-dark(#2a2118,#f3e7cc);--cut:light-dark(#fff8e6,#16223a);opacity:.3}.icon{width:176px;border:1px solid light-dark(#d8ccb0,#4a3f30)}.icon svg{margin:3px;overflow:visible}
</style>${schemes.map(side).join("")}`;

const folder = mkdtempSync(join(tmpdir(), "sheet-"));
const page = join(folder, "sheet.html");
writeFileSync(page, html);
mkdirSync(dirname(resolve(file)), { recursive: true });
const browser = (...options) =>
  execFileSync("chromium-headless-shell", ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", ...options], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
const width = 1480 * schemes.length;
// A page that tells nothing but its height, so that the sheet is cut where it ends.
const measure = `<script>document.documentElement.textContent =
  "height " + Math.ceil(document.querySelector("section").getBoundingClientRect().height)</script>`;
writeFileSync(page, html + measure);
const told = browser(`--window-size=${width},900`, "--dump-dom", `file://${page}`);
const height = Number(/height (\d+)/.exec(told)?.[1]);
writeFileSync(page, html);
browser(`--window-size=${width},${height}`, `--screenshot=${resolve(file)}`, `file://${page}`);
rmSync(folder, { recursive: true });
console.log(`${cells.length} cells in ${file}`);
