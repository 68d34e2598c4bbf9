// Where the popover goes: next to what it is about, inside the window, and never over what it is about.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Placed {
  left: number;
  top: number;
  /** All the room there is on that side. */
  maxHeight: number;
}

/** Between the popover and what it is about, and between the popover and the edge of the window. */
const GAP = 8;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The first side with enough room, in the order above, below, right, left; else above or below, where more room is. */
export function placed(
  about: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): Placed {
  const highest = view.height - 2 * GAP;
  const across = between(GAP, (about.left + about.right - size.width) / 2, view.width - size.width - GAP);
  const down = between(GAP, (about.top + about.bottom - size.height) / 2, view.height - size.height - GAP);
  const above = about.top - 2 * GAP;
  const below = view.height - about.bottom - 2 * GAP;
  if (size.height <= above) return { left: across, top: about.top - GAP - size.height, maxHeight: above };
  if (size.height <= below) return { left: across, top: about.bottom + GAP, maxHeight: below };
  if (size.height <= highest) {
    const right = about.right + GAP;
    if (right + size.width <= view.width - GAP) return { left: right, top: down, maxHeight: highest };
    const left = about.left - GAP - size.width;
    if (left >= GAP) return { left, top: down, maxHeight: highest };
  }
  return above > below
    ? { left: across, top: GAP, maxHeight: Math.max(0, above) }
    : { left: across, top: about.bottom + GAP, maxHeight: Math.max(0, below) };
}
