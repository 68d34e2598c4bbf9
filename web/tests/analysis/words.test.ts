import { describe, expect, it } from "vitest";
import { analysis, chancesAt, luckOf } from "../../src/lib/words/analysis";
import { percent } from "../../src/lib/words/hint";

describe("numbers of an analysis", () => {
  it("chances are whole per cent", () => {
    expect([0, 0.576, 1].map(percent)).toEqual(["0 %", "58 %", "100 %"]);
    expect(chancesAt("Turn 3", [["Ada", 0.4], ["Ben", 0.6]])).toBe("Turn 3: Ada 40 %, Ben 60 %"); // prettier-ignore
  });

  it("luck has one digit after the point and a sign, or is nothing", () => {
    expect([1.26, -3, 0.04].map(luckOf)).toEqual(["+1.3", "−3.0", "0"]);
    expect(analysis.lostPoints({ points: 2 })).toBe("−2.0 points");
    expect(analysis.noneText({ mine: "no", name: "Ada", accuracy: 97.6 })).toBe(
      "Nothing Ada did gave much away. Accuracy 98.",
    );
  });

  it("places are words up to the tenth", () => {
    expect([1, 3, 10, 11].map((rank) => analysis.rank({ rank, options: 12 }))).toEqual([
      "First of 12.",
      "Third of 12.",
      "Tenth of 12.",
      "Number 11 of 12.",
    ]);
  });

  it("a moment is a turn of an Age, where there are Ages", () => {
    expect([0, 2].map((age) => analysis.time({ age, turn: 4 }))).toEqual(["Turn 4", "Age II, turn 4"]);
    expect([1, 2, 3].map((count) => analysis.moments({ count }))).toEqual([
      "The moment that decided it",
      "Two moments that decided it",
      "Three moments that decided it",
    ]);
  });
});
