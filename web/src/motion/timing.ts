// How long everything at the reveal lasts, in milliseconds at normal speed, counted from the start of the scene.

export type Ease = "io" | "out" | "linear";

/** The curves as the browser takes them. */
export const EASES: Record<Ease, string> = {
  io: "cubic-bezier(0.45, 0.05, 0.25, 1)",
  out: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  linear: "linear",
};

export interface Timing {
  start: number;
  length: number;
  ease: Ease;
  /** Things of a kind start this far apart... */
  apart?: number;
  /** ...but closer if there are many: all of them together take no longer than this. */
  within?: number;
}

export const TIMING = {
  /** The viewer's card goes from the hand to its landing place; it is over when the scene starts. */
  lay: { start: -220, length: 220, ease: "out" },
  turn: { start: 0, length: 240, ease: "io" },
  /** Between the two, cards are held to be read. */
  card: { start: 660, length: 320, ease: "io" },
  coin: { start: 860, length: 220, ease: "out", apart: 40, within: 300 },
  /** Around what has just landed: not before the cards have, since stacks grow with them. */
  ring: { start: 980, length: 400, ease: "out" },
  caption: { start: 360, length: 1040, ease: "linear" },
  packet: { start: 1100, length: 260, ease: "io" },
  rise: { start: 1260, length: 140, ease: "out", apart: 25, within: 240 },
} as const satisfies Record<string, Timing>;

/** A turn is over, and the keys answer again. */
export const TURN = 1500;
/** A caption comes and goes. */
export const CAPTION = { in: 80, out: 120 };
/** Coins fly on an arc, and so do cards. */
export const ARC_PX = 24;
/** A packet leans to the side. */
export const LEAN = 12;
/** Without travel: changed parts cross-fade, captions and rings stay a while. */
export const STILL = { fade: 150, stays: 1500 };

/** Limits of what moves at once. */
export const MOST = { coins: 12, ofOnePayment: 5, risen: 7 };

/** When each of `count` things starts. */
export function starts(timing: Timing, count: number): number[] {
  const room = (timing.within ?? Infinity) - timing.length;
  const apart = count > 1 ? Math.min(timing.apart ?? 0, room / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => Math.round(timing.start + index * apart));
}
