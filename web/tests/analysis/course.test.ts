import { describe, expect, it } from "vitest";
import {
  across,
  chanceAt,
  dashOf,
  down,
  lineOf,
  placed,
  pointsByTurn,
  spansOf,
  stepAt,
  ticksOf,
} from "../../src/analysis/course";
import type { CoursePoint } from "../../src/wire";

const field = { left: 40, top: 20, width: 200, height: 100 };
const point = (step: number, chances: number[], age = 1, turn = 1): CoursePoint => ({
  step,
  age,
  turn,
  chances,
  points: chances.map(() => 0),
});
const course = [point(0, [0.5, 0.5]), point(4, [0.25, 0.75]), point(8, [1, 0], 1, 2)];

describe("the field of a curve", () => {
  it("has the first move at its left edge, the last at its right, and a sure win at its top", () => {
    expect([across(field, 0, 8), across(field, 8, 8), down(field, 1), down(field, 0)]).toEqual([40, 240, 20, 120]);
    expect([down(field, 1.4), across(field, 3, 0)]).toEqual([20, 40]);
  });

  it("finds every step again from its place, and the nearest one outside", () => {
    for (let step = 0; step <= 8; step += 1) expect(stepAt(field, across(field, step, 8), 8)).toBe(step);
    expect([stepAt(field, -30, 8), stepAt(field, 900, 8)]).toEqual([0, 8]);
  });

  it("draws a line through all points", () => {
    expect(lineOf(course, 0, field, 8)).toBe("M40.0 70.0L140.0 95.0L240.0 20.0");
    expect(lineOf([], 0, field, 8)).toBe("");
  });

  it("knows the chance between two points, and beyond them", () => {
    expect(chanceAt(course, 0, 2)).toBeCloseTo(0.375);
    expect(chanceAt(course, 1, 4)).toBe(0.75);
    expect(chanceAt(course, 0, 20)).toBe(1);
    expect(chanceAt([], 0, 2)).toBeUndefined();
  });

  it("has a point for each turn in its table", () => {
    expect(pointsByTurn(course).map(({ step }) => step)).toEqual([0, 8]);
  });
});

describe("lines", () => {
  it.each([2, 3, 4, 5, 6, 7])("of %i players have a pattern each, and the viewer's own is solid", (count) => {
    for (let own = 0; own < count; own += 1) {
      const dashes = Array.from({ length: count }, (_, place) => dashOf(place, own, count));
      expect(dashes[own]).toBe("");
      expect(new Set(dashes).size).toBe(count);
    }
  });
});

describe("Ages and turns", () => {
  const calendar = { steps: 12, ages: [0, 4, 8], turns: [0, 2, 4, 6, 8, 10] };

  it("Ages follow each other up to the end", () => {
    expect(spansOf(calendar).map(({ age, from, to }) => [age, from, to])).toEqual([
      [1, 0, 4],
      [2, 4, 8],
      [3, 8, 12],
    ]);
    expect(spansOf({ steps: 9, ages: [3], turns: [3] })[0]?.from).toBe(0);
  });

  it("turns begin anew with each Age, and odd ones are named", () => {
    expect(ticksOf(calendar).map(({ step, turn }) => [step, turn])).toEqual([
      [0, 1],
      [4, 1],
      [8, 1],
    ]);
  });

  it("rounds have no Ages, and few enough of them are named", () => {
    const ages = Array.from({ length: 20 }, (_, round) => round * 3);
    expect(spansOf({ steps: 60, ages, turns: ages })).toEqual([]);
    const ticks = ticksOf({ steps: 60, ages, turns: ages });
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks[1]).toEqual({ step: 9, turn: 4 });
  });
});

describe("names at the right", () => {
  it("stay where they are if there is room", () => {
    expect(placed([10, 60, 100], 15, 0, 120)).toEqual([10, 60, 100]);
  });

  it.each([[[50, 50, 50, 50]], [[0, 0, 0]], [[120, 119, 118, 120]], [[10, 120, 60, 61, 59, 120, 0]]])(
    "move apart for %j",
    (wanted) => {
      const found = placed(wanted, 15, 0, 120);
      const inOrder = found.toSorted((one, other) => one - other);
      inOrder.slice(1).forEach((height, index) => expect(height - (inOrder[index] ?? 0)).toBeGreaterThanOrEqual(15));
      expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...found)).toBeLessThanOrEqual(120);
      wanted.forEach((height, one) =>
        wanted.forEach((lower, other) => {
          if (height < lower) expect(found[one]).toBeLessThan(found[other] ?? 0);
        }),
      );
    },
  );
});
