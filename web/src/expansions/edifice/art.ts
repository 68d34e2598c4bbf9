// Edifices, each as a project with its scaffold and as it stands when it is built.

import { tone } from "../../art/materials";
import {
  arch,
  box,
  colonnade,
  courses,
  dome,
  door,
  gable,
  hipRoof,
  merlons,
  pediment,
  slab,
  steps,
  tower,
  window,
} from "../../art/parts/masonry";
import { bush, cypress, flame, star, waves } from "../../art/parts/nature";
import { figure } from "../../art/parts/people";
import { sea } from "../../art/parts/sea";
import { hull } from "../../art/parts/ships";
import { amphora, awning, block, coins, flag, hammer, sack, scroll } from "../../art/parts/things";
import { roundShield, spear, sword } from "../../art/parts/war";
import { type Draw, ellipse, p, type Pen, rect } from "../../art/pen";
import type { Wonder } from "../../art/wonders/wonders";

/** Poles and planks around a building site. */
function scaffold(pen: Pen): void {
  pen.only(() => {
    const poles =
      "M8 104V18M42 104V12M78 104V12M112 104V18M2 40H118M2 66H118M2 90H118M8 66L42 40M78 40L112 66M42 90L78 66";
    pen.line(poles, { width: 4.4 });
    pen.line(poles, { width: 2.2, colour: tone("straw", 1) });
  });
}

/** Both states of an Edifice: the project is the same building pale behind its scaffold. */
function both(name: string, draw: Draw): Record<string, Draw> {
  return {
    [name]: draw,
    [`${name}_project`]: (pen) => {
      pen.only(() => {
        pen.at(0, 0, () => draw(pen));
        pen.fill("M-400-400h920v504h-920z", { colour: "light-dark(#f7f0dc,#221d1a)" }, { outline: 0, opacity: 0.62 });
      });
      scaffold(pen);
      pen.only(() => {
        block(pen, 12, 104, 16);
        hammer(pen, 102, 104, 30, -20);
      });
      pen.instead(() => draw(pen));
      pen.shadow("M2 48H118V54H2zM2 80H118V86H2z", "hole");
    },
  };
}

const EDIFICES: Record<string, Draw> = {
  artisan_district(pen) {
    for (const [x, y, of] of [
      [4, 60, "tile"],
      [42, 44, "purple"],
      [80, 60, "blue"],
    ] as const) {
      box(pen, x + 3, y, 32, 104 - y, "sand");
      gable(pen, x - 1, y - 18, 40, 20, of);
      door(pen, x + 19, 104, 12, 20);
    }
    awning(pen, 42, 66, 36, 12, ["red", "cloth"], 5);
    hammer(pen, 92, 82, 20, -30);
    amphora(pen, 16, 104, 18);
  },
  belvedere(pen) {
    steps(pen, 60, 104, 112, 4, 7, "marble");
    colonnade(pen, [34, 86], [40, 76], 4, 7);
    slab(pen, 28, 33, 64, 8, "marble");
    dome(pen, 60, 33, 52, 22, "blue");
    cypress(pen, 14, 78, 44);
    cypress(pen, 106, 78, 44);
  },
  curtain_wall(pen) {
    box(pen, 14, 62, 92, 42, "stone", { courses: true });
    merlons(pen, 24, 62, 72, 6, "stone", 9);
    for (const x of [2, 92]) tower(pen, x, 40, 26, 104);
    for (const x of [32, 53, 74]) pen.fill(p`M${x} 68h14v26l-7-6l-7 6z`, x === 53 ? "blue" : "red", { cut: "hole" });
    for (const x of [15, 105]) flag(pen, x, 32, 20, "red", 14);
  },
  money_changer(pen) {
    hipRoof(pen, 12, 24, 96, 20, "yellow");
    box(pen, 18, 44, 84, 60, "marble");
    pen.fill(rect(28, 52, 64, 30), "ink", { tone: 2, cut: "hole" });
    figure(pen, 60, 84, 34, "purple");
    slab(pen, 22, 82, 76, 10, "wood");
    coins(pen, 38, 82, 3, 8);
    coins(pen, 84, 82, 5, 8);
  },
  outpost(pen) {
    pen.fill("M2 104Q30 78 60 78T118 104z", "sand");
    for (const x of [34, 78]) box(pen, x, 40, 7, 52, "wood");
    pen.line("M38 88L82 50M82 88L38 50", { width: 3.4, cut: "solid", bold: 4 });
    box(pen, 26, 28, 68, 16, "wood");
    gable(pen, 20, 4, 80, 20, "straw");
    for (const x of [30, 84]) box(pen, x, 22, 5, 8, "wood");
    spear(pen, 104, 98, 50, 6);
    flag(pen, 60, 6, 4, "red", 14);
  },
  factory(pen) {
    box(pen, 6, 56, 108, 48, "brick", { courses: true });
    for (const x of [6, 42, 78]) pen.fill(p`M${x} 56V40L${x + 36} 56z`, "tile", { cut: "solid" });
    for (const x of [18, 96]) box(pen, x, 18, 12, 40, "brick");
    for (const x of [24, 60, 96]) arch(pen, x, 104, 20, 28, "ink");
    flame(pen, 24, 103, 16);
    amphora(pen, 60, 104, 20, "glass");
    scroll(pen, 90, 88, 12, 12, 2);
  },
  amphitheater(pen) {
    for (const [radius, shade] of [
      [56, 2],
      [44, 1],
      [32, 0],
    ] as const)
      pen.fill(p`M${60 - radius} 88A${radius} ${radius * 0.9} 0 0 1 ${60 + radius} 88z`, "stone", {
        tone: shade,
        cut: radius === 44 ? "hole" : "solid",
      });
    for (let at = 0; at < 7; at += 1) arch(pen, 12 + at * 16, 104, 10, 14, "ink");
    pen.fill(ellipse(60, 88, 20, 7), "sand", { cut: "hole" });
    figure(pen, 60, 90, 24, "blue");
    for (const x of [12, 60, 108]) flag(pen, x, x === 60 ? 38 : 66, 20, "blue", 12);
  },
  auction_house(pen) {
    steps(pen, 60, 104, 108, 2, 5, "marble");
    box(pen, 16, 50, 88, 44, "marble");
    slab(pen, 8, 42, 104, 9, "marble");
    gable(pen, 10, 18, 100, 24, "yellow");
    pen.fill(rect(30, 56, 60, 38), "ink", { tone: 2, cut: "hole" });
    hammer(pen, 78, 84, 32, -46);
    slab(pen, 38, 84, 30, 8, "wood", "halo");
    sack(pen, 84, 94, 14);
  },
  staging_camp(pen) {
    for (const [x, of] of [
      [24, "cloth"],
      [60, "red"],
      [96, "cloth"],
    ] as const) {
      pen.fill(p`M${x - 24} 92L${x} 42L${x + 24} 92z`, of, { cut: "halo" });
      pen.fill(p`M${x} 42L${x + 24} 92H${x + 8}z`, of, { tone: 2, outline: 0 });
      pen.fill(p`M${x - 6} 92L${x} 66L${x + 6} 92z`, "ink", { tone: 2, cut: "hole" });
      flag(pen, x, 44, 22, "gold", 13);
    }
    for (let at = 0; at < 9; at += 1) pen.fill(p`M${2 + at * 13} 104v-14l6-7l6 7v14z`, "wood");
  },
  river_port(pen) {
    sea(pen, 88);
    box(pen, 50, 40, 66, 44, "sand");
    hipRoof(pen, 44, 24, 78, 18);
    for (const x of [64, 84, 104]) arch(pen, x, 84, 13, 26, "ink");
    slab(pen, 40, 82, 84, 9, "stone");
    hull(pen, 0, 96, 44, 16);
    block(pen, 12, 84, 12, "wood");
    pen.line("M30 82V34L50 44", { width: 3, cut: "solid", bold: 4 });
    waves(pen, 50, 100, 60);
  },
  gold_reserves(pen) {
    box(pen, 8, 34, 104, 70, "stone", { courses: true });
    slab(pen, 2, 26, 116, 9, "marble");
    pen.fill("M28 104V66a32 30 0 0 1 64 0V104z", "ink", { tone: 2, cut: "hole" });
    for (const [x, y] of [
      [40, 104],
      [60, 104],
      [80, 104],
      [50, 92],
      [70, 92],
      [60, 80],
    ] as const)
      pen.fill(p`M${x - 10} ${y}l3-11h14l3 11z`, "gold", { cut: "solid" });
  },
  archives(pen) {
    steps(pen, 60, 104, 112, 2, 5, "marble");
    box(pen, 12, 46, 96, 48, "marble");
    pediment(pen, 6, 20, 108, 26, "marble", "green");
    for (const y of [52, 74]) {
      pen.fill(rect(22, y, 76, 18), "ink", { cut: "hole" });
      for (let x = 30; x < 96; x += 12) pen.fill(ellipse(x, y + 11, 5), "paper", { tone: 0, cut: "solid" });
    }
  },
  concentric_castle(pen) {
    box(pen, 0, 78, 120, 26, "stone", { courses: true });
    merlons(pen, 0, 78, 120, 8, "stone");
    box(pen, 20, 54, 80, 26, "stone", { courses: true });
    merlons(pen, 20, 54, 80, 6, "stone");
    for (const x of [4, 96]) tower(pen, x, 56, 20, 104);
    tower(pen, 44, 26, 32, 70);
    door(pen, 60, 104, 18, 20);
    window(pen, 56, 38, 8, 12);
    flag(pen, 60, 18, 14, "red", 16);
  },
  agora(pen) {
    for (const x of [2, 78]) {
      colonnade(pen, [x + 2, x + 38], [56, 98], 4, 5);
      hipRoof(pen, x - 2, 44, 44, 13);
    }
    slab(pen, 0, 96, 120, 8, "marble");
    slab(pen, 48, 84, 24, 12, "marble");
    figure(pen, 60, 84, 52, "gold", "gold");
    star(pen, 60, 22, 9);
    bush(pen, 44, 97, 7);
    bush(pen, 76, 97, 7);
  },
  military_school(pen) {
    box(pen, 10, 50, 100, 54, "stone", { courses: true });
    hipRoof(pen, 2, 32, 116, 19, "red");
    door(pen, 60, 104, 24, 36);
    for (const x of [20, 84]) pen.fill(rect(x, 60, 16, 22), "red", { cut: "hole" });
    sword(pen, 44, 34, 28, 34);
    sword(pen, 76, 34, 28, -34);
    roundShield(pen, 60, 26, 14);
  },
};

export const edifices: Record<string, Draw> = Object.assign(
  {},
  ...Object.entries(EDIFICES).map(([name, draw]) => both(name, draw)),
);

export const edificeWonders: Record<string, Wonder> = {
  ur: {
    setting: "desert",
    parts: [
      (pen) => {
        pen.fill("M10 176L22 130H178L190 176z", "brick");
        courses(pen, 26, 134, 148, 38, 10);
      },
      (pen) => {
        pen.fill("M86 176L92 84H108L114 176z", "sand", { cut: "halo" });
        let treads = "";
        for (let y = 92; y < 174; y += 7) treads += p`M${92 - (y - 84) / 15} ${y}h${16 + (y - 84) / 7.5}`;
        pen.line(treads, { width: 1 });
      },
      (pen) => {
        pen.fill("M36 130L44 94H90V130zM164 130L156 94H110V130z", "brick");
        courses(pen, 46, 98, 44, 30, 10);
        courses(pen, 110, 98, 44, 30, 10);
      },
      (pen) => pen.fill("M58 94L64 64H136L142 94z", "brick"),
      (pen) => {
        box(pen, 78, 30, 44, 34, "blue");
        merlons(pen, 78, 30, 44, 5, "blue");
        door(pen, 100, 64, 14, 24);
        flame(pen, 64, 64, 18);
        flame(pen, 136, 64, 18);
      },
    ],
  },
};
