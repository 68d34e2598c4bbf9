// Every drawing by the name of what it shows. A building that several boxes have is drawn once.

import { expansionDrawings } from "../../expansions/art";
import type { Draw } from "../pen";
import { blue } from "./blue";
import { brown } from "./brown";
import { gray } from "./gray";
import { green } from "./green";
import { guilds } from "./guilds";
import { red } from "./red";
import { yellow } from "./yellow";

/** The groups of drawings, each with the colour of its cards. */
export const groups: [string, Record<string, Draw>][] = [
  ["brown", brown],
  ["gray", gray],
  ["blue", blue],
  ["yellow", yellow],
  ["red", red],
  ["green", green],
  ["purple", guilds],
  ...expansionDrawings,
];

export const drawings: Record<string, Draw> = Object.assign({}, ...groups.map(([, group]) => group));

/** The name of a card's drawing: the glassworks of Age I and of Age II are the same glassworks. */
export function drawingName(card: string): string {
  return card in drawings ? card : card.replace(/_\d$/, "");
}

/** Adds the drawings of another box, once they are loaded. */
export function addDrawings(more: [string, Record<string, Draw>][]): void {
  groups.push(...more);
  Object.assign(drawings, ...more.map(([, group]) => group));
}

export function drawingOf(card: string): Draw | undefined {
  return drawings[drawingName(card)];
}

/** The colour of the card that a drawing belongs to, for its backdrop. */
export function colourOf(name: string): string {
  return groups.find(([, group]) => name in group)?.[0] ?? "white";
}
