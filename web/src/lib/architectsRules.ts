// The rules of Architects in our own words. A part with several strings is a list.

import { words } from "../language/say";
import type { RulesSection } from "./rules";

const rules = words("boxrules");

export const architectsRules: RulesSection[] = [
  {
    id: "aim",
    scenarios: ["architects/end_and_ties"],
    boards: ["giza"],
    get title() {
      return rules.aim;
    },
    get parts() {
      return [rules.aimOneWonder];
    },
  },
  {
    id: "setup",
    scenarios: ["architects/turn"],
    get title() {
      return rules.setup;
    },
    get parts() {
      return [[rules.setupDecks, rules.setupRight, rules.setupCentral, rules.setupTokens, rules.setupConflict]];
    },
  },
  {
    id: "turn",
    scenarios: ["architects/turn", "architects/empty_decks"],
    get title() {
      return rules.turn;
    },
    get parts() {
      return [[rules.turnTake, rules.turnUse, rules.turnEnd], rules.turnPass];
    },
  },
  {
    id: "cards",
    scenarios: ["architects/coins"],
    cards: ["wood", "coin", "compass", "shield_1", "blue_2_cat"],
    get title() {
      return rules.cards;
    },
    get parts() {
      return [[rules.cardsGrey, rules.cardsYellow, rules.cardsGreen, rules.cardsRed, rules.cardsBlue]];
    },
  },
  {
    id: "stages",
    scenarios: ["architects/construction", "architects/coins"],
    boards: ["babylon"],
    get title() {
      return rules.stages;
    },
    get parts() {
      return [rules.stagesCost, [rules.stagesOrder, rules.stagesMust, rules.stagesChoice, rules.stagesEffect]];
    },
  },
  {
    id: "effects",
    scenarios: ["architects/wonders_each"],
    get title() {
      return rules.effects;
    },
    get parts() {
      return [
        [
          rules.effectsAlexandria,
          rules.effectsBabylon,
          rules.effectsEphesus,
          rules.effectsGiza,
          rules.effectsHalicarnassus,
          rules.effectsOlympia,
          rules.effectsRhodes,
        ],
      ];
    },
  },
  {
    id: "science",
    scenarios: ["architects/science_and_tokens", "architects/tokens_each"],
    cards: ["compass", "gear", "tablet"],
    get title() {
      return rules.science;
    },
    get parts() {
      return [rules.scienceSets, rules.scienceTokens];
    },
  },
  {
    id: "war",
    scenarios: ["architects/battles"],
    cards: ["shield_0", "shield_1", "shield_2"],
    get title() {
      return rules.war;
    },
    get parts() {
      return [rules.warHorns, [rules.warNeighbours, rules.warTwoPlayers, rules.warLosing]];
    },
  },
  {
    id: "cat",
    scenarios: ["architects/cat"],
    cards: ["blue_2_cat"],
    get title() {
      return rules.cat;
    },
    get parts() {
      return [rules.catPawn];
    },
  },
  {
    id: "scoring",
    scenarios: ["architects/end_and_ties"],
    get title() {
      return rules.scoring;
    },
    get parts() {
      return [
        rules.scoringEnd,
        [rules.scoringWonder, rules.scoringCat, rules.scoringBlue, rules.scoringVictories, rules.scoringTokens],
        rules.scoringTies,
      ];
    },
  },
  {
    id: "options",
    scenarios: ["architects/options"],
    get title() {
      return rules.options;
    },
    get parts() {
      return [rules.optionsFew, [rules.optionsEconomy, rules.optionsEngineering, rules.optionsCoins]];
    },
  },
  {
    id: "first",
    scenarios: [],
    get title() {
      return rules.first;
    },
    get parts() {
      return [[rules.firstDecks, rules.firstUncover, rules.firstResources, rules.firstBattle, rules.firstTokens]];
    },
  },
  {
    id: "here",
    scenarios: [],
    get title() {
      return rules.here;
    },
    get parts() {
      return [[rules.hereCompulsory, rules.herePress, rules.herePiles], rules.hereKeys];
    },
  },
];
