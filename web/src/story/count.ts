// The count at the end of a game: column by column, with bars that grow and rows that change places.

import type { ScoreColumn, ScoreState, TableState } from "../wire";
import { COUNT } from "./timing";

/** Science is counted last, because it turns games. */
const LAST = "science";

/** The columns of the score sheet in their order. */
export function columnsOf(table: TableState): string[] {
  const named = table.scores[0]?.columns.map((column) => column.column) ?? [];
  return [...named.filter((name) => name !== LAST), ...named.filter((name) => name === LAST)];
}

export function columnOf(score: ScoreState, name: string): ScoreColumn {
  return score.columns.find((column) => column.column === name) ?? { column: name, points: 0, parts: [] };
}

/** The most points of anybody in a column. */
export function mostOf(table: TableState, name: string): number {
  return Math.max(0, ...table.scores.map((score) => columnOf(score, name).points));
}

/** The scores as the sheet shows them: by place; seats of one place, which may be a team, in the order of the table. */
export function rowsOf(table: TableState): ScoreState[] {
  const place = (score: ScoreState): number => score.place ?? table.scores.length + 1;
  return [...table.scores].sort((one, other) => place(one) - place(other) || one.seat - other.seat);
}

/** A piece of a bar: where it begins and how long it is, in points from the axis. Losses lie on the other side. */
export interface Segment {
  column: string;
  from: number;
  points: number;
}

/** One column of the count. */
export interface CountStep {
  column: string;
  /** By seat: the points of this column, and all points so far. */
  points: Record<number, number>;
  totals: Record<number, number>;
  /** The seats from the first to the last, when this column is counted. */
  order: number[];
  /** Whether somebody passes somebody else. */
  moves: boolean;
}

export interface Count {
  /** The seats in the order in which they begin. */
  seats: number[];
  steps: CountStep[];
  bars: Record<number, Segment[]>;
  /** How far the longest bar reaches on each side of the axis. */
  most: number;
  least: number;
}

/** The count of a finished game. A column in which nobody has a point is left out. */
export function countOf(table: TableState): Count {
  const seats = table.scores.map((score) => score.seat);
  const columns = columnsOf(table).filter((name) => table.scores.some((score) => columnOf(score, name).points !== 0));
  const final = rowsOf(table).map((score) => score.seat);
  const bars: Record<number, Segment[]> = Object.fromEntries(seats.map((seat) => [seat, []]));
  const ends = Object.fromEntries(seats.map((seat) => [seat, { gains: 0, losses: 0 }]));
  let totals: Record<number, number> = Object.fromEntries(seats.map((seat) => [seat, 0]));
  let order = seats;
  const steps = columns.map((column, index): CountStep => {
    const points: Record<number, number> = {};
    const sums: Record<number, number> = {};
    for (const score of table.scores) {
      const gained = columnOf(score, column).points;
      const end = ends[score.seat] ?? { gains: 0, losses: 0 };
      points[score.seat] = gained;
      sums[score.seat] = (totals[score.seat] ?? 0) + gained;
      if (gained > 0) bars[score.seat]?.push({ column, from: end.gains, points: gained });
      if (gained < 0) bars[score.seat]?.push({ column, from: -end.losses, points: gained });
      if (gained > 0) end.gains += gained;
      else end.losses -= gained;
    }
    totals = sums;
    const before = order;
    // Nobody passes somebody with as many points; the last column leaves everybody in the place they have.
    order =
      index === columns.length - 1 ? final : before.toSorted((one, other) => (sums[other] ?? 0) - (sums[one] ?? 0));
    return { column, points, totals: sums, order, moves: before.some((seat, at) => seat !== order[at]) };
  });
  const reach = Object.values(ends);
  return {
    seats,
    steps,
    bars,
    most: Math.max(1, ...reach.map((end) => end.gains)),
    least: Math.max(0, ...reach.map((end) => end.losses)),
  };
}

/** A moment of the count: a column fills, rows change places, the winner is shown. */
export interface CountFrame {
  what: "fill" | "order" | "winner";
  /** The number of the step; of the winner's frame, that of the last one. */
  step: number;
  start: number;
  length: number;
}

/** When everything happens, in milliseconds at normal speed. */
export function countFrames(count: Count): CountFrame[] {
  const frames: CountFrame[] = [];
  let start = 0;
  const add = (what: CountFrame["what"], step: number, length: number): void => {
    frames.push({ what, step, start, length });
    start += length;
  };
  count.steps.forEach((step, index) => {
    add("fill", index, COUNT.category);
    if (step.moves) add("order", index, COUNT.row);
  });
  add("winner", count.steps.length - 1, COUNT.winner);
  return frames;
}
