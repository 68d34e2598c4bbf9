// The rules of Leaders in our own words.

import type { RulesWords } from "../../lib/rules";

export const leadersRules: RulesWords = {
  of: "leaders",
  edition: 2,
  setup: ["With Leaders every city starts with 6 coins instead."],
  scoring: ["Leaders have a line of their own."],
  sections: [
    {
      id: "leaders",
      scenarios: [
        "leaders/draft",
        "leaders/recruitment",
        "leaders/leaders_each",
        "leaders/recruited_each",
        "leaders/readings",
        "leaders/pairs",
        "leaders/boards",
      ],
      cards: ["archimedes", "midas", "cynisca"],
      title: "Leaders",
      parts: [
        [
          "Before Age I everybody gets 4 leaders, keeps one and hands the others to the right, until all are taken.",
          "Before each Age everybody uses one leader at the same time: recruit it, build a stage with it face down, or sell it for " +
            "3 coins.",
          "A leader costs as many coins as the number of the Age. With printed prices it costs the number on the card.",
          "A recruited leader lies in your city as a white card. Leaders not used before Age III leave the game.",
        ],
        "Roma makes leaders cheaper. Abu Simbel turns a recruited leader face down for twice its price in points.",
      ],
    },
  ],
};
