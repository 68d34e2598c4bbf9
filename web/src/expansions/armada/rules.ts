// The rules of Armada in our own words.

import { words } from "../../language/say";
import type { RulesSection, RulesWords } from "../../lib/rules";

const texts = words("armadarules");

export const armadaRules: RulesWords = {
  of: "armada",
  edition: 2,
  get setup() {
    return [texts.setup];
  },
  get scoring() {
    return [texts.scoring];
  },
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
      get title() {
        return texts.shipsTitle;
      },
      get parts() {
        return [
          texts.lanes,
          [texts.stepWithCard, texts.stepWithStage, texts.stepWithSale, texts.freeSteps],
          texts.key,
          [texts.redAndBlue, texts.yellow, texts.green],
        ];
      },
    },
    {
      id: "islands",
      scenarios: ["armada/islands_each", "armada/islands_exploring"],
      cards: ["foggy_island", "iron_oasis", "emerald_archipelago"],
      get title() {
        return texts.islandsTitle;
      },
      get parts() {
        return [texts.explore, texts.drawnIsland];
      },
    },
    {
      id: "taxes",
      scenarios: ["armada/yellow_fleet_and_taxes", "armada/piracy"],
      get title() {
        return texts.taxesTitle;
      },
      get parts() {
        return [texts.taxes, texts.pirates];
      },
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
      get title() {
        return texts.warTitle;
      },
      get parts(): RulesSection["parts"] {
        return [
          texts.compared,
          [
            (number) => texts.strongest({ first: number("naval_first"), second: number("naval_second") }),
            texts.equals,
            (number) => texts.weakest({ last: number("naval_last") }),
          ],
          texts.landing,
          (number) => texts.guilds({ cap: number("guild_cap") }),
        ];
      },
    },
  ],
};
