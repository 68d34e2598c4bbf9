// How much room the pictures of an effect take, so that a card can draw them as large as they fit.

import { piecesOf, things, type Piece } from "./effects";

/** The share of the full size at which small parts are drawn; the same as in `EffectIcons`. */
export const SMALL = 0.72;
const SIGN = 0.36;
/** The width of the three boards that count. */
export const BOARDS = SMALL * 1.25;
const GAP = 0.4;

function pieceSpan(piece: Piece, scale = 1): number {
  if ("picture" in piece) return scale * (piece.scale ?? 1);
  if ("sign" in piece) return SIGN * piece.sign.length + 0.1;
  if ("boards" in piece) return BOARDS;
  const count = piece.group.length;
  if (count > 4) return 4 * SMALL * scale * 0.56;
  return count === 4 ? 2 * SMALL * scale * 0.56 : count * SMALL * scale * 0.75;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The width of one code, drawn in full, as a multiple of the size of a picture. */
export function spanOf(code: string): number {
  const [kind = "", a = "", b = ""] = code.split(":");
  if (kind === "goods" || kind === "reserved") {
    const parts = a.split("/");
    const letters = sum(parts.map((part) => part.length)) * (a.length > 5 ? SMALL : 1);
    return letters + (parts.length - 1) * SIGN + (kind === "reserved" ? SMALL * 0.9 : 0);
  }
  if (kind === "discount") return (b === "left" || b === "right" ? 1 : 2) * SMALL + SMALL * 2.8;
  if (kind === "coins_per" || kind === "points_per") {
    const counted = sum(things(a).map((piece) => pieceSpan(piece, 0.85)));
    return 1.1 + SIGN + Math.max(counted, BOARDS);
  }
  return sum(piecesOf(code).map((piece) => pieceSpan(piece))) || 2;
}

/** The size at which the pictures of some codes fill a row of `width`, at most `most`. Several that would get smaller
 * than `wrap` go on two lines instead. */
export function sizeFor(codes: string[], width: number, most: number, wrap: number): number {
  const spans = codes.map(spanOf);
  const row = sum(spans) + GAP * Math.max(0, spans.length - 1);
  const inRow = Math.min(most, width / Math.max(row, 0.1));
  if (spans.length < 2 || inRow >= wrap) return inRow;
  return Math.min(wrap, width / Math.max(...spans));
}
