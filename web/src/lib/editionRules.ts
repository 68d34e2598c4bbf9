// The rules of both editions, each with what expansions and variants add to it.

import { sliceRules } from "../expansions/ruled";
import { classicRules, type RulesSection, type RulesWords } from "./rules";

/** Sections of the first edition that hold for the second without a change. */
const before = ["aim"];
const untilWar = ["turn", "uses", "cost", "trade", "chains", "colours"];
const after = ["first", "here"];

const named = (ids: string[]): RulesSection[] => classicRules.filter((section) => ids.includes(section.id));
const addedRules = (edition: number): RulesWords[] => sliceRules.filter((rules) => rules.edition === edition);
const inSecond = addedRules(2);

const setup: RulesSection = {
  id: "setup2",
  scenarios: [
    "second_edition/base",
    "second_edition/boards_day",
    "second_edition/boards_night",
    "second_edition/costs_each",
    "second_edition/options",
  ],
  boards: ["gizah_day", "gizah_night"],
  title: "Before the first turn",
  parts: [
    [
      "Every city gets a wonder board, on its Day or its Night side, and 3 coins.",
      "Hands have 7 cards. An Age has as many turns as a hand has cards, less one.",
      ...inSecond.flatMap((rules) => rules.setup ?? []),
    ],
  ],
};

const war: RulesSection = {
  id: "war2",
  scenarios: ["second_edition/conflicts"],
  border: "second_edition/conflicts",
  title: "War at the end of an Age",
  parts: [
    "Compare shields with each neighbour, as in the first edition. A victory is worth {victories} points by Age.",
    "A defeat costs {defeats} points by Age, or always 1 with the rule of mild defeats.",
  ],
};

const scoring: RulesSection = {
  id: "scoring2",
  scenarios: ["base/scoring", "base/ties"],
  title: "End of the game",
  parts: [
    [
      "War: victory and defeat tokens.",
      "Treasury: 1 point for every 3 coins.",
      "Wonder, blue cards, science, commerce and guilds as in the first edition.",
      ...inSecond.flatMap((rules) => rules.scoring ?? []),
    ],
    "With equal points, more coins win. If these are equal too, the victory is shared.",
  ],
};

export const secondRules: RulesSection[] = [
  ...named(before),
  setup,
  ...named(untilWar),
  war,
  ...named(["science"]),
  ...inSecond.flatMap((rules) => rules.sections),
  scoring,
  ...named(after),
];

export const firstRules: RulesSection[] = [
  ...classicRules.filter((section) => !after.includes(section.id)),
  ...addedRules(1).flatMap((rules) => rules.sections),
  ...named(after),
];
