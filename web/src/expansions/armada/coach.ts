// What is said when Armada is played for the first time.

import { handPlace, hasColour, inTurn, withExtra } from "../../coach/introduce";
import type { Introduction, IntroductionMark } from "../../coach/mark";
import { words } from "../../language/say";

const texts = words("armadacoach");

const FLEETS = ["red", "yellow", "blue", "green"];

export const armadaIntroduction: Introduction = {
  id: "armada",
  get marks(): IntroductionMark[] {
    return [
      {
        id: "shipyard",
        title: texts.shipyardTitle,
        text: texts.shipyard,
        // The first ship that can sail is the moment to know where it sails to.
        when: (table) => withExtra(table, FLEETS) !== undefined,
        at: ({ me }) => [`fleet:${me}:red`, `city:${me}`],
      },
      {
        id: "step",
        title: texts.stepTitle,
        text: texts.step,
        when: (table) => withExtra(table, FLEETS) !== undefined,
        at: (table) => handPlace(table.hand.indexOf(withExtra(table, FLEETS)?.card ?? "")),
      },
      {
        id: "naval",
        title: texts.navalTitle,
        text: texts.naval,
        when: (table) => inTurn(table) && (table.armada?.naval.some(({ strength }) => strength > 0) ?? false),
        at: ({ me }) => ["sea", `city:${me}`],
      },
      {
        id: "trade",
        title: texts.tradeTitle,
        text: texts.trade,
        when: (table) => withExtra(table, ["yellow"]) !== undefined,
        at: ({ me }) => [`fleet:${me}:yellow`, `city:${me}`],
      },
      {
        id: "island",
        title: texts.islandTitle,
        text: texts.island,
        when: (table, catalogue) => inTurn(table) && hasColour(table, catalogue, "island"),
        at: ({ me }) => [`pile:${me}:island`, `piles:${me}`],
      },
    ];
  },
};
