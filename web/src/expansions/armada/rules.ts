// The rules of Armada in our own words.

import type { RulesWords } from "../../lib/rules";

export const armadaRules: RulesWords = {
  of: "armada",
  edition: 2,
  setup: ["With Armada a hand has one card more."],
  scoring: ["Naval tokens and islands have lines of their own."],
  sections: [
    {
      id: "armada",
      scenarios: [
        "armada/lanes",
        "armada/shipbuilding",
        "armada/selling",
        "armada/setup_and_turns",
        "armada/free_choices",
        "armada/cards_each",
        "armada/siracusa",
        "armada/recruitment",
        "armada/pairs_with_cities",
        "armada/pairs_with_leaders",
        "armada/teams",
      ],
      cards: ["coastal_defenses", "cabinet_of_explorers"],
      title: "Armada: ships",
      parts: [
        "Every city has a shipyard with four fleets, each on a lane of six squares. A step costs the goods shown for it; all " +
          "shipyards show the same squares, but different goods.",
        [
          "With a red, yellow, blue or green card you may also move the fleet of that colour one step. Card and step are paid " +
            "together, in one payment.",
          "With a stage you may move the fleet that carries the mark of the wonder on your shipyard.",
          "If you sell a card, you may take a free step of the yellow fleet in place of the 3 coins.",
          "Some cards, islands and stages give free steps; you choose the fleet.",
        ],
        "At this table the key W goes through what can be added to a card, such as a ship.",
        [
          "Red: naval strength. Blue: points at the end. Both as shown on the square that the fleet has reached.",
          "Yellow: coins when the fleet arrives, and the commercial level of its square.",
          "Green: on three of its squares you explore islands.",
        ],
      ],
    },
    {
      id: "islands",
      scenarios: ["armada/islands_each", "armada/islands_exploring"],
      cards: ["foggy_island", "iron_oasis", "emerald_archipelago"],
      title: "Armada: islands",
      parts: [
        "When the green fleet reaches an island you look at some of that level, take one, and the others are shuffled back. Its " +
          "effect holds from then on. Players who explore the same level in the same turn choose at the same time.",
        "A few green cards bring an island drawn at random.",
      ],
    },
    {
      id: "taxes",
      scenarios: ["armada/yellow_fleet_and_taxes", "armada/piracy"],
      title: "Armada: taxes and pirates",
      parts: [
        "When a yellow fleet reaches a tax square, all others pay that tax at the end of the turn, less their own commercial " +
          "level. Of several taxes only the highest is levied.",
        "Pirates take from each other city as many coins as its commercial level. If you cannot or will not pay, you take debts.",
      ],
    },
    {
      id: "naval",
      scenarios: [
        "armada/naval_conflict",
        "armada/end_of_age",
        "armada/landings",
        "armada/guild_cap",
        "armada/far_trade",
      ],
      title: "Armada: war at sea",
      parts: [
        "At the end of an Age, before the war on land, all cities compare naval strength with each other.",
        [
          "The strongest takes {naval_first} points by Age, the second {naval_second}.",
          "If two or more are equally strong at the top, each takes the second token, and nobody takes the first. Equal seconds " +
            "take nothing.",
          "The weakest, all of them, take minus {naval_last}. If everybody is equal, nothing happens.",
        ],
        "A card with a landing makes you fight the player two seats away on land as well. Others let you buy goods there.",
        "With Armada a guild is worth {guild_cap} points at most.",
      ],
    },
  ],
};
