// Civilian structures.

import { tone } from "../materials";
import {
  arch,
  box,
  colonnade,
  column,
  courses,
  disc,
  dome,
  door,
  gable,
  hipRoof,
  pediment,
  slab,
  steps,
  window,
} from "../parts/masonry";
import { bush, cypress, flame, palm, smoke, waves } from "../parts/nature";
import { figure, plinth } from "../parts/people";
import { amphora, awning, coins, cup, flag, scales } from "../parts/things";
import { roundShield, spear } from "../parts/war";
import { ellipse, p, rect, type Draw, type Pen } from "../pen";

export const blue: Record<string, Draw> = {
  baths(pen) {
    pen.only(() => {
      colonnade(pen, [18, 102], [43, 83], 4, 8);
      pen.fill(rect(24, 46, 72, 32), "water", { tone: 2, outline: 0, opacity: 0.55 });
      for (const x of [40, 60, 80]) smoke(pen, x, 74, 26);
      for (const x of [22, 47.3, 72.6, 98]) column(pen, x, 43, 83, 8);
      slab(pen, 12, 36, 96, 7, "marble");
      dome(pen, 60, 36, 60, 22, "tile");
      box(pen, 54, 8, 12, 7, "marble");
      pen.fill("M10 104L22 82H98L110 104z", "marble");
      pen.fill("M20 101L29 86H91L100 101z", "water", { outline: 1.2 });
      waves(pen, 38, 94, 48);
    });
    pen.shadow("M4 58H116V70H110Q108 92 90 96V106H76V98H44V106H30V96Q12 92 10 70H4z");
    pen.shadow(
      "M30 48c-8-10 8-16 0-30h8c8 14-8 20 0 30zM56 48c-8-10 8-16 0-30h8c8 14-8 20 0 30zM82 48c-8-10 8-16 0-30h8c8 14-8 20 0 30z",
    );
    pen.shadow("M22 80q9-9 18 0t18 0t18 0t18 0v6q-9 9-18 0t-18 0t-18 0t-18 0z", "hole");
  },
  temple(pen) {
    steps(pen, 60, 104, 112, 3, 5, "marble");
    colonnade(pen, [18, 102], [42, 90], 5, 9);
    slab(pen, 10, 36, 100, 7, "marble");
    pediment(pen, 8, 12, 104, 24, "marble", "tile");
    disc(pen, 60, 28, 4, "gold", "none");
  },
  altar(pen) {
    steps(pen, 60, 104, 92, 2, 7, "marble");
    box(pen, 38, 56, 44, 34, "marble");
    slab(pen, 32, 50, 56, 8, "marble");
    pen.fill("M40 40h40l-6 11H46z", "gold");
    flame(pen, 60, 41, 36);
    amphora(pen, 17, 104, 26);
    amphora(pen, 103, 104, 26);
  },
  pawnshop(pen) {
    hipRoof(pen, 8, 22, 84, 22);
    box(pen, 14, 44, 72, 60, "marble");
    door(pen, 68, 104, 22, 38);
    awning(pen, 16, 48, 40, 14, ["blue", "cloth"], 5);
    pen.fill(rect(18, 66, 36, 20), "ink", { tone: 2, cut: "hole" });
    slab(pen, 14, 84, 44, 7, "wood");
    cup(pen, 28, 84, 15);
    coins(pen, 44, 84, 2, 6);
    pen.line("M92 36h16", { width: 3, cut: "solid" });
    for (const [x, y] of [
      [96, 50],
      [108, 50],
      [102, 61],
    ] as const)
      disc(pen, x, y, 6.4, "gold");
    pen.line("M96 37v7M108 37v7M102 37v18", { width: 1.2 });
  },
  theater(pen) {
    pen.fill("M4 104V88A56 56 0 0 1 116 88V104z", "stone");
    for (const [radius, shade] of [
      [44, 0],
      [33, 1],
      [22, 0],
    ] as const)
      pen.fill(p`M${60 - radius} 94A${radius} ${radius} 0 0 1 ${60 + radius} 94z`, "stone", {
        tone: shade,
        outline: 1.2,
        cut: "none",
      });
    pen.line("M60 38V62M32 50l12 18M88 50L76 68", { width: 1 });
    pen.shadow("M22 96A38 38 0 0 1 98 96L88 96A28 28 0 0 0 32 96z", "hole");
    slab(pen, 4, 94, 112, 10, "marble");
    pen.fill("M40 62Q60 70 80 62Q84 96 60 104Q36 96 40 62z", "cloth", { tone: 0, cut: "halo" });
    pen.fill("M80 62Q84 96 60 104Q74 90 70 65z", "cloth", { tone: 2, outline: 0 });
    pen.fill("M46 76q5-5 10 0q-5 3-10 0zM64 76q5-5 10 0q-5 3-10 0z", "ink", { tone: 2, cut: "hole" });
    pen.fill("M47 87Q60 94 73 87Q70 99 60 99T47 87z", "ink", { tone: 2, cut: "hole" });
  },
  aqueduct(pen) {
    box(pen, 2, 24, 116, 80, "stone", { flat: true });
    for (const x of [22, 60, 98]) arch(pen, x, 104, 26, 40, "air");
    for (const x of [13, 37, 60, 83, 107]) arch(pen, x, 56, 15, 22, "air");
    slab(pen, -4, 57, 128, 6, "marble");
    slab(pen, -4, 22, 128, 8, "marble");
    pen.fill(rect(-4, 14, 128, 8), "water", { tone: 0, cut: "solid" });
    waves(pen, 4, 18, 116, tone("silver", 0));
  },
  courthouse(pen) {
    steps(pen, 60, 104, 112, 2, 6, "marble");
    colonnade(pen, [16, 104], [48, 92], 4, 11);
    slab(pen, 8, 40, 104, 9, "marble");
    pen.fill("M14 40L60 6L106 40z", "marble", { tone: 0 });
    pen.only(() => scales(pen, 60, 20, 30, 19));
    pen.shadow("M40 18h40v5H63v12h8v5H49v-5h8V23H40z", "hole");
    pen.fill(rect(50, 56, 20, 36), "red", { cut: "solid" });
    pen.fill("M50 56h5v36h-5z", "red", { tone: 0, outline: 0 });
  },
  statue(pen) {
    plinth(pen, 60, 104, 52, 26);
    cypress(pen, 16, 104, 48);
    cypress(pen, 106, 104, 48);
    pen.fill("M46 74Q44 44 52 38H68Q78 46 74 74z", "bronze", { cut: "halo" });
    pen.fill("M74 74Q78 46 68 38L62 74z", "bronze", { tone: 2, outline: 0 });
    pen.line("M50 42L38 56L44 68M70 42L82 34", { width: 8, cut: "solid" });
    pen.line("M50 42L38 56L44 68M70 42L82 34", { width: 5, colour: tone("bronze", 1) });
    pen.fill(ellipse(60, 28, 9), "bronze", { cut: "halo" });
    laurelBand(pen, 60, 25);
    spear(pen, 83, 78, 56, 0);
    roundShield(pen, 42, 66, 9, "blue");
  },
  palace(pen) {
    box(pen, 6, 52, 32, 52, "marble");
    box(pen, 82, 52, 32, 52, "marble");
    hipRoof(pen, 2, 42, 38, 11, "blue");
    hipRoof(pen, 80, 42, 38, 11, "blue");
    for (const x of [12, 26, 88, 102]) for (const y of [60, 80]) window(pen, x, y, 7, 12, "night");
    box(pen, 36, 46, 48, 58, "marble");
    colonnade(pen, [42, 78], [58, 104], 3, 6);
    slab(pen, 32, 42, 56, 7, "marble");
    dome(pen, 60, 42, 44, 24, "gold");
    flag(pen, 60, 20, 18, "red", 14);
  },
  senate(pen) {
    dome(pen, 60, 45, 106, 24, "tile");
    pen.line("M60 21V10", { width: 2.4, cut: "solid", bold: 5 });
    pen.fill("M60 8h16l-4 5l4 5H60z", "blue", { cut: "solid" });
    slab(pen, 6, 44, 108, 7, "marble");
    colonnade(pen, [10, 110], [51, 84], 7, 7);
    pen.fill("M4 104Q8 84 60 84T116 104z", "marble");
    pen.line("M14 97Q20 89 60 89T106 97", { width: 1.2 });
    figure(pen, 60, 104, 40, "red");
    box(pen, 48, 92, 24, 12, "marble", { cut: "halo" });
  },
  pantheon(pen) {
    dome(pen, 60, 46, 96, 36, "bronze");
    for (const [x, y] of [
      [20, 31],
      [16, 40],
    ] as const)
      pen.line(p`M${x} ${y}H${120 - x}`, { width: 0.9 });
    slab(pen, 48, 8, 24, 5, "bronze");
    slab(pen, 8, 46, 104, 8, "marble");
    pediment(pen, 22, 42, 76, 20, "marble", "blue");
    colonnade(pen, [24, 96], [62, 96], 6, 7);
    steps(pen, 60, 104, 104, 2, 5, "marble");
  },
  gardens(pen) {
    for (const [y, left, right] of [
      [104, 6, 114],
      [76, 22, 98],
      [50, 38, 82],
    ] as const) {
      box(pen, left, y - 20, right - left, 20, "stone");
      for (let x = left + 12; x < right - 4; x += 17) arch(pen, x, y, 10, 14, "ink");
      for (let x = left + 5; x < right; x += 13) bush(pen, x, y - 19, 8);
    }
    pen.line("M92 58v46", { width: 4, colour: tone("water", 0), cut: "hole" });
    palm(pen, 60, 33, 26);
  },
  town_hall(pen) {
    box(pen, 10, 48, 100, 56, "marble");
    hipRoof(pen, 4, 32, 112, 17, "blue");
    box(pen, 48, 14, 24, 90, "marble");
    gable(pen, 44, 0, 32, 16, "tile");
    disc(pen, 60, 30, 7, "gold", "hole");
    pen.line("M60 26v4l3 3", { width: 1.4 });
    door(pen, 60, 104, 18, 28);
    for (const x of [18, 33, 80, 95]) {
      window(pen, x, 58, 8, 12, "night");
      arch(pen, x + 4, 104, 10, 20, "ink");
    }
    window(pen, 56, 46, 8, 14, "night");
  },
  well(pen) {
    gable(pen, 24, 10, 72, 24);
    box(pen, 34, 34, 6, 46, "wood");
    box(pen, 80, 34, 6, 46, "wood");
    pen.fill(rect(40, 44, 40, 6), "wood", { cut: "solid" });
    pen.line("M60 50v14", { width: 1.6, cut: "solid", bold: 3 });
    pen.fill("M51 62h18l-3 14H54z", "wood", { cut: "halo" });
    pen.fill("M18 78h84v26H18z", "stone");
    courses(pen, 18, 78, 84, 26, 8);
    pen.fill(ellipse(60, 79, 42, 8), "stone", { tone: 0 });
    pen.fill(ellipse(60, 79, 33, 5.4), "water", { cut: "hole" });
  },
};

/** A wreath on a small head. */
function laurelBand(pen: Pen, x: number, y: number): void {
  pen.line(p`M${x - 9} ${y + 1}q9-9 18 0`, { width: 3, colour: tone("gold", 1) });
}
