// The rules of teams in our own words.

import type { RulesWords } from "../../lib/rules";

export const teamsRules: RulesWords = {
  of: "teams",
  edition: 2,
  sections: [
    {
      id: "teams",
      scenarios: ["teams/teams"],
      title: "Teams",
      parts: [
        [
          "With 4 or 6 players, partners sit side by side. They see each other's hands and leaders and may talk about everything.",
          "Partners do not fight each other. Each fights the neighbour from another team, and takes two tokens for it.",
          "Diplomacy on one side takes one of the two tokens away; diplomacy on both sides cancels the conflict.",
          "When one of you has to lose coins, so does the other, each from their own treasury.",
          "The sum of both scores decides, then the coins of both.",
        ],
      ],
    },
  ],
};
