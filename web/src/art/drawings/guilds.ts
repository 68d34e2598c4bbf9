// Guilds: a sign of the trade before a banner between two columns.

import { tone } from "../materials";
import { column, slab } from "../parts/masonry";
import { laurel } from "../parts/nature";
import { bust } from "../parts/people";
import { hull, sail } from "../parts/ships";
import { flask, hammer, scales, scroll } from "../parts/things";
import { helmet, sword } from "../parts/war";
import { type Draw, ellipse, p, type Pen, rect } from "../pen";

/** How much larger the sign is in the silhouette. */
const SIGN = 1.6;

/** The hall of every guild, with its sign in the middle: about 60 wide and 70 high around (60, 62). At 24 pixels there
 * is the sign alone, as large as it can be, unless `small` draws something else. */
export function hall(draw: Draw, small?: Draw): Draw {
  return (pen: Pen) => {
    pen.only(() => {
      pen.fill("M24 26H96V98L60 86L24 98z", "purple");
      pen.fill("M84 26H96V98L84 94z", "purple", { tone: 2, outline: 0 });
      pen.fill("M24 26H32V95L24 98z", "purple", { tone: 0, outline: 0 });
    });
    pen.only(() => draw(pen));
    pen.instead(() => {
      if (small) small(pen);
      else pen.at(60 - 60 * SIGN, 56 - 62 * SIGN, () => draw(pen), { scale: SIGN });
    });
    pen.only(() => {
      slab(pen, 2, 12, 116, 10, "marble");
      for (const x of [14, 106]) column(pen, x, 22, 104, 10);
    });
  };
}

/** A compass for measuring, its legs open. */
export function dividers(pen: Pen, x: number, y: number, height: number): void {
  const path = p`M${x} ${y}L${x - height * 0.36} ${y + height}M${x} ${y}L${x + height * 0.36} ${y + height}`;
  pen.line(path, { width: 6.4, cut: "solid", bold: 11 });
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

export const guilds: Record<string, Draw> = {
  workers_guild: hall((pen) => {
    hammer(pen, 78, 88, 50, -40);
    pen.at(
      42,
      88,
      () => {
        pen.fill(rect(-2, -52, 4, 52), "wood", { cut: "halo" });
        pen.shadow(rect(-4, -52, 8, 52));
        pen.fill("M-20-44Q0-64 20-44Q0-53-20-44z", "iron", { cut: "halo" });
        pen.shadow("M-24-40Q0-66 24-40Q0-50-24-40z");
      },
      { turn: 40 },
    );
  }),
  craftsmens_guild: hall((pen) => {
    laurel(pen, 60, 60, 26);
    pen.fill("M40 56H82Q80 66 70 67V74Q78 76 78 82H46Q46 76 54 74V67Q44 66 40 56z", "iron", { cut: "halo" });
    hammer(pen, 52, 54, 26, 40);
  }),
  traders_guild: hall(
    (pen) => scales(pen, 60, 42, 50, 46),
    (pen) => {
      pen.shadow("M56 12h8v78h18v10H38V90h18z");
      pen.shadow("M12 20h96v9H12z");
      pen.shadow("M2 60h44q-4 20-22 20T2 60zM74 60h44q-4 20-22 20T74 60z", "halo");
      pen.line("M24 26L8 60M24 26L40 60M96 26L80 60M96 26L112 60", { cut: "solid", bold: 4 });
    },
  ),
  philosophers_guild: hall(
    (pen) => {
      pen.at(26, 22, () => bust(pen, { hair: "grey", beard: "long", robe: "cloth", trim: "green" }), { scale: 0.58 });
      scroll(pen, 68, 60, 18, 20, 3);
    },
    (pen) => {
      pen.at(4, 8, () => bust(pen, { hair: "grey", beard: "long", cut: "curls" }), { scale: 0.8 });
      scroll(pen, 78, 40, 36, 56, 4);
    },
  ),
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
};
