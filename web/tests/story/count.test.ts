import { describe, expect, it } from "vitest";
import { columnsOf, countFrames, countOf, rowsOf } from "../../src/story/count";
import { sumOf, totalOf, written } from "../../src/story/sums";
import { verdictOf } from "../../src/story/verdict";
import type { ScoreState, TableState } from "../../src/wire";
import { games } from "./games";

describe.each(Object.entries(games))("the count of %s", (_name, { end }) => {
  const count = countOf(end);

  it("bars sum to the totals of the engine", () => {
    for (const { seat, total } of end.scores) {
      expect((count.bars[seat] ?? []).reduce((sum, part) => sum + part.points, 0)).toBe(total);
      expect(count.steps.at(-1)?.totals[seat]).toBe(total);
    }
  });

  it("pieces of a bar lie side by side, losses on the other side of the axis", () => {
    for (const bar of Object.values(count.bars)) {
      const gains = bar.filter((part) => part.points > 0);
      gains.forEach((part, index) => {
        const before = gains.slice(0, index).reduce((sum, one) => sum + one.points, 0);
        expect(part.from).toBe(before);
        expect(part.from + part.points).toBeLessThanOrEqual(count.most);
      });
      const losses = bar.filter((part) => part.points < 0);
      losses.forEach((part, index) => {
        expect(part.from + losses.slice(0, index).reduce((sum, one) => sum - one.points, 0)).toBe(0);
        expect(part.from + part.points).toBeGreaterThanOrEqual(-count.least);
      });
    }
  });

  it("science comes last, and rows are in the order of their points", () => {
    expect(columnsOf(end).at(-1)).toBe("science");
    for (const { order, totals } of count.steps.slice(0, -1)) {
      const points = order.map((seat) => totals[seat] ?? 0);
      expect(points).toEqual(points.toSorted((one, other) => other - one));
    }
    expect(count.steps.at(-1)?.order).toEqual(rowsOf(end).map((score) => score.seat));
  });

  it("has a frame for places exactly when somebody is passed", () => {
    const frames = countFrames(count);
    let order = count.seats;
    count.steps.forEach((step, index) => {
      const swaps = step.order.some((seat, at) => seat !== order[at]);
      expect(frames.some((frame) => frame.what === "order" && frame.step === index)).toBe(swaps);
      order = step.order;
    });
    expect(frames.at(-1)?.what).toBe("winner");
  });

  it("every sum adds up to its cell", () => {
    for (const score of end.scores) {
      for (const column of score.columns) {
        const sum = sumOf(column, undefined);
        expect(sum.terms.reduce((all, term) => all + term.points, 0)).toBe(column.points);
      }
      expect(totalOf(end, score).terms.reduce((all, term) => all + term.points, 0)).toBe(score.total);
    }
  });
});

function scored(seat: number, place: number, points: Record<string, number>): ScoreState {
  const columns = Object.entries(points).map(([column, value]) => ({ column, points: value, parts: [] }));
  const total = columns.reduce((sum, column) => sum + column.points, 0);
  return { seat, place, points, columns, total, tiebreak: 0, detail: null };
}

function finished(me: number, ...scores: ScoreState[]): TableState {
  const seats = ["Anna", "Ben", "Cleo"].map((name, seat) => ({ seat, name, kind: "person" }));
  return { me, seats, scores, teams: [], config: {}, cities: [] } as unknown as TableState;
}

describe("places change", () => {
  const table = finished(
    0,
    scored(0, 2, { military: 5, civilian: 3, science: 0 }),
    scored(1, 1, { military: 0, civilian: 9, science: 4 }),
  );

  it("when a column brings somebody past", () => {
    expect(countOf(table).steps.map(({ order, moves }) => [order, moves])).toEqual([
      [[0, 1], false],
      [[1, 0], true],
      [[1, 0], false],
    ]);
  });

  it("a column without any points is left out", () => {
    const dull = finished(0, scored(0, 1, { military: 0, civilian: 3 }), scored(1, 2, { military: 0, civilian: 1 }));
    expect(countOf(dull).steps.map((step) => step.column)).toEqual(["civilian"]);
  });
});

describe("sums as they are written", () => {
  const part = (what: "compass" | "gear" | "set" | "coins" | "conflict", number: number, points: number) => ({
    what,
    number,
    points,
  });
  it.each([
    [[part("gear", 2, 4), part("compass", 1, 1), part("set", 1, 7)], "2² + 1² + 7 = 12"],
    [[part("set", 2, 14)], "2 × 7 = 14"],
    [[part("coins", 13, 4)], "12 ÷ 3 = 4"],
    [[part("conflict", 3, 3), part("conflict", -1, -1)], "3 − 1 = 2"],
    [[part("conflict", -1, -1), part("conflict", 1, 1)], "−1 + 1 = 0"],
  ])("%j", (parts, expected) => {
    const points = parts.reduce((sum, one) => sum + one.points, 0);
    expect(written(sumOf({ column: "", points, parts }, undefined))).toBe(expected);
  });

  it("equal pieces are named once", () => {
    const column = { column: "military", points: 2, parts: [part("conflict", 1, 1), part("conflict", 1, 1)] };
    expect(sumOf(column, undefined).names).toEqual(["2 × a victory of 1"]);
  });

  it("coins that are left over are named", () => {
    expect(sumOf({ column: "treasury", points: 4, parts: [part("coins", 13, 4)] }, undefined).names).toEqual([
      "13 coins, 1 left over",
    ]);
  });
});

describe("my line", () => {
  const mine = scored(0, 2, { military: 6, wonder: 10, commerce: 6, science: 13 });
  const theirs = scored(1, 1, { military: 3, wonder: 10, commerce: 0, science: 30 });
  const last = scored(2, 3, { military: 1, wonder: 1, commerce: 1, science: 1 });

  it("says how far I am behind, what decided it, and where I led", () => {
    expect(verdictOf(finished(0, mine, theirs, last))).toEqual({
      title: "You are 2nd, 8 behind",
      reasons: [
        "Science decided it: yours 13, Ben’s 30.",
        "You led in conflicts and commerce, and shared the lead in wonder stages.",
      ],
    });
  });

  it("says by how much I win", () => {
    expect(verdictOf(finished(1, mine, theirs, last))).toEqual({
      title: "You win by 8!",
      reasons: [
        "Science decided it: yours 30, Anna’s 13.",
        "You led in science, and shared the lead in wonder stages.",
      ],
    });
  });

  it("tells a spectator who won", () => {
    expect(verdictOf(finished(-1, mine, theirs, last))).toEqual({
      title: "Ben wins by 8",
      reasons: ["Science decided it: Ben’s 30, Anna’s 13."],
    });
  });

  it("names those who share a victory", () => {
    const equal = [scored(0, 1, { military: 3 }), scored(1, 1, { military: 3 })];
    expect(verdictOf(finished(0, ...equal)).title).toBe("You share the victory with Ben");
    expect(verdictOf(finished(-1, ...equal)).title).toBe("Anna and Ben share the victory");
  });
});
