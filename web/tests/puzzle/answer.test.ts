import { describe, expect, it } from "vitest";
import { placeOf, resultOf } from "../../src/puzzle/answer";
import { rankedNames } from "../../src/puzzle/names";
import type { AnalysedOption, DailyPuzzle, PuzzleChoice } from "../../src/wire";

const option = (choice: number, chance: number, more: Partial<AnalysedOption> = {}): AnalysedOption => ({
  choice,
  text: `option ${choice}`,
  card: "",
  use: "take",
  stage: 0,
  price: 0,
  chance,
  points: 40,
  place: 0,
  visits: 512,
  ...more,
});
const options: PuzzleChoice[] = [
  { option: option(4, 0.57), choices: [4, 5, 6], evidence: [] },
  { option: option(9, 0.44), choices: [9], evidence: [] },
  { option: option(2, 0.3), choices: [2, 3], evidence: [] },
];
const puzzle = { about: { number: 17, date: "2026-11-18" }, options } as DailyPuzzle;

describe("an answer to a puzzle", () => {
  it("is found whatever its payment", () => {
    expect(placeOf(options, 6)).toBe(0);
    expect(placeOf(options, 3)).toBe(2);
    expect(placeOf(options, 7)).toBe(-1);
  });
  it("is kept with its place and chances", () => {
    expect(resultOf(puzzle, 9, "2026-11-19")).toEqual({
      number: 17,
      day: "2026-11-18",
      on: "2026-11-19",
      choice: 9,
      place: 2,
      of: 3,
      mine: 44,
      best: 57,
      worst: 30,
    });
    expect(resultOf(puzzle, 7, "2026-11-18")).toBeUndefined();
  });
});

describe("names of options", () => {
  it("tell options apart", () => {
    const built = option(1, 0.5, { card: "forum", use: "build" });
    const under = option(2, 0.4, { card: "forum", use: "stage", stage: 2 });
    const alike = option(3, 0.3, { card: "forum", use: "build", text: "build Forum with a ship" });
    expect(rankedNames([built, under], null)).toEqual(["forum", "Stage 2 with forum"]);
    expect(rankedNames([built, alike], null)[1]).toBe("build Forum with a ship");
  });
});
