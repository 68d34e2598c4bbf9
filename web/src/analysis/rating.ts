// What a move is called.

export type MarkName = "inaccuracy" | "mistake" | "blunder";

export const MARKS: MarkName[] = ["inaccuracy", "mistake", "blunder"];

/** A mark, or for a move without one whether it was the best or a good one. */
export type Rating = MarkName | "best" | "good";
