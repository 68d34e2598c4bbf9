// How large things are while they move, in units of the table.

import type { Box } from "./places";
import type { Content } from "./plan";

const CARD = { width: 5, height: 7 };
const PACKET = { width: 7.4, height: 9.8 };
const COIN = { width: 2.6, height: 2.6 };
const PICTURE = { width: 3.2, height: 3.2 };

/** The box of a thing: cards fill their landing place, coins and the like have a size of their own. */
export function boxOf(content: Content, at: Box, unit: number): Box {
  switch (content.kind) {
    case "card":
      return at.exact && at.height > unit && at.height < 12 * unit ? at : around(at, CARD, unit);
    case "packet":
      return around(at, PACKET, unit);
    case "coin":
      return around(at, COIN, unit);
    case "picture":
    case "token":
      return around(at, PICTURE, unit);
    default:
      return at;
  }
}

function around(at: Box, size: { width: number; height: number }, unit: number): Box {
  const [width, height] = [size.width * unit, size.height * unit];
  return { ...at, x: at.x + (at.width - width) / 2, y: at.y + (at.height - height) / 2, width, height };
}
