/** How a number is written into a picture. */

import * as paint from "./palette";
import { expansionValues } from "../../expansions/pictures";

export interface ValueLook {
  /** The foot of the number on the field of 24 x 24. */
  low?: number;
  ink?: string;
  /** Sizes of one figure and of several. */
  sizes?: [number, number];
  /** A rim that sets it off from what is drawn behind it. */
  rim?: string;
}

const own: Record<string, ValueLook> = {
  points: { low: 17, ink: "currentColor", sizes: [16, 13] },
  victory: { low: 13.5, sizes: [11, 8] },
  shield: { low: 16, ink: paint.WHITE, rim: paint.SHIELD_RIM },
  defeat: { ink: paint.WHITE, rim: paint.BROKEN_RIM },
};

/** The look of a number in that picture, with what most of them share. */
export function valueLook(name: string): Required<Omit<ValueLook, "rim">> & Pick<ValueLook, "rim"> {
  return { low: 16.7, ink: paint.FIGURE, sizes: [14, 11], ...(own[name] ?? expansionValues[name]) };
}
