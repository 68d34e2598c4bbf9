// What somebody made of the puzzles: pure functions over the results that the browser keeps.

import { plus, type Day } from "./days";

/** The answer to one puzzle. */
export interface Result {
  number: number;
  /** The day of the puzzle, and the day on which it was answered. */
  day: Day;
  on: Day;
  /** The answer as the server numbers it, its place among the options (1 is the best), and how many there were. */
  choice: number;
  place: number;
  of: number;
  /** The chances to win of the answer, the best and the worst option, in whole per cent. */
  mine: number;
  best: number;
  worst: number;
}

export const SQUARES = 6;
/** From this many squares on an answer was a good one. */
const GOOD = 4;

/** How good an answer was, in sixths of the way from the worst option to the best. */
export function squaresOf({ place, mine, best, worst }: Result): number {
  if (place === 1 || best <= worst) return SQUARES;
  const share = Math.round((SQUARES * (mine - worst)) / (best - worst));
  // Only the best move has them all.
  return Math.max(0, Math.min(SQUARES - 1, share));
}

export type Grade = "best" | "good" | "poor";

export function gradeOf(result: Result): Grade {
  if (result.place === 1) return "best";
  return squaresOf(result) >= GOOD ? "good" : "poor";
}

/** The days whose puzzle was answered on the day itself. */
function timely(results: Result[]): Set<Day> {
  return new Set(results.filter(({ day, on }) => day === on).map(({ day }) => day));
}

/** Days in a row up to a day. The row is not broken while the puzzle of that day itself is still to come. */
export function streakTo(today: Day, results: Result[]): number {
  const days = timely(results);
  let day = days.has(today) ? today : plus(today, -1);
  let count = 0;
  for (; days.has(day); day = plus(day, -1)) count += 1;
  return count;
}

/** The longest row of days. */
export function longestStreak(results: Result[]): number {
  const days = timely(results);
  const starts = [...days].filter((day) => !days.has(plus(day, -1)));
  const lengthFrom = (start: Day): number => {
    let length = 0;
    for (let day = start; days.has(day); day = plus(day, 1)) length += 1;
    return length;
  };
  return Math.max(0, ...starts.map(lengthFrom));
}

/** How often the best move was found. */
export function bestMoves(results: Result[]): number {
  return results.filter(({ place }) => place === 1).length;
}
