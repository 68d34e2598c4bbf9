/** The picture of an Edifice: a great arch that is still being raised. */

import { arch, box, stone, strokes } from "../../lib/art/kit";
import type { Stand } from "../../lib/art/stands";

export const edificeStands: Record<string, Stand> = {
  edifice: {
    drawing:
      box(22, 40, 60, 64, stone) +
      arch(40, 104, 26, 44) +
      box(18, 34, 68, 8, stone) +
      box(26, 22, 22, 12, stone) +
      strokes("M90 104V24M102 104V24M86 44h20M86 66h20M86 88h20M90 66l12-22M90 88l12-22", 2.6, "#653a1b"),
    solid: "M18 32h8V20h22v12h38v10h-4v62H68V76q-14-20-28 0v28H22V42h-4zM90 24h4v18h6V24h4v80h-4V66h-6v38h-4z",
  },
};
