// Science symbols are worth what the engine says, and their sum is told in parts.

import { expect, test } from "vitest";
import { scienceOf } from "../../src/score/count";

test.each([
  [[0, 0, 0], 0, 0],
  [[1, 2, 1], 0, 13],
  [[1, 1, 0], 1, 10],
  [[2, 2, 2], 0, 26],
  [[4, 0, 0], 2, 36],
])("%j and %i of choice are worth %i", (symbols, wilds, points) => {
  const science = scienceOf(symbols, wilds);
  expect(science.points).toBe(points);
  expect(science.lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  expect(science.wilds.reduce((sum, count) => sum + count, 0)).toBe(wilds);
});

test("a wild symbol completes a set", () => {
  const { counts, wilds, lines } = scienceOf([1, 1, 0], 1);
  expect(counts).toEqual([1, 1, 1]);
  expect(wilds).toEqual([0, 0, 1]);
  expect(lines.map(({ what, number, points }) => [what, number, points])).toEqual([
    ["compass", 1, 1],
    ["gear", 1, 1],
    ["tablet", 1, 1],
    ["set", 1, 7],
  ]);
});
