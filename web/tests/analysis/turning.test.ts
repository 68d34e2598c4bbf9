import { describe, expect, it } from "vitest";
import { closestChoice, nextPoint, numberOf, ratingOf, turningPoints, turnMoves } from "../../src/analysis/turning";
import { addressOf } from "../../src/pages/replay";
import type { AnalysedMove } from "../../src/wire";

const move = (step: number, seat: number, cost: number, mark: AnalysedMove["mark"] = "", rank = 2): AnalysedMove =>
  ({ step, seat, cost, mark, rank, age: 1, turn: Math.floor(step / 4), kind: "card" }) as AnalysedMove;

const moves = [
  move(1, 1, 0.05, "inaccuracy"),
  move(4, 0, 0.06, "mistake"),
  move(8, 0, 0, "", 1),
  move(12, 0, 0.3, "blunder"),
  move(13, 1, 0.01),
  move(20, 0, 0.02),
];

describe("turning points", () => {
  it("are the costly moves of a seat or of all, the costliest first", () => {
    expect(turningPoints(moves, 0).map(({ step }) => step)).toEqual([12, 4]);
    expect(turningPoints(moves, -1).map(({ step }) => step)).toEqual([12, 4, 1]);
  });

  it("are gone through in the order of play, round and round", () => {
    const points = turningPoints(moves, -1);
    const seen = [0, 1, 4, 12].map((step) => nextPoint(points, step, 1)?.step);
    expect(seen).toEqual([1, 4, 12, 1]);
    expect([12, 4, 1].map((step) => nextPoint(points, step, -1)?.step)).toEqual([4, 1, 12]);
    expect(nextPoint([], 4, 1)).toBeUndefined();
  });

  it("have a number in the order of play", () => {
    const points = turningPoints(moves, -1);
    expect([1, 4, 12, 13].map((step) => numberOf(points, step))).toEqual([1, 2, 3, 0]);
  });

  it("are called by their marks, and other moves best or good", () => {
    expect(moves.slice(1, 5).map(ratingOf)).toEqual(["mistake", "best", "blunder", "good"]);
  });

  it("know the closest choice of a seat, and what was done at the same time", () => {
    expect(closestChoice(moves, 0)?.step).toBe(20);
    const found = { version: 1, done: 24, total: 24, seats: [], moves, course: [], moments: [] };
    expect(turnMoves(found, moves[3]).map(({ step }) => step)).toEqual([12, 13]);
    expect(turnMoves(found, undefined)).toEqual([]);
  });
});

describe("the address of a moment", () => {
  it("names the seat only if one was picked, and opens the analysis", () => {
    expect(addressOf("abc", 31, -2, true)).toBe("/r/abc?step=31&analysis=1");
    expect(addressOf("abc", 3, 1, false)).toBe("/r/abc?step=3&seat=1");
  });
});
