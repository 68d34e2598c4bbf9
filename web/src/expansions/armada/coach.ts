// What is said when Armada is played for the first time.

import { handPlace, hasColour, inTurn, withExtra } from "../../coach/introduce";
import type { Introduction } from "../../coach/mark";

const FLEETS = ["red", "yellow", "blue", "green"];

export const armadaIntroduction: Introduction = {
  id: "armada",
  marks: [
    {
      id: "shipyard",
      title: "Your shipyard",
      text: "Four fleets sail from here, one for each colour of card. The further they are, the more they bring.",
      // The first ship that can sail is the moment to know where it sails to.
      when: (table) => withExtra(table, FLEETS) !== undefined,
      at: ({ me }) => [`fleet:${me}:red`, `city:${me}`],
    },
    {
      id: "step",
      title: "Sail as you build",
      text: "With this card you may also move the fleet of its colour. Card and step are paid together, in one price.",
      when: (table) => withExtra(table, FLEETS) !== undefined,
      at: (table) => handPlace(table.hand.indexOf(withExtra(table, FLEETS)?.card ?? "")),
    },
    {
      id: "naval",
      title: "War at sea",
      text: "Here all cities are compared, not only neighbours. The number says what each would take if the Age ended now.",
      when: (table) => inTurn(table) && (table.armada?.naval.some(({ strength }) => strength > 0) ?? false),
      at: ({ me }) => ["sea", `city:${me}`],
    },
    {
      id: "trade",
      title: "Yellow ships bring coins",
      text: "A yellow fleet earns coins where it arrives. On some squares everybody else pays a tax.",
      when: (table) => withExtra(table, ["yellow"]) !== undefined,
      at: ({ me }) => [`fleet:${me}:yellow`, `city:${me}`],
    },
    {
      id: "island",
      title: "An island of your own",
      text: "The green fleet finds islands. Their effect holds from now on, and they count as cards of your city.",
      when: (table, catalogue) => inTurn(table) && hasColour(table, catalogue, "island"),
      at: ({ me }) => [`pile:${me}:island`, `piles:${me}`],
    },
  ],
};
