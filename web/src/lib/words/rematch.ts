// Playing again: the question at the finished table, and the people for whom the new one waits.

import { listed } from "./common";

export const rematch = {
  label: "Play again",
  wants: (name: string): string => `${name} wants to play again`,
  started: "The next game has started",
  seatHeld: "A bot plays in your seat until you come.",
  yours: "You are in",
  yoursText: "The others see that you want to play again.",
  declined: "You said not now. Your seat is still held for you.",
  given: "Your seat was given to others.",
  answers: {
    yes: (name: string): string => `${name}: yes`,
    no: (name: string): string => `${name}: not now`,
    asked: (name: string): string => `${name} has not answered`,
    away: (name: string): string => `${name} is not here`,
  },
  you: "You",
  join: "Join",
  joinNamed: (name: string): string => `Take a seat as ${name}`,
  late: "Take your seat",
  decline: "Not now",
  open: "Go to the table",
  watch: "Watch",
};

/** In the lobby of the new table. */
export const expected = {
  asked: "Not here yet",
  no: "Said not now",
  missing: (names: string[]): string => `${listed(names)} ${names.length === 1 ? "is" : "are"} not here yet`,
  waits: "Wait, or start with a bot in each empty seat until they come.",
  waitsForOne: "Wait, or start with a bot in the seat until they come.",
  title: (names: string[]): string => `Start without ${listed(names)}?`,
  text: (names: string[]): string =>
    names.length === 1
      ? `${names[0]} is not here yet. A bot can play in that seat. If ${names[0]} comes during the game, the seat is theirs again.`
      : `${listed(names)} are not here yet. Bots can play in their seats. If they come during the game, the seats are theirs again.`,
  start: (count: number): string => (count === 1 ? "Start with a bot in the seat" : "Start with bots in their seats"),
  wait: "Wait",
};
