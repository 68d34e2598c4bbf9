import { expect, it } from "vitest";
import { added, merged } from "../../src/lib/lines";

const lines = (from: number, to: number, text = ""): { number: number; text: string }[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index, text }));

it("adds only lines that are new", () => {
  expect(added(lines(0, 3), lines(2, 5, "new"))).toEqual([...lines(0, 3), ...lines(4, 5, "new")]);
  expect(added([], lines(0, 1))).toEqual(lines(0, 1));
});

it("takes over lines that have changed", () => {
  expect(merged(lines(0, 9), lines(5, 7, "changed"))).toEqual([
    ...lines(0, 4),
    ...lines(5, 7, "changed"),
    ...lines(8, 9),
  ]);
  expect(merged(lines(0, 3), [])).toEqual(lines(0, 3));
});

it("keeps no lines with a gap between them", () => {
  expect(merged(lines(0, 3), lines(8, 9))).toEqual(lines(8, 9));
  expect(merged(lines(4, 6), lines(0, 9, "whole"))).toEqual(lines(0, 9, "whole"));
});
