// How the effects of Armada are drawn.

import { words } from "../../language/say";
import type { Piece } from "../../lib/icons/effects";
import type { IconName } from "../../lib/icons/pictures";
import type { EffectWords } from "../slice";

const sign = words("armadasign");

const SHIPS: Record<string, IconName> = {
  red: "ship_red",
  yellow: "ship_yellow",
  blue: "ship_blue",
  green: "ship_green",
};
const ALL: IconName[] = ["ship_red", "ship_yellow", "ship_blue", "ship_green"];

/** Free steps: of a fleet of that colour, of any fleet, or of several different ones. */
function sail(count: string, which: string): Piece[] {
  const ship = SHIPS[which];
  const ships: Piece = ship ? { picture: ship } : { group: ALL };
  return [{ sign: which === "different" ? sign.several({ count }) : `+${count}` }, ships];
}

/** Pieces with an arrow on their side of the table. */
function towards(side: string, arrows: Piece[], pieces: Piece[]): Piece[] {
  return side === "left" ? [...arrows, ...pieces] : [...pieces, ...arrows];
}

const arrow = (side: string, scale: number): Piece => ({ picture: side === "left" ? "left" : "right", scale });

export const armadaEffects: EffectWords = {
  powers: {
    piracy: [{ picture: "others", scale: 0.9 }, { picture: "piracy" }],
    safe_from_taxes: [
      { picture: "tax" },
      { picture: "cross", scale: 0.5 },
      { picture: "piracy" },
      { picture: "cross", scale: 0.5 },
    ],
    any_wonder_fleet: [{ picture: "stage", scale: 0.9 }, { sign: "→" }, { group: ALL }],
    may_skip_naval: [{ picture: "naval" }, { sign: "?" }],
    cheaper_ships: [{ group: ALL }, { sign: "−1" }, { picture: "crate", scale: 0.9 }],
    best_colour: [
      { picture: "points", value: "1", scale: 1.12 },
      { sign: "×" },
      { sign: "?" },
      { picture: "cards", scale: 0.8 },
    ],
  },
  drawers: {
    points_per_level: (a) => [
      { picture: "points", value: a, scale: 1.12 },
      { sign: "×" },
      { picture: "commercial_level", scale: 0.85 },
    ],
    coins_on_step: (a) => [{ picture: "coin", value: a }, { sign: "×" }, { picture: "ship_blue", scale: 0.85 }],
    naval: (a) => [{ sign: `+${a}` }, { picture: "naval" }],
    sail,
    draw_island: (a) => [{ picture: "island", scale: 1.1 }, { sign: "I".repeat(Number(a)) }],
    landing: (a) => towards(a, [arrow(a, 0.7)], [{ picture: "landing" }]),
    far_trade: (a, b) =>
      towards(
        a,
        [arrow(a, 0.6), arrow(a, 0.6)],
        [{ sign: `${b}×` }, { picture: "crate", scale: 0.9 }, { picture: "coin", value: "1", scale: 0.9 }],
      ),
  },
};
