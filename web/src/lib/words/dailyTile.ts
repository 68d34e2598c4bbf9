// The puzzle of the day on the start page.

import { ageName, counted } from "./common";

const where = (city: string, age: number, turn: number): string =>
  age > 0 ? `${city}, ${ageName(age)}, turn ${turn}` : `${city}, turn ${turn}`;

export const dailyTile = {
  title: "Puzzle of the day",
  text: "A position from a real game. What would you do? One answer, two minutes.",
  of: (city: string, age: number, turn: number): string =>
    `${where(city, age, turn)}. What would you do? One answer, two minutes.`,
  done: (place: number, of: number): string =>
    place === 1
      ? `You found the best of ${of} moves. Tomorrow there is another.`
      : `Your move was number ${place} of ${of}. See what was better.`,
  try: "Try it",
  look: "Look",
  days: (count: number): string => (count === 1 ? "day" : "days"),
  streak: (days: number): string => `${counted(days, "day")} in a row`,
  week: "The last seven days",
  initials: ["M", "T", "W", "T", "F", "S", "S"],
  where,
};
