import { describe, expect, it } from "vitest";
import { columnWidth, fit, leaves, linesOf, wishedHeight, type Pile } from "../../../src/table/classic/room";

const pile = (colour: string, count: number, name = "Altar"): Pile<{ name: string }> => ({
  colour,
  cards: Array.from({ length: count }, () => ({ name })),
});

const looks = (piles: Pile<{ name: string }>[], width: number, height?: number): string[] =>
  fit(piles, height === undefined ? { width } : { width, height })
    .columns.flat()
    .map(({ colour, look }) => `${colour} ${look}`);

describe("how much of its cards a city shows", () => {
  it("shows nothing for nothing", () => {
    expect(fit([], { width: 40, height: 20 })).toEqual({ columns: [], counts: false });
  });

  it("gives each pile a column and a picture where there is room", () => {
    const shown = fit([pile("brown", 3), pile("gray", 1), pile("blue", 2)], { width: 40, height: 24 });
    expect(shown.columns.map((column) => column.map(({ colour, look }) => [colour, look]))).toEqual([
      [["brown", "picture"]],
      [["gray", "picture"]],
      [["blue", "picture"]],
    ]);
  });

  it("keeps the order of the piles when they share columns", () => {
    const colours = ["brown", "gray", "yellow", "blue", "green", "red", "purple"];
    const shown = fit(
      colours.map((colour) => pile(colour, 2)),
      { width: 40, height: 30 },
    );
    expect(shown.columns).toHaveLength(3);
    expect(shown.columns.flat().map(({ colour }) => colour)).toEqual(colours);
  });

  it("takes pictures away from the top of a column before it folds a pile", () => {
    const piles = [pile("brown", 2), pile("blue", 2)];
    expect(looks(piles, 13, 30)).toEqual(["brown picture", "blue picture"]);
    expect(looks(piles, 13, 18)).toEqual(["brown strips", "blue picture"]);
    expect(looks(piles, 13, 13)).toEqual(["brown strips", "blue strips"]);
  });

  it("folds the largest pile first, and never a pile of one", () => {
    expect(looks([pile("brown", 1), pile("blue", 5), pile("red", 2)], 13, 14)).toEqual([
      "brown strips",
      "blue row",
      "red strips",
    ]);
  });

  it("counts the cards where not even rows fit", () => {
    const shown = fit([pile("brown", 2), pile("blue", 2), pile("red", 2)], { width: 13, height: 5 });
    expect(shown).toEqual({ columns: [], counts: true });
  });

  it("shows everything where the height is free", () => {
    expect(looks([pile("brown", 9), pile("blue", 9)], 13)).toEqual(["brown picture", "blue picture"]);
  });

  it("prefers narrower columns to folded piles", () => {
    const colours = ["brown", "gray", "yellow", "blue"];
    const piles = colours.map((colour) => pile(colour, 2));
    expect(fit(piles, { width: 23, height: 12.5 }).columns).toHaveLength(2);
    expect(looks(piles, 23, 12.5).every((look) => !look.endsWith("row"))).toBe(true);
  });

  it("never loses a card, whatever the size", () => {
    const piles = [pile("brown", 4), pile("gray", 2), pile("yellow", 5), pile("blue", 6), pile("green", 3)];
    for (let width = 11; width < 80; width += 7)
      for (let height = 6; height < 60; height += 9) {
        const shown = fit(piles, { width, height });
        if (!shown.counts) expect(shown.columns.flat().map(({ cards }) => cards.length)).toEqual([4, 2, 5, 6, 3]);
      }
  });

  it("gives as many lines to a name as it needs in its column", () => {
    expect(linesOf("Altar", 12)).toBe(1);
    expect(linesOf("West Clandestine Wharf", 24)).toBe(1);
    expect(linesOf("West Clandestine Wharf", 14)).toBe(2);
    expect(linesOf("West Clandestine Wharf", 11)).toBe(3);
  });

  it("wishes for more height with more cards and with long names", () => {
    const few = wishedHeight([pile("blue", 2)], 13);
    expect(wishedHeight([], 13)).toBe(0);
    expect(wishedHeight([pile("blue", 5)], 13)).toBeGreaterThan(few);
    expect(wishedHeight([pile("blue", 2, "West Clandestine Wharf")], 13)).toBeGreaterThan(few);
  });

  it("shares the width out", () => {
    expect(columnWidth(1, 30)).toBe(30);
    expect(columnWidth(2, 30)).toBeCloseTo(14.7);
  });

  it("says whether a name leaves room for a silhouette", () => {
    expect(leaves("Altar", 12, 5)).toBe(true);
    expect(leaves("Chamber of Commerce", 12, 5)).toBe(false);
    expect(leaves("Altar", 12, 9)).toBe(false);
  });
});
