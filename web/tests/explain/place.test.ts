import { describe, expect, it } from "vitest";
import { placed, type Box } from "../../src/explain/place";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Things of several sizes all over a window. */
function* everywhere(view: { width: number; height: number }): Generator<Box> {
  for (const size of [16, 48, 160])
    for (let left = 0; left + size <= view.width; left += 61)
      for (let top = 0; top + size <= view.height; top += 37) yield box(left, top, size, size);
}

describe.each([
  ["a desk", DESK, { width: 360, height: 250 }],
  ["a phone", PHONE, { width: 340, height: 300 }],
])("on %s", (_, view, size) => {
  it("is inside the window and never covers what it is about", () => {
    for (const about of everywhere(view)) {
      const place = placed(about, size, view);
      const shown = box(place.left, place.top, size.width, Math.min(size.height, place.maxHeight));
      expect(overlap(shown, about), JSON.stringify(about)).toBe(false);
      expect(shown.left >= 0 && shown.right <= view.width, JSON.stringify(about)).toBe(true);
      expect(shown.top >= 0 && shown.bottom <= view.height, JSON.stringify(about)).toBe(true);
    }
  });
});

describe("which side", () => {
  const size = { width: 300, height: 200 };

  it("is above if there is room, else below", () => {
    expect(placed(box(600, 400, 40, 40), size, DESK)).toMatchObject({ left: 470, top: 192 });
    expect(placed(box(600, 60, 40, 40), size, DESK)).toMatchObject({ left: 470, top: 108 });
  });

  it("is beside a tall thing, and keeps away from the edge", () => {
    expect(placed(box(0, 40, 200, 740), size, DESK)).toMatchObject({ left: 208 });
    expect(placed(box(1100, 40, 180, 740), size, DESK)).toMatchObject({ left: 792 });
  });

  it("is lower than it would like to be where there is no room at all", () => {
    expect(placed(box(0, 300, 390, 400), { width: 340, height: 320 }, PHONE)).toMatchObject({ maxHeight: 284 });
  });
});
