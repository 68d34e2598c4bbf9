// Manufactured goods.

import { box, slab } from "../parts/masonry";
import { flame, smoke } from "../parts/nature";
import { flask, scroll } from "../parts/things";
import { tone } from "../materials";
import { ellipse, p, rect, type Draw } from "../pen";

export const gray: Record<string, Draw> = {
  loom(pen) {
    box(pen, 14, 14, 9, 90, "wood");
    box(pen, 97, 14, 9, 90, "wood");
    slab(pen, 8, 18, 104, 9, "wood");
    pen.fill(rect(28, 27, 64, 60), "magenta", { cut: "hole" });
    pen.fill(rect(28, 27, 12, 60), "magenta", { tone: 0, outline: 0 });
    pen.fill(rect(80, 27, 12, 60), "magenta", { tone: 2, outline: 0 });
    for (const x of [38, 53, 68, 83]) pen.fill(p`M${x} 46l6 9l-6 9l-6-9z`, "gold", { outline: 1.2, cut: "solid" });
    pen.line("M28 38h64M28 76h64", { width: 2, colour: tone("gold", 1), cut: "solid", bold: 5 });
    slab(pen, 8, 88, 104, 9, "wood");
  },
  glassworks(pen) {
    pen.fill("M14 104V70Q14 52 32 46V24H54V46Q72 52 72 70V104z", "brick");
    pen.fill("M14 104V70Q14 52 32 46V24H38V48Q24 56 24 70V104z", "brick", { tone: 0, outline: 0 });
    slab(pen, 28, 18, 30, 8, "brick");
    smoke(pen, 43, 16, 14, tone("grey", 1));
    pen.fill("M28 104V82a15 15 0 0 1 30 0V104z", "ink", { tone: 2, cut: "hole" });
    flame(pen, 43, 103, 26);
    flask(pen, 94, 104, 58);
  },
  press(pen) {
    box(pen, 18, 18, 9, 86, "wood");
    box(pen, 93, 18, 9, 86, "wood");
    slab(pen, 10, 16, 100, 11, "wood");
    pen.fill(rect(54, 27, 12, 30), "iron");
    pen.line("M54 33l12 5M54 41l12 5M54 49l12 5", { width: 1.2 });
    slab(pen, 32, 56, 56, 10, "darkwood", "halo");
    pen.fill(rect(30, 67, 60, 12), "paper", { tone: 0, cut: "hole" });
    slab(pen, 12, 80, 96, 12, "wood");
    scroll(pen, 60, 86, 24, 15, 2);
    pen.fill(ellipse(60, 32, 3), "iron", { tone: 0, outline: 0 });
  },
};
