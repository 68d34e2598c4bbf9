// The analysis of a finished game: the dock beside the table, the moments on the score sheet, and what is shared.

import { ageName, counted } from "./common";
import { percent } from "./hint";

const ORDINALS = ["", "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];

const tenths = (value: number): string => value.toFixed(1);

export const analysis = {
  title: "Analysis",
  open: "Analyse",
  close: "Close the analysis",
  pull: "Show more of the analysis",
  legend: "chance to win",
  legendWhole: "chance to win · dotted: even",
  progress: (done: number, total: number): string => `move ${done} of ${total}`,
  remaining: (done: number, total: number, seconds: number): string => `move ${done} of ${total} · about ${seconds} s`,

  // The curve
  curve: "Chance to win over the game",
  curveTable: "Chance to win at the start of each turn",
  moment: "Moment",
  even: "even",
  at: (moment: string, chances: [string, number][]): string =>
    `${moment}: ${chances.map(([name, chance]) => `${name} ${percent(chance)}`).join(", ")}`,
  age: ageName,
  time: (age: number, turn: number): string => (age > 0 ? `${ageName(age)}, turn ${turn}` : `Turn ${turn}`),

  // Turning points
  points: (mine: boolean, name: string): string => (mine ? "My turning points" : `${name}’s turning points`),
  allPoints: "All turning points",
  whose: "Whose turning points",
  own: (mine: boolean, name: string, count: number): string => `${mine ? "Mine" : name} ${count}`,
  all: (count: number): string => `All ${count}`,
  instead: (played: string, better: string): string => `${played} instead of ${better}`,
  insteadParts: "instead of",
  marks: { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder", best: "Best move", good: "Good move" },
  loss: (loss: number): string => `−${percent(Math.abs(loss))}`,
  gain: (gain: number): string => `+${percent(Math.abs(gain))}`,
  lostPoints: (points: number): string => `−${tenths(Math.abs(points))} points`,
  more: "More turning points appear as they are found.",

  // A move
  who: (mine: boolean, name: string): string => (mine ? "You" : name),
  whoAndWhen: (who: string, moment: string): string => `${who}, ${moment}`,
  youPlayed: "you played",
  played: "played",
  better: "better",
  toWin: "to win",
  pointsWord: "points",
  minus: (value: number): string => `−${tenths(Math.abs(value))}`,
  rank: (rank: number, options: number): string => `${ORDINALS[rank] ?? `Number ${rank}`} of ${options}.`,
  bestOf: (options: number): string => `The best of ${counted(options, "choice")}.`,
  nearlyBest: "About as good as the best one.",
  wonMore: "leads to positions that are won more often",
  use: { stage: "under the wonder", sell: "sold" } as Record<string, string>,
  stage: (stage: number): string => `Stage ${stage}`,
  sell: (name: string): string => `Sell ${name}`,
  chance: (name: string, chance: number): string => `${name}: ${percent(chance)} to win`,
  next: "Next mistake",
  previous: "Previous mistake",
  playOn: "Play on from here",
  playOnShort: "Play on",
  numberOf: (number: number, count: number, mine: boolean): string =>
    mine ? `${number} of my ${count}` : `${number} of ${count}`,
  theEnd: "The end of the game",
  theEndText: "Step back to a move to see what it was worth.",
  forced: "There was only one choice",
  forcedText: "Nothing could be gained or lost here.",
  notStudied: "This move is not studied yet",
  notStudiedText: (moves: number): string =>
    moves > 0
      ? `It comes after ${counted(moves, "more move")}. The replay works as always, and what is found appears here by itself.`
      : "What is found appears here by itself.",
  studyFirst: "Study this move first",
  studiedNext: "This move is studied next",
  computing: "The analysis has begun",

  // Players
  players: "Players",
  name: "Name",
  accuracy: "accuracy",
  luck: "luck",
  luckText: "What the hands offered against an average deal.",
  best: "best",
  worst: "worst",
  look: (name: string): string => `${name}: show this player’s line and turning points`,
  goToBest: (name: string): string => `${name}’s best moment:`,
  goToWorst: (name: string): string => `${name}’s worst moment:`,
  luckOf: (luck: number): string => (Math.abs(luck) < 0.05 ? "0" : `${luck > 0 ? "+" : "−"}${tenths(Math.abs(luck))}`),

  // Nothing to say, and what went wrong
  none: "No costly move",
  noneText: (accuracy: number, mine: boolean, name: string): string =>
    `Nothing ${mine ? "you" : name} did gave much away. Accuracy ${Math.round(accuracy)}.`,
  others: (count: number): string => `See what the others missed: ${count}`,
  closest: "Still worth a look: the closest choice",
  either: (one: string, other: string): string => `${one} or ${other}`,
  apart: (share: string): string => `${share} apart`,
  stopped: (done: number, total: number): string => `It stopped at move ${done} of ${total}`,
  didNotBegin: "It could not begin",
  stays: "What is found so far stays here.",
  again: "Try again",
  goOn: (move: number): string => `Go on from move ${move}`,

  // Hands
  hands: "Hands",
  handsOf: "All hands at this moment",
  held: "held",
  mover: "Seat of the mover",

  // Sharing
  shareLink: "Copy the link to this moment",
  sharePicture: "Share a picture of the analysis",
  copied: "The link is copied.",
  saved: "The picture is saved.",
  pictureFailed: "This browser cannot draw the picture.",
  accuracyShort: (name: string, accuracy: number): string => `${name}: accuracy ${Math.round(accuracy)}`,
  momentLine: (name: string, moment: string, what: string): string => `${name}, ${moment}: ${what}`,

  // The moments of the score sheet
  moments: (count: number): string => ["", "The moment", "Two moments", "Three moments"][count] + " that decided it",
  momentsText: "the largest swings, in order of play",
  looking: "Looking for the moments that decided it",
  noMoment: "No single move decided this game.",
  momentsFailed: "The moments could not be found.",
  you: "you",
  wasBetter: (better: string): string => `${better} was better.`,
  wasBest: (best: string): string => `${best} was the best choice.`,
  showMoment: (who: string, moment: string): string => `${who}, ${moment}: look at this move`,
};
