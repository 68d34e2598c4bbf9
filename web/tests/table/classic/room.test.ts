import { describe, expect, it } from "vitest";
import { columnWidth, fit, leaves, lined, linesOf, stripOf, type Pile } from "../../../src/table/classic/room";

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
    expect(fit([], { width: 40, height: 20 })).toMatchObject({ columns: [], counts: false });
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
    expect(shown).toMatchObject({ columns: [], counts: true });
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
        const found = piles.map(({ colour }) =>
          shown.columns.flat().reduce((sum, one) => sum + (one.colour === colour ? one.cards.length : 0), 0),
        );
        if (!shown.counts) expect(found).toEqual([4, 2, 5, 6, 3]);
      }
  });

  it("gives as many lines to a name as it needs in its column", () => {
    expect(linesOf("Altar", 12)).toBe(1);
    expect(linesOf("West Clandestine Wharf", 24)).toBe(1);
    expect(linesOf("West Clandestine Wharf", 14)).toBe(2);
    expect(linesOf("West Clandestine Wharf", 11)).toBe(3);
  });

  it("keeps a symbol by giving the name a second line, unless a word is too long for that", () => {
    const card = (name: string) => ({ name, span: 2.1 });
    expect(stripOf(card("Altar"), 12, true)).toEqual({ lines: 1, kept: true });
    expect(stripOf(card("West Trading Post"), 12, true)).toEqual({ lines: 2, kept: true });
    expect(stripOf(card("Philosophers Guild"), 11, true)).toEqual({ lines: 2, kept: false });
    expect(stripOf(card("Training Ground"), 12, true).lines).toBe(2);
    expect(stripOf(card("Training Ground"), 12, false)).toEqual({ lines: 1, kept: false });
  });

  it("does without symbols before it does without names", () => {
    const piles = [{ colour: "red", cards: Array.from({ length: 4 }, () => ({ name: "Training Ground", span: 2.1 })) }];
    expect(fit(piles, { width: 12, height: 19 }).columns[0]?.[0]).toMatchObject({ symbols: true, look: "strips" });
    expect(fit(piles, { width: 12, height: 12 }).columns[0]?.[0]).toMatchObject({ symbols: false, look: "strips" });
    expect(fit(piles, { width: 12, height: 8 }).columns[0]?.[0]).toMatchObject({ look: "row" });
  });

  it("changes the order of piles, and goes on in the next column, before it folds one", () => {
    const piles = [pile("brown", 3), pile("gray", 3), pile("blue", 1), pile("red", 1)];
    expect(looks(piles, 23, 12.1)).toEqual(["brown strips", "blue strips", "gray strips", "red strips"]);
    expect(looks([pile("brown", 6), pile("gray", 2)], 23, 12.1)).toEqual([
      "brown strips",
      "brown strips",
      "gray strips",
    ]);
  });

  it("lines cards up in their order without ever moving one", () => {
    const cards = ["brown", "blue", "brown", "red", "blue", "blue", "blue", "green"].map((colour) => pile(colour, 1));
    const room = { width: 64, height: 9 };
    const places = (count: number): string[] =>
      lined(cards.slice(0, count), room)?.columns.map(([one]) => `${one?.colour} ${one?.cards.length}`) ?? [];
    expect(places(8)).toEqual(["brown 2", "blue 3", "red 1", "blue 1", "green 1"]);
    for (let count = 1; count < 8; count += 1) {
      const colours = places(count).map((place) => place.split(" ")[0]);
      expect(
        places(count + 1)
          .map((place) => place.split(" ")[0])
          .slice(0, colours.length),
      ).toEqual(colours);
    }
    expect(lined([...cards, pile("gray", 1)], room)).toBeUndefined();
    expect(new Set([3, 8].map((count) => lined(cards.slice(0, count), room)?.column)).size).toBe(1);
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
