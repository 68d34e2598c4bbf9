// The bonuses of Carthage, and its harbour.

import { arch, box, colonnade, disc, dome, slab, steps, tower } from "../../art/parts/masonry";
import { waves } from "../../art/parts/nature";
import { figure } from "../../art/parts/people";
import { sea } from "../../art/parts/sea";
import { hull } from "../../art/parts/ships";
import { amphora, coins, flag, scales } from "../../art/parts/things";
import { roundShield, spear } from "../../art/parts/war";
import { type Draw, ellipse, rect } from "../../art/pen";
import type { Wonder } from "../../art/wonders/wonders";

export const bonuses: Record<string, Draw> = {
  carthage_treasure(pen) {
    pen.fill(rect(20, 62, 80, 42), "wood");
    pen.fill("M20 62Q20 34 60 34T100 62z", "wood", { tone: 2 });
    pen.fill("M26 62Q40 42 60 46T94 62z", "gold", { cut: "hole" });
    pen.fill(rect(54, 58, 12, 16), "gold", { cut: "hole" });
    for (const x of [28, 84]) pen.fill(rect(x, 62, 8, 42), "iron", { cut: "hole" });
  },
  carthage_guard(pen) {
    figure(pen, 60, 104, 88, "red", "tan");
    spear(pen, 88, 104, 76, 4);
    roundShield(pen, 46, 72, 18, "purple");
    pen.fill("M46 24Q46 8 60 8T74 24z", "bronze", { cut: "halo" });
  },
  carthage_hoard(pen) {
    for (const [x, count] of [
      [24, 5],
      [44, 9],
      [64, 12],
      [84, 8],
      [102, 4],
    ] as const)
      coins(pen, x, 102, count, 9);
    amphora(pen, 18, 68, 30, "gold");
  },
  carthage_phalanx(pen) {
    for (const x of [20, 40, 60, 80, 100]) spear(pen, x, 104, 74, 16);
    for (const x of [22, 48, 74, 100]) roundShield(pen, x, 80, 17, x % 4 ? "red" : "purple");
  },
  carthage_salvage(pen) {
    sea(pen, 86);
    pen.fill("M14 98L24 62L50 70L44 50L78 66L104 52L110 98z", "darkwood", { cut: "halo" });
    pen.line("M62 70L78 14", { width: 4, cut: "solid" });
    pen.fill("M76 22L98 34L72 44z", "cloth", { tone: 1, cut: "halo" });
    waves(pen, 10, 98, 96);
  },
  carthage_school(pen) {
    steps(pen, 60, 104, 104, 2, 6, "marble");
    colonnade(pen, [20, 100], [50, 92], 4, 9);
    slab(pen, 12, 42, 96, 9, "marble");
    pen.fill("M16 42L60 12L104 42z", "green");
    disc(pen, 60, 31, 8, "gold", "hole");
    scales(pen, 60, 62, 28, 28);
  },
};

export const carthageWonders: Record<string, Wonder> = {
  carthage: {
    setting: "sea",
    parts: [
      (pen) => {
        pen.fill(ellipse(100, 148, 90, 28), "stone");
        pen.fill(ellipse(100, 146, 78, 22), "water", { cut: "hole" });
      },
      (pen) => {
        for (let at = 0; at < 8; at += 1) {
          const x = 24 + at * 21.7;
          const y = 132 - Math.sin(((at + 0.5) * Math.PI) / 8) * 16;
          box(pen, x - 8, y - 16, 16, 18, "marble");
          arch(pen, x, y + 2, 9, 13, "ink");
        }
      },
      (pen) => {
        hull(pen, 30, 152, 34, 12);
        hull(pen, 136, 152, 34, 12);
        hull(pen, 82, 168, 36, 12);
      },
      (pen) => {
        pen.fill(ellipse(100, 142, 34, 11), "stone", { cut: "halo" });
        box(pen, 76, 84, 48, 58, "marble");
        colonnade(pen, [78, 122], [104, 142], 4, 7);
      },
      (pen) => {
        slab(pen, 70, 76, 60, 9, "marble");
        tower(pen, 86, 44, 28, 78, "marble");
        dome(pen, 100, 36, 26, 14, "purple");
        flag(pen, 100, 24, 18, "red", 16);
      },
    ],
  },
};
