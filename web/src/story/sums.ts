// The sum behind a cell of the score sheet, from the parts that the engine names.

import { ifSaid, sumPartOf } from "../expansions/asked";
import { named } from "../language/say";
import type { Catalogue } from "../lib/catalogue.svelte";
import { sheet as words } from "../lib/words/story";
import type { ScoreColumn, ScorePart, ScoreState, TableState } from "../wire";
import { columnOf, columnsOf } from "./count";

/** One piece of a sum as it is written. */
export interface Term {
  points: number;
  /** The piece in figures, without its sign; a power stands above the line. */
  figure: string;
  power?: string;
}

export interface Sum {
  total: number;
  terms: Term[];
  /** What the pieces are, in words: the same order, equal ones together. */
  names: string[];
  /** A word about how the points are counted. */
  text: string;
}

const SYMBOLS = ["compass", "gear", "tablet"];

/** The sum of a cell. Where the engine names no parts there are no terms. */
export function sumOf(column: ScoreColumn, catalogue: Catalogue | undefined): Sum {
  return {
    total: column.points,
    terms: column.parts.map(termOf),
    names: grouped(column.parts.map((part) => nameOf(part, catalogue))),
    text: ifSaid("categorytext", column.column) ?? "",
  };
}

/** The sum of a whole row. */
export function totalOf(table: TableState, score: ScoreState): Sum {
  const columns = columnsOf(table).map((name) => columnOf(score, name));
  const counted = columns.filter((column) => column.points !== 0);
  return {
    total: score.total,
    terms: counted.map(({ points }) => ({ points, figure: `${Math.abs(points)}` })),
    names: counted.map((column) => named("category", column.column)),
    text: words.totalText,
  };
}

function termOf({ what, number = 0, points }: ScorePart): Term {
  if (SYMBOLS.includes(what) && number ** 2 === points) return { points, figure: `${number}`, power: "2" };
  if (what === "set" && number > 1 && points % number === 0)
    return { points, figure: `${number} × ${points / number}` };
  if (what === "coins" && points > 0) return { points, figure: `${points * 3} ÷ 3` };
  return { points, figure: `${Math.abs(points)}` };
}

function nameOf({ what, card = "", number = 0, points }: ScorePart, catalogue: Catalogue | undefined): string {
  const name = card && catalogue ? catalogue.card(card).name : card;
  return sumPartOf({ what, card: name, number, points }) ?? (name || what.replaceAll("_", " "));
}

/** Equal names once, with their number. */
function grouped(names: string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? words.times({ count, name }) : name;
  });
}

/** A sum in one line, as it is read out: 2² + 1² + 7 = 12. */
export function written(sum: Sum): string {
  const terms = sum.terms.map((term, index) => {
    const sign = term.points < 0 ? "−" : "+";
    const figure = `${term.figure}${term.power === "2" ? "²" : ""}`;
    return index === 0 ? `${sign === "−" ? "−" : ""}${figure}` : `${sign} ${figure}`;
  });
  return `${terms.join(" ")} = ${points(sum.total)}`;
}

/** Points with a true minus. */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}
