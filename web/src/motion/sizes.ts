// How large things are while they move, in units of the table.

import type { Box } from "./places";
import type { Content } from "./plan";

const SMALL = { width: 4, height: 5.6 };
/** A card that is turned over can be read: its name, its picture and what it gives. */
const LARGE = { width: 9.75, height: 13.65 };
/** A card that is read stays so far from the edges of the table. */
const MARGIN = 0.4;
const PACKET = { width: 7.4, height: 9.8 };
const COIN = { width: 2.6, height: 2.6 };
const PICTURE = { width: 3.2, height: 3.2 };

/** The box of a card that is turned over at a place, as a whole on the table. */
export function readingBox(at: Box, unit: number, table: { width: number; height: number }): Box {
  const box = around(at, LARGE, unit);
  const kept = (start: number, length: number, room: number): number =>
    Math.max(MARGIN * unit, Math.min(start, room - length - MARGIN * unit));
  return { ...box, x: kept(box.x, box.width, table.width), y: kept(box.y, box.height, table.height) };
}

/** The box of a thing: cards fill their landing place, coins and the like have a size of their own. */
export function boxOf(content: Content, at: Box, unit: number): Box {
  switch (content.kind) {
    case "card":
      if (content.large) return around(at, at.height > LARGE.height * unit ? LARGE : SMALL, unit);
      return at.exact && at.width < at.height && at.height < 12 * unit ? at : corner(at, unit);
    case "packet":
      return around(at, PACKET, unit);
    case "coin":
      return around(at, COIN, unit);
    case "picture":
    case "token":
    case "drawing":
      return around(at, PICTURE, unit);
    default:
      return at;
  }
}

/** Where a tab or a whole city stands for a landing place, a card lies in its corner. */
function corner(at: Box, unit: number): Box {
  const [width, height] = [SMALL.width * unit, SMALL.height * unit];
  const x = at.exact ? at.x + (at.width - width) / 2 : at.x + at.width - width - unit / 2;
  return { ...at, x, y: at.y + (at.height - height) / 2, width, height };
}

function around(at: Box, size: { width: number; height: number }, unit: number): Box {
  const [width, height] = [size.width * unit, size.height * unit];
  return { ...at, x: at.x + (at.width - width) / 2, y: at.y + (at.height - height) / 2, width, height };
}
