// Commercial structures.

import { tone } from "../materials";
import {
  arch,
  box,
  colonnade,
  column,
  disc,
  dome,
  door,
  gable,
  hipRoof,
  merlons,
  slab,
  tower,
  window,
} from "../parts/masonry";
import { bush, flame, palm, rock, star, waves } from "../parts/nature";
import { figure } from "../parts/people";
import { hull, sail } from "../parts/ships";
import { amphora, awning, barrel, cup, flag, sack, scales } from "../parts/things";
import { sword } from "../parts/war";
import { ellipse, p, rect, type Draw, type Pen } from "../pen";

/** A camel with its saddle, its head to the right; `x` is its left edge and `y` its feet. */
function camel(pen: Pen, x: number, y: number, scale: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.line("M4-30Q-3-24-1-14", { width: 2, cut: "solid", bold: 3 });
      pen.fill(
        "M3 0V-24Q3-34 12-36Q18-50 27-37Q34-35 37-30Q41-34 42-44Q43-54 51-54L61-50Q62-46 58-45L50-45" +
          "Q50-28 40-20V0H35V-17Q22-13 9-17V0z",
        "straw",
        { cut: "halo" },
      );
      pen.fill("M12-36Q18-50 27-37L25-21H12z", "red", { cut: "hole" });
      pen.line("M12-31h14M12-26h13", { width: 1.4, colour: tone("gold", 1) });
      pen.fill(ellipse(53, -50, 1.2), "ink", { tone: 2, outline: 0 });
    },
    { scale },
  );
}

/** A post with a sign that points the way. */
function post(pen: Pen, mirror: boolean): void {
  pen.at(
    mirror ? 120 : 0,
    0,
    () => {
      box(pen, 16, 30, 7, 74, "wood");
      pen.fill("M10 36H58L70 47L58 58H10z", "yellow", { cut: "halo" });
      pen.line("M22 47h30M44 41l8 6l-8 6", { width: 2.4, cut: "hole", bold: 6 });
      box(pen, 58, 70, 26, 34, "wood", { cut: "halo" });
      pen.line("M58 70l26 34M84 70L58 104", { width: 1.4 });
      amphora(pen, 98, 104, 38);
      sack(pen, 42, 104, 22);
    },
    { mirror },
  );
}

/** A camp of stalls under one roof line. */
function stall(pen: Pen, x: number, width: number, stripes: "yellow" | "green" | "red"): void {
  box(pen, x + 3, 56, 4, 48, "wood");
  box(pen, x + width - 7, 56, 4, 48, "wood");
  pen.fill(rect(x + 7, 60, width - 14, 26), "ink", { tone: 2, cut: "hole", outline: 0 });
  awning(pen, x, 38, width, 22, [stripes, "cloth"], 5);
  box(pen, x, 84, width, 20, "wood");
}

export const yellow: Record<string, Draw> = {
  tavern(pen) {
    hipRoof(pen, 4, 22, 68, 24);
    box(pen, 10, 46, 56, 58, "sand");
    door(pen, 34, 104, 24, 40);
    window(pen, 52, 58, 10, 12, "fire");
    pen.line("M66 48h38", { width: 4, cut: "solid" });
    pen.fill(rect(78, 56, 28, 26), "wood", { cut: "halo" });
    pen.line("M82 48v8M102 48v8", { width: 1.4, cut: "solid", bold: 3 });
    cup(pen, 92, 80, 20);
    barrel(pen, 88, 104, 22, 19);
  },
  east_trading_post(pen) {
    post(pen, false);
  },
  west_trading_post(pen) {
    post(pen, true);
  },
  marketplace(pen) {
    stall(pen, 10, 100, "yellow");
    amphora(pen, 30, 84, 22);
    for (const [x, y] of [
      [56, 80],
      [66, 80],
      [61, 72],
    ] as const)
      pen.fill(ellipse(x, y, 6), "red", { cut: "halo" });
    for (const x of [82, 92]) pen.fill(ellipse(x, 80, 6), "leaf", { cut: "halo" });
    pen.line("M14 94h92", { width: 1 });
  },
  forum(pen) {
    for (const x of [4, 74]) {
      hipRoof(pen, x, 42, 42, 12);
      colonnade(pen, [x + 4, x + 38], [54, 92], 4, 5);
      slab(pen, x, 92, 42, 12, "marble");
    }
    column(pen, 60, 22, 96, 11);
    pen.line("M55 40q5 5 10 0M55 54q5 5 10 0M55 68q5 5 10 0M55 82q5 5 10 0", { width: 1 });
    figure(pen, 60, 23, 20, "gold", "gold");
    slab(pen, 46, 94, 28, 10, "marble", "halo");
  },
  caravansery(pen) {
    pen.only(() => {
      tower(pen, 8, 36, 34, 104);
      door(pen, 25, 104, 18, 34);
      box(pen, 42, 56, 70, 48, "stone", { courses: true });
      merlons(pen, 42, 56, 70, 6, "stone");
      palm(pen, 100, 62, 40);
      camel(pen, 44, 104, 1.05);
    });
    pen.instead(() => camel(pen, 5, 106, 1.85));
  },
  vineyard(pen) {
    pen.line("M12 104V32M60 104V24M108 104V32M6 40Q60 16 114 40", { width: 5, cut: "solid" });
    pen.line("M12 104V32M60 104V24M108 104V32M6 40Q60 16 114 40", { width: 2.4, colour: tone("wood", 1) });
    for (const x of [18, 40, 60, 80, 102]) bush(pen, x, 44, 13);
    for (const x of [30, 52, 72, 92]) {
      for (const [dx, dy] of [
        [-5, 0],
        [5, 0],
        [0, 1],
        [-3, 8],
        [3, 8],
        [0, 15],
      ] as const)
        pen.fill(ellipse(x + dx, 50 + dy, 5), "purple", { outline: 1, cut: "solid" });
    }
    amphora(pen, 40, 104, 30);
    pen.fill("M58 88h42q-2 16-8 16H66q-6 0-8-16z", "wood", { cut: "halo" });
    pen.fill(ellipse(79, 88, 20, 5), "purple", { cut: "hole" });
  },
  bazar(pen) {
    stall(pen, 4, 52, "green");
    stall(pen, 64, 52, "red");
    pen.fill("M18 38q12-26 24 0zM78 38q12-26 24 0z", "gold");
    for (const [x, of] of [
      [18, "fire"],
      [30, "leaf"],
      [42, "gold"],
    ] as const)
      pen.fill(p`M${x - 7} 84q7-16 14 0z`, of, { cut: "halo" });
    pen.fill(rect(72, 68, 15, 16), "magenta", { cut: "halo" });
    pen.fill(rect(91, 64, 15, 20), "blue", { cut: "halo" });
  },
  haven(pen) {
    pen.fill("M-400 92H520V240H-400z", "water", { outline: 0 });
    sail(pen, 64, 84, 70, 58);
    hull(pen, 14, 92, 94, 22);
    flag(pen, 64, 18, 12, "red", 12);
    waves(pen, 8, 100, 100, tone("silver", 0));
    pen.shadow("M2 100q9-8 19 0t19 0t19 0t19 0t19 0t19 0v6H2z", "halo");
  },
  lighthouse(pen) {
    pen.fill("M66 22L126 6V46L70 32zM54 22L-6 6V46L50 32z", "fire", { tone: 0, outline: 0, opacity: 0.6, cut: "none" });
    pen.shadow("M50 26L4 8V44zM70 26L116 8V44z");
    rock(pen, 8, 104, 46, 22);
    rock(pen, 62, 104, 50, 24);
    pen.fill("M42 96L49 40H71L78 96z", "stone");
    pen.fill("M42 96L49 40H54L50 96zM78 96L71 40H66L70 96z", "stone", { tone: 0, outline: 0 });
    pen.line("M48 50h24M46 66h28M44 82h32", { width: 1 });
    slab(pen, 44, 36, 32, 6, "marble");
    box(pen, 51, 18, 18, 18, "ink", { cut: "hole" });
    flame(pen, 60, 35, 16);
    gable(pen, 46, 6, 28, 13);
    door(pen, 60, 96, 12, 18);
  },
  chamber_of_commerce(pen) {
    box(pen, 12, 44, 96, 60, "sand");
    dome(pen, 60, 44, 60, 30, "yellow");
    star(pen, 60, 12, 6);
    slab(pen, 6, 42, 108, 7, "marble");
    colonnade(pen, [16, 104], [50, 104], 5, 8);
    pen.fill(rect(42, 60, 36, 30), "paper", { cut: "solid" });
    pen.instead(() => pen.shadow("M46 64h28v5H62v14h10v6H48v-6h10V69H46z", "hole"));
    pen.only(() => scales(pen, 60, 67, 24, 20));
  },
  arena(pen) {
    pen.fill("M6 50Q60 26 114 50V104H6z", "stone");
    pen.fill("M6 50Q60 26 114 50Q60 66 6 50z", "stone", { tone: 0 });
    pen.fill("M18 50Q60 34 102 50Q60 60 18 50z", "ink", { cut: "hole" });
    for (const [row, count] of [
      [78, 6],
      [104, 6],
    ] as const)
      for (let at = 0; at < count; at += 1) arch(pen, 16 + at * 17.6, row, 11, 17, "ink");
    pen.line("M6 82Q60 90 114 82", { width: 1.4 });
    for (const x of [16, 60, 104]) flag(pen, x, x === 60 ? 38 : 46, 28, "red", 12);
  },
  ludus(pen) {
    box(pen, 8, 42, 104, 62, "sand", { courses: true });
    hipRoof(pen, 2, 28, 116, 15);
    door(pen, 60, 104, 44, 46);
    pen.at(60, 60, () => {
      sword(pen, 0, 26, 44, 40);
      sword(pen, 0, 26, 44, -40);
    });
    disc(pen, 24, 62, 9, "gold", "hole");
    disc(pen, 96, 62, 9, "gold", "hole");
  },
};
