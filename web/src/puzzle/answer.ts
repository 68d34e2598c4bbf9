// An answer at the table, found among the ranked options of a puzzle.

import type { DailyPuzzle, PuzzleChoice } from "../wire";
import type { Day } from "./days";
import type { Result } from "./results";

const whole = (chance: number): number => Math.round(chance * 100);

/** The place of an answer among the options, from 0 on; -1 if it is none of them. */
export function placeOf(options: PuzzleChoice[], choice: number): number {
  return options.findIndex(({ choices }) => choices.includes(choice));
}

/** What an answer to a puzzle came to, given on that day; nothing if it is no option. */
export function resultOf(puzzle: DailyPuzzle, choice: number, on: Day): Result | undefined {
  const { about, options } = puzzle;
  const at = placeOf(options, choice);
  const [mine, best, worst] = [options[at], options[0], options.at(-1)];
  if (!mine || !best || !worst) return undefined;
  return {
    number: about.number,
    day: about.date,
    on,
    choice,
    place: at + 1,
    of: options.length,
    mine: whole(mine.option.chance),
    best: whole(best.option.chance),
    worst: whole(worst.option.chance),
  };
}
