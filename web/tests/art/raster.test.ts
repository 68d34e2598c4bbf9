// The rasteriser agrees with areas that are known.

import { expect, test } from "vitest";
import { ellipse, rect } from "../../src/art/pen";
import { flatten, likeness, raster, SIDE } from "./raster";

const solid = (path: string) => `<path d="${path}" fill="currentcolor"/>`;
const hole = (path: string) => `<path d="${path}" fill="var(--cut)"/>`;
/** The covered area in units of the field of 120 x 120. */
const area = (silhouette: string) => raster(silhouette).reduce((sum, value) => sum + value, 0) * (120 / SIDE) ** 2;

test.each([
  ["a box", solid(rect(10, 10, 60, 40)), 2400],
  ["a disc", solid(ellipse(60, 56, 40)), Math.PI * 1600],
  ["a box with a hole", solid(rect(10, 10, 60, 40)) + hole(rect(20, 20, 20, 20)), 2000],
  ["a curve", solid("M20 80Q60 0 100 80z"), (2 / 3) * 80 * 40],
  ["mirrored control points", solid("M0 56Q30 16 60 56T120 56V96H0z"), 120 * 40],
  [
    "a box that is moved and doubled",
    `<g transform="translate(20 10) scale(2 2)">${solid(rect(0, 0, 20, 20))}</g>`,
    1600,
  ],
  ["a box that is turned", `<g transform="translate(60 50) rotate(45)">${solid(rect(-20, -20, 40, 40))}</g>`, 1600],
  [
    "a line with round ends",
    '<path d="M30 50h60" fill="none" stroke="currentcolor" stroke-width="20"/>',
    1200 + 100 * Math.PI,
  ],
])("%s covers what it should", (_name, silhouette, expected) => {
  expect(Math.abs(area(silhouette) - expected) / expected).toBeLessThan(0.03);
});

test("lines go on after a path is closed, and numbers may stand without spaces", () => {
  const [first, second] = flatten("M0 0h10v10zl-5-5");
  expect(first).toEqual({
    points: [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    closed: true,
  });
  expect(second?.points).toEqual([
    [0, 0],
    [-5, -5],
  ]);
});

test("likeness is 1 for equal silhouettes and 0 for those that share nothing", () => {
  const left = raster(solid(rect(0, 0, 60, 100)));
  const right = raster(solid(rect(60, 0, 60, 100)));
  expect(likeness(left, left)).toBe(1);
  expect(likeness(left, right)).toBe(0);
  expect(likeness(left, raster(solid(rect(0, 0, 120, 100))))).toBeCloseTo(0.5, 1);
});
