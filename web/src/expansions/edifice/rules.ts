// The rules of Edifice in our own words.

import type { RulesWords } from "../../lib/rules";

export const edificeRules: RulesWords = {
  of: "edifice",
  edition: 2,
  sections: [
    {
      id: "edifice",
      scenarios: [
        "edifice/joining",
        "edifice/built",
        "edifice/end_of_age",
        "edifice/rewards_each",
        "edifice/penalties_each",
        "edifice/pairs",
        "edifice/teams",
        "edifice/all_four",
        "edifice/ur",
        "edifice/carthage",
      ],
      cards: ["money_changer", "river_port"],
      title: "Edifice",
      parts: [
        "Each Age has one Edifice with a few participation pawns on it.",
        [
          "With a stage you may take part, once per Age: pay the coins of the Edifice together with the stage, and take a pawn. At " +
            "this table the key W adds it.",
          "With Armada too, a stage goes with a ship or with the Edifice, not with both.",
          "When the last pawn is taken the Edifice is built at once: every pawn of that Age earns the reward.",
          "If pawns are left when the Age ends, it has failed. Players with a pawn get nothing, everybody else suffers the penalty.",
          "If you cannot pay the penalty in full, you take debts instead: 2, 3 or 5 points by Age.",
        ],
        "The Edifice is settled before all conflicts: a red card lost to it no longer fights.",
      ],
    },
  ],
};
