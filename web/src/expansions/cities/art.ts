// Black cards: what a city does at night.

import { hall } from "../../art/drawings/guilds";
import { tone, WIRE } from "../../art/materials";
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
  pediment,
  slab,
  steps,
  tower,
  window,
} from "../../art/parts/masonry";
import { crescent, cypress, flame, laurel, rock, smoke, star, waves } from "../../art/parts/nature";
import { figure, plinth } from "../../art/parts/people";
import { skull } from "../../art/parts/sea";
import { hull } from "../../art/parts/ships";
import { amphora, awning, barrel, block, coins, cup, flag, hammer, sack, scroll } from "../../art/parts/things";
import { roundShield, spear, sword } from "../../art/parts/war";
import { type Draw, ellipse, p, type Pen, rect } from "../../art/pen";
import type { Wonder } from "../../art/wonders/wonders";

/** A hooded figure; `x` is its middle and `y` its feet. */
function hooded(pen: Pen, x: number, y: number, height: number, of: "night" | "purple" | "ink" = "night"): void {
  const half = height * 0.22;
  pen.fill(
    p`M${x - half} ${y}Q${x - half * 1.2} ${y - height * 0.6} ${x - half * 0.7} ${y - height * 0.8}Q${x} ${y - height * 1.1} ${x + half * 0.7} ${y - height * 0.8}Q${x + half * 1.2} ${y - height * 0.6} ${x + half} ${y}z`,
    of,
    { cut: "halo" },
  );
  pen.fill(
    p`M${x} ${y - height * 0.98}Q${x + half * 1.6} ${y - height * 0.7} ${x + half} ${y}H${x + half * 0.2}z`,
    of,
    { tone: 2, outline: 0 },
  );
  pen.fill(ellipse(x - half * 0.1, y - height * 0.78, half * 0.44, half * 0.52), "skin", {
    tone: 2,
    outline: 1,
    cut: "hole",
  });
}

/** A quay with a boat, for the west or, mirrored, for the east. */
function wharf(mirror: boolean): Draw {
  return (pen) =>
    pen.at(
      mirror ? 120 : 0,
      0,
      () => {
        pen.fill("M-400 90H520V240H-400z", "water", { tone: 2, outline: 0 });
        crescent(pen, 34, 24, 11);
        for (const x of [62, 80, 98, 114]) box(pen, x, 66, 5, 34, "darkwood");
        slab(pen, 56, 60, 64, 8, "wood");
        hooded(pen, 92, 60, 42);
        barrel(pen, 70, 60, 16, 18);
        hull(pen, 2, 94, 54, 18, "darkwood");
        sack(pen, 28, 84, 15);
        pen.fill("M6 46L22 38V44H40V52H22V58z", "gold", { cut: "halo" });
        waves(pen, 8, 100, 96, tone("water", 0));
      },
      { mirror },
    );
}

/** Bars before something dark. */
function bars(pen: Pen, x: number, y: number, width: number, height: number, count: number): void {
  pen.fill(rect(x, y, width, height), "ink", { tone: 2, cut: "hole" });
  let path = "";
  for (let at = 1; at <= count; at += 1) path += p`M${x + (width * at) / (count + 1)} ${y}v${height}`;
  pen.line(path, { width: 4, cut: "solid", bold: 5 });
  pen.line(path, { width: 1.8, colour: tone("iron", 0) });
}

/** Poppies, what opium comes from. */
function poppy(pen: Pen, x: number, y: number, height: number): void {
  pen.line(p`M${x} ${y}q-4 ${-height / 2} 0 ${-height}`, {
    width: 2.4,
    colour: tone("leaf", 1),
    cut: "solid",
    bold: 4,
  });
  pen.fill(ellipse(x, y - height, height * 0.26, height * 0.2), "red", { cut: "halo" });
  pen.fill(ellipse(x, y - height, height * 0.09), "ink", { tone: 2, outline: 0, cut: "hole" });
}

/** A trophy of raiders: a camp with tents and a pole of booty. */
function tent(pen: Pen, x: number, y: number, width: number, height: number, of: "night" | "red" | "straw"): void {
  pen.fill(p`M${x - width / 2} ${y}L${x} ${y - height}L${x + width / 2} ${y}z`, of, { cut: "halo" });
  pen.fill(p`M${x} ${y - height}L${x + width / 2} ${y}H${x + width * 0.16}z`, of, { tone: 2, outline: 0 });
  pen.fill(p`M${x - width * 0.14} ${y}L${x} ${y - height * 0.56}L${x + width * 0.14} ${y}z`, "ink", {
    tone: 2,
    cut: "hole",
  });
}

/** A ribbon with a token of victory. */
function token(pen: Pen, x: number, y: number, radius: number): void {
  pen.fill(
    p`M${x - radius * 0.7} ${y + radius * 0.5}L${x - radius * 0.6} ${y + radius * 2}L${x} ${y + radius * 1.5}L${x + radius * 0.6} ${y + radius * 2}L${x + radius * 0.7} ${y + radius * 0.5}z`,
    "red",
    { cut: "halo" },
  );
  pen.fill(ellipse(x, y, radius), "gold", { cut: "halo" });
  pen.fill(ellipse(x, y, radius * 0.62), "red", { outline: 1, cut: "hole" });
}

/** A dove of peace on its way. */
function dove(pen: Pen, x: number, y: number, scale: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill("M-26 6Q-10-24 20-14Q14-8 12-2Q8 12-8 14L-20 24L-19 12Q-26 12-26 6z", "cloth", { tone: 0, cut: "halo" });
      pen.fill("M-8 0Q2-24 26-26Q16-12 10 4z", "cloth", { tone: 2, outline: 1.2 });
      pen.fill(ellipse(-19, 3, 1.6), "ink", { tone: 2, outline: 0 });
      pen.line("M-26 6l-7 4", { width: 2, colour: tone("leaf", 1) });
    },
    { scale },
  );
}

/** An eye at a keyhole or in the dark. */
function watching(pen: Pen, x: number, y: number, width: number): void {
  pen.fill(
    p`M${x - width / 2} ${y}Q${x} ${y - width * 0.46} ${x + width / 2} ${y}Q${x} ${y + width * 0.46} ${x - width / 2} ${y}z`,
    "cloth",
    { tone: 0, cut: "halo" },
  );
  pen.fill(ellipse(x, y, width * 0.18), "green", { cut: "hole" });
  pen.fill(ellipse(x, y, width * 0.08), "ink", { tone: 2, outline: 0, cut: "solid" });
}

/** A dark house with a lit window. */
function house(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  roof: "tile" | "night" | "purple" = "night",
): void {
  box(pen, x, y - height, width, height, "ore");
  gable(pen, x - 6, y - height - width * 0.34, width + 12, width * 0.36, roof);
}

/** A closed helmet, seen from the front; `x` is its middle and `y` its chin. */
function closedHelmet(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  of: "iron" | "bronze",
  crest: "purple" | "red",
): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill("M-6-62Q-24-96 0-98Q24-96 6-62z", crest, { cut: "halo" });
      pen.line("M0-94V-70M-8-91l4 22M8-91l-4 22", { width: 1.1 });
      pen.fill("M-26-8V-44Q-26-74 0-74T26-44V-8L10 0V-28H6L0-20L-6-28H-10V0z", of, { cut: "halo" });
      pen.fill("M-26-8V-44Q-26-74 0-74Q-16-66-17-44V-4z", of, { tone: 0, outline: 0 });
      pen.fill("M26-8V-44Q26-64 14-71Q20-58 19-44V-4z", of, { tone: 2, outline: 0 });
      pen.fill(
        "M-20-40Q-12-46-5-38L-6-30Q-14-30-20-40zM20-40Q12-46 5-38L6-30Q14-30 20-40zM-6-26L0-18L6-26V4H-6z",
        "ink",
        {
          tone: 2,
          outline: 1,
          cut: "hole",
        },
      );
      pen.line("M-24-52Q0-60 24-52", { width: 3 * scale, colour: tone("gold", 1) });
    },
    { scale },
  );
}

export const black: Record<string, Draw> = {
  west_clandestine_wharf: wharf(false),
  east_clandestine_wharf: wharf(true),
  smugglers_cache(pen) {
    rock(pen, 2, 104, 116, 78);
    pen.fill("M26 104V78Q30 52 60 52T94 78V104z", "ink", { tone: 2, cut: "hole" });
    pen.fill(rect(42, 74, 44, 30), "wood", { cut: "halo" });
    pen.fill("M42 76Q42 62 64 62T86 76z", "wood", { tone: 0, cut: "solid" });
    pen.fill(rect(59, 72, 10, 12), "gold", { cut: "hole" });
    coins(pen, 32, 104, 2, 7);
  },
  secret_warehouse(pen) {
    box(pen, 8, 42, 104, 62, "ore", { courses: true });
    hipRoof(pen, 2, 24, 116, 19, "night");
    pen.fill(rect(28, 54, 64, 50), "ink", { tone: 2, cut: "hole" });
    for (const [x, y] of [
      [32, 104],
      [54, 104],
      [42, 82],
    ] as const)
      block(pen, x, y, 18, "stone");
    amphora(pen, 84, 104, 32, "magenta");
    pen.fill("M56 34a4 4 0 1 1 8 0l2 8H54z", "gold", { outline: 1.2, cut: "hole" });
  },
  city_gates(pen) {
    tower(pen, 6, 30, 30, 104);
    tower(pen, 84, 30, 30, 104);
    box(pen, 36, 42, 48, 62, "stone", { courses: true });
    merlons(pen, 36, 42, 48, 5, "stone");
    door(pen, 60, 104, 34, 46);
    pen.fill("M43 104V74Q50 62 59 60V104z", "wood", { cut: "solid" });
    pen.fill(ellipse(55, 84, 1.8), "gold", { outline: 0 });
    flag(pen, 21, 20, 14, "purple", 14);
    flag(pen, 99, 20, 14, "purple", 14);
  },
  customs(pen) {
    box(pen, 8, 46, 44, 58, "stone", { courses: true });
    hipRoof(pen, 2, 30, 56, 17, "night");
    door(pen, 30, 104, 20, 36);
    box(pen, 62, 70, 7, 34, "wood");
    pen.fill(rect(58, 62, 60, 7), "cloth", { tone: 0, cut: "halo" });
    for (const x of [64, 82, 100]) pen.fill(p`M${x} 62h9l-4 7h-9z`, "red", { outline: 0, cut: "hole" });
    figure(pen, 92, 104, 34, "purple");
    coins(pen, 110, 104, 2, 6);
  },
  dive(pen) {
    house(pen, 14, 104, 92, 56);
    pen.fill("M36 104V72a24 24 0 0 1 48 0V104z", "ink", { tone: 2, cut: "hole" });
    slab(pen, 32, 90, 56, 7, "wood", "halo");
    cup(pen, 50, 90, 18);
    cup(pen, 70, 90, 18);
    pen.line("M92 56h16v8", { width: 2.4, cut: "solid" });
    pen.fill(rect(100, 62, 14, 16), "fire", { tone: 0, cut: "halo" });
    smoke(pen, 60, 66, 18, tone("grey", 1));
  },
  opium_stash(pen) {
    pen.fill(rect(18, 66, 84, 38), "wood");
    pen.line("M18 78h84M18 91h84", { width: 1 });
    pen.fill("M14 60L40 44H112L102 66H18z", "wood", { tone: 2 });
    for (const [x, height] of [
      [38, 34],
      [60, 44],
      [82, 36],
    ] as const)
      poppy(pen, x, 66, height);
    sack(pen, 60, 104, 26);
  },
  hideout(pen) {
    cypress(pen, 14, 104, 56);
    cypress(pen, 106, 104, 56);
    house(pen, 30, 104, 60, 42);
    door(pen, 60, 104, 18, 26);
    watching(pen, 60, 52, 30);
    pen.only(() => crescent(pen, 100, 24, 10));
  },
  raider_camp(pen) {
    tent(pen, 38, 104, 64, 56, "straw");
    token(pen, 88, 40, 15);
    pen.line("M88 68V104", { width: 3.4, cut: "solid" });
    flame(pen, 100, 104, 24);
    pen.line("M88 104l24-5M88 99l24 5", { width: 3, colour: tone("wood", 2), cut: "solid", bold: 4 });
  },
  cells(pen) {
    box(pen, 10, 20, 100, 84, "ore", { courses: true });
    bars(pen, 24, 36, 30, 46, 3);
    bars(pen, 66, 36, 30, 46, 3);
    pen.line("M36 96h48", { width: 4, cut: "hole", bold: 5 });
    disc(pen, 60, 96, 6, "iron", "hole");
  },
  militia(pen) {
    for (const [x, of] of [
      [30, "straw"],
      [90, "red"],
      [60, "night"],
    ] as const) {
      pen.line(p`M${x + 14} 104V26`, { width: 3, colour: WIRE, cut: "solid", bold: 4 });
      pen.line(p`M${x + 8} 26h12M${x + 8} 26v-12M${x + 14} 26v-16M${x + 20} 26v-12`, {
        width: 2.4,
        colour: WIRE,
        cut: "solid",
        bold: 3.5,
      });
      figure(pen, x, 104, 70, of, "tan");
    }
  },
  residence(pen) {
    box(pen, 18, 50, 84, 54, "marble");
    hipRoof(pen, 10, 32, 100, 19, "purple");
    door(pen, 60, 104, 18, 30);
    for (const x of [28, 82]) window(pen, x, 64, 10, 14, "fire");
    dove(pen, 62, 22, 0.8);
    cypress(pen, 108, 104, 40);
  },
  pigeonhole(pen) {
    gable(pen, 24, 6, 72, 20, "night");
    box(pen, 30, 26, 60, 66, "wood");
    for (const y of [32, 54, 74])
      for (const x of [36, 54, 72])
        pen.fill(p`M${x} ${y + 14}v-8a6 6 0 0 1 12 0v8z`, "ink", { tone: 2, outline: 1, cut: "hole" });
    box(pen, 54, 92, 12, 12, "wood");
    dove(pen, 92, 50, 0.7);
    scroll(pen, 99, 64, 8, 8, 1);
  },
  black_market(pen) {
    pen.fill("M8 60Q60 20 112 60L104 66H16z", "night");
    pen.line("M34 46L30 66M60 40V66M86 46L90 66", { width: 1.2 });
    box(pen, 16, 64, 5, 40, "darkwood");
    box(pen, 99, 64, 5, 40, "darkwood");
    pen.fill(rect(22, 66, 76, 20), "ink", { tone: 2, cut: "hole" });
    hooded(pen, 60, 88, 34, "purple");
    slab(pen, 12, 86, 96, 18, "wood");
    amphora(pen, 32, 86, 20);
    coins(pen, 86, 86, 3, 7);
    crescent(pen, 22, 24, 9);
  },
  architect_firm(pen) {
    box(pen, 14, 58, 92, 46, "ore", { courses: true });
    slab(pen, 8, 50, 104, 9, "marble");
    door(pen, 60, 104, 20, 32);
    pen.fill(rect(24, 10, 72, 40), "paper", { tone: 0, cut: "solid" });
    pen.line("M34 42h52M40 42V30h40v12M40 30L60 18L80 30M50 42V30M60 42V30M70 42V30", {
      width: 1.8,
      cut: "hole",
      bold: 5,
    });
    window(pen, 24, 72, 12, 14, "fire");
    window(pen, 84, 72, 12, 14, "fire");
  },
  tabularium(pen) {
    box(pen, 6, 40, 108, 64, "stone", { courses: true });
    slab(pen, 2, 34, 116, 8, "marble");
    for (let at = 0; at < 5; at += 1) arch(pen, 17 + at * 21.5, 72, 14, 24, "night");
    for (let at = 0; at < 5; at += 1) {
      pen.fill(rect(10 + at * 21.5, 80, 14, 18), "paper", { tone: 0, cut: "hole" });
      pen.line(p`M${13 + at * 21.5} 86h8M${13 + at * 21.5} 91h8`, { width: 1 });
    }
    scroll(pen, 44, 10, 32, 20, 3);
  },
  trade_center(pen) {
    dome(pen, 60, 44, 50, 28, "purple");
    slab(pen, 6, 44, 108, 8, "marble");
    colonnade(pen, [10, 110], [52, 104], 6, 8);
    pen.fill(ellipse(60, 76, 20), "gold", { cut: "halo" });
    pen.fill(ellipse(60, 76, 14), "gold", { tone: 0, outline: 1, cut: "hole" });
    pen.line("M60 66v20M54 71q12-6 12 1t-12 5t12 3", { width: 2.4, cut: "solid", bold: 5 });
    star(pen, 60, 10, 6);
  },
  gambling_den(pen) {
    house(pen, 12, 104, 96, 50, "purple");
    pen.fill(rect(26, 62, 68, 42), "ink", { tone: 2, cut: "hole" });
    for (const [x, y, turn, of] of [
      [46, 84, -14, "cloth"],
      [74, 88, 12, "red"],
    ] as const)
      pen.at(
        x,
        y,
        () => {
          pen.fill("M-13-13h26v26h-26z", of, { tone: of === "cloth" ? 0 : 1, cut: "solid" });
          for (const [dx, dy] of [
            [-6, -6],
            [0, 0],
            [6, 6],
          ] as const)
            pen.fill(ellipse(dx, dy, 2.4), "ink", { tone: 2, outline: 0, cut: "hole" });
        },
        { turn },
      );
    star(pen, 60, 38, 8);
  },
  opium_den(pen) {
    pen.fill("M10 104V50Q60 6 110 50V104z", "purple", { tone: 2 });
    pen.fill("M22 104V58Q60 22 98 58V104z", "ink", { tone: 2, cut: "hole" });
    pen.fill("M30 104V86Q60 76 92 86V104z", "red");
    pen.fill(ellipse(42, 84, 10, 7), "gold", { cut: "halo" });
    pen.line("M54 78L82 60", { width: 6, cut: "solid" });
    pen.line("M54 78L82 60", { width: 3, colour: tone("wood", 0) });
    pen.fill("M78 62l8-8l6 6l-8 7z", "bronze", { cut: "halo" });
    smoke(pen, 88, 54, 28, tone("grey", 0));
  },
  lair(pen) {
    pen.only(() => crescent(pen, 24, 26, 12));
    pen.fill("M4 104L20 74L30 78L42 40L50 44L54 30H84L82 44L96 58L92 70L108 80L116 104z", "ore");
    pen.fill("M4 104L20 74L30 78L42 40L50 44L54 30H62L52 62L40 104z", "ore", { tone: 0, outline: 0 });
    pen.fill("M84 30L82 44L96 58L92 70L108 80L116 104H96L84 76L88 60L74 44z", "ore", { tone: 2, outline: 0 });
    box(pen, 56, 16, 26, 22, "wood");
    gable(pen, 50, 0, 38, 18, "night");
    window(pen, 64, 21, 10, 10, "fire");
    pen.fill("M38 104V82Q42 58 60 58T84 82V104z", "ink", { tone: 2, cut: "hole" });
    pen.fill("M44 66l4 12l4-15l6 11l5-15l5 14l5-10l4 11", "ore", { cut: "none", outline: 1 });
    for (const x of [52, 70]) {
      pen.fill(p`M${x - 8} 85q8-9 16 0q-8 6-16 0z`, "fire", { tone: 0, outline: 1, cut: "solid" });
      pen.fill(ellipse(x, 85, 2, 4), "red", { tone: 2, outline: 0, cut: "none" });
    }
    for (const [x, y] of [
      [100, 24],
      [112, 44],
    ] as const)
      pen.fill(p`M${x - 12} ${y - 5}q6-2 8 4q2-4 4-4t4 4q2-6 8-4q-4 2-5 8q-4-3-7 2q-3-5-7-2q-1-6-5-8z`, "night", {
        outline: 1,
      });
  },
  sepulcher(pen) {
    pen.fill("M0 104L6 62L22 40L46 22L76 18L98 36L112 60L120 104z", "stone");
    pen.fill("M0 104L6 62L22 40L46 22L34 48L22 70L24 104z", "stone", { tone: 0, outline: 0 });
    pen.fill("M120 104L112 60L98 36L76 18L88 44L102 68L100 104z", "stone", { tone: 2, outline: 0 });
    pen.line("M34 48l-4 12M88 44l6 8M60 24l4 8", { width: 1.1 });
    pediment(pen, 16, 36, 66, 20, "marble", "purple");
    pen.fill(rect(26, 58, 44, 46), "ink", { tone: 2, cut: "hole" });
    for (const x of [24, 72]) column(pen, x, 56, 104, 7);
    slab(pen, 32, 90, 38, 14, "stone");
    pen.fill("M33 90q0-7 6-7q5 0 6 3q12-4 22 4z", "cloth", { tone: 0, outline: 1.2 });
    pen.fill(ellipse(90, 77, 27), "marble", { cut: "halo" });
    pen.fill("M98 51.5A27 27 0 0 1 98 102.5Q110 77 98 51.5z", "marble", { tone: 2, outline: 0 });
    pen.line(ellipse(90, 77, 19), { width: 1.3, cut: "hole", bold: 5 });
    laurel(pen, 90, 77, 10);
  },
  raider_fort(pen) {
    for (let at = 0; at < 8; at += 1) pen.fill(p`M${4 + at * 14} 104V66l7-9l7 9V104z`, "wood");
    box(pen, 36, 36, 48, 68, "darkwood");
    merlons(pen, 36, 36, 48, 4, "darkwood", 8);
    door(pen, 60, 104, 22, 32);
    token(pen, 60, 46, 12);
    flag(pen, 60, 30, 22, "red", 18);
  },
  guardhouse(pen) {
    gable(pen, 28, 12, 64, 24, "night");
    box(pen, 36, 36, 48, 68, "stone", { courses: true });
    pen.fill("M46 104V62a14 14 0 0 1 28 0V104z", "ink", { tone: 2, cut: "hole" });
    figure(pen, 60, 104, 48, "red", "tan");
    spear(pen, 72, 104, 46, 0);
    roundShield(pen, 50, 84, 9);
    for (const x of [14, 96]) box(pen, x, 82, 12, 22, "stone");
    flame(pen, 20, 82, 18);
    flame(pen, 102, 82, 18);
  },
  mercenaries(pen) {
    sword(pen, 40, 92, 78, -30);
    sword(pen, 80, 92, 78, 30);
    closedHelmet(pen, 60, 100, 1, "iron", "purple");
    coins(pen, 22, 104, 3, 11);
    coins(pen, 98, 104, 4, 11);
  },
  consulate(pen) {
    steps(pen, 60, 104, 108, 2, 6, "marble");
    colonnade(pen, [16, 104], [54, 92], 4, 9);
    slab(pen, 8, 46, 104, 9, "marble");
    pediment(pen, 10, 24, 100, 22, "marble", "purple");
    dove(pen, 62, 16, 0.66);
    flag(pen, 60, 92, 34, "gold", 18);
  },
  band_of_spies(pen) {
    hooded(pen, 32, 104, 66, "purple");
    hooded(pen, 90, 104, 66, "ink");
    hooded(pen, 60, 104, 82, "night");
    watching(pen, 60, 16, 32);
  },
  forging_agency(pen) {
    slab(pen, 8, 84, 104, 20, "wood");
    scroll(pen, 20, 46, 46, 34, 3);
    pen.fill("M84 84V66H76V48Q76 38 88 38T100 48V66H92V84z", "darkwood", { cut: "halo" });
    pen.fill(rect(74, 78, 28, 8), "red", { cut: "halo" });
    pen.fill(ellipse(54, 72, 8), "red", { cut: "hole" });
    pen.at(66, 60, () => pen.fill("M-2 0Q-6-26 12-46Q18-28 4-2z", "cloth", { tone: 0, cut: "halo" }), { turn: -14 });
  },
  capitol(pen) {
    steps(pen, 60, 104, 118, 4, 5, "marble");
    box(pen, 20, 50, 80, 34, "marble");
    colonnade(pen, [24, 96], [52, 84], 5, 7);
    slab(pen, 14, 44, 92, 8, "marble");
    dome(pen, 60, 44, 48, 30, "purple");
    figure(pen, 60, 15, 15, "gold", "gold");
  },
  mint(pen) {
    box(pen, 8, 56, 44, 48, "brick", { courses: true });
    door(pen, 30, 104, 26, 34);
    flame(pen, 30, 103, 22);
    box(pen, 22, 28, 14, 28, "brick");
    smoke(pen, 29, 26, 22, tone("grey", 1));
    pen.fill(rect(64, 78, 44, 26), "iron", { cut: "halo" });
    pen.fill(ellipse(86, 78, 14, 5), "gold", { cut: "solid" });
    hammer(pen, 112, 76, 44, -32);
    coins(pen, 56, 104, 4, 7);
  },
  opium_distillery(pen) {
    pen.fill("M20 104L28 66H56L64 104z", "iron");
    pen.fill("M32 104V90h20v14z", "ink", { tone: 2, cut: "hole" });
    flame(pen, 42, 103, 16);
    pen.fill("M22 66Q18 34 42 32Q66 34 62 66z", "bronze", { cut: "halo" });
    pen.line("M42 32Q46 12 74 20T96 62", { width: 8, cut: "solid" });
    pen.line("M42 32Q46 12 74 20T96 62", { width: 5, colour: tone("bronze", 0) });
    amphora(pen, 94, 104, 42, "purple");
    poppy(pen, 12, 60, 26);
    poppy(pen, 72, 104, 30);
  },
  brotherhood(pen) {
    pen.only(() => crescent(pen, 60, 26, 14));
    for (const [x, of] of [
      [26, "night"],
      [94, "night"],
    ] as const)
      hooded(pen, x, 104, 70, of);
    pen.line("M36 70Q60 62 84 70", { width: 12, cut: "solid", bold: 12 });
    pen.line("M36 70Q60 62 84 70", { width: 9, colour: tone("night", 1) });
    pen.fill(ellipse(60, 67, 9, 6), "skin", { cut: "halo" });
    flame(pen, 60, 104, 26);
  },
  chamber_of_builders(pen) {
    box(pen, 10, 44, 100, 60, "stone", { courses: true });
    slab(pen, 4, 36, 112, 9, "stone");
    pen.fill("M26 104V68a34 26 0 0 1 68 0V104z", "ink", { tone: 2, cut: "hole" });
    pen.line("M60 56L42 98M60 56L78 98M50 82h20", { width: 6, cut: "solid", bold: 7 });
    pen.line("M60 56L42 98M60 56L78 98M50 82h20", { width: 3.2, colour: tone("gold", 1) });
    pen.fill(ellipse(60, 55, 5), "gold");
    for (const [x, height] of [
      [22, 26],
      [50, 18],
      [78, 24],
    ] as const)
      box(pen, x, 36 - height, 18, height, "stone", { courses: true });
  },
  cenotaph(pen) {
    pen.fill("M44 92L52 20L60 6L68 20L76 92z", "stone");
    pen.fill("M60 6L68 20L76 92H64z", "stone", { tone: 2, outline: 0 });
    steps(pen, 60, 104, 80, 2, 6, "marble");
    pen.fill(ellipse(60, 54, 13), "leaf", { cut: "hole" });
    pen.fill(ellipse(60, 54, 7), "stone", { outline: 1.2, cut: "solid" });
    flame(pen, 26, 104, 26);
    flame(pen, 94, 104, 26);
  },
  secret_network(pen) {
    pen.fill("M4 104V52Q8 6 60 6T116 52V104z", "ore");
    pen.fill("M16 104V54Q20 18 60 18T104 54V104z", "ink", { tone: 2, cut: "hole" });
    const web =
      "M60 18V104M18 46L102 96M102 46L18 96M17 70H104" +
      "M60 48L40 59L40 81L60 92L80 81L80 59zM60 31L26 51L26 89L60 104L94 89L94 51z";
    pen.line(web, { width: 1.6, colour: tone("silver", 0), cut: "solid", bold: 3.6 });
    const legs =
      "M60 66L42 54L36 62M60 68L40 68L34 78M60 72L42 82L40 92M60 66L78 54L84 62M60 68L80 68L86 78M60 72L78 82L80 92";
    pen.line(legs, { width: 5, cut: "solid", bold: 6 });
    pen.line(legs, { width: 2.4, colour: tone("gold", 1) });
    pen.fill(ellipse(60, 76, 12, 14), "purple", { cut: "halo" });
    pen.fill("M60 66l5 9l-5 9l-5-9z", "gold", { outline: 1, cut: "hole" });
    pen.fill(ellipse(60, 59, 7), "purple", { cut: "solid" });
    pen.fill(`${ellipse(57, 57, 1.6)}${ellipse(63, 57, 1.6)}`, "cloth", { tone: 0, outline: 0 });
  },
  slave_market(pen) {
    pen.only(() => {
      box(pen, 12, 24, 6, 66, "wood");
      box(pen, 102, 24, 6, 66, "wood");
      awning(pen, 4, 8, 112, 18, ["red", "cloth"], 7);
    });
    slab(pen, 6, 88, 108, 16, "wood");
    const chain = [44, 60, 76].map((x) => ellipse(x, x === 60 ? 37 : 44, 8, 5.5)).join("");
    pen.line(chain, { width: 5.4, cut: "solid", bold: 7 });
    pen.line(chain, { width: 2.4, colour: tone("iron", 0) });
    for (const x of [34, 86]) {
      pen.line(ellipse(x, 64, 15, 16), { width: 11, cut: "solid", bold: 12 });
      pen.line(ellipse(x, 64, 15, 16), { width: 8, colour: tone("iron", 1) });
      pen.line(p`M${x - 15} 64a15 16 0 0 1 15-16`, { width: 8, colour: tone("iron", 0) });
      pen.line(ellipse(x, 64, 19.5, 20.5) + ellipse(x, 64, 10.5, 11.5), { width: 1.2 });
      pen.fill(rect(x - 5, 76, 10, 10), "gold", { cut: "none" });
      pen.fill(ellipse(x, 81, 1.6, 2.6), "ink", { tone: 2, outline: 0 });
    }
    coins(pen, 60, 88, 4, 9);
  },
  raider_garrison(pen) {
    tower(pen, 4, 40, 26, 104);
    tower(pen, 90, 40, 26, 104);
    box(pen, 30, 56, 60, 48, "stone", { courses: true });
    merlons(pen, 30, 56, 60, 5, "stone");
    door(pen, 60, 104, 24, 30);
    token(pen, 60, 28, 14);
    for (const x of [17, 103]) flag(pen, x, 30, 18, "red", 13);
  },
  prison(pen) {
    box(pen, 8, 26, 104, 78, "ore", { courses: true });
    merlons(pen, 8, 26, 104, 7, "ore");
    pen.fill("M34 104V70a26 26 0 0 1 52 0V104z", "ink", { tone: 2, cut: "hole" });
    const grille = "M44 104V56M55 104V46M65 104V46M76 104V56M34 70h52M34 86h52";
    pen.line(grille, { width: 4, cut: "solid", bold: 4 });
    pen.line(grille, { width: 1.8, colour: tone("iron", 0) });
  },
  contingent(pen) {
    for (const x of [8, 43, 77, 112]) spear(pen, x, 104, 82, 0);
    closedHelmet(pen, 26, 76, 0.52, "bronze", "purple");
    closedHelmet(pen, 94, 76, 0.52, "bronze", "purple");
    closedHelmet(pen, 60, 68, 0.62, "bronze", "red");
    for (const [x, y, radius, of] of [
      [26, 84, 22, "night"],
      [94, 84, 22, "night"],
      [60, 82, 25, "purple"],
    ] as const) {
      roundShield(pen, x, y, radius, of);
      const reach = radius * 0.66;
      pen.fill(p`M${x} ${y - reach}l4 8h-8zM${x} ${y + reach}l4-8h-8z`, "gold", { outline: 1 });
    }
  },
  embassy(pen) {
    for (const [x, of] of [
      [16, "purple"],
      [98, "blue"],
    ] as const)
      flag(pen, x, 50, 42, of, 20);
    pediment(pen, 16, 8, 88, 28, "marble", "purple");
    dove(pen, 62, 24, 0.52);
    slab(pen, 10, 36, 100, 8, "marble");
    colonnade(pen, [16, 104], [44, 96], 5, 9);
    slab(pen, 4, 96, 112, 8, "marble");
    for (const [x, of, skin] of [
      [42, "purple", "skin"],
      [78, "blue", "umber"],
    ] as const)
      figure(pen, x, 100, 58, of, skin);
    pen.line("M44 68L60 74L76 68", { width: 8, cut: "solid", bold: 9 });
    pen.line("M44 68L57 73", { width: 5, colour: tone("purple", 0) });
    pen.line("M76 68L63 73", { width: 5, colour: tone("blue", 0) });
    pen.fill(ellipse(60, 74, 5, 4), "skin", { outline: 1.2, cut: "none" });
  },
  memorial(pen) {
    plinth(pen, 60, 104, 60, 24);
    box(pen, 40, 26, 40, 52, "marble");
    pen.fill("M40 26a20 14 0 0 1 40 0z", "marble", { tone: 0 });
    pen.fill("M52 40l8-6l8 6v10q-3 9-8 12q-5-3-8-12z", "iron", { cut: "hole" });
    pen.line("M61 36l-3 9h5l-3 9", { width: 1.8, colour: tone("cloth", 0) });
    cypress(pen, 14, 104, 60);
    cypress(pen, 106, 104, 60);
  },
  torture_chamber(pen) {
    pen.only(() => {
      pen.fill("M0 104V44Q60-18 120 44V104z", "ore");
      pen.fill("M10 104V50Q60-4 110 50V104z", "ink", { tone: 2 });
    });
    pen.line("M44 14V26", { width: 3, colour: tone("iron", 0), cut: "solid", bold: 6 });
    const cage = "M22 50Q22 26 44 26T66 50V88H22zM33 30V88M44 26V88M55 30V88M22 50H66M22 70H66";
    pen.line(cage, { width: 6, cut: "solid", bold: 5.5 });
    pen.line(cage, { width: 3, colour: tone("iron", 0) });
    pen.only(() => skull(pen, 44, 76, 0.62));
    slab(pen, 18, 86, 52, 8, "iron");
    pen.line("M82 74L72 38M96 72L104 36", { width: 5, cut: "solid", bold: 6 });
    pen.line("M82 74L72 38M96 72L104 36", { width: 2.6, colour: tone("iron", 0) });
    pen.line("M73 42L71 35M103.5 40L105 33", { width: 5, colour: tone("fire", 1) });
    flame(pen, 90, 74, 34);
    pen.fill("M72 72H108L101 88H79z", "iron", { cut: "halo" });
    pen.line("M78 88L72 104M102 88L108 104M90 88V104", { width: 4, colour: tone("iron", 0), cut: "solid", bold: 6 });
    pen.line("M77 80h4M88 80h4M99 80h4", { width: 3, colour: tone("fire", 0), cut: "hole", bold: 4 });
  },
};

/** A mask as actors wear it. */
function mask(pen: Pen, x: number, y: number, size: number, sad: boolean): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill("M-16-18Q0-12 16-18Q20 14 0 22Q-20 14-16-18z", "cloth", { tone: 0, cut: "halo" });
      pen.fill("M-11-6q5-5 9 0q-4 3-9 0zM2-6q5-5 9 0q-4 3-9 0z", "ink", { tone: 2, cut: "hole" });
      pen.fill(sad ? "M-9 12Q0 0 9 12Q0 7-9 12z" : "M-10 4Q0 9 10 4Q6 15 0 15T-10 4z", "ink", { tone: 2, cut: "hole" });
    },
    { scale: size / 40 },
  );
}

export const citiesGuilds: Record<string, Draw> = {
  forgers_guild: hall((pen) => {
    coins(pen, 48, 86, 6, 11);
    coins(pen, 74, 86, 3, 11);
    hammer(pen, 86, 72, 30, -38);
  }),
  shadow_guild: hall((pen) => {
    crescent(pen, 54, 46, 15);
    figure(pen, 60, 90, 42, "night", "night");
    star(pen, 82, 40, 4);
  }),
  mourners_guild: hall((pen) => {
    mask(pen, 60, 58, 50, true);
    pen.fill("M46 66q3 6 0 8q-3-2 0-8z", "water", { outline: 1, cut: "hole" });
  }),
};

export const citiesWonders: Record<string, Wonder> = {
  byzantium: {
    setting: "city",
    parts: [
      (pen) => {
        box(pen, 18, 128, 164, 48, "brick", { courses: true });
        for (const x of [36, 68, 132, 164]) arch(pen, x, 176, 18, 32, "ink");
        door(pen, 100, 176, 26, 38);
      },
      (pen) => {
        for (const x of [24, 176]) {
          box(pen, x - 9, 52, 18, 78, "stone");
          gable(pen, x - 13, 28, 26, 26, "iron");
        }
      },
      (pen) => {
        dome(pen, 58, 128, 56, 34, "iron");
        dome(pen, 142, 128, 56, 34, "iron");
      },
      (pen) => {
        box(pen, 58, 84, 84, 46, "brick");
        for (const x of [72, 86, 100, 114, 128]) window(pen, x - 4, 96, 8, 16, "fire");
      },
      (pen) => {
        slab(pen, 54, 78, 92, 8, "marble");
        dome(pen, 100, 78, 84, 50, "gold");
        pen.line("M100 28V12", { width: 4, cut: "solid" });
        disc(pen, 100, 12, 5, "gold");
      },
    ],
  },
  petra: {
    setting: "mountains",
    parts: [
      (pen) => {
        pen.fill("M2 176L14 96L10 60L28 20L58 2L96 8L132-4L168 14L188 58L184 104L198 176z", "rose");
        pen.fill("M2 176L14 96L10 60L28 20L44 12L34 66L40 110L30 176z", "rose", { tone: 0, outline: 0 });
        pen.fill("M198 176L184 104L188 58L168 14L156 10L168 70L162 120L172 176z", "rose", { tone: 2, outline: 0 });
        pen.line("M34 66L28 84M168 70l8 14M70 14l6 16M124 8l-4 12", { width: 1.1 });
        steps(pen, 100, 176, 130, 2, 7, "brick");
      },
      (pen) => {
        pen.fill(rect(46, 108, 108, 54), "ink", { tone: 2, cut: "hole", outline: 0 });
        for (const x of [52, 74, 126, 148]) column(pen, x, 108, 162, 10, "sand");
        door(pen, 100, 162, 24, 42);
      },
      (pen) => {
        slab(pen, 40, 99, 120, 10, "sand");
        pediment(pen, 62, 78, 76, 22, "sand", "brick");
      },
      (pen) => {
        for (const x of [54, 146]) {
          column(pen, x - 7, 46, 92, 7, "sand");
          column(pen, x + 7, 46, 92, 7, "sand");
          slab(pen, x - 16, 38, 32, 9, "sand");
        }
        colonnade(pen, [86, 114], [46, 80], 3, 7, "sand");
      },
      (pen) => {
        slab(pen, 80, 38, 40, 8, "sand");
        pen.fill("M84 38Q100 8 116 38z", "brick");
        pen.fill("M94 14h12l-3 10h-6z", "gold", { cut: "halo" });
      },
    ],
  },
};
