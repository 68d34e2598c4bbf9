// What a table shows of a puzzle that is played at it. The page of the puzzle sets it; elsewhere there is none.

import { getContext, setContext } from "svelte";

/** A sign above a card of the hand: the best move, or one's own. */
export interface HandMark {
  text: string;
  best: boolean;
}

export interface PuzzleAtTable {
  readonly title: string;
  /** Which puzzle it is, for the bar above the table. */
  readonly when: string;
  /** Days in a row, in words; empty without any. */
  readonly streak: string;
  readonly days: number;
  readonly question: string;
  /** Below the question, and the same for a phone. */
  readonly notes: string[];
  readonly note: string;
  /** By card, once there is an answer. */
  readonly marks: ReadonlyMap<string, HandMark[]>;
  readonly answered: boolean;
  /** Opens the result again, if it is closed. */
  readonly reopen: { text: string; press: () => void } | undefined;
}

const KEY = Symbol("puzzle");

export function showPuzzle(puzzle: PuzzleAtTable): void {
  setContext(KEY, puzzle);
}

export function puzzleHere(): PuzzleAtTable | undefined {
  return getContext(KEY);
}
