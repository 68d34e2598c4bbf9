import { describe, expect, it } from "vitest";
import { evidenceUnder, pictureFor, toneOf } from "../../src/analysis/evidence";
import { namesOf, optionName } from "../../src/analysis/options";
import type { AnalysedOption, Evidence } from "../../src/wire";

const evidence = (more: Partial<Evidence>): Evidence => ({
  kind: "points",
  about: "better",
  figure: "+6",
  text: "points now",
  sentence: "Senate gives 6 points now.",
  numbers: [6],
  cards: [],
  seats: [],
  words: "points",
  blanks: { points: 6, line: "civilian" },
  ...more,
});

const option = (more: Partial<AnalysedOption>): AnalysedOption => ({
  choice: 1,
  text: "build the Altar",
  card: "altar",
  use: "build",
  stage: 0,
  price: 0,
  chance: 0.5,
  points: 40,
  place: 2,
  visits: 200,
  ...more,
});

describe("evidence", () => {
  it("helps under the better option, hurts under the other, and is plain where there is no difference", () => {
    expect(toneOf(evidence({}))).toBe("good");
    expect(toneOf(evidence({ about: "other" }))).toBe("bad");
    expect(toneOf(evidence({ numbers: [0, 0] }))).toBe("plain");
  });

  it("has two pieces under each option, in the order in which they came", () => {
    const all = [1, 2, 3].flatMap((number) =>
      (["better", "other"] as const).map((about) => evidence({ about, numbers: [number] })),
    );
    expect(evidenceUnder(all, "better").map(({ numbers }) => numbers[0])).toEqual([1, 2]);
    expect(evidenceUnder(all, "other").map(({ about }) => about)).toEqual(["other", "other"]);
  });

  it("has a picture for kinds that are known, and one for those that are not", () => {
    expect(pictureFor(evidence({ kind: "border" }))).toBe("shield");
    expect(pictureFor(evidence({ kind: "nothing like it" }))).toBe("points");
  });
});

describe("names of options", () => {
  it("are as short as can be", () => {
    expect(optionName(option({}), null)).toBe("altar");
    expect(optionName(option({ use: "stage", stage: 2 }), null)).toBe("Stage 2");
    expect(optionName(option({ use: "sell" }), null)).toBe("Sell altar");
    expect(optionName(option({ card: "", use: "marvel", text: "take nothing" }), null)).toBe("take nothing");
  });

  it("are told apart by their whole text where they would be the same", () => {
    const [one, other] = [option({ text: "pay the left" }), option({ text: "pay the right" })];
    expect(namesOf(one, other, null)).toEqual(["pay the left", "pay the right"]);
    expect(namesOf(one, option({ card: "baths" }), null)).toEqual(["altar", "baths"]);
  });
});
