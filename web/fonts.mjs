// Fonts of the page, cut down to the letters that it can show. `fonts.css` asks for them under `fonts/`.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const FONTS = [
  ["cinzel", 700],
  ["alegreya-sans", 500],
  ["alegreya-sans", 700],
  ["alegreya-sans", 800],
];

/** Every character from the first to the last. */
const range = (first, last) => {
  const start = first.codePointAt(0) ?? 0;
  const count = (last.codePointAt(0) ?? 0) - start + 1;
  return String.fromCodePoint(...Array.from({ length: count }, (_, index) => start + index));
};

/** English, the names of people who write with Latin letters, and the signs that the page itself writes. */
const LETTERS = `${range(" ", "~")}${range("\u00a0", "ÿ")}ĀāŌōŪūŒœŠšŽž–—‘’“”„…‹›•€−≈←→↑↓`;

/** Kerning and ligatures, and figures that stand on the line or in columns. */
const FEATURES = ["kern", "liga", "lnum", "tnum", "mark", "ccmp", "locl"];

const root = import.meta.dirname;

export function subsetFonts() {
  const folder = join(root, "node_modules", ".cache", "sevenwonders-fonts");
  return {
    name: "subset-fonts",
    async config(_, { mode }) {
      if (mode === "test") return {};
      mkdirSync(folder, { recursive: true });
      for (const [family, weight] of FONTS) {
        const whole = join(
          root,
          "node_modules",
          "@fontsource",
          family,
          "files",
          `${family}-latin-${weight}-normal.woff2`,
        );
        const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true };
        writeFileSync(
          join(folder, `${family}-${weight}.woff2`),
          await subsetFont(readFileSync(whole), LETTERS, options),
        );
      }
      return { resolve: { alias: { "/fonts": folder } } };
    },
  };
}
