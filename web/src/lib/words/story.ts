// The story of an Age and of a game: banners, war, the count and the score sheet.

import { ageName, counted, listed, signed } from "./common";

const WARS = ["", "one war", "two wars", "three wars"];

/** Tokens in a row: +3 and −1. */
const tokens = (values: number[]): string => (values.length > 0 ? listed(values.map(signed)) : "nothing");

export const story = {
  stage: "What happens now",
  next: "Go on",
  yourWonder: (name: string): string => `Your wonder: ${name}`,
  side: (side: string, stages: number): string => `Side ${side}, ${counted(stages, "stage")}`,
  ageBegins: ageName,
  /** What is new in an Age. */
  news: (age: number, victory: number): string[] => {
    const worth = age === 1 ? "A victory is worth" : "Victories are worth";
    const news = victory > 0 ? [`${worth} ${victory}${age > 1 ? " now" : " at its end"}.`] : [];
    return age === 3 ? ["Guilds come into play.", ...news] : news;
  },
  handsGo: (side: string, name: string): string =>
    name ? `Your hand goes ${side}, to ${name}.` : `Hands go to the ${side}.`,
  war: "war",
  ends: (age: number, coming: string[]): string => `${ageName(age)} ends: ${listed(coming)}`,
  calm: (age: number): string => `${ageName(age)} ends in peace`,
  stakes: (victory: number, defeat: number): string =>
    `Winners take ${signed(victory)} this Age, losers ${defeat === 0 ? "nothing" : signed(defeat)}.`,
  nobodyFights: "Nobody fights.",

  against: "against",
  outcome: (own: number, theirs: number, taken: number[]): string => `${own} against ${theirs}: ${tokens(taken)}`,
  peace: "Peace",
  noFight: (name: string): string => `You and ${name} do not fight`,
  you: (name: string): string => `${name}, you`,
  otherBorders: "The other borders",
  allBorders: "All borders",
  standing: (age: number, sums: [string, number][]): string =>
    `Standing after ${WARS[age] ?? `${age} wars`}: ${sums.map(([name, sum]) => `${name} ${sum === 0 ? 0 : signed(sum)}`).join(", ")}`,
  shields: (name: string, count: number): string => `${name}: ${counted(count, "shield")}`,
};

/** Places in words. */
const ORDINALS = ["", "1st", "2nd", "3rd"];

/** A place that is not the first, and how far it is from the first. */
export function standing(place: number, behind: number): string {
  return `${sheet.place(place)}, ${behind > 0 ? `${behind} behind` : "level on points"}`;
}

export const sheet = {
  over: "The game is over",
  place: (place: number): string => ORDINALS[place] ?? `${place}th`,
  youWin: "You win!",
  youWinBy: (lead: number): string => (lead > 0 ? `You win by ${lead}!` : "You win, level on points!"),
  youShare: (names: string[]): string => `You share the victory with ${listed(names)}`,
  shared: (names: string[]): string => `${listed(names)} share the victory`,
  share: "Share",
  copied: "The link to the replay is copied.",
  wins: (names: string[]): string => `${listed(names)} ${names.length === 1 ? "wins" : "win"}`,
  winsBy: (name: string, lead: number): string =>
    lead > 0 ? `${name} wins by ${lead}` : `${name} wins, level on points`,
  behind: (place: number, points: number): string => `You are ${standing(place, points)}`,
  byTiebreak: "It was as close as can be: the same points, and the tiebreak decided.",
  decided: (column: string, one: [string, number], two: [string, number]): string => {
    const part = ([name, points]: [string, number]): string => `${name ? `${name}’s` : "yours"} ${shown(points)}`;
    return `${capital(column)} decided it: ${part(one)}, ${part(two)}.`;
  },
  led: (alone: string[], shared: string[]): string => {
    if (shared.length === 0) return `You led in ${listed(alone)}.`;
    if (alone.length === 0) return `You shared the lead in ${listed(shared)}.`;
    return `You led in ${listed(alone)}, and shared the lead in ${listed(shared)}.`;
  },
  again: "Show the count again",
  look: "Look at the cities",
  /** Where there is little room. */
  cities: "Cities",
  count: "Count",
  toSheet: "Go to the score sheet",
  counting: "The count",
  counted: (column: string, rows: [string, number][]): string =>
    `${column}: ${rows.map(([name, total]) => `${name} ${shown(total)}`).join(", ")}.`,
  gain: (points: number, column: string): string => `${signed(points)} ${column.toLowerCase()}`,
  winner: (names: string[]): string => sheet.wins(names),
  ribbon: (name: string, total: number): string => `${name} ${total}`,
  seat: (place: string, name: string, mine: boolean): string => `${place}${mine ? story.you(name) : name}`,
  cell: (name: string, column: string, points: number): string => `${name}, ${column.toLowerCase()}: ${shown(points)}`,
  sumTitle: (name: string, column: string, points: number, mine: boolean): string =>
    `${mine ? "Your" : `${name}’s`} ${column.toLowerCase()}: ${shown(points)}`,
  totalText: "All columns together.",
  times: (count: number, name: string): string => `${count} × ${name}`,
  none: "Nothing counted here.",
  axis: "Points so far",
};

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** Points with a true minus. */
function shown(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
