// The wonders of Architects, a part for each of the five stages: some stand side by side and are built in any order.
// They are like those of the classic boards wherever the stages are the same.

import { tone } from "../materials";
import { arch, box, column, disc, dome, door, pediment, slab, steps } from "../parts/masonry";
import { bush, flame, palm, star } from "../parts/nature";
import { figure } from "../parts/people";
import { ellipse, p, type Pen, rect } from "../pen";
import { alexandria, giza, helios, terrace, type Wonder } from "./wonders";

/** A garden house with its roof and its trees; `x` is its middle. */
function pavilion(pen: Pen, x: number, y: number, roof: "blue" | "tile"): void {
  box(pen, x - 17, y - 28, 34, 28, "brick");
  for (const at of [x - 8, x + 8]) arch(pen, at, y, 9, 18, "ink");
  slab(pen, x - 20, y - 34, 40, 7, "stone");
  if (roof === "blue") dome(pen, x, y - 34, 32, 20, "blue");
  else pen.fill(p`M${x - 18} ${y - 34}L${x} ${y - 56}L${x + 18} ${y - 34}z`, "tile");
}

/** A pair of columns with the dark between them; `x` is their middle. */
function pair(pen: Pen, x: number, top: number, bottom: number, apart: number): void {
  pen.fill(rect(x - apart, top, apart * 2, bottom - top), "ink", { cut: "hole", outline: 0 });
  for (const at of [x - apart / 2, x + apart / 2]) column(pen, at, top, bottom, 11);
}

/** A pedestal by the harbour, from its left edge. */
function pedestal(pen: Pen, x: number): void {
  box(pen, x, 146, 56, 30, "stone", { courses: true });
  slab(pen, x - 4, 139, 64, 9, "marble");
}

/** A limb: a bold line in an outline. */
function limb(pen: Pen, path: string, of: "bronze" | "skin", width = 14): void {
  pen.line(path, { width: width + 3, cut: "solid", bold: width + 3 });
  pen.line(path, { width, colour: tone(of, 1) });
}

/** A leg of the seated god with its robe and its side of the throne; mirrored for the other one. */
function leg(pen: Pen, mirror: boolean): void {
  pen.at(
    100,
    0,
    () => {
      box(pen, -52, 76, 16, 74, "gold");
      pen.fill(ellipse(-44, 72, 9), "gold", { cut: "halo" });
      box(pen, -36, 108, 34, 42, "stone");
      pen.fill("M-2 96Q-30 92-34 106V150H-14V126H-2z", "purple", { cut: "halo" });
      pen.fill("M-24 100Q-31 102-31 110V150H-25z", "purple", { tone: 0, outline: 0 });
      pen.line("M-18 106V146", { width: 1.2 });
    },
    { mirror },
  );
}

export const architectsWonders: Record<string, Wonder> = {
  architects_giza: giza,
  architects_alexandria: alexandria,
  architects_babylon: {
    setting: "desert",
    parts: [
      (pen) => {
        terrace(pen, 176, 14, 186, 34);
        pen.fill(rect(88, 150, 24, 26), "stone", { cut: "hole" });
        door(pen, 100, 176, 16, 22);
      },
      (pen) => terrace(pen, 140, 32, 168, 30),
      (pen) => {
        terrace(pen, 108, 48, 152, 28);
        pen.line("M100 84V170", { width: 6, colour: tone("water", 0), cut: "hole" });
        pen.line("M98 84V170M103 90V164", { width: 1.2, colour: tone("water", 1) });
      },
      (pen) => {
        pavilion(pen, 74, 80, "tile");
        palm(pen, 50, 80, 44);
      },
      (pen) => {
        pavilion(pen, 126, 80, "blue");
        bush(pen, 150, 78, 11);
        star(pen, 126, 22, 8);
      },
    ],
  },
  architects_olympia: {
    setting: "hills",
    parts: [
      (pen) => {
        steps(pen, 100, 176, 156, 2, 9, "marble");
        slab(pen, 40, 148, 120, 10, "marble");
      },
      (pen) => leg(pen, false),
      (pen) => leg(pen, true),
      (pen) => {
        pen.fill("M74 106Q70 68 84 60H116Q130 68 126 106z", "skin", { cut: "halo" });
        pen.fill("M116 60Q130 68 126 106H114Q116 80 108 60z", "skin", { tone: 2, outline: 0 });
        limb(pen, "M78 68L58 88L46 84", "skin", 10);
        limb(pen, "M122 68L148 84", "skin", 10);
        figure(pen, 44, 84, 28, "gold", "gold");
        pen.fill("M86 64L124 96L118 108L76 78z", "purple");
        pen.line("M92 76q8 6 16 0", { width: 1.2 });
        pen.line("M152 150V22", { width: 6, cut: "solid" });
        pen.line("M152 150V22", { width: 3, colour: tone("gold", 1) });
        star(pen, 152, 20, 10);
      },
      (pen) => {
        pen.fill(ellipse(100, 42, 16, 18), "skin", { cut: "halo" });
        pen.fill("M84 44Q88 54 94 52Q100 49 106 52Q112 54 116 44Q118 66 100 72Q82 66 84 44z", "hair");
        pen.fill(ellipse(94, 40, 1.6) + ellipse(106, 40, 1.6), "ink", { tone: 2, outline: 0 });
        pen.line("M84 32Q100 18 116 32", { width: 6, colour: tone("leaf", 1), cut: "solid", bold: 6 });
      },
    ],
  },
  architects_rhodes: {
    setting: "sea",
    parts: [
      (pen) => pedestal(pen, 26),
      (pen) => pedestal(pen, 118),
      (pen) => {
        for (const side of [-1, 1]) {
          const mirrored = side > 0;
          pen.at(
            100,
            0,
            () => {
              pen.fill("M-58 139L-46 98H-18L-30 139z", "bronze", { cut: "halo" });
              pen.fill("M-30 139L-18 98H-26L-38 139z", "bronze", { tone: mirrored ? 0 : 2, outline: 0 });
              pen.fill("M-66 139Q-60 130-48 132H-30V139z", "bronze");
            },
            { mirror: mirrored },
          );
        }
        pen.fill("M50 104Q56 80 72 78H128Q144 80 150 104L126 112L100 104L74 112z", "tile", { cut: "halo" });
        pen.line("M74 82v28M92 80v24M108 80v24M126 82v28", { width: 1.2 });
      },
      (pen) => {
        pen.fill("M72 82Q64 50 80 42H120Q136 50 128 82z", "bronze", { cut: "halo" });
        pen.fill("M120 42Q136 50 128 82H114Q118 60 110 42z", "bronze", { tone: 2, outline: 0 });
        pen.line("M84 54Q100 64 116 54M100 58V78", { width: 1.3 });
        limb(pen, "M76 50L54 74L66 92", "bronze", 11);
        slab(pen, 70, 76, 60, 8, "gold");
      },
      (pen) => {
        limb(pen, "M124 50L150 34L156 12", "bronze", 11);
        helios(pen, 25);
        pen.fill("M148 8h16l-4 14h-8z", "gold", { cut: "halo" });
        flame(pen, 156, 8, 26);
      },
    ],
  },
  architects_ephesus: {
    setting: "hills",
    parts: [
      (pen) => steps(pen, 100, 176, 184, 3, 8, "marble"),
      (pen) => pair(pen, 46, 88, 152, 24),
      (pen) => {
        pair(pen, 100, 88, 152, 26);
        figure(pen, 100, 150, 40, "gold", "gold");
      },
      (pen) => pair(pen, 154, 88, 152, 24),
      (pen) => {
        slab(pen, 14, 78, 172, 11, "marble");
        slab(pen, 20, 70, 160, 9, "marble");
        for (let x = 26; x < 174; x += 14) pen.fill(rect(x, 80, 6, 7), "blue", { outline: 0.8 });
        pediment(pen, 10, 24, 180, 46, "marble", "tile");
        disc(pen, 100, 54, 9, "gold");
        for (const x of [10, 100, 190]) pen.fill(p`M${x - 6} ${x === 100 ? 26 : 70}l6-16l6 16z`, "gold");
      },
    ],
  },
  architects_halicarnassus: {
    setting: "sea",
    parts: [
      (pen) => {
        steps(pen, 100, 176, 176, 2, 8, "marble");
        box(pen, 28, 132, 144, 30, "stone", { courses: true });
        door(pen, 100, 162, 20, 24);
      },
      (pen) => {
        slab(pen, 22, 124, 156, 9, "marble");
        box(pen, 34, 104, 132, 21, "marble");
        for (let x = 46; x <= 154; x += 18) figure(pen, x, 123, 17, "blue", "blue");
        slab(pen, 28, 97, 144, 8, "marble");
      },
      (pen) => {
        for (const x of [54, 84]) pair(pen, x, 56, 97, 15);
      },
      (pen) => {
        for (const x of [116, 146]) pair(pen, x, 56, 97, 15);
      },
      (pen) => {
        slab(pen, 30, 47, 140, 9, "marble");
        for (let at = 0; at < 4; at += 1) slab(pen, 42 + at * 12, 39 - at * 8, 116 - at * 24, 9, "tile");
        slab(pen, 86, 6, 28, 10, "marble");
        figure(pen, 93, 7, 22, "gold", "gold");
        figure(pen, 107, 7, 22, "gold", "gold");
      },
    ],
  },
};
