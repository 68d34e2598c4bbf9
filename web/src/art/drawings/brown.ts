// Raw materials.

import { box, courses, door, gable, slab } from "../parts/masonry";
import { fir, flame, rock, smoke } from "../parts/nature";
import { amphora, block, hammer, log, wheel } from "../parts/things";
import { ellipse, p, rect, type Draw, type Pen } from "../pen";
import { tone } from "../materials";

/** Logs on top of each other, `rows` high. */
function logs(pen: Pen, x: number, y: number, radius: number, rows: number): void {
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < rows - row; at += 1)
      log(pen, x + (at * 2 + row) * radius, y - radius - row * radius * 1.72, radius);
}

/** An axe in a stump. */
function axe(pen: Pen, x: number, y: number): void {
  pen.fill(p`M${x - 9} ${y}l2-14h14l2 14z`, "wood", { cut: "halo" });
  pen.at(
    x + 2,
    y - 12,
    () => {
      pen.fill(rect(-1.8, -34, 3.6, 36), "wood");
      pen.fill("M-13-34Q-8-40 0-36V-24Q-8-20-13-22Q-10-28-13-34z", "iron", { cut: "halo" });
    },
    { turn: 20 },
  );
}

/** Bricks in a pile; `rows` high. */
export function bricks(pen: Pen, x: number, y: number, rows: number, wide = 13, of: "brick" | "clay" = "brick"): void {
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < rows - row; at += 1)
      slab(pen, x + at * wide + (row * wide) / 2, y - (row + 1) * 7, wide - 1, 6.6, of, "halo");
}

/** A pick and a shovel, crossed. */
function pick(pen: Pen, x: number, y: number, length: number, turn: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(rect(-1.7, -length, 3.4, length), "wood", { outline: 1.2 });
      pen.fill(p`M-17 ${-length + 8}Q0 ${-length - 12} 17 ${-length + 8}Q0 ${-length - 3}-17 ${-length + 8}z`, "iron", {
        cut: "halo",
      });
    },
    { turn },
  );
}

/** A crane with a block on its rope. */
export function crane(pen: Pen, x: number, y: number, height: number, reach: number): void {
  pen.line(p`M${x} ${y}v${-height}l${reach} 10M${x} ${y - height * 0.7}l${reach * 0.4} ${-height * 0.2}`, {
    width: 5.4,
    cut: "solid",
    bold: 7,
  });
  pen.line(p`M${x} ${y}v${-height}l${reach} 10M${x} ${y - height * 0.7}l${reach * 0.4} ${-height * 0.2}`, {
    width: 2.6,
    colour: tone("wood", 1),
  });
  pen.line(p`M${x + reach} ${y - height + 10}v24`, { width: 1.4, cut: "solid", bold: 3 });
  block(pen, x + reach - 8, y - height + 48, 15);
}

/** The mouth of a mine in a hill. */
function mouth(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.fill(p`M${x - width / 2} ${y}v${-height}h${width}v${height}z`, "ink", { tone: 2, cut: "hole" });
  for (const side of [-1, 1]) box(pen, x + (side * width) / 2 - 3, y - height, 6, height, "wood");
  slab(pen, x - width / 2 - 6, y - height - 6, width + 12, 7, "wood");
}

function nuggets(pen: Pen, spots: [number, number][], of: "gold" | "clay" | "iron" = "gold"): void {
  for (const [x, y] of spots) pen.fill(p`M${x - 5} ${y + 2}l2-6l6-1l3 5l-4 5z`, of, { cut: "hole", outline: 1.2 });
}

export const brown: Record<string, Draw> = {
  lumber_yard(pen) {
    pen.only(() => {
      fir(pen, 98, 104, 74);
      logs(pen, 22, 104, 12.5, 3);
      axe(pen, 84, 104);
    });
    for (const [x, y] of [
      [40, 34],
      [20, 62],
      [60, 62],
    ] as const) {
      pen.shadow(ellipse(x + 10, y + 26, 19), "halo");
      pen.shadow(ellipse(x + 10, y + 26, 7), "hole");
    }
    pen.shadow("M104 10L120 104H84z", "halo");
  },
  stone_pit(pen) {
    box(pen, 14, 46, 26, 58, "stone", { courses: true });
    box(pen, 40, 66, 22, 38, "stone", { courses: true });
    crane(pen, 74, 104, 88, 30);
    block(pen, 60, 104, 18);
    block(pen, 84, 104, 18);
  },
  clay_pool(pen) {
    pen.only(() => {
      pen.fill("M10 104Q14 82 60 82T110 104z", "clay");
      pen.fill("M22 100Q28 88 60 88T98 100Q60 106 22 100z", "water", { outline: 1.2 });
      amphora(pen, 46, 86, 46);
      amphora(pen, 74, 88, 36, "brick");
      bricks(pen, 84, 84, 2, 13);
      pen.at(
        22,
        90,
        () => {
          pen.fill(rect(-1.6, -40, 3.2, 40), "wood");
          pen.fill("M-6 0h12l-1 14q-5 4-10 0z", "iron");
        },
        { turn: -14 },
      );
    });
    pen.instead(() => amphora(pen, 60, 84, 74));
    pen.shadow("M8 106Q12 88 60 88T112 106z", "halo");
  },
  ore_vein(pen) {
    pen.fill("M6 104L40 34L62 12L84 40L114 104z", "ore");
    pen.fill("M6 104L40 34L62 12L50 58L36 104z", "ore", { tone: 0, outline: 0 });
    pen.fill("M114 104L84 40L62 12L76 62L88 104z", "ore", { tone: 2, outline: 0 });
    nuggets(pen, [
      [52, 34],
      [34, 62],
      [82, 54],
      [96, 84],
      [22, 88],
    ]);
    mouth(pen, 60, 104, 32, 32);
    for (const x of [54, 66]) nuggets(pen, [[x, 98]]);
  },
  tree_farm(pen) {
    fir(pen, 28, 104, 58);
    fir(pen, 60, 104, 86);
    bricks(pen, 74, 104, 3, 13);
    fir(pen, 100, 74, 40);
  },
  excavation(pen) {
    pen.fill("M4 104V56H32V70H42V84H78V70H88V56H116V104z", "clay");
    pen.fill("M4 62V56H32V62zM32 76V70H42V76zM42 90V84H78V90zM78 76V70H88V76zM88 62V56H116V62z", "clay", {
      tone: 0,
      outline: 0,
    });
    pen.fill("M4 90H116V104H4z", "stone", { outline: 1, cut: "none" });
    courses(pen, 4, 90, 112, 14);
    pen.line("M4 104V56H32V70H42V84H78V70H88V56H116V104z", { width: 1.5 });
    block(pen, 5, 56, 20);
    bricks(pen, 88, 56, 2, 14);
    const ladder = "M50 84L62 22M62 84L74 22M53 70h12M56 56h12M58 44h12M61 32h12";
    pen.line(ladder, { width: 4.6, cut: "solid", bold: 5 });
    pen.line(ladder, { width: 2.2, colour: tone("straw", 1) });
  },
  clay_pit(pen) {
    pen.fill("M2 104V84Q14 74 28 78H92Q108 72 118 84V104z", "clay");
    pen.fill(ellipse(60, 88, 34, 9), "ink", { tone: 2, cut: "hole" });
    for (const x of [24, 90]) pen.fill(p`M${x} 92V30l3-4l3 4V92z`, "wood", { cut: "solid" });
    slab(pen, 18, 34, 84, 9, "wood");
    pen.line("M52 35v7M58 35v7M64 35v7", { width: 1.4 });
    pen.line("M102 38h9v12", { width: 4, cut: "solid", bold: 6 });
    pen.line("M60 43V60", { width: 2.2, cut: "solid", bold: 4 });
    pen.fill("M46 66Q60 52 74 66z", "clay", { tone: 0, cut: "halo" });
    pen.fill("M45 65H75L70 88H50z", "wood", { cut: "halo" });
    pen.line("M47 72H73M49 82H71", { width: 2, colour: tone("iron", 2), cut: "hole", bold: 3 });
    bricks(pen, 0, 104, 2, 13);
    rock(pen, 92, 104, 28, 20);
    nuggets(pen, [
      [102, 98],
      [110, 95],
    ]);
  },
  timber_yard(pen) {
    block(pen, 10, 104, 24);
    block(pen, 12, 78, 22);
    for (let row = 0; row < 4; row += 1) slab(pen, 50, 97 - row * 11, 62, 10, "wood", "halo");
    hammer(pen, 92, 56, 34, -36);
    pen.line("M56 102h50M56 91h50M56 80h50", { width: 0.8 });
  },
  forest_cave(pen) {
    fir(pen, 22, 104, 66);
    rock(pen, 34, 104, 78, 72);
    mouth(pen, 74, 104, 28, 30);
    nuggets(pen, [
      [56, 62],
      [90, 64],
      [72, 50],
    ]);
  },
  mine(pen) {
    pen.fill("M4 104Q8 42 56 36T116 104z", "stone");
    pen.fill("M116 104Q108 56 76 40Q92 72 88 104z", "stone", { tone: 2, outline: 0 });
    mouth(pen, 46, 104, 36, 40);
    pen.fill("M66 84h38l-5 16H71z", "wood", { cut: "halo" });
    for (const x of [74, 84, 94]) pen.fill(ellipse(x, 82, 6.4, 5), "ore", { cut: "halo" });
    wheel(pen, 76, 102, 7);
    wheel(pen, 95, 102, 7);
  },
  sawmill(pen) {
    gable(pen, 8, 22, 62, 26);
    box(pen, 14, 48, 50, 56, "wood");
    door(pen, 32, 104, 18, 26);
    pen.fill(ellipse(86, 62, 22), "silver", { cut: "halo" });
    let teeth = "";
    for (let at = 0; at < 12; at += 1) {
      const angle = (at * Math.PI) / 6;
      teeth += p`M${86 + Math.cos(angle) * 22} ${62 + Math.sin(angle) * 22}l${Math.cos(angle + 0.8) * 8} ${Math.sin(angle + 0.8) * 8}`;
    }
    pen.line(teeth, { width: 3, cut: "solid", bold: 5 });
    pen.fill(ellipse(86, 62, 5), "iron", { cut: "hole" });
    slab(pen, 56, 74, 62, 9, "wood", "halo");
    log(pen, 78, 95, 9);
    log(pen, 98, 95, 9);
  },
  quarry(pen) {
    pen.fill("M2 104V26L16 16L34 22V44H54V64H74V104z", "stone");
    for (const [x, y, width, deep] of [
      [2, 26, 32, 18],
      [2, 44, 52, 20],
      [2, 64, 72, 20],
      [2, 84, 72, 20],
    ] as const) {
      pen.line(p`M${x} ${y + deep}h${width}M${x + width * 0.5} ${y}v${deep}`, { width: 1 });
      pen.fill(rect(x + width - 6, y + 1, 6, deep - 1), "stone", { tone: 2, outline: 0 });
    }
    pen.fill("M34 44H54V49H34zM54 64H74V69H54zM2 26L16 16L34 22V27H2z", "stone", { tone: 0, outline: 0 });
    pen.line("M2 104V26L16 16L34 22V44H54V64H74V104z", { width: 1.5 });
    for (const x of [12, 20, 28]) pen.fill(p`M${x - 2} 54h5l-2.5 8z`, "iron", { outline: 1, cut: "none" });
    pick(pen, 44, 44, 36, 18);
    block(pen, 74, 88, 30, "marble");
    slab(pen, 68, 88, 50, 6, "wood", "halo");
    for (const x of [76, 92, 108]) log(pen, x, 99, 5.4);
  },
  brickyard(pen) {
    pen.fill("M12 104V72Q12 40 40 40T68 72V104z", "brick");
    courses(pen, 14, 60, 52, 44, 8);
    door(pen, 40, 104, 24, 30);
    flame(pen, 40, 103, 20);
    box(pen, 34, 18, 12, 24, "brick");
    smoke(pen, 40, 16, 20, tone("grey", 1));
    bricks(pen, 70, 104, 4, 12);
  },
  foundry(pen) {
    box(pen, 10, 50, 44, 54, "stone", { courses: true });
    box(pen, 20, 16, 14, 36, "brick");
    smoke(pen, 27, 14, 16, tone("grey", 1));
    door(pen, 32, 104, 28, 34);
    flame(pen, 32, 103, 24);
    pen.fill("M62 60h40q-2 12-12 12v10q8 2 8 8H68q0-6 8-8V72Q66 72 62 60z", "iron", { cut: "halo" });
    slab(pen, 62, 90, 44, 14, "wood", "halo");
    hammer(pen, 104, 58, 38, -40);
  },
};
