// Guilds: a sign of the trade before a banner between two columns.

import { tone } from "../materials";
import { column, slab } from "../parts/masonry";
import { crescent, laurel, star } from "../parts/nature";
import { bust, figure } from "../parts/people";
import { hull, sail } from "../parts/ships";
import { coins, flask, hammer, scales, scroll } from "../parts/things";
import { helmet, sword } from "../parts/war";
import { ellipse, p, rect, type Draw, type Pen } from "../pen";

/** How much larger the sign is in the silhouette. */
const SIGN = 1.6;

/** The hall of every guild, with its sign in the middle: about 60 wide and 70 high around (60, 62). */
function hall(draw: Draw): Draw {
  return (pen: Pen) => {
    pen.only(() => {
      pen.fill("M24 26H96V98L60 86L24 98z", "purple");
      pen.fill("M84 26H96V98L84 94z", "purple", { tone: 2, outline: 0 });
      pen.fill("M24 26H32V95L24 98z", "purple", { tone: 0, outline: 0 });
    });
    pen.only(() => draw(pen));
    // At 24 pixels the sign alone, as large as it can be.
    pen.instead(() => pen.at(60 - 60 * SIGN, 56 - 62 * SIGN, () => draw(pen), { scale: SIGN }));
    pen.only(() => {
      slab(pen, 2, 12, 116, 10, "marble");
      for (const x of [14, 106]) column(pen, x, 22, 104, 10);
    });
  };
}

/** A compass for measuring, its legs open. */
function dividers(pen: Pen, x: number, y: number, height: number): void {
  const path = p`M${x} ${y}L${x - height * 0.36} ${y + height}M${x} ${y}L${x + height * 0.36} ${y + height}`;
  pen.line(path, { width: 6.4, cut: "solid", bold: 8 });
  pen.line(path, { width: 3.4, colour: tone("gold", 1) });
  pen.line(p`M${x - height * 0.22} ${y + height * 0.6}h${height * 0.44}`, { width: 3, cut: "solid", bold: 5 });
  pen.fill(ellipse(x, y, 5.6), "gold");
}

/** An eye that watches. */
function eye(pen: Pen, x: number, y: number, width: number): void {
  pen.fill(
    p`M${x - width / 2} ${y}Q${x} ${y - width * 0.44} ${x + width / 2} ${y}Q${x} ${y + width * 0.44} ${x - width / 2} ${y}z`,
    "cloth",
    { tone: 0 },
  );
  pen.fill(ellipse(x, y, width * 0.17), "blue", { cut: "hole" });
  pen.fill(ellipse(x, y, width * 0.07), "ink", { tone: 2, cut: "solid", outline: 0 });
}

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

export const guilds: Record<string, Draw> = {
  workers_guild: hall((pen) => {
    hammer(pen, 78, 88, 50, -40);
    pen.at(
      42,
      88,
      () => {
        pen.fill(rect(-2, -52, 4, 52), "wood", { cut: "halo" });
        pen.fill("M-20-44Q0-64 20-44Q0-53-20-44z", "iron", { cut: "halo" });
      },
      { turn: 40 },
    );
  }),
  craftsmens_guild: hall((pen) => {
    laurel(pen, 60, 60, 26);
    pen.fill("M40 56H82Q80 66 70 67V74Q78 76 78 82H46Q46 76 54 74V67Q44 66 40 56z", "iron", { cut: "halo" });
    hammer(pen, 52, 54, 26, 40);
  }),
  traders_guild: hall((pen) => scales(pen, 60, 42, 50, 46)),
  philosophers_guild: hall((pen) => {
    pen.at(26, 22, () => bust(pen, { hair: "grey", beard: "long", robe: "cloth", trim: "green" }), { scale: 0.58 });
    scroll(pen, 68, 60, 18, 20, 3);
  }),
  magistrates_guild: hall((pen) => {
    pen.fill("M34 84Q34 64 60 64T86 84z", "marble", { cut: "halo" });
    pen.fill(rect(36, 80, 48, 10), "marble");
    hammer(pen, 84, 72, 42, -52);
    slab(pen, 30, 72, 26, 8, "wood", "halo");
  }),
  shipowners_guild: hall((pen) => {
    sail(pen, 60, 70, 46, 40, ["cloth", "red"]);
    hull(pen, 30, 80, 60, 18);
  }),
  scientists_guild: hall((pen) => {
    flask(pen, 46, 84, 40, "glass", "green");
    pen.line(`${ellipse(76, 58, 15)}${ellipse(76, 58, 15, 5)}${ellipse(76, 58, 5, 15)}`, {
      width: 2.4,
      colour: tone("gold", 1),
      cut: "solid",
      bold: 4,
    });
    pen.fill(ellipse(76, 58, 4), "gold");
    pen.line("M76 73v11M68 84h16", { width: 4, cut: "solid" });
  }),
  spies_guild: hall((pen) => {
    eye(pen, 60, 50, 48);
    pen.at(60, 76, () => {
      sword(pen, 0, -4, 20, 130);
      sword(pen, 0, -4, 20, -130);
    });
  }),
  strategists_guild: hall((pen) => {
    helmet(pen, 58, 70, 40);
    pen.line("M36 82h48M42 90h36", { width: 5, cut: "solid" });
    pen.line("M36 82h48M42 90h36", { width: 2.4, colour: tone("gold", 1) });
  }),
  builders_guild: hall((pen) => {
    dividers(pen, 60, 36, 50);
    pen.line("M34 86H86", { width: 6, cut: "solid" });
    pen.line("M34 86H86", { width: 3, colour: tone("gold", 1) });
  }),
  decorators_guild: hall((pen) => {
    pen.fill("M34 58Q34 38 58 38T86 56Q86 66 74 64Q66 64 70 74Q70 84 56 82Q34 78 34 58z", "wood", { cut: "halo" });
    for (const [x, y, of] of [
      [46, 52, "red"],
      [58, 47, "gold"],
      [72, 52, "blue"],
      [46, 66, "leaf"],
    ] as const)
      pen.fill(ellipse(x, y, 4.6), of, { cut: "hole" });
    pen.at(
      62,
      90,
      () => {
        pen.fill(rect(-1.6, -44, 3.2, 44), "straw", { cut: "halo" });
        pen.fill("M-4-44Q0-60 4-44z", "ink", { cut: "halo" });
      },
      { turn: 38 },
    );
  }),
  architects_guild: hall((pen) => {
    dividers(pen, 48, 38, 44);
    pen.fill("M62 88H90V44z", "gold", { cut: "halo" });
    pen.fill("M72 82H84V62z", "purple", { cut: "hole", outline: 1.2 });
  }),
  gamers_guild: hall((pen) => {
    pen.at(
      46,
      62,
      () => {
        pen.fill("M-15-15h30v30h-30z", "cloth", { tone: 0, cut: "halo" });
        for (const [x, y] of [
          [-7, -7],
          [7, 7],
          [0, 0],
          [7, -7],
          [-7, 7],
        ] as const)
          pen.fill(ellipse(x, y, 2.6), "ink", { tone: 2, outline: 0, cut: "hole" });
      },
      { turn: -12 },
    );
    pen.at(
      75,
      74,
      () => {
        pen.fill("M-12-12h24v24h-24z", "red", { cut: "halo" });
        for (const [x, y] of [
          [-5, -5],
          [5, 5],
        ] as const)
          pen.fill(ellipse(x, y, 2.8), "cloth", { tone: 0, outline: 0, cut: "hole" });
      },
      { turn: 14 },
    );
  }),
  diplomats_guild: hall((pen) => {
    pen.fill("M34 66Q60 28 90 44Q80 50 78 58Q74 74 56 76L42 88L44 72Q36 72 34 66z", "cloth", { tone: 0, cut: "halo" });
    pen.fill("M52 62Q64 44 84 46Q70 54 68 66z", "cloth", { tone: 2, outline: 1 });
    pen.line("M34 66L26 72M28 66q-2 8-8 8", { width: 2.4, colour: tone("leaf", 1), cut: "solid", bold: 5 });
    pen.fill(ellipse(42, 60, 1.8), "ink", { tone: 2, outline: 0, cut: "hole" });
  }),
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
