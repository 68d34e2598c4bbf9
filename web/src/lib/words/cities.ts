// The cities of a table: borders, scenes, summaries.

import { counted, listed } from "./common";

export const cities = {
  loseBy: (by: number): string => `you lose by ${by}`,
  leadBy: (by: number): string => `you lead by ${by}`,
  even: "even",
  /** The same without words for a phone. */
  lose: (by: number): string => `lose by ${by}`,
  lead: (by: number): string => `lead by ${by}`,
  stagesBuilt: (built: number, all: number): string => `${built} of ${counted(all, "stage")} built`,
  cardCounts: (counts: [string, number][]): string =>
    counts.length > 0 ? `Built: ${listed(counts.map(([colour, count]) => `${count} ${colour}`))}` : "Nothing built yet",
  ofColour: (count: number, colour: string): string => `${count} ${colour}`,
  worthNow: (effects: string[], points: number): string =>
    [...effects, `worth ${counted(points, "point")} now`].join(", "),
  turnPips: (turn: number, last: number): string => `Turn ${turn} of ${last}`,
  waitingForYou: (chosen: number): string => {
    if (chosen === 0) return "waiting for you";
    return `${NUMBERS[chosen] ?? chosen} ${chosen === 1 ? "has" : "have"} chosen, waiting for you`;
  },
  symbol: (count: number, symbol: string): string =>
    symbol === "wild" ? `${count} of any symbol` : `${count} × ${symbol}`,
  victory: (points: number): string => `Victory worth ${counted(points, "point")}`,
  defeats: (count: number): string => counted(count, "defeat"),
  price: (coins: number, raw: boolean): string =>
    `${counted(coins, "coin")} for a ${raw ? "raw material" : "manufactured good"}`,
  gameCards: "Cards of this game",
  chains: "Chains",
};

const NUMBERS = ["none", "one", "two", "three", "four", "five", "six", "seven"];
