// The puzzle of the day: the tile, the table, the answer, the archive.

import { counted } from "./common";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const ORDINALS = ["", "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];
const NUMBERED: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

/** 1st, 2nd, 3rd, 4th. */
const nth = (place: number): string => `${place}${NUMBERED[ordinals.select(place)] ?? "th"}`;
const dayAndMonth = (day: string): string =>
  `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? day.slice(5, 7)}`;

export const daily = {
  title: "Puzzle of the day",
  archive: "Archive",
  archiveTitle: "Puzzle of the day: archive",

  // Days
  weekdays: WEEKDAYS,
  /** The days of the week above a calendar. */
  initials: WEEKDAYS.map((name) => name.charAt(0)),
  shortDay: (weekday: number, day: number): string => `${(WEEKDAYS[weekday] ?? "").slice(0, 3)} ${day}`,
  date: (weekday: number, day: string): string => `${WEEKDAYS[weekday] ?? ""} ${dayAndMonth(day)}`,
  when: (date: string, number: number): string => `${date}, no. ${number}`,

  // At the table
  question: "What would you do?",
  oneAnswer: "One answer counts.",
  realGame: "From a real game between bots.",
  short: (number: number, day: string): string => `Puzzle ${number}, ${dayAndMonth(day)}. One answer counts.`,
  streak: (days: number): string => `${counted(days, "day")} in a row`,
  inARow: (days: number): string => (days === 1 ? "day in a row" : "days in a row"),
  startStreak: "Start a streak",
  result: "Your result",
  table: "Look at the table",
  earlier: (day: string): string => `There is no connection, so this is the puzzle of ${dayAndMonth(day)}.`,
  notKept: "There is no connection, and no puzzle of the last days is kept on this device.",
  failed: "The puzzle could not be loaded",

  // The answer
  place: (place: number, of: number): string => `${ORDINALS[place] ?? `Number ${place}`} of ${of}`,
  youChose: "You chose",
  isBest: "It is the best move.",
  winsMore: (games: number): string =>
    games === 1 ? "wins one game in 100 more." : `wins ${games} games in 100 more.`,
  asMany: "wins a little more often.",
  best: (chance: string): string => `best ${chance}`,
  options: "All your options",
  chance: "chance to win",
  you: "you",
  bestMark: (chance: string): string => `best · ${chance}`,
  yourMark: (chance: string): string => `you · ${chance}`,
  stageWith: (stage: string, card: string): string => `${stage} with ${card}`,
  more: (count: number, least: string): string => `${count} more, down to ${least}`,
  why: (name: string): string => `Why ${name}`,
  whyNot: (name: string, other: string): string => `Why ${name} and not ${other}`,
  wonMore: "It leads to positions that are won more often.",
  longest: (days: number): string => `longest ${days}`,
  played: (count: number): string => `played ${count}`,
  bestCount: (count: number): string => `best move ${count}`,
  longestDays: (days: number): string => `longest ${counted(days, "day")}`,
  yesterday: "Yesterday",
  yesterdayWas: (place: string): string => `Yesterday: ${place}.`,
  calendar: "The last three weeks",
  grades: { best: "best move", good: "good move", poor: "another move", none: "not played", open: "still to come" },
  graded: (day: string, grade: string): string => `${dayAndMonth(day)}: ${grade}`,
  share: "Share",
  shared: "The text is copied.",
  notShared: "This browser does not allow copying. Select the text and copy it.",
  playOn: "Play on",
  shareTitle: (number: number): string => `Seven Wonders puzzle ${number}`,
  shareResult: (place: number, of: number, mine: number, best: number): string =>
    `${nth(place)} of ${of}, ${mine}/${best} %`,
  squares: (full: number, all: number): string => `${full} of ${all} squares`,

  // The archive
  yesterdays: "Yesterday’s results",
  look: "Look",
  earlierPuzzles: "Earlier puzzles",
  filters: { all: "All", open: "Not played", hard: "Hard" },
  filter: "Which puzzles",
  columns: { day: "day", position: "position", game: "game", you: "you" },
  hard: "hard",
  notPlayed: "not played",
  try: "Try",
  tryDay: (day: string): string => `Try the puzzle of ${dayAndMonth(day)}`,
  lookDay: (day: string): string => `Look at the puzzle of ${dayAndMonth(day)}`,
  moreDays: "Earlier ones",
  noneLeft: "There is none among these days.",
  rules: "Puzzles about the rules",
  rulesText: "Which of these cards can you build? Positions of this kind stand next to the rules that they are about.",
  rulesLink: "To the rules",
  week: "Each day of the week has its game.",
};
