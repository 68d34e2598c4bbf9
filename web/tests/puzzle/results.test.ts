import { describe, expect, it } from "vitest";
import { plus } from "../../src/puzzle/days";
import { bestMoves, gradeOf, longestStreak, squaresOf, streakTo, type Result } from "../../src/puzzle/results";
import { shareText, squareText } from "../../src/puzzle/share";

const TODAY = "2026-11-18";

function result(changes: Partial<Result> = {}): Result {
  return { number: 17, day: TODAY, on: TODAY, choice: 1, place: 3, of: 14, mine: 47, best: 57, worst: 30, ...changes };
}

const on = (...back: number[]): Result[] =>
  back.map((days) => result({ day: plus(TODAY, -days), on: plus(TODAY, -days) }));

describe("a row of days", () => {
  it("counts days up to today", () => expect(streakTo(TODAY, on(0, 1, 2, 4))).toBe(3));
  it("is not broken before today's answer", () => expect(streakTo(TODAY, on(1, 2))).toBe(2));
  it("ends with a day that was left out", () => expect(streakTo(TODAY, on(2, 3))).toBe(0));
  it("needs no order", () => expect(streakTo(TODAY, on(2, 0, 1))).toBe(3));
  it("leaves out puzzles that were answered later", () => {
    const late = result({ day: plus(TODAY, -1), on: TODAY });
    expect(streakTo(TODAY, [...on(0, 2), late])).toBe(1);
  });
  it("has a longest one", () => {
    expect(longestStreak(on(0, 1, 5, 6, 7, 20))).toBe(3);
    expect(longestStreak([])).toBe(0);
  });
});

describe("squares", () => {
  it("are sixths of the way from the worst to the best", () => expect(squaresOf(result())).toBe(4));
  it("are all full for the best move only", () => {
    expect(squaresOf(result({ place: 1, mine: 57 }))).toBe(6);
    expect(squaresOf(result({ place: 2, mine: 57 }))).toBe(5);
  });
  it("are empty for the worst", () => expect(squaresOf(result({ place: 14, mine: 30 }))).toBe(0));
  it("make grades", () => {
    expect([gradeOf(result({ place: 1 })), gradeOf(result()), gradeOf(result({ mine: 35 }))]).toEqual([
      "best",
      "good",
      "poor",
    ]);
    expect(bestMoves([result(), result({ place: 1 })])).toBe(1);
  });
});

describe("the text to share", () => {
  it("says how good the answer was, without names of cards", () => {
    expect(shareText(result({ number: 231 }), 6)).toBe(
      "Seven Wonders puzzle 231\n🟩🟩🟩🟩⬜⬜ 3rd of 14, 47/57 %\n🔥 6",
    );
  });
  it("has no flame without a row of days", () => expect(shareText(result(), 0)).not.toContain("🔥"));
  it.each([
    [1, "1st"],
    [2, "2nd"],
    [11, "11th"],
    [12, "12th"],
    [22, "22nd"],
  ])("counts places: %i", (place, said) => expect(shareText(result({ place, of: 30 }), 0)).toContain(`${said} of 30`));
  it("always has six squares", () => expect([...squareText(result({ mine: 30, place: 14 }))]).toHaveLength(6));
});
