// Where a bubble goes: as near as possible to what it is about, and over nothing that has to stay in view.

import type { Box } from "../explain/place";

export interface Size {
  width: number;
  height: number;
}

/** Something that a bubble should leave free, and how much that matters. */
export interface Obstacle extends Box {
  weight: number;
}

/** How much it matters: prices and results, what the bubble is about, what it depends on and the tray. */
export const WEIGHTS = { figures: 1000, target: 100, other: 10 };

/** Between the bubble and what it leaves free, and to the edge of the window. */
const GAP = 8;
const STEP = 12;

const gap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const grown = (box: Box): Box => ({
  left: box.left - GAP,
  top: box.top - GAP,
  right: box.right + GAP,
  bottom: box.bottom + GAP,
});

/** All places from the edge of the window to the other, and the one that is centred on the target. */
function steps(centre: number, length: number, most: number): number[] {
  const last = Math.max(GAP, most - length - GAP);
  const found = [Math.max(GAP, Math.min(centre - length / 2, last)), last];
  for (let at = GAP; at < last; at += STEP) found.push(at);
  return found;
}

/** The upper left corner of a bubble: covering little matters most, then being near, then being centred. */
export function clearPlace(size: Size, view: Size, target: Box, obstacles: Obstacle[]): { left: number; top: number } {
  const centre = { x: (target.left + target.right) / 2, y: (target.top + target.bottom) / 2 };
  const kept = [{ ...target, weight: WEIGHTS.target }, ...obstacles].map((one) => ({
    ...grown(one),
    weight: one.weight,
  }));
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  // Right above and right below the target are better than any step of the grid.
  const tops = [target.top - size.height - GAP, target.bottom + GAP].filter(
    (top) => top >= GAP && top + size.height <= view.height - GAP,
  );
  for (const top of [...tops, ...steps(centre.y, size.height, view.height)])
    for (const left of steps(centre.x, size.width, view.width)) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const apart =
        gap(box.left, box.right, target.left, target.right) + gap(box.top, box.bottom, target.top, target.bottom);
      const off = Math.abs(left + size.width / 2 - centre.x) + Math.abs(top + size.height / 2 - centre.y);
      let cost = apart + off / 8;
      for (const one of kept) cost += one.weight * overlap(box, one);
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  return best;
}
