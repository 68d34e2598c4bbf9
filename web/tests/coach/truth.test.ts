// Every sentence of the guided games is true. `VITE_LESSON_GAMES` names a file with games of several learners, each
// moment with the facts that the engine knows: tests/server/test_lesson_words.py writes it.

import { describe, expect, it } from "vitest";
import { boxAdvice, boxMarks, BOX_IDEAS } from "../../src/coach/architects";
import { classicAdvice, classicMarks, CLASSIC_IDEAS } from "../../src/coach/classic";
import { classicRemarks } from "../../src/coach/classicRemarks";
import { dueAt, type Fact, type Mark, type Remark, type Shown } from "../../src/coach/mark";
import { architectsShelf, Box, Catalogue, classicShelf } from "../../src/lib/catalogue.svelte";
import { spoken } from "../../src/language/phrases";
import { named } from "../../src/language/say";
import type { ArchitectsTable } from "../../src/table/architects/model";
import type { ClassicTable } from "../../src/table/classic/model";
import type { ArchitectsFacts, CatalogueFacts, Hint, LogLine, TableState } from "../../src/wire";

interface Offer {
  price: number;
  chain: boolean;
  shares: Record<string, number>;
}

interface ClassicFacts {
  names: string[];
  age: number;
  turn: number;
  hand: string[];
  coins: number;
  shields: number[];
  symbols: number;
  built: string[];
  builds: Record<string, Offer>;
  stage: Offer | null;
  next_stage: number;
  from: string;
  to: string;
  last: {
    use: string;
    card: string;
    colour: string;
    stage: number;
    shares: Record<string, number>;
    gain: number;
  } | null;
  neighbours: string[];
}

interface BoxFacts {
  takes: boolean;
  tokens: boolean;
  turn: number;
  resources: string[];
  coins: number;
  victories: number;
  peace: number;
  cat: boolean;
  central: number;
  central_known: boolean;
  stages: number[];
}

interface End {
  place: number;
  points: Record<string, number>;
}

interface Heard {
  table: TableState;
  lines: number;
  facts: unknown;
  hint: Hint | null;
}

interface Game {
  lesson: "classic" | "architects";
  learner: string;
  moments: Heard[];
  log: LogLine[];
}

const file = import.meta.env["VITE_LESSON_GAMES"] as string | undefined;
const { games, facts: known } = (
  file ? ((await import(/* @vite-ignore */ file)) as { default: unknown }).default : { games: [], facts: {} }
) as { games: Game[]; facts: { classic: CatalogueFacts; architects: ArchitectsFacts } };
const catalogue = known.classic && new Catalogue(known.classic);
const box = known.architects && new Box(known.architects);
if (catalogue) classicShelf(1).found = catalogue;
if (box) architectsShelf.found = box;

const LIMITS = { atOnce: 2, inTurn: 3 };
const idOf = (name: Fact | undefined, ids: string[]): string =>
  ids.find((id) => catalogue.card(id).name === name) ?? `none of the cards is the ${String(name)}`;
const together = (shares: Fact | undefined): Record<string, number> =>
  Object.fromEntries((shares as [number, string][]).map(([coins, name]) => [name, coins]));

/** Advice without a plan is checked against its hint. */
const UNPLANNED = { thinking: () => true, advise: () => true, either: () => true, only: () => true };

/** The coach has nothing to say of an unplanned move but what the hint has found, and speaks for its best option. */
function expectHint({ id, args, text, show, at }: Mark, hint: Hint): void {
  const [best, second] = hint.options;
  expect(show).toEqual({ choice: best?.choice });
  expect(at.length).toBeGreaterThan(0);
  if (!second) return expect(id).toBe("only");
  expect(id).toBe(hint.even ? "either" : "advise");
  expect(args[0]).not.toBe(args[1]);
  if (hint.even) return;
  const reasons = hint.evidence.slice(0, 2).map(({ sentence }) => sentence);
  expect(args[2]).toEqual(reasons);
  expect(text).toBe([`I would choose ${String(args[0])} rather than ${String(args[1])}.`, ...reasons].join(" "));
}

/** What makes a sentence of the classic game true. Each returns whether it is. */
const CLASSIC: Record<string, (args: Fact[], facts: ClassicFacts) => boolean> = {
  take: ([cards], { hand, age, turn }) => cards === hand.length && age === 1 && turn === 1,
  goods: ([name, effects], { builds, age }) => {
    const { colour, effects: printed } = catalogue.card(idOf(name, Object.keys(builds)));
    return age === 1 && ["brown", "gray"].includes(colour) && JSON.stringify(effects) === JSON.stringify(printed);
  },
  pass_on: ([from, to], facts) => from === facts.from && to === facts.to && facts.turn > 1,
  science: ([name, symbols], facts) =>
    catalogue.card(idOf(name, Object.keys(facts.builds))).colour === "green" && symbols === facts.symbols,
  trade: ([name, shares], { builds, coins }) => {
    const offer = builds[idOf(name, Object.keys(builds))];
    const paid = together(shares);
    expect(paid).toEqual(offer?.shares);
    return Object.values(paid).reduce((sum, one) => sum + one, 0) <= coins && Object.keys(paid).length > 0;
  },
  stage: ([number, price], { stage, next_stage }) => number === next_stage && price === stage?.price,
  war: ([age, fights], facts) => {
    const [own = 0, left = 0, right = 0] = facts.shields;
    const results = [left, right].map((other, index) => {
      const name = facts.neighbours[index] ?? "";
      if (own === other) return new RegExp(`(You and ${name}|${name} and you) draw ${own} to ${own}`);
      return new RegExp(
        own > other ? `You defeat ${name} by ${own} to ${other}` : `${name} defeats you by ${other} to ${own}`,
      );
    });
    const said = (fights as string[]).join(" ");
    for (const result of results) expect(said).toMatch(result);
    return age === facts.age - 1 && facts.turn === 1 && (fights as string[]).length === 2;
  },
  shields: ([name, own, others], { builds, shields, neighbours }) => {
    expect(others).toEqual(neighbours.map((other, index) => [other, shields[index + 1]]));
    const behind = shields.slice(1).some((other) => other >= (shields[0] ?? 0));
    return catalogue.card(idOf(name, Object.keys(builds))).colour === "red" && own === shields[0] && behind;
  },
  chain: ([by, name], { built, builds }) => {
    const card = catalogue.card(idOf(name, Object.keys(builds)));
    const leads = card.chain_from.some((id) => catalogue.card(id).name === by);
    return built.includes(String(by)) && leads && builds[card.id]?.chain === true && builds[card.id]?.price === 0;
  },
  sell: ([coins], { builds, stage }) => coins === 3 && Object.keys(builds).length === 0 && stage === null,
  suggest: ([name], { builds }) => idOf(name, Object.keys(builds)) in builds,
  suggestStage: ([number, name], facts) =>
    number === facts.next_stage && facts.stage !== null && facts.hand.includes(idOf(name, facts.hand)),
  suggestSale: ([name], { hand }) => hand.includes(idOf(name, hand)),
  ...UNPLANNED,
  "did.paid": ([shares], { last }) => {
    expect(together(shares)).toEqual(last?.shares);
    return true;
  },
  "did.stage": ([number], { last }) => last?.use === "stage" && number === last.stage,
  "did.sold": ([gain, coins], { last, coins: now }) => last?.use === "sell" && gain === last.gain && coins === now,
  "did.army": ([own, ahead, level, behind], { last, shields, neighbours }) => {
    const sides = [
      (other: number) => other < Number(own),
      (other: number) => other === own,
      (other: number) => other > Number(own),
    ];
    const named = sides.map((fits) => neighbours.filter((_, index) => fits(shields[index + 1] ?? 0)));
    expect([ahead, level, behind]).toEqual(named);
    return last?.use === "build" && last.colour === "red" && own === shields[0];
  },
};

const BOX: Record<string, (args: Fact[], facts: BoxFacts, before: BoxFacts | undefined) => boolean> = {
  take: (_, { takes }, before) => takes && before === undefined,
  central: (_, { takes, central, central_known }) => takes && central > 0 && !central_known,
  coin: (_, { coins }) => coins > 0,
  stage: ([number, points], { stages }, before) => {
    const printed = box.wonder("giza").stages.find((stage) => stage.number === number);
    return (
      stages.includes(Number(number)) &&
      printed?.points === points &&
      !(before?.stages.includes(Number(number)) ?? false)
    );
  },
  resource: ([name, number, count, identical], { resources, stages }) => {
    const printed = box.wonder("giza").stages.find((stage) => stage.number === number);
    expect({ count, identical }).toEqual({ count: printed?.count, identical: printed?.identical });
    return resources.includes(String(name)) && number === stages.length + 1;
  },
  cat: (_, { cat }) => cat,
  horns: ([left], { peace }) => left === peace && peace > 0,
  battle: ([victories], facts) => victories === facts.victories,
  science: (_, { tokens }) => tokens,
  suggest: () => true,
  ...UNPLANNED,
};

function isSheet({ args: [place, column, points] }: Mark, facts: End): boolean {
  const [best] = Object.entries(facts.points).toSorted(([, one], [, other]) => other - one);
  expect(points).toBe(best?.[1]);
  const columns = Object.keys(facts.points).filter((name) => named("categoryspoken", name) === column);
  return place === facts.place && columns.some((name) => facts.points[name] === points);
}

/** Everything that the coach says in a game to somebody who hears it out. */
function heard(game: Game): { marks: Mark[]; remark: Remark | undefined; advice: Mark | undefined }[] {
  let shown: Shown = {};
  return game.moments.map(({ table, lines, hint }, number) => {
    const log = spoken(game.log.slice(0, lines), table);
    const answer = { hint: hint ?? undefined, failure: "" };
    const whole = { ...table, ...table.play };
    const over = table.status === "finished";
    const age = table.play?.type === "classic" ? table.play.age : 0;
    const now = { decision: number, turn: over ? -1 : age * 100 + table.turn };
    const classic = game.lesson === "classic";
    const marks = classic
      ? classicMarks(whole as ClassicTable, log, catalogue)
      : boxMarks(whole as ArchitectsTable, log, box);
    const remarks = classic && !over ? classicRemarks(whole as ClassicTable, log, catalogue) : [];
    const due = dueAt(now, marks, remarks, shown, LIMITS);
    const ids = [...due.marks, ...(due.remark ? [due.remark] : [])].map(({ id }) => id);
    shown = { ...due.shown, ...Object.fromEntries(ids.map((id) => [id, now])) };
    const advise = classic
      ? classicAdvice(whole as ClassicTable, catalogue, answer)
      : boxAdvice(whole as ArchitectsTable, box, answer);
    return { marks: due.marks, remark: due.remark, advice: over ? undefined : advise };
  });
}

describe.skipIf(!file)("the coach", () => {
  it.each(games)("says nothing untrue to $learner in the guided game of $lesson", (game) => {
    const said = heard(game);
    for (const [number, { facts, hint, table }] of game.moments.entries()) {
      const { marks = [], remark, advice } = said[number] ?? {};
      if (hint && advice) expectHint(advice, hint);
      // A move is shown only if it is planned or if a bot suggests it.
      if (!table.lesson) for (const mark of marks) expect(mark.show, mark.id).toBeUndefined();
      if (!table.lesson && !hint) expect(advice?.show).toBeUndefined();
      for (const one of [...marks, remark, advice].filter((other) => other !== undefined)) {
        const what = `moment ${number}: ${one.id} ${JSON.stringify(one.args)}: ${one.text}`;
        if (one.id === "sheet") expect(isSheet(one as Mark, facts as End), what).toBe(true);
        else if (game.lesson === "classic") expect(CLASSIC[one.id]?.(one.args, facts as ClassicFacts), what).toBe(true);
        else {
          const before = game.moments[number - 1]?.facts as BoxFacts | undefined;
          expect(BOX[one.id]?.(one.args, facts as BoxFacts, before), what).toBe(true);
        }
        expect(one.text).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  it.each(games)("says each thing once to $learner, and has time for all of it in $lesson", (game) => {
    const said = heard(game);
    const ids = said.flatMap(({ marks, remark }) => [...marks, ...(remark ? [remark] : [])].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { marks, remark } of said) expect(marks.length + (remark ? 1 : 0)).toBeLessThanOrEqual(3);
    expect(ids).toContain("sheet");
    // Whoever plays anything at all comes across nearly all of it.
    const ideas = game.lesson === "classic" ? CLASSIC_IDEAS : BOX_IDEAS;
    expect(ideas.filter((idea) => ids.includes(idea)).length).toBeGreaterThanOrEqual(ideas.length - 3);
  });

  it.each(games.filter(({ learner }) => learner === "follower"))(
    "teaches the whole plan of $lesson in its order",
    (game) => {
      const ideas = game.lesson === "classic" ? CLASSIC_IDEAS : BOX_IDEAS;
      const planned = game.moments.flatMap(({ table }) => table.lesson?.ideas ?? []);
      expect([...planned, "sheet"]).toEqual(ideas);
      const said = heard(game).map(({ marks }) => marks.map(({ id }) => id));
      expect(said.flat()).toEqual(ideas);
      // Each move can be shown, and the sentence about it is about that move.
      const shows = heard(game).flatMap(({ marks, advice }) => [...marks, ...(advice ? [advice] : [])]);
      for (const [number, { table }] of game.moments.entries()) {
        if (table.status === "finished") continue;
        const advice = heard(game)[number]?.advice;
        expect(advice?.show).toEqual({ choice: table.lesson?.choice });
      }
      expect(shows.length).toBeGreaterThan(game.moments.length);
    },
  );
});
