// The game of a table as tiles: in the lobby, where the host changes it, and wherever a table is shown.

import { expansions } from "../../expansions/asked";
import { counted } from "./common";

/** How long a game takes without expansions. */
const MINUTES: Record<string, number> = { classic: 30, architects: 25 };

export const setup = {
  title: "This game",
  game: "Game",
  edition: "Edition",
  expansions: "Expansions",
  everybody: "Everybody sees what you change.",
  classic: "7 Wonders",
  architects: "Architects",
  architectsNote: "short, simple",
  notPlayed: "not in this game",
  players: (counts: number[]): string => `${counts[0] ?? 2} to ${counts.at(-1) ?? 7} players`,
  first: "First",
  firstNote: "of 2010",
  second: "Second",
  secondNote: "of 2020",
  minutes: (minutes: number): string => `+${minutes} min`,
  needsSecond: "needs the second edition",
  needsSeats: (count: number): string => `needs ${counted(count, "seat")}`,
  tooMany: (count: number): string => `takes ${counted(count, "seat")} at most`,
  because: (title: string, why: string): string => `${title} ${why}.`,
  about: (game: string, sets: string[]): string => {
    const more = sets.reduce((sum, id) => sum + (expansions[id]?.minutes ?? 0), 0);
    return `about ${(MINUTES[game] ?? 30) + more} minutes`;
  },
};
