// How long everything in a story lasts, in milliseconds at normal speed.

export const OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";
export const INOUT = "cubic-bezier(0.45, 0.05, 0.25, 1)";

/** A banner unrolls, and then stays a while. */
export const BANNER = { unrolls: 260, lasts: 600 };

/** The wonder that somebody has got. */
export const WONDER = 1500;

/** A border: soldiers march in one after the other, then the token flies. The second one has less to explain. */
export const BORDER = { first: 900, next: 800, soldier: 120, apart: 70, token: 340 };

/** All other borders together. */
export const OTHERS = 700;

/** Naval conflict, Edifice, debts and the like. */
export const SCENE = 900;

/** The count: a category, rows that change places, and the winner's wonder. */
export const COUNT = { category: 420, row: 260, winner: 600, number: 300 };

/** More soldiers than this are a number. */
export const SOLDIERS = 5;
/** From this number of shields on, soldiers stand for all the others. */
export const MANY = 7;
