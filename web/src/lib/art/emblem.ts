// The emblem in the picture of a card: what its main effect is about.

import { piecesOf, things, type Piece } from "../icons/effects";
import { goodOf, pictureOf, type IconName } from "../icons/pictures";
import type { CardFacts } from "../../wire";

function pictureIn(pieces: Piece[]): IconName | undefined {
  for (const piece of pieces) {
    if ("picture" in piece) return piece.picture;
    if ("group" in piece) return piece.group[0];
  }
  return undefined;
}

/** The picture of what a card is about: the good it makes, what it counts, or its main effect. */
export function emblemOf(card: Pick<CardFacts, "icons" | "colour">): IconName | undefined {
  const code = card.icons[0];
  if (!code) return pictureOf(card.colour);
  const [kind = "", a = ""] = code.split(":");
  if (kind === "goods" || kind === "reserved") return goodOf(a[0] ?? "");
  if (kind === "coins_per" || kind === "points_per") return pictureIn(things(a));
  if (kind === "discount") return "trade";
  return pictureIn(piecesOf(code)) ?? pictureOf(card.colour);
}

/** A number from 0 to below `count` that is always the same for a name, so that no two scenes look quite alike. */
export function variantOf(name: string, count: number): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % count;
}
