// Bubbles leave prices and results free.

import { describe, expect, it } from "vitest";
import { clearPlace, WEIGHTS } from "../../src/coach/room";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
type Box = ReturnType<typeof box>;
const SIZE = { width: 330, height: 220 };
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function placedBox(view: typeof DESK, target: Box, figures: Box[], others: Box[] = []): Box {
  const obstacles = [
    ...figures.map((one) => ({ ...one, weight: WEIGHTS.figures })),
    ...others.map((one) => ({ ...one, weight: WEIGHTS.other })),
  ];
  const { left, top } = clearPlace(SIZE, view, target, obstacles);
  return box(left, top, SIZE.width, SIZE.height);
}

describe("a bubble", () => {
  it("stands right above a card of the hand, above the whole tray", () => {
    const tray = box(0, 560, 1280, 240);
    const card = box(500, 590, 130, 190);
    const found = placedBox(DESK, card, [box(500, 750, 130, 30)], [tray]);
    expect(found.bottom).toBeLessThanOrEqual(tray.top);
    expect(found.bottom).toBeGreaterThan(tray.top - 30);
    expect(Math.abs((found.left + found.right) / 2 - 565)).toBeLessThan(30);
  });

  it("stays inside of the window and beside what it is about", () => {
    for (const target of [box(0, 0, 200, 60), box(1100, 300, 180, 90), box(0, 740, 60, 60)]) {
      const found = placedBox(DESK, target, []);
      expect(meets(found, target)).toBe(false);
      expect(found.left).toBeGreaterThanOrEqual(8);
      expect(found.right).toBeLessThanOrEqual(1272);
      expect(found.top).toBeGreaterThanOrEqual(8);
      expect(found.bottom).toBeLessThanOrEqual(792);
    }
  });

  it("does not cover how the game has ended, on a phone either", () => {
    const verdict = box(20, 180, 350, 80);
    const row = box(10, 420, 370, 90);
    const found = placedBox(PHONE, row, [verdict]);
    expect(meets(found, verdict)).toBe(false);
    expect(meets(found, row)).toBe(false);
  });

  it("would rather cover what it is about than a price", () => {
    const all = box(0, 0, 390, 844);
    const price = box(0, 600, 390, 40);
    expect(meets(placedBox(PHONE, all, [price]), price)).toBe(false);
  });
});
