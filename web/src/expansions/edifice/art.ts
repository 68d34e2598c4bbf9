// Edifices, each as a project with its scaffold and as it stands when it is built.

import { bricks, crane } from "../../art/drawings/brown";
import { type Material, tone } from "../../art/materials";
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
import { amphora, awning, block, coins, flag, hammer, log, sack, scroll, wheel } from "../../art/parts/things";
import { roundShield, spear, sword } from "../../art/parts/war";
import { type Draw, ellipse, p, type Pen, rect } from "../../art/pen";
import type { Wonder } from "../../art/wonders/wonders";

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

/** Poles and planks, tied together. */
function timber(pen: Pen, path: string): void {
  pen.line(path, { width: 4.6, cut: "solid", bold: 5 });
  pen.line(path, { width: 2.4, colour: tone("straw", 1) });
}

/** A ladder that leans to the right; `x` and `y` are its left foot. */
function ladder(pen: Pen, x: number, y: number, height: number): void {
  let path = p`M${x} ${y}l${height * 0.2} ${-height}M${x + 10} ${y}l${height * 0.2} ${-height}`;
  for (let at = 8; at < height - 3; at += 9) path += p`M${x + at * 0.2} ${y - at}h10`;
  pen.line(path, { width: 3.6, cut: "solid", bold: 4 });
  pen.line(path, { width: 1.6, colour: tone("wood", 0) });
}

/** A mason at work. */
function mason(pen: Pen, x: number, y: number, of: Material = "blue"): void {
  figure(pen, x, y, 30, of, "tan");
  hammer(pen, x + 5, y - 16, 13, 48);
}

/** The building sites: as much as stands, with the scaffold that this building needs. */
const SITES: Record<string, Draw> = {
  artisan_district(pen) {
    box(pen, 7, 60, 32, 44, "sand");
    gable(pen, 3, 42, 40, 20, "tile");
    door(pen, 23, 104, 12, 20);
    box(pen, 45, 74, 32, 30, "sand");
    door(pen, 61, 104, 12, 20);
    slab(pen, 83, 96, 32, 8, "sand");
    timber(pen, "M44 74V44L61 26L78 44V74M44 54H78M61 26V54M86 96V58M112 96V58M82 72H118");
    bricks(pen, 90, 96, 2, 11);
    mason(pen, 61, 74);
  },
  belvedere(pen) {
    steps(pen, 60, 104, 112, 4, 7, "marble");
    [54, 62, 48, 66].forEach((top, at) => box(pen, 34 + at * 15, top, 7, 76 - top, "marble"));
    timber(pen, "M29 76V34M91 76V34M22 34H98M32 34Q36 8 60 8T88 34M60 34V8M46 34L44 14M74 34L76 14");
    cypress(pen, 13, 78, 44);
    mason(pen, 105, 90, "red");
  },
  curtain_wall(pen) {
    tower(pen, 4, 46, 26, 104);
    box(pen, 30, 82, 64, 22, "stone", { courses: true });
    box(pen, 30, 68, 26, 15, "stone", { courses: true });
    box(pen, 92, 90, 26, 14, "stone", { courses: true });
    timber(pen, "M-1 104V24M35 68V24M-4 34H40M-4 62H8M26 62H40M-1 34L17 14L35 34");
    crane(pen, 74, 82, 66, 30);
    block(pen, 98, 90, 14);
  },
  money_changer(pen) {
    box(pen, 18, 62, 10, 42, "marble");
    box(pen, 92, 52, 10, 52, "marble");
    slab(pen, 22, 82, 76, 10, "wood");
    box(pen, 28, 92, 64, 12, "marble");
    timber(pen, "M22 62V40M98 52V40M10 42H110L90 22H30zM44 42V22M76 42V22M60 22V36");
    pen.fill(ellipse(60, 50, 15), "gold", { cut: "halo" });
    pen.fill(ellipse(60, 50, 10), "gold", { tone: 0, outline: 1.2, cut: "hole" });
    coins(pen, 40, 82, 1, 8);
    sack(pen, 80, 82, 14);
  },
  outpost(pen) {
    pen.fill("M2 104Q30 78 60 78T118 104z", "sand");
    for (const x of [34, 78]) box(pen, x, 40, 7, 52, "wood");
    timber(pen, "M37 84L82 52M28 40H94M60 40V8M60 12L92 24M60 12L44 40");
    ladder(pen, 44, 86, 48);
    pen.line("M92 24V48", { width: 1.6, cut: "solid", bold: 3 });
    for (const y of [48, 53, 58]) slab(pen, 80, y, 32, 5, "wood");
    for (const x of [10, 22]) log(pen, x, 98, 6);
    log(pen, 16, 88, 6);
  },
  factory(pen) {
    box(pen, 6, 72, 108, 32, "brick", { courses: true });
    box(pen, 18, 46, 12, 28, "brick", { courses: true });
    for (const x of [24, 60, 96]) arch(pen, x, 104, 20, 26, "ink");
    timber(pen, "M12 72V18M36 72V18M6 30H42M6 52H16M32 52H42M42 72V54L78 72V54L114 72V50M96 72V30H84");
    bricks(pen, 46, 72, 2, 11);
    mason(pen, 88, 72, "red");
  },
  amphitheater(pen) {
    pen.fill("M4 88A56 50 0 0 1 60 38V50A44 40 0 0 0 16 88z", "stone", { tone: 2 });
    pen.fill("M16 88A44 40 0 0 1 60 50V60A32 29 0 0 0 28 88z", "stone", { cut: "hole" });
    pen.fill("M28 88A32 29 0 0 1 60 60V88z", "stone", { tone: 0 });
    box(pen, 4, 88, 112, 16, "stone");
    for (let at = 0; at < 7; at += 1) arch(pen, 12 + at * 16, 104, 10, 13, "ink");
    timber(pen, "M60 38A56 50 0 0 1 116 88M60 58A33 30 0 0 1 93 88M60 86L66 38M62 86L96 50M62 87L112 72M60 88V26");
    flag(pen, 60, 40, 24, "blue", 14);
    mason(pen, 42, 90);
  },
  auction_house(pen) {
    steps(pen, 60, 104, 108, 2, 5, "marble");
    box(pen, 16, 58, 14, 36, "marble");
    box(pen, 90, 68, 14, 26, "marble");
    slab(pen, 38, 84, 30, 10, "wood");
    timber(pen, "M23 58V42M97 68V42M8 42H112L60 14zM34 42L47 21M60 42V14M86 42L73 21M60 42V60");
    pen.at(60, 60, () => {
      pen.fill(rect(-14, 0, 28, 12), "wood", { cut: "halo" });
      pen.fill(rect(-2, 12, 4, 14), "wood");
    });
    mason(pen, 78, 94, "purple");
  },
  staging_camp(pen) {
    pen.fill("M0 92L24 42L48 92z", "cloth", { cut: "halo" });
    pen.fill("M24 42L48 92H32z", "cloth", { tone: 2, outline: 0 });
    pen.fill("M18 92L24 66L30 92z", "ink", { tone: 2, cut: "hole" });
    timber(pen, "M38 92L62 38M82 92L58 38M60 92V38M46 76H74M76 92L98 40M116 92L94 40");
    pen.fill("M60 42L74 74L60 70z", "red");
    pen.fill("M78 92a6 6 0 0 1 0-12h26a6 6 0 0 1 0 12z", "red", { cut: "halo" });
    pen.fill(ellipse(104, 86, 6), "red", { tone: 0, outline: 1.2 });
    for (let at = 0; at < 5; at += 1) pen.fill(p`M${2 + at * 13} 104v-14l6-7l6 7v14z`, "wood");
    flag(pen, 24, 44, 22, "gold", 13);
  },
  river_port(pen) {
    sea(pen, 88);
    for (const x of [48, 66, 84, 102]) box(pen, x, 82, 6, 22, "darkwood");
    slab(pen, 40, 78, 84, 8, "stone");
    box(pen, 82, 56, 34, 22, "sand");
    arch(pen, 99, 78, 13, 16, "ink");
    timber(pen, "M40 80L56 12L72 80M46 56H66M56 12V32M82 56V40H116V56M99 56V34");
    block(pen, 49, 50, 13, "iron");
    hull(pen, 0, 96, 40, 16);
    block(pen, 10, 84, 13);
    waves(pen, 50, 100, 60);
  },
  gold_reserves(pen) {
    box(pen, 8, 66, 22, 38, "stone", { courses: true });
    box(pen, 90, 66, 22, 38, "stone", { courses: true });
    pen.fill("M18 66A42 42 0 0 1 40 32L46 40A32 30 0 0 0 28 66z", "stone");
    pen.line("M22 50l9 5M30 40l7 7", { width: 1 });
    timber(pen, "M32 104V66A28 28 0 0 1 88 66V104M32 66H88M60 66V38M60 66L40 46M60 66L80 46M32 88H46M74 88H88");
    block(pen, 92, 66, 15);
    for (const x of [50, 70]) pen.fill(p`M${x - 10} 104l3-11h14l3 11z`, "gold");
    pen.fill("M50 93l3-11h14l3 11z", "gold");
  },
  archives(pen) {
    steps(pen, 60, 104, 112, 2, 5, "marble");
    box(pen, 12, 70, 96, 24, "marble");
    pen.fill(rect(22, 74, 76, 18), "ink", { cut: "hole" });
    for (let x = 30; x < 76; x += 12) pen.fill(ellipse(x, 85, 5), "paper", { tone: 0, cut: "solid" });
    timber(pen, "M18 70V30M102 70V30M10 48H110M10 30H110M18 48L42 30M102 48L78 30M60 48V30");
    ladder(pen, 78, 94, 60);
    for (const [x, y] of [
      [36, 70],
      [48, 70],
      [42, 60],
    ] as const)
      pen.fill(ellipse(x, y - 5, 5), "paper", { tone: 0, cut: "halo" });
  },
  concentric_castle(pen) {
    box(pen, 0, 82, 120, 22, "stone", { courses: true });
    box(pen, 22, 64, 76, 19, "stone", { courses: true });
    box(pen, 46, 48, 28, 18, "stone", { courses: true });
    door(pen, 60, 104, 18, 19);
    merlons(pen, 0, 82, 52, 4, "stone");
    timber(pen, "M42 64V26M78 64V26M36 40H84M38 26H82M60 26V6L100 16");
    wheel(pen, 60, 30, 11);
    pen.line("M100 16V46", { width: 1.6, cut: "solid", bold: 3 });
    block(pen, 92, 60, 14);
    flag(pen, 8, 76, 22, "red", 12);
  },
  agora(pen) {
    slab(pen, 0, 96, 120, 8, "marble");
    colonnade(pen, [4, 40], [56, 98], 4, 5);
    hipRoof(pen, 0, 44, 44, 13);
    [70, 82, 64, 88].forEach((top, at) => box(pen, 80 + at * 11, top, 5, 96 - top, "marble"));
    slab(pen, 48, 84, 24, 12, "marble");
    pen.fill("M52 84Q50 62 56 54H64Q70 62 68 84z", "gold", { cut: "halo" });
    timber(pen, "M44 96V18M76 96V18M38 36H82M38 62H52M68 62H82M44 36L60 14L76 36M60 14V30");
    pen.fill(ellipse(60, 38, 8), "gold", { cut: "halo" });
    block(pen, 102, 96, 12, "marble");
  },
  military_school(pen) {
    box(pen, 10, 72, 100, 32, "stone", { courses: true });
    box(pen, 10, 54, 30, 19, "stone", { courses: true });
    door(pen, 60, 104, 24, 30);
    timber(pen, "M2 52H118L92 30H28zM46 72V30M74 72V30M104 72V52M28 52L46 30M92 52L74 30");
    roundShield(pen, 60, 38, 13);
    ladder(pen, 84, 104, 56);
    mason(pen, 25, 54);
  },
};

/** Both states of an Edifice: the project shows what stands, and the rest as pale as a plan. */
function both(name: string, draw: Draw): Record<string, Draw> {
  const project: Draw = (pen) => {
    pen.only(() => pen.at(0, 0, () => draw(pen), { opacity: 0.26 }));
    SITES[name]?.(pen);
  };
  return { [name]: draw, [`${name}_project`]: project };
}

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
