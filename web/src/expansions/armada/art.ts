// Structures by the water, and islands.

import { type Material, tone } from "../../art/materials";
import {
  box,
  colonnade,
  column,
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
import { bush, cloud, crescent, fir, flame, palm, rock, smoke, star } from "../../art/parts/nature";
import { figure } from "../../art/parts/people";
import { chart, helm, island, jetty, rose, sea, skull, swell, trident } from "../../art/parts/sea";
import { anchor, hull, sail } from "../../art/parts/ships";
import { amphora, awning, barrel, block, coins, flag, hammer, sack, scales, wheel } from "../../art/parts/things";
import { roundShield, spear, sword } from "../../art/parts/war";
import { type Draw, ellipse, p, type Pen, rect } from "../../art/pen";
import type { Wonder } from "../../art/wonders/wonders";

/** A market hall by the quay whose sign points along the coast. */
function emporium(mirror: boolean): Draw {
  return (pen) =>
    pen.at(
      mirror ? 120 : 0,
      0,
      () => {
        sea(pen, 92);
        jetty(pen, 4, 88, 112);
        box(pen, 12, 44, 56, 38, "sand");
        hipRoof(pen, 6, 28, 68, 17, "yellow");
        awning(pen, 16, 48, 48, 14, ["yellow", "cloth"], 5);
        pen.fill(rect(20, 62, 40, 20), "ink", { tone: 2, cut: "hole" });
        amphora(pen, 82, 82, 30);
        sack(pen, 102, 82, 18);
        pen.fill("M76 26H98V18L114 32L98 46V38H76z", "red", { cut: "halo" });
      },
      { mirror },
    );
}

/** A ship on the stocks, `done` of it planked. */
function stocks(pen: Pen, done: boolean): void {
  slab(pen, 8, 94, 104, 10, "wood");
  for (const x of [28, 56, 84]) pen.fill(p`M${x - 5} 94l5-14l5 14z`, "darkwood", { cut: "solid" });
  if (done) hull(pen, 14, 82, 92, 28);
  else {
    const ribs = "M20 54Q30 82 60 82T102 50M38 76V46M52 80V44M66 80V44M80 78V46M92 68V48";
    pen.line(ribs, { width: 6, cut: "solid", bold: 7 });
    pen.line(ribs, { width: 3, colour: tone("wood", 0) });
  }
}

export const armadaRed: Record<string, Draw> = {
  coastal_defenses(pen) {
    sea(pen, 92);
    box(pen, 6, 60, 108, 34, "stone", { courses: true });
    merlons(pen, 6, 60, 108, 8, "stone");
    trident(pen, 60, 92, 62);
    swell(pen);
  },
  pontoon(pen) {
    sea(pen, 88);
    for (const x of [4, 44, 84]) hull(pen, x, 98, 34, 14);
    slab(pen, -4, 76, 128, 9, "wood");
    for (const x of [30, 60, 90]) figure(pen, x, 76, 36, "red", "tan");
    for (const x of [40, 70, 100]) spear(pen, x, 76, 34, 0);
    swell(pen, 102);
  },
  fortified_port(pen) {
    sea(pen, 90);
    tower(pen, 8, 40, 28, 98);
    tower(pen, 84, 40, 28, 98);
    const chain = "M36 62q24 26 48 0";
    pen.line(chain, { width: 6, cut: "solid", bold: 6 });
    pen.line(chain, { width: 2.6, colour: tone("iron", 0) });
    trident(pen, 60, 66, 48);
    hull(pen, 40, 98, 40, 14);
    swell(pen);
  },
  ballista(pen) {
    pen.line("M14 46Q60 18 106 46", { width: 8, cut: "solid", bold: 12 });
    pen.line("M14 46Q60 18 106 46", { width: 5, colour: tone("wood", 0) });
    pen.line("M14 46L60 74L106 46", { width: 1.8, cut: "solid", bold: 5 });
    box(pen, 54, 34, 12, 56, "wood", { cut: "halo" });
    pen.fill("M58 78V20l2-14l2 14V78z", "iron", { cut: "halo" });
    slab(pen, 28, 84, 64, 8, "wood", "halo");
    wheel(pen, 36, 94, 10);
    wheel(pen, 84, 94, 10);
  },
  coastal_fortifications(pen) {
    sea(pen, 94);
    box(pen, 2, 72, 116, 26, "stone", { courses: true });
    merlons(pen, 2, 72, 116, 9, "stone");
    tower(pen, 44, 40, 32, 80);
    trident(pen, 60, 34, 30);
    for (const x of [18, 92]) {
      box(pen, x, 54, 12, 20, "stone");
      flame(pen, x + 6, 54, 20);
    }
    swell(pen, 102);
  },
  pier(pen) {
    sea(pen, 90);
    jetty(pen, -4, 80, 90);
    for (const x of [20, 44, 68]) {
      figure(pen, x, 74, 38, "red", "tan");
      roundShield(pen, x - 6, 60, 8);
    }
    hull(pen, 84, 92, 34, 18);
    pen.line("M98 74V30", { width: 3, cut: "solid" });
    flag(pen, 98, 44, 18, "red", 16);
    swell(pen);
  },
};

export const armadaYellow: Record<string, Draw> = {
  eastern_emporium: emporium(false),
  western_emporium: emporium(true),
  pirate_hideout(pen) {
    sea(pen, 94);
    rock(pen, 4, 100, 112, 76);
    pen.fill("M34 100V76Q38 54 60 54T86 76V100z", "ink", { tone: 2, cut: "hole" });
    skull(pen, 60, 78, 0.9);
    flag(pen, 60, 26, 20, "night", 18);
  },
  pirates_den(pen) {
    sea(pen, 94);
    jetty(pen, 6, 88, 108);
    box(pen, 20, 50, 80, 32, "darkwood");
    gable(pen, 10, 26, 100, 26, "wood");
    door(pen, 42, 82, 20, 26);
    barrel(pen, 80, 82, 20, 20);
    pen.fill(rect(66, 54, 26, 18), "night", { cut: "hole" });
    skull(pen, 79, 62, 0.5);
    crescent(pen, 20, 20, 9);
  },
  port_customs(pen) {
    sea(pen, 96);
    box(pen, 14, 46, 92, 54, "sand");
    hipRoof(pen, 6, 28, 108, 19, "yellow");
    colonnade(pen, [20, 100], [52, 98], 4, 8);
    pen.only(() => scales(pen, 60, 62, 34, 32));
    pen.shadow("M38 58h44v6H64v24h12v7H44v-7h12V64H38z");
    flag(pen, 60, 30, 20, "blue", 16);
  },
  pirate_crew(pen) {
    sea(pen, 90);
    hull(pen, 6, 98, 108, 26, "darkwood");
    for (const [x, of] of [
      [34, "red"],
      [60, "night"],
      [86, "yellow"],
    ] as const)
      figure(pen, x, 76, 36, of, "tan");
    sword(pen, 74, 46, 22, 30);
    skull(pen, 60, 24, 0.8);
    swell(pen, 102);
  },
};

export const armadaBlue: Record<string, Draw> = {
  construction_zone(pen) {
    stocks(pen, false);
    hammer(pen, 100, 42, 34, -40);
    block(pen, 8, 94, 14, "wood");
  },
  dry_hold(pen) {
    pen.fill("M4 104V50H26L34 96H86L94 50H116V104z", "stone");
    pen.fill("M26 50L34 96H86L94 50z", "water", { tone: 0, cut: "hole", opacity: 0.45 });
    hull(pen, 32, 84, 56, 20);
    pen.line("M60 66V18", { width: 3, cut: "solid" });
    for (const x of [40, 60, 80]) box(pen, x - 2, 84, 4, 12, "darkwood");
    flag(pen, 60, 34, 16, "blue", 18);
  },
  boathouse(pen) {
    sea(pen, 92);
    hipRoof(pen, 4, 26, 112, 24, "blue");
    for (const x of [8, 58, 106]) box(pen, x - 2, 50, 8, 50, "wood");
    pen.fill(rect(14, 52, 92, 44), "ink", { tone: 2, cut: "hole", outline: 0 });
    hull(pen, 16, 94, 40, 18);
    hull(pen, 64, 94, 40, 18);
    swell(pen, 100);
  },
  ship_repair(pen) {
    stocks(pen, true);
    pen.fill(ellipse(58, 72, 10), "straw", { cut: "hole" });
    pen.line("M50 66l16 12M66 66L50 78", { width: 2.4 });
    hammer(pen, 92, 58, 34, -30);
    pen.line("M38 54V18M38 22L66 50", { width: 3, cut: "solid", bold: 4 });
  },
  harbor_masters_office(pen) {
    sea(pen, 96);
    box(pen, 22, 48, 50, 52, "marble");
    hipRoof(pen, 14, 32, 66, 17, "blue");
    door(pen, 46, 100, 16, 26);
    box(pen, 82, 30, 16, 70, "marble");
    dome(pen, 90, 30, 22, 12, "blue");
    window(pen, 86, 40, 8, 10, "fire");
    anchor(pen, 46, 30, 26);
    swell(pen, 102);
  },
  naval_headquarters(pen) {
    steps(pen, 60, 104, 116, 2, 5, "marble");
    colonnade(pen, [14, 106], [52, 94], 5, 9);
    slab(pen, 6, 44, 108, 9, "marble");
    pediment(pen, 8, 18, 104, 26, "marble", "blue");
    trident(pen, 60, 44, 22);
    anchor(pen, 60, 90, 34);
  },
};

export const armadaGreen: Record<string, Draw> = {
  cabinet_of_explorers(pen) {
    box(pen, 10, 24, 100, 80, "wood");
    pen.fill(rect(18, 32, 84, 64), "ink", { cut: "hole" });
    rose(pen, 42, 52, 16);
    pen.fill(rect(64, 36, 32, 26), "green", { cut: "solid" });
    pen.fill(ellipse(80, 49, 8), "gold", { cut: "hole" });
    slab(pen, 18, 68, 84, 5, "wood");
    for (const x of [28, 44]) pen.fill(ellipse(x, 84, 7), "paper", { tone: 0, cut: "solid" });
    pen.fill("M60 96q4-20 22-18q8 8 4 18z", "sand", { cut: "solid" });
    slab(pen, 4, 18, 112, 8, "wood");
  },
  helmsmans_rest(pen) {
    sea(pen, 94);
    gable(pen, 12, 20, 96, 30, "green");
    box(pen, 20, 50, 80, 48, "wood");
    helm(pen, 60, 70, 17);
    window(pen, 26, 58, 10, 12, "fire");
    window(pen, 84, 58, 10, 12, "fire");
  },
  navigation_firm(pen) {
    box(pen, 16, 48, 88, 56, "marble");
    slab(pen, 8, 40, 104, 9, "marble");
    rose(pen, 60, 70, 24);
    colonnade(pen, [18, 34], [50, 104], 2, 6);
    colonnade(pen, [86, 102], [50, 104], 2, 6);
    gable(pen, 20, 20, 80, 20, "green");
  },
  cartographers_office(pen) {
    slab(pen, 6, 84, 108, 9, "wood");
    box(pen, 14, 93, 8, 11, "wood");
    box(pen, 98, 93, 8, 11, "wood");
    pen.at(0, 0, () => chart(pen, 16, 34, 70, 48));
    pen.line("M92 30L82 82M92 30L104 82", { width: 6, cut: "solid", bold: 7 });
    pen.line("M92 30L82 82M92 30L104 82", { width: 3, colour: tone("gold", 1) });
    pen.fill(ellipse(92, 29, 5), "gold", { cut: "halo" });
  },
  circle_of_captains(pen) {
    pen.fill(ellipse(60, 88, 50, 16), "wood");
    pen.fill(ellipse(60, 84, 50, 16), "wood", { tone: 0 });
    chart(pen, 42, 76, 36, 18);
    for (const [x, y, of] of [
      [20, 76, "green"],
      [44, 66, "blue"],
      [76, 66, "red"],
      [100, 76, "purple"],
    ] as const)
      figure(pen, x, y, 44, of, "tan");
    anchor(pen, 60, 46, 32);
  },
  nautical_archives(pen) {
    box(pen, 10, 14, 100, 90, "wood");
    for (const y of [22, 50, 78]) {
      pen.fill(rect(18, y, 84, 22), "ink", { cut: "hole" });
      for (let x = 25, at = 0; x < 98; x += 14, at += 1)
        pen.fill(ellipse(x, y + 15, 6), at % 3 === 1 ? "green" : "paper", { tone: 0, cut: "solid" });
    }
    pen.only(() => anchor(pen, 60, 66, 40));
    pen.shadow("M56 30h8v36h-8zM42 50q4 18 18 20q14-2 18-20l6 4q-4 24-24 26q-20-2-24-26z", "halo");
  },
};

type Land = (pen: Pen) => void;

/** At 24 pixels what a place is known for is drawn large, without the land that all of its kind have. */
function known(pen: Pen, draw: Land): void {
  pen.only(() => draw(pen));
  pen.instead(() => pen.at(-15, -17, () => draw(pen), { scale: 1.25 }));
}

/** One island in the sea with what it is known for. */
function one(draw: Land, of: Material = "sand"): Draw {
  return (pen) => {
    sea(pen, 78);
    pen.only(() => island(pen, 60, 92, 104, 26, of));
    known(pen, draw);
    swell(pen, 96);
  };
}

/** An oasis: a pool among palms. */
function oasis(draw: Land): Draw {
  return (pen) => {
    pen.fill("M-400 82Q60 66 520 82V240H-400z", "sand", { outline: 0 });
    palm(pen, 16, 92, 60);
    pen.only(() => {
      palm(pen, 104, 92, 54);
      pen.fill(ellipse(60, 96, 44, 9), "water");
      draw(pen);
    });
    // One palm is enough to know an oasis by; the pool is a line.
    pen.instead(() => pen.at(-8, -12, () => draw(pen), { scale: 1.24 }));
    pen.shadow("M4 104h112v6H4z", "halo");
  };
}

/** Several islands, a large one in front. */
function many(draw: Land, of: Material = "sand"): Draw {
  return (pen) => {
    sea(pen, 70);
    pen.only(() => {
      island(pen, 22, 80, 40, 16, of);
      island(pen, 100, 80, 36, 14, of);
      island(pen, 60, 98, 76, 24, of);
    });
    known(pen, draw);
    pen.shadow("M0 108a20 15 0 0 1 40 0zM46 108a14 9 0 0 1 28 0zM80 108a20 15 0 0 1 40 0z", "halo");
  };
}

export const islands: Record<string, Draw> = {
  overgrown_island: one((pen) => {
    for (const [x, r] of [
      [30, 14],
      [54, 18],
      [82, 16],
    ] as const)
      bush(pen, x, 74, r);
    fir(pen, 68, 72, 50);
    palm(pen, 40, 72, 48);
  }),
  virgin_island: one((pen) => {
    pen.fill("M20 80Q28 34 52 26Q70 30 78 52Q94 58 102 82Q60 92 20 80z", "leaf", { cut: "halo" });
    pen.fill("M52 26Q70 30 78 52Q94 58 102 82Q90 86 78 87Q76 54 52 26z", "leaf", { tone: 2, outline: 0 });
    pen.fill("M52 26Q36 40 34 56L42 50L47 58L53 48L58 56L66 44Q62 30 52 26z", "stone", {
      tone: 0,
      outline: 1.2,
      cut: "hole",
    });
    palm(pen, 88, 82, 46);
    pen.fill("M56 58Q62 70 60 86H48Q52 70 50 56z", "water", { tone: 0, outline: 1.2, cut: "hole" });
    pen.only(() => pen.line("M54 60q3 12 1 24", { width: 1.2, colour: tone("silver", 0) }));
    for (const x of [26, 38, 72]) bush(pen, x, 85, 7);
  }, "marble"),
  bronze_island: one((pen) => {
    rock(pen, 20, 78, 80, 34, "stone");
    roundShield(pen, 60, 42, 24, "red");
  }),
  whistling_island: one((pen) => {
    pen.fill("M20 82L26 40L44 16L66 22L84 12L98 44L104 82H78Q82 50 62 46Q42 50 46 82z", "ore", { cut: "halo" });
    pen.fill("M20 82L26 40L44 16L52 18L38 46L34 82z", "ore", { tone: 0, outline: 0 });
    pen.fill("M84 12L98 44L104 82H92L88 48L76 17z", "ore", { tone: 2, outline: 0 });
    const wind = "M2 60H66q14 0 14-10t-11-9q-8 1-7 8M8 72H92q14 0 14 9t-10 8q-7-1-6-7";
    pen.line(wind, { width: 6.4, cut: "hole", bold: 15 });
    pen.line(wind, { width: 3.6, colour: tone("silver", 0), cut: "solid", bold: 7 });
  }),
  foggy_island: one((pen) => {
    pen.fill("M18 84L44 34L56 42L70 8L104 84z", "ore", { cut: "halo" });
    pen.fill("M18 84L44 34L48 37L40 84zM70 8L58 46L66 84H78z", "ore", { tone: 0, outline: 0 });
    pen.fill("M70 8L104 84H88z", "ore", { tone: 2, outline: 0 });
    for (const [x, y, width] of [
      [56, 48, 56],
      [-4, 65, 66],
      [42, 82, 72],
    ] as const) {
      const bank = p`M${x} ${y}a6 6 0 0 1 5-9q4-8 13-5q8-9 18-1q10-5 14 4h${width - 58}a6 6 0 0 1 0 12H${x + 6}a6 6 0 0 1-6-1z`;
      pen.fill(bank, "cloth", { tone: 0, outline: 1.2, cut: "hole" });
      pen.shadow(p`M${x} ${y}a5 5 0 0 1 0-7h${width}a5 5 0 0 1 0 7z`);
    }
  }),
  blue_topaz_island: one((pen) => {
    pen.fill("M40 72L48 30L60 16L72 30L80 72z", "blue", { cut: "halo" });
    pen.fill("M48 30L60 16L60 72H40z", "blue", { tone: 0, outline: 1 });
    pen.fill("M78 74L84 52L92 48L98 74z", "blue", { cut: "halo" });
    pen.fill("M22 76L28 58L36 54L40 76z", "blue", { cut: "halo" });
  }),
  yellow_topaz_island: one((pen) => {
    pen.fill("M36 26H84L104 48L60 90L16 48z", "yellow", { cut: "halo" });
    pen.fill("M36 26L44 48H16z", "yellow", { tone: 0, outline: 0 });
    pen.fill("M36 26H84L76 48H44z", { colour: "var(--island-glint)" }, { outline: 0, cut: "none" });
    pen.fill("M16 48H44L60 90z", "straw", { tone: 0, outline: 0 });
    pen.fill("M76 48H104L60 90z", "yellow", { tone: 2, outline: 0 });
    pen.line("M16 48H104M36 26L44 48L60 90L76 48L84 26", { width: 1.4, cut: "hole", bold: 4 });
    pen.line("M36 26H84L104 48L60 90L16 48z", { width: 1.5 });
    pen.fill(
      "M100 8q2 9 10 10q-8 2-10 10q-2-8-10-10q8-1 10-10z",
      { colour: "var(--island-glint)" },
      { outline: 1, cut: "solid" },
    );
    pen.fill("M18 14q1 6 6 7q-5 1-6 7q-1-6-6-7q5-1 6-7z", { colour: "var(--island-glint)" }, { outline: 1 });
  }),
  lost_island: one((pen) => {
    pen.fill("M24 78V52h12v26zM44 78V36h12v42zM84 78V46h12v32z", "marble", { cut: "halo" });
    pen.fill("M38 36h40v-7H38z", "marble", { cut: "halo" });
    pen.fill("M66 78V36h12v42z", "marble", { cut: "halo" });
    bush(pen, 34, 80, 9);
    palm(pen, 100, 80, 40);
  }),
  inhabited_island: one((pen) => {
    for (const x of [30, 62]) {
      box(pen, x, 58, 24, 20, "sand");
      gable(pen, x - 4, 42, 32, 18, "straw");
      door(pen, x + 12, 78, 9, 14);
    }
    palm(pen, 98, 80, 50);
    smoke(pen, 44, 42, 22, tone("grey", 1));
  }),
  abandoned_oasis: oasis((pen) => {
    box(pen, 42, 56, 36, 32, "sand", { courses: true });
    pen.fill("M42 56l8-10l8 8l8-12l12 14z", "sand", { cut: "solid" });
    door(pen, 60, 88, 14, 22);
  }),
  iron_oasis: oasis((pen) => {
    rock(pen, 32, 90, 56, 34);
    sword(pen, 52, 44, 34, 20);
    sword(pen, 68, 44, 34, -20);
  }),
  windy_oasis: oasis((pen) => {
    pen.line("M26 34h44q12 0 12-9M36 48h52q12 0 12 9M30 62h30", {
      width: 4,
      colour: tone("silver", 0),
      cut: "solid",
      bold: 6,
    });
    trident(pen, 60, 92, 36);
  }),
  forgotten_oasis: oasis((pen) => {
    pen.fill("M36 92V58a24 24 0 0 1 48 0V92H72V60a12 12 0 0 0-24 0V92z", "stone", { cut: "halo" });
    bush(pen, 42, 52, 11);
    bush(pen, 78, 50, 10);
  }),
  ancient_oasis: oasis((pen) => {
    for (const x of [42, 60, 78]) column(pen, x, 48, 90, 8);
    slab(pen, 34, 41, 52, 8, "marble");
    anchor(pen, 60, 38, 26);
  }),
  stormy_oasis: oasis((pen) => {
    cloud(pen, 60, 44, 70);
    pen.fill("M62 44L46 70H58L52 92L76 62H63L70 44z", "gold", { cut: "halo" });
    pen.shadow("M26 44a14 14 0 0 1 14-16a18 18 0 0 1 34-2a13 13 0 0 1 20 18z");
  }),
  wonderous_oasis: oasis((pen) => {
    pen.fill("M36 92L60 40L84 92z", "gold", { cut: "halo" });
    pen.fill("M60 40L84 92H70z", "gold", { tone: 2, outline: 0 });
    coins(pen, 88, 96, 3, 7);
    star(pen, 60, 26, 8);
  }),
  oasis_of_statues: oasis((pen) => {
    for (const [x, height] of [
      [40, 46],
      [60, 58],
      [80, 46],
    ] as const) {
      slab(pen, x - 9, 84, 18, 8, "marble");
      figure(pen, x, 84, height, "marble", "marble");
    }
  }),
  pirate_oasis: oasis((pen) => {
    pen.fill("M34 92L60 50L86 92z", "night", { cut: "halo" });
    skull(pen, 60, 36, 0.9);
    pen.fill("M54 92L60 74L66 92z", "ink", { tone: 2, cut: "hole" });
  }),
  scarlet_archipelago: many((pen) => {
    for (const x of [40, 60, 80]) {
      pen.line(p`M${x} 80V36`, { width: 2.6, cut: "solid", bold: 4 });
      pen.fill(p`M${x} 36h16v18l-8-4l-8 4z`, "red", { cut: "halo" });
    }
    roundShield(pen, 60, 82, 10);
  }),
  breezy_archipelago: many((pen) => {
    sail(pen, 60, 86, 60, 46, ["cloth", "blue"]);
    pen.line("M4 30h26M0 42h20M92 30h24M98 42h18", { width: 4, colour: tone("silver", 0), cut: "solid", bold: 6 });
    trident(pen, 96, 78, 28);
  }),
  torrential_archipelago: many((pen) => {
    rock(pen, 30, 90, 60, 64);
    pen.fill("M54 32h14q6 30 2 60H50q-4-30 4-60z", "water", { tone: 0, cut: "hole" });
    pen.line("M58 36q-3 26-1 52M65 36q3 26 0 52", { width: 1.4, colour: tone("silver", 0) });
  }),
  golden_archipelago: many((pen) => {
    dome(pen, 60, 78, 50, 30, "gold");
    slab(pen, 32, 76, 56, 8, "marble");
    star(pen, 60, 36, 11);
    star(pen, 24, 50, 6);
    star(pen, 98, 52, 6);
  }),
  emerald_archipelago: many((pen) => {
    pen.fill("M60 22L86 44L76 82H44L34 44z", "green", { cut: "halo" });
    pen.fill("M60 22L34 44H52zM34 44L44 82L52 44z", "green", { tone: 0, outline: 1 });
    pen.line("M34 44h52M52 44l8 38l8-38M52 44l8-22l8 22", { width: 1.4, cut: "hole", bold: 4 });
  }),
  royal_archipelago: many((pen) => {
    pen.fill("M34 84L28 40L46 58L60 30L74 58L92 40L86 84z", "gold", { cut: "halo" });
    pen.fill(rect(36, 74, 48, 8), "purple", { outline: 1.2, cut: "hole" });
    for (const x of [28, 60, 92]) pen.fill(ellipse(x, x === 60 ? 28 : 38, 4.6), "red", { outline: 1.2 });
  }),
  lush_archipelago: many((pen) => {
    palm(pen, 60, 84, 58);
    palm(pen, 22, 74, 34);
    palm(pen, 98, 74, 32);
    for (const x of [44, 60, 76]) bush(pen, x, 88, 9);
  }),
  rainbow_archipelago: many((pen) => {
    for (const [radius, of] of [
      [46, "red"],
      [39, "yellow"],
      [32, "leaf"],
      [25, "blue"],
    ] as const)
      pen.fill(
        p`M${60 - radius} 78a${radius} ${radius} 0 0 1 ${2 * radius} 0h-7a${radius - 7} ${radius - 7} 0 0 0 ${14 - 2 * radius} 0z`,
        of,
        { outline: 1, cut: radius % 2 ? "hole" : "solid" },
      );
  }),
  sheltered_archipelago: many((pen) => {
    pen.fill("M30 84Q26 50 60 46T92 84H80Q80 60 60 58T42 84z", "stone", { cut: "halo" });
    hull(pen, 44, 84, 34, 13);
    pen.line("M60 74V56", { width: 2.4, cut: "solid", bold: 4 });
    flag(pen, 60, 74, 20, "red", 12);
  }),
};

export const armadaWonders: Record<string, Wonder> = {
  siracusa: {
    setting: "sea",
    parts: [
      (pen) => {
        box(pen, 14, 138, 172, 38, "stone", { courses: true });
        merlons(pen, 14, 138, 172, 10, "stone", 9);
        door(pen, 100, 176, 24, 28);
      },
      (pen) => {
        tower(pen, 18, 96, 34, 140);
        tower(pen, 148, 96, 34, 140);
      },
      (pen) => {
        steps(pen, 100, 132, 92, 2, 6, "marble");
        colonnade(pen, [62, 138], [84, 120], 5, 8);
      },
      (pen) => {
        slab(pen, 56, 76, 88, 9, "marble");
        pediment(pen, 56, 50, 88, 26, "marble", "blue");
      },
      (pen) => {
        pen.line("M165 92V40L126 30", { width: 7, cut: "solid" });
        pen.line("M165 92V40L126 30", { width: 4, colour: tone("wood", 1) });
        pen.line("M128 31v22M120 62q8-14 16 0", { width: 3, cut: "solid", bold: 4 });
        pen.fill(ellipse(35, 62, 20, 22), "gold", { cut: "halo" });
        pen.fill(ellipse(35, 62, 14, 16), "silver", { tone: 0, outline: 1, cut: "hole" });
        pen.line("M35 84v14", { width: 5, cut: "solid" });
      },
    ],
  },
};
