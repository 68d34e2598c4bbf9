// How things move, as keyframes: only transform and opacity.

import type { Box } from "./places";
import type { Step } from "./plan";
import { ARC_PX, CAPTION, LEAN } from "./timing";

/** How many points an arc is drawn with. */
const POINTS = 8;

interface Point {
  x: number;
  y: number;
}

export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How large a thing is at a place, against its own size: it fits in and never grows. */
export function fit(own: Box, place: Box): number {
  return Math.min(1, place.width / own.width, place.height / own.height);
}

/** The frames of a step for a thing whose own box is `own`. */
export function framesOf(step: Pick<Step, "what" | "length">, own: Box, from: Box, to: Box): Keyframe[] {
  switch (step.what) {
    case "lay":
      return path(own, from, to, { scale: [from.width / own.width, fit(own, to)] });
    case "turn":
      return turning(own, from);
    case "card":
      return path(own, from, to, { scale: [1, fit(own, to)], arc: ARC_PX });
    case "coin":
      return path(own, from, to, { arc: ARC_PX });
    case "packet":
      return path(own, from, to, { lean: to.x < from.x ? -LEAN : LEAN });
    case "caption":
      return [
        { opacity: 0 },
        { opacity: 1, offset: CAPTION.in / step.length },
        { opacity: 1, offset: 1 - CAPTION.out / step.length },
        { opacity: 0 },
      ];
    default:
      return [];
  }
}

/** Something goes out. */
export const FADING: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }];

/** A card turns over around its upright axis and comes closer. Seen from straight above, that is a card that gets
 * narrow and wide again: at its edge the other side is shown, so that a card is one layer and not three. */
function turning(own: Box, from: Box): Keyframe[] {
  const [home, start, small] = [centre(own), centre(from), fit(own, from)];
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const part = index / POINTS;
    const [x, y] = [(start.x - home.x) * (1 - part), (start.y - home.y) * (1 - part)];
    const near = small + (1 - small) * part;
    const width = near * Math.abs(Math.cos(part * Math.PI));
    return { transform: `translate(${round(x)}px, ${round(y)}px) scale(${round(width)}, ${round(near)})`, opacity: 1 };
  });
}

/** A card of the hand comes up from the lower edge. */
export const RISING: Keyframe[] = [{ transform: "translateY(110%)" }, { transform: "none" }];

interface Way {
  scale?: [number, number];
  arc?: number;
  lean?: number;
}

/** From the middle of one box to the middle of another, on an arc if it has a height. */
export function path(own: Box, from: Box, to: Box, { scale = [1, 1], arc = 0, lean = 0 }: Way): Keyframe[] {
  const [home, start, end] = [centre(own), centre(from), centre(to)];
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const part = index / POINTS;
    const bow = 4 * part * (1 - part);
    const x = start.x + (end.x - start.x) * part - home.x;
    const y = start.y + (end.y - start.y) * part - home.y - arc * bow;
    const size = scale[0] + (scale[1] - scale[0]) * part;
    const turned = lean === 0 ? "" : ` rotate(${round(lean * bow)}deg)`;
    return { transform: `translate(${round(x)}px, ${round(y)}px)${turned} scale(${round(size)})`, opacity: 1 };
  });
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
