// The coach speaks at the right moment, once, and again to whoever goes back.

import { describe, expect, it } from "vitest";
import type { BotAnswer } from "../../src/coach/advice";
import { classicAdvice, classicMarks } from "../../src/coach/classic";
import { dueAt, type Due, type Mark, type Remark, type Shown } from "../../src/coach/mark";
import { sheetMark } from "../../src/coach/sheet";
import { introductions } from "../../src/expansions/coached";
import { Catalogue } from "../../src/lib/catalogue.svelte";
import base from "../../src/rules/base.json";
import { tableOf, type Examples, type Puzzle } from "../../src/rules/examples";
import type { AnalysedOption, CardFacts, CatalogueFacts, Evidence, Hint, ScoreState } from "../../src/wire";
import colours from "../fixtures/cards.json";

const mark = (id: string): Mark => ({ id, args: [], title: id, text: id, at: ["hand"] });
const remark = (id: string): Remark => ({ id, args: [], text: id, at: ["hand"] });
const ids = (marks: Mark[]): string[] => marks.map(({ id }) => id);
const LIMITS = { atOnce: 2, inTurn: 3 };
const due = (decision: number, turn: number, names: string, shown: Shown = {}, remarks: Remark[] = []): Due =>
  dueAt({ decision, turn }, [...names].map(mark), remarks, shown, LIMITS);

describe("what is due", () => {
  it("comes two at a time, and once", () => {
    expect(ids(due(1, 1, "abc").marks)).toEqual(["a", "b"]);
    const shown = { a: { decision: 1, turn: 1 }, b: { decision: 1, turn: 1 } };
    expect(ids(due(5, 2, "abc", shown).marks)).toEqual(["c"]);
    expect(ids(due(9, 3, "ab", shown).marks)).toEqual([]);
  });

  it("is no more than three in a turn, however many questions that has", () => {
    const shown = { a: { decision: 1, turn: 1 }, b: { decision: 1, turn: 1 } };
    expect(ids(due(2, 1, "cde", shown).marks)).toEqual(["c"]);
    expect(due(3, 1, "de", { ...shown, c: { decision: 2, turn: 1 } }, [remark("did.x")])).toMatchObject({
      marks: [],
      remark: undefined,
    });
  });

  it("says of the last move only what has not been said", () => {
    const remarks = [remark("did.x"), remark("did.y")];
    expect(due(1, 1, "", {}, remarks).remark?.id).toBe("did.x");
    expect(due(2, 2, "", { "did.x": { decision: 1, turn: 1 } }, remarks).remark?.id).toBe("did.y");
  });

  it("is said again after a step back, and what came later is forgotten", () => {
    const shown = { a: { decision: 1, turn: 1 }, c: { decision: 5, turn: 2 } };
    const back = due(3, 2, "ac", shown);
    expect(ids(back.marks)).toEqual(["c"]);
    expect(back.shown).toEqual({ a: { decision: 1, turn: 1 } });
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
    expect(ids(classicMarks({ ...table, turn: 1, age: 1 }, [], catalogue))).toContain("take");
    expect(ids(classicMarks({ ...table, turn: 3, age: 1 }, [], catalogue))).not.toContain("take");
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

describe("the planned move", () => {
  const table = tableOf(puzzles("trade")[0] as Puzzle);
  const decision = table.decisions.find(({ menu }) => menu !== null);
  const sales = decision?.menu?.flatMap(({ uses }) => uses.filter(({ use }) => use === "sell")) ?? [];
  const choice = sales[0]?.ways[0]?.choice ?? -1;

  it("alone is spoken about, with the ideas that the plan has for it", () => {
    const planned = { ...table, age: 1, turn: 1, lesson: { choice, ideas: ["take" as const, "trade" as const] } };
    expect(ids(classicMarks(planned, [], catalogue))).toEqual(["take"]);
    expect(classicMarks(planned, [], catalogue)[0]?.show).toEqual({ choice });
  });

  it("is what the coach advises", () => {
    const planned = { ...table, lesson: { choice, ideas: [] } };
    const silent = { hint: undefined, failure: "" };
    expect(classicAdvice(planned, catalogue, silent)).toMatchObject({ id: "suggestSale", show: { choice } });
  });

  it("is followed by what a bot says, in the words of its evidence", () => {
    const option = { choice, text: "sell", use: "sell", card: "altar", stage: 0 } as AnalysedOption;
    const piece = (sentence: string): Evidence => ({ sentence }) as Partial<Evidence> as Evidence;
    const hint: Hint = {
      type: "hint",
      decision: 0,
      options: [option, { ...option, use: "build", choice: -2 }],
      evidence: ["One.", "Two.", "Three."].map(piece),
      even: false,
    };
    const said = (answer: Partial<BotAnswer>): Mark =>
      classicAdvice(table, catalogue, { hint: undefined, failure: "", ...answer });
    expect(said({})).toMatchObject({ id: "thinking", at: ["hand"] });
    expect(said({}).show).toBeUndefined();
    expect(said({ failure: "No bot is free." })).toMatchObject({ id: "failed", text: "No bot is free." });
    expect(said({ hint })).toMatchObject({ id: "advise", show: { choice } });
    expect(said({ hint }).text).toBe("I would choose Sell altar rather than altar. One. Two.");
    expect(said({ hint: { ...hint, even: true } }).text).toBe("I would choose Sell altar or altar: either is fine.");
    expect(said({ hint: { ...hint, options: [option] } }).id).toBe("only");
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
