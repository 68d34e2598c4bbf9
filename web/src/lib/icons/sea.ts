/** How the icon codes of Armada and Edifice are drawn. */

import { drawers, type Piece } from "./effects";
import type { IconName } from "./pictures";

const SHIPS: Record<string, IconName> = { red: "ship_red", yellow: "ship_yellow", blue: "ship_blue", green: "ship_green" };
const ALL: IconName[] = ["ship_red", "ship_yellow", "ship_blue", "ship_green"];

/** Free steps: of a fleet of that colour, of any fleet, or of several different ones. */
function sail(count: string, which: string): Piece[] {
  const ship = SHIPS[which];
  const ships: Piece = ship ? { picture: ship } : { group: ALL };
  return [{ sign: which === "different" ? `${count} of` : `+${count}` }, ships];
}

/** A bonus: its own codes, joined by `&` and with `=` in place of the colon. */
function drawn(bonus: string): Piece[] {
  return bonus.split("&").flatMap((code) => {
    const [kind = "", a = "", b = "", c = "", d = ""] = code.split("=");
    return drawers[kind]?.(a, b, c, d) ?? [{ picture: "bonus" as const }];
  });
}

export const seaPowers: Record<string, Piece[]> = {
  piracy: [{ picture: "others", scale: 0.9 }, { picture: "piracy" }],
  safe_from_taxes: [{ picture: "tax" }, { picture: "cross", scale: 0.5 }, { picture: "piracy" }, { picture: "cross", scale: 0.5 }],
  any_wonder_fleet: [{ picture: "stage", scale: 0.9 }, { sign: "→" }, { group: ALL }],
  may_skip_naval: [{ picture: "naval" }, { sign: "?" }],
  cheaper_ships: [{ group: ALL }, { sign: "−1" }, { picture: "crate", scale: 0.9 }],
  best_colour: [{ picture: "points", value: "1", scale: 1.12 }, { sign: "×" }, { sign: "?" }, { picture: "cards", scale: 0.8 }],
  repeat_guild: [{ picture: "purple" }, { sign: "×2" }],
};

export const seaDrawers: Record<string, (a: string, b: string) => Piece[]> = {
  naval: (a) => [{ sign: `+${a}` }, { picture: "naval" }],
  sail,
  draw_island: (a) => [{ picture: "island", scale: 1.1 }, { sign: "I".repeat(Number(a)) }],
  landing: (a) => (a === "left" ? [{ picture: "left", scale: 0.7 }, { picture: "landing" }] : [{ picture: "landing" }, { picture: "right", scale: 0.7 }]),
  far_trade: (a, b) => [
    ...(a === "left" ? ([{ picture: "left", scale: 0.6 }, { picture: "left", scale: 0.6 }] as Piece[]) : []),
    { sign: `${b}×` },
    { picture: "crate", scale: 0.9 },
    { picture: "coin", value: "1", scale: 0.9 },
    ...(a === "right" ? ([{ picture: "right", scale: 0.6 }, { picture: "right", scale: 0.6 }] as Piece[]) : []),
  ],
  pawn: (a) => [{ picture: "pawn" }, { sign: a === "any" ? "?" : "I".repeat(Number(a)) }],
  choose: (a) => a.split("+").flatMap((bonus, index): Piece[] => [...(index > 0 ? [{ sign: "/" }] : []), ...drawn(bonus)]),
};
