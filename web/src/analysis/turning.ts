// Turning points: the moves that cost something, whose they are, and the way from one to the next.

import { analysis as words, markName } from "../lib/words/analysis";
import { percent } from "../lib/words/hint";
import type { CardNote } from "../table/model";
import type { AnalysedMove, Analysis } from "../wire";
import type { Rating } from "./rating";

/** The costly moves of a seat, or of all seats for -1, the costliest first. */
export function turningPoints(moves: AnalysedMove[], seat: number): AnalysedMove[] {
  return moves
    .filter((move) => move.mark !== "" && (seat < 0 || move.seat === seat))
    .sort((one, other) => other.cost - one.cost || one.step - other.step);
}

/** The turning point after a step, or before it; after the last comes the first again. */
export function nextPoint(points: AnalysedMove[], step: number, towards: 1 | -1): AnalysedMove | undefined {
  const inTime = points.toSorted((one, other) => one.step - other.step);
  return towards > 0
    ? (inTime.find((move) => move.step > step) ?? inTime[0])
    : (inTime.findLast((move) => move.step < step) ?? inTime.at(-1));
}

/** The number of a turning point in the order of play, from 1; 0 if it is none of them. */
export function numberOf(points: AnalysedMove[], step: number): number {
  if (!points.some((move) => move.step === step)) return 0;
  return points.filter((move) => move.step <= step).length;
}

export function moveAt(found: Analysis | null, step: number): AnalysedMove | undefined {
  return found?.moves.find((move) => move.step === step);
}

/** The move of a seat without a mark that came closest to having one: even there the choice mattered least. */
export function closestChoice(moves: AnalysedMove[], seat: number): AnalysedMove | undefined {
  return moves.filter((move) => move.seat === seat && move.rank > 1).sort((one, other) => one.cost - other.cost)[0];
}

export function ratingOf(move: AnalysedMove): Rating {
  if (move.mark) return move.mark;
  return move.rank <= 1 ? "best" : "good";
}

/** When a move was made, in words. */
export const momentOf = ({ age, turn }: AnalysedMove): string => words.time({ age, turn });

/** What a move cost: of the chance to win, or points if that is less than a per cent. */
export function lostBy({ loss, loss_points }: AnalysedMove): string {
  if (Math.round(loss * 100) >= 1) return words.loss({ percent: percent(loss) });
  return words.lostPoints({ points: Math.abs(loss_points) });
}

/** The moves that were made at the same time as a move. */
export function turnMoves(found: Analysis | null, move: AnalysedMove | undefined): AnalysedMove[] {
  if (!found || !move) return [];
  return found.moves.filter(({ age, turn, kind }) => age === move.age && turn === move.turn && kind === move.kind);
}

/** What was played and what was better, for the cards of the hand. */
export function cardNotes(move: AnalysedMove, mine: boolean): CardNote[] {
  const played = { card: move.choice.card, text: mine ? words.youPlayed : words.played };
  if (move.rank <= 1) return [{ ...played, text: markName("best"), look: "best" }];
  const better: CardNote = { card: move.best.card, text: words.better, look: "better" };
  return [{ ...played, look: "played" }, ...(better.card === played.card ? [] : [better])];
}
