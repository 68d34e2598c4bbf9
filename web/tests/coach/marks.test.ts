// The coach speaks at the right moment, once, and again to whoever goes back.

import { describe, expect, it } from "vitest";
import { classicMarks } from "../../src/coach/classic";
import { dueAt, type Mark } from "../../src/coach/mark";
import { sheetMark } from "../../src/coach/sheet";
import { introductions } from "../../src/expansions/coached";
import { Catalogue } from "../../src/lib/catalogue.svelte";
import base from "../../src/rules/base.json";
import { tableOf, type Examples, type Puzzle } from "../../src/rules/examples";
import type { CardFacts, CatalogueFacts, ScoreState } from "../../src/wire";
import colours from "../fixtures/cards.json";

const mark = (id: string): Mark => ({ id, title: id, text: id, at: ["hand"] });
const ids = (marks: Mark[]): string[] => marks.map(({ id }) => id);

describe("what is due", () => {
  it("comes two at a time, and once", () => {
    const first = dueAt(1, ["a", "b", "c"].map(mark), {});
    expect(ids(first.due)).toEqual(["a", "b"]);
    const second = dueAt(5, ["a", "b", "c"].map(mark), first.shown);
    expect(ids(second.due)).toEqual(["c"]);
    expect(ids(dueAt(9, ["a", "b", "c"].map(mark), second.shown).due)).toEqual([]);
  });

  it("is said again after a step back", () => {
    const shown = { a: 1, c: 5 };
    const back = dueAt(1, ["a", "c"].map(mark), shown);
    expect(ids(back.due)).toEqual(["a", "c"]);
    expect(back.shown).toEqual({ a: 1, c: 1 });
  });
});

/** Cards with the colours that they really have. */
const drawn = colours.find(({ edition }) => edition === 1)?.cards ?? {};
const cards = Object.entries(drawn).map(([id, colour]) => ({ id, name: id, colour, chain_from: [], effects: [] }));
const catalogue = new Catalogue({
  cards: cards as Partial<CardFacts>[] as CardFacts[],
  boards: [],
} as Partial<CatalogueFacts> as CatalogueFacts);

function puzzles(file: string): Puzzle[] {
  return (base as unknown as Record<string, Examples>)[file]?.puzzles ?? [];
}

describe("the marks of the first game", () => {
  it("point at a card that is bought, and at the seller", () => {
    const table = tableOf(puzzles("trade")[0] as Puzzle);
    const trade = classicMarks(table, [], catalogue).find(({ id }) => id === "trade");
    expect(trade?.at[0]).toMatch(/^hand-card:\d$/);
    expect(trade?.with).toMatch(/^goods:\d$/);
  });

  it("wait for their moment", () => {
    const table = tableOf(puzzles("trade")[0] as Puzzle);
    expect(ids(classicMarks({ ...table, turn: 1, age: 1 }, [], catalogue))).toContain("first");
    expect(ids(classicMarks({ ...table, turn: 3, age: 1 }, [], catalogue))).not.toContain("first");
    expect(ids(classicMarks(table, [], catalogue))).not.toContain("war");
    expect(classicMarks({ ...table, decisions: [] }, [], catalogue)).toEqual([]);
  });

  it("end with the sheet", () => {
    const score: Partial<ScoreState> = {
      seat: 0,
      place: 1,
      columns: [
        { column: "military", points: 3, parts: [] },
        { column: "civilian", points: 20, parts: [] },
      ],
    };
    const table = { ...tableOf(puzzles("trade")[0] as Puzzle), scores: [score as ScoreState] };
    expect(sheetMark(table)[0]?.text).toContain("20");
  });
});

describe("introductions", () => {
  it.each(introductions)("to $id have five marks that ask nothing but the table", ({ marks }) => {
    expect(marks.length).toBe(5);
    expect(new Set(marks.map(({ id }) => id)).size).toBe(5);
    const table = tableOf(puzzles("trade")[0] as Puzzle);
    for (const one of marks) if (one.when(table, catalogue)) expect(one.at(table, catalogue).length).toBeGreaterThan(0);
  });
});
