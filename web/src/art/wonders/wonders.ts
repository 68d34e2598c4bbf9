// The wonders, each from the ground upwards in five parts, on a field of 200 x 190 with the ground at 176. A board with
// fewer stages builds several parts at once.

import { tone } from "../materials";
import {
  arch,
  box,
  colonnade,
  column,
  disc,
  dome,
  door,
  merlons,
  pediment,
  slab,
  steps,
  window,
} from "../parts/masonry";
import { bush, flame, palm, rock, star } from "../parts/nature";
import { figure } from "../parts/people";
import { type Draw, ellipse, p, type Pen, rect } from "../pen";

/** Where a wonder is: what its landscape is made of. */
export type Setting = "sea" | "desert" | "hills" | "city" | "mountains";

export interface Wonder {
  setting: Setting;
  parts: [Draw, Draw, Draw, Draw, Draw];
}

/** A band of a pyramid between two heights above the ground, as a share of its own. */
function band(pen: Pen, from: number, to: number): void {
  const [half, height, ground] = [84, 150, 176];
  const at = (share: number) => [half * (1 - share), ground - height * share] as const;
  const [low, bottom] = at(from);
  const [high, top] = at(to);
  pen.fill(p`M${100 - low} ${bottom}L${100 - high} ${top}H${100 + high}L${100 + low} ${bottom}z`, "sand");
  pen.fill(
    p`M${100 + low} ${bottom}L${100 + high} ${top}H${100 + high * 0.36}L${100 + low * 0.36} ${bottom}z`,
    "sand",
    { tone: 2, outline: 0 },
  );
  pen.fill(p`M${100 - low} ${bottom}L${100 - high} ${top}H${100 - high * 0.6}L${100 - low * 0.6} ${bottom}z`, "sand", {
    tone: 0,
    outline: 0,
  });
  let joints = "";
  const rows = Math.max(1, Math.round((bottom - top) / 11));
  for (let row = 1; row < rows; row += 1) {
    const share = from + ((to - from) * row) / rows;
    const [wide, y] = at(share);
    joints += p`M${100 - wide} ${y}h${wide * 2}`;
  }
  pen.line(joints, { width: 0.9 });
  pen.line(p`M${100 - low} ${bottom}L${100 - high} ${top}H${100 + high}L${100 + low} ${bottom}z`, { width: 1.5 });
}

/** A terrace of gardens. */
export function terrace(pen: Pen, bottom: number, left: number, right: number, height: number): void {
  box(pen, left, bottom - height, right - left, height, "brick");
  for (let x = left + 14; x < right - 6; x += 22) arch(pen, x, bottom, 13, height - 8, "ink");
  for (let x = left + 4; x <= right - 2; x += 12) bush(pen, x, bottom - height + 1, 8);
}

/** The empty throne of Zeus: a high back between two posts, a red cushion, and a footstool. */
function throne(pen: Pen): void {
  pen.fill("M62 118V84Q62 72 72 70Q86 66 100 58Q114 66 128 70Q138 72 138 84V118z", "gold");
  pen.fill("M70 116V86Q88 84 100 70Q112 84 130 86V116z", "red", { outline: 1.2, cut: "none" });
  pen.fill("M100 70Q112 84 130 86V116H116z", "red", { tone: 2, outline: 0 });
  pen.only(() => star(pen, 100, 97, 10));
  pen.fill(rect(62, 124, 76, 26), "ink", { tone: 2, outline: 0, cut: "solid" });
  for (const x of [80, 100, 120]) pen.fill(p`M${x - 5} 150V132a5 5 0 0 1 10 0v18z`, "gold", { cut: "none" });
  for (const x of [56, 144]) {
    box(pen, x - 7, 106, 14, 44, "gold");
    pen.fill(p`M${x - 10} 106h20v-7q-10-6-20 0z`, "gold", { tone: 0 });
    pen.line(p`M${x - 7} 116h14M${x - 7} 140h14`, { width: 1.2 });
    pen.fill(ellipse(x, 128, 4.4), "red", { outline: 1.2, cut: "none" });
  }
  for (const x of [64, 136]) {
    box(pen, x - 4, 68, 8, 38, "gold");
    pen.fill(ellipse(x, 63, 6), "gold", { tone: 0 });
  }
  pen.fill("M64 124Q62 112 72 112H128Q138 112 136 124z", "red", { cut: "none" });
  slab(pen, 60, 122, 80, 7, "gold");
  slab(pen, 78, 142, 44, 8, "gold", "halo");
}

const COLUMNS = [34, 56, 78, 100, 122, 144, 166];

/** The house of the goddess between the first drums of its columns; the finished columns hide it. */
function cella(pen: Pen): void {
  box(pen, 46, 100, 108, 52, "marble", { courses: true });
  slab(pen, 42, 94, 116, 8, "marble");
  door(pen, 100, 152, 30, 46);
  pen.only(() => {
    slab(pen, 92, 146, 16, 6, "gold");
    figure(pen, 100, 146, 32, "gold", "gold");
  });
  COLUMNS.forEach((x, index) => {
    if (x === 100) return;
    const drums = [5, 3, 1][Math.min(index, 6 - index)] ?? 0;
    for (let at = 0; at < drums; at += 1) slab(pen, x - 5.5, 141 - at * 11, 11, 11, "marble", "halo");
  });
}

/** The god's head among the rays of the sun, with curls, brows and a straight nose; `y` is its middle. */
export function helios(pen: Pen, y: number): void {
  pen.at(100, y, () => {
    pen.fill("M-17 2L-31-1L-19-8L-27-21L-13-16L-14-31L-4-20L0-35L4-20L14-31L13-16L27-21L19-8L31-1L17 2z", "gold", {
      cut: "halo",
    });
    pen.fill("M-7 10V20Q0 25 7 20V10z", "bronze", { tone: 2 });
    pen.fill("M-14-2Q-14-16 0-16T14-2Q14 9 7 15Q0 20-7 15Q-14 9-14-2z", "bronze", { cut: "halo" });
    pen.only(() => {
      pen.fill("M6-14Q14-11 14-2Q14 9 7 15Q3 18 1 18Q10 6 6-14z", "bronze", { tone: 2, outline: 0 });
      const curls = [-14, -8.5, -3, 3, 8.5, 14].map((x) => ellipse(x, Math.abs(x) * 0.5 - 15, 4.4));
      pen.fill(`${curls.join("")}${ellipse(-15.5, -1, 3.6)}${ellipse(15.5, -1, 3.6)}`, "bronze", {
        tone: 2,
        outline: 1,
      });
      pen.line("M-9.5-3.4q3-2.4 6.4-.6M9.5-3.4q-3-2.4-6.4-.6M0-3L-1.8 5H1.6", { width: 1.3 });
      pen.fill(`${ellipse(-6, 0.4, 1.7)}${ellipse(6, 0.4, 1.7)}`, "ink", { tone: 2, outline: 0 });
      pen.line("M-4.6 9.6q4.6 3 9.2 0", { width: 1.5 });
    });
  });
}

const drawn = {
  giza: {
    setting: "desert",
    parts: [
      (pen) => {
        band(pen, 0, 0.24);
        pen.fill(rect(88, 160, 24, 16), "ink", { tone: 2, cut: "hole" });
        slab(pen, 84, 155, 32, 7, "stone");
      },
      (pen) => band(pen, 0.24, 0.46),
      (pen) => band(pen, 0.46, 0.66),
      (pen) => band(pen, 0.66, 0.85),
      (pen) => band(pen, 0.85, 1),
    ],
  },
  babylon: {
    setting: "desert",
    parts: [
      (pen) => terrace(pen, 176, 18, 182, 34),
      (pen) => terrace(pen, 140, 36, 164, 30),
      (pen) => terrace(pen, 108, 54, 146, 28),
      (pen) => terrace(pen, 78, 72, 128, 24),
      (pen) => {
        box(pen, 86, 26, 28, 28, "brick");
        door(pen, 100, 54, 12, 18);
        dome(pen, 100, 26, 32, 15, "blue");
        palm(pen, 76, 54, 34);
        palm(pen, 122, 54, 30);
        pen.line("M140 82v88", { width: 5, colour: tone("water", 0), cut: "hole" });
      },
    ],
  },
  olympia: {
    setting: "hills",
    parts: [
      (pen) => steps(pen, 100, 176, 150, 3, 9, "marble"),
      throne,
      (pen) => {
        pen.fill("M70 144V116Q74 106 100 106T132 116V144Q100 154 70 144z", "marble", { cut: "halo" });
        pen.fill("M132 116V144Q122 148 114 149Q122 132 118 110z", "marble", { tone: 2, outline: 0 });
        pen.line("M88 148Q84 134 88 124M101 149V132M112 149Q116 134 112 124", { width: 1.2 });
        pen.fill("M72 128Q100 140 130 116L132 130Q100 152 70 142z", "purple", { outline: 1.2 });
      },
      (pen) => {
        pen.fill("M76 110Q72 74 86 66H114Q128 74 124 110z", "skin", { cut: "halo" });
        pen.fill("M114 66Q128 74 124 110H112z", "skin", { tone: 2, outline: 0 });
        pen.line("M78 74L58 96L50 92M122 74L146 92", { width: 13, cut: "solid", bold: 13 });
        pen.line("M78 74L58 96L50 92M122 74L146 92", { width: 10, colour: tone("skin", 1) });
        figure(pen, 48, 92, 26, "gold", "gold");
        pen.fill("M86 70L122 100L116 110L78 84z", "purple");
      },
      (pen) => {
        pen.fill(ellipse(100, 48, 16, 18), "skin", { cut: "halo" });
        pen.line("M90 43q4-2.4 7 0M103 43q3-2.4 7 0M100 44l-2 8h4", { width: 1.4 });
        pen.only(() => pen.fill(`${ellipse(93.6, 47, 1.8)}${ellipse(106.4, 47, 1.8)}`, "ink", { tone: 2, outline: 0 }));
        pen.fill("M84 50Q88 60 94 58Q100 55 106 58Q112 60 116 50Q118 70 100 76Q82 70 84 50z", "hair");
        pen.fill("M83 46Q82 28 100 28T117 46Q112 36 100 36T83 46z", "hair", { cut: "none" });
        pen.line("M85 38Q100 26 115 38", { width: 5, colour: tone("leaf", 1), cut: "solid", bold: 6 });
        pen.line("M150 150V24", { width: 6, cut: "solid" });
        pen.line("M150 150V24", { width: 3, colour: tone("gold", 1) });
        star(pen, 150, 22, 11);
      },
    ],
  },
  rhodes: {
    setting: "sea",
    parts: [
      (pen) => {
        box(pen, 34, 150, 44, 26, "stone", { courses: true });
        box(pen, 122, 150, 44, 26, "stone", { courses: true });
      },
      (pen) => {
        pen.fill("M48 150L56 104H86L76 150z", "bronze");
        pen.fill("M152 150L144 104H114L124 150z", "bronze");
        pen.fill("M152 150L144 104H132L142 150z", "bronze", { tone: 2, outline: 0 });
      },
      (pen) => {
        pen.fill("M54 108Q58 84 72 80H128Q142 84 146 108L124 116H76z", "tile", { cut: "halo" });
        pen.line("M80 84v28M100 84v30M120 84v28", { width: 1.2 });
      },
      (pen) => {
        pen.fill("M72 84Q66 52 80 44H120Q134 52 128 84z", "bronze", { cut: "halo" });
        pen.fill("M120 44Q134 52 128 84H114z", "bronze", { tone: 2, outline: 0 });
        pen.line("M84 56Q92 64 100 58Q108 64 116 56M100 58V80M92 72h16", { width: 1.2 });
        pen.line("M76 52L54 78L64 94M124 52L150 34L158 10", { width: 14, cut: "solid", bold: 14 });
        pen.line("M76 52L54 78L64 94M124 52L150 34L158 10", { width: 11, colour: tone("bronze", 1) });
      },
      (pen) => {
        helios(pen, 26);
        pen.fill("M152 4h12l-3 12h-6z", "gold", { cut: "halo" });
        flame(pen, 158, 4, 24);
      },
    ],
  },
  ephesus: {
    setting: "hills",
    parts: [
      (pen) => steps(pen, 100, 176, 180, 3, 8, "marble"),
      cella,
      (pen) => {
        pen.fill(rect(28, 92, 144, 60), "ink", { cut: "hole", outline: 0 });
        for (const x of COLUMNS) column(pen, x, 92, 152, 11);
      },
      (pen) => {
        slab(pen, 18, 82, 164, 11, "marble");
        slab(pen, 24, 74, 152, 9, "marble");
        for (let x = 30; x < 170; x += 14) pen.fill(rect(x, 84, 6, 7), "blue", { outline: 0.8 });
      },
      (pen) => {
        pediment(pen, 14, 30, 172, 44, "marble", "tile");
        disc(pen, 100, 60, 8, "gold");
        for (const x of [14, 100, 186]) pen.fill(p`M${x - 6} ${x === 100 ? 32 : 74}l6-14l6 14z`, "gold");
      },
    ],
  },
  alexandria: {
    setting: "sea",
    parts: [
      (pen) => {
        rock(pen, 20, 178, 70, 26);
        rock(pen, 108, 178, 74, 28);
        box(pen, 52, 134, 96, 40, "stone", { courses: true });
        merlons(pen, 52, 134, 96, 8, "stone");
        door(pen, 100, 174, 20, 28);
      },
      (pen) => {
        pen.fill("M68 134L74 80H126L132 134z", "marble");
        pen.fill("M132 134L126 80H114L118 134z", "marble", { tone: 2, outline: 0 });
        for (const y of [90, 110]) window(pen, 96, y, 8, 12);
      },
      (pen) => {
        slab(pen, 68, 74, 64, 8, "marble");
        box(pen, 80, 44, 40, 32, "marble");
        window(pen, 96, 52, 8, 12);
      },
      (pen) => {
        slab(pen, 74, 38, 52, 7, "marble");
        colonnade(pen, [86, 114], [16, 38], 3, 5);
      },
      (pen) => {
        flame(pen, 100, 37, 22);
        pen.fill("M80 17L100-2L120 17z", "tile");
        figure(pen, 100, 0, 16, "gold", "gold");
      },
    ],
  },
  halicarnassus: {
    setting: "sea",
    parts: [
      (pen) => {
        steps(pen, 100, 176, 170, 2, 8, "marble");
        box(pen, 34, 130, 132, 32, "stone", { courses: true });
      },
      (pen) => {
        slab(pen, 28, 122, 144, 10, "marble");
        for (const x of [44, 72, 100, 128, 156])
          pen.fill(rect(x - 9, 138, 18, 18), "blue", { outline: 1.2, cut: "hole" });
      },
      (pen) => colonnade(pen, [40, 160], [76, 122], 7, 9),
      (pen) => {
        slab(pen, 32, 67, 136, 9, "marble");
        for (let at = 0; at < 5; at += 1) slab(pen, 42 + at * 10, 58 - at * 9, 116 - at * 20, 9, "tile");
      },
      (pen) => {
        slab(pen, 86, 12, 28, 10, "marble");
        figure(pen, 94, 13, 20, "gold", "gold");
        figure(pen, 106, 13, 20, "gold", "gold");
      },
    ],
  },
} satisfies Record<string, Wonder>;

export const baseWonders: Record<string, Wonder> = drawn;

/** Those whose five parts are the five stages of Architects, too. */
export const { giza, alexandria } = drawn;
