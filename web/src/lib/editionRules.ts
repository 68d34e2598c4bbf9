// The rules of both editions, each with what expansions and variants add to it.

import { sliceRules } from "../expansions/ruled";
import { words } from "../language/say";
import { classicRules, type NumberOf, type RulesSection, type RulesWords } from "./rules";

const rules = words("rules");

/** Sections of the first edition that hold for the second without a change. */
const before = ["aim"];
const untilWar = ["turn", "uses", "cost", "trade", "chains", "colours"];
const after = ["first", "here"];

const named = (ids: string[]): RulesSection[] => classicRules.filter((section) => ids.includes(section.id));
const addedRules = (edition: number): RulesWords[] => sliceRules.filter((added) => added.edition === edition);
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
  get title() {
    return rules.setup;
  },
  get parts() {
    return [[rules.secondSetupBoard, rules.secondSetupHand, ...inSecond.flatMap((added) => added.setup ?? [])]];
  },
};

const war: RulesSection = {
  id: "war2",
  scenarios: ["second_edition/conflicts"],
  border: "second_edition/conflicts",
  get title() {
    return rules.war;
  },
  get parts() {
    return [
      (number: NumberOf) => rules.secondWarVictories({ victories: number("victories") }),
      (number: NumberOf) => rules.secondWarDefeats({ defeats: number("defeats") }),
    ];
  },
};

const scoring: RulesSection = {
  id: "scoring2",
  scenarios: ["base/scoring", "base/ties"],
  get title() {
    return rules.scoring;
  },
  get parts() {
    const lines = [rules.scoringWar, rules.scoringTreasury, rules.secondScoringOthers];
    return [[...lines, ...inSecond.flatMap((added) => added.scoring ?? [])], rules.scoringTies];
  },
};

export const secondRules: RulesSection[] = [
  ...named(before),
  setup,
  ...named(untilWar),
  war,
  ...named(["science"]),
  ...inSecond.flatMap((added) => added.sections),
  scoring,
  ...named(after),
];

export const firstRules: RulesSection[] = [
  ...classicRules.filter((section) => !after.includes(section.id)),
  ...addedRules(1).flatMap((added) => added.sections),
  ...named(after),
];
