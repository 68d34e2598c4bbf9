// Every drawing by the name of what it shows. A building that several boxes have is drawn once.

import type { Draw } from "../pen";
import { blue } from "./blue";
import { leaders } from "./leaders";

export const drawings: Record<string, Draw> = { ...blue, ...leaders };

/** The drawing of a card: glassworks of Age I and II are the same glassworks. */
export function drawingOf(card: string): Draw | undefined {
  return drawings[card] ?? drawings[card.replace(/_\d$/, "")];
}

const COLOURS: [Record<string, Draw>, string][] = [
  [blue, "blue"],
  [leaders, "white"],
];

/** The colour of the card that a drawing belongs to, for its backdrop. */
export function colourOf(name: string): string {
  return COLOURS.find(([group]) => name in group)?.[1] ?? "white";
}
