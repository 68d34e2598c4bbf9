// The rules of Cities in our own words.

import type { RulesWords } from "../../lib/rules";

export const citiesRules: RulesWords = {
  of: "cities",
  edition: 2,
  setup: ["With Cities a hand has one card more, and one black card for each player is dealt into every Age."],
  scoring: ["Black cards of Cities have a line of their own."],
  sections: [
    {
      id: "cities",
      scenarios: [
        "cities/losses_and_debts",
        "cities/black_cards_1",
        "cities/black_cards_2",
        "cities/black_cards_3",
        "cities/seven_turns",
        "cities/trade",
        "cities/boards",
        "cities/pairs",
        "cities/promo_guilds",
        "cities/recruitment_and_losses",
        "cities/leaders_with_cities",
        "cities/teams_with_cities",
      ],
      cards: ["residence", "dive", "west_clandestine_wharf"],
      title: "Cities: coins to lose and debts",
      parts: [
        [
          "Black cards may make all others lose coins. This is settled at the end of the turn, for everybody at once.",
          "You decide how many of these coins you pay. Each coin that you do not pay becomes a debt.",
          "A debt costs 1 point at the end of the game and cannot be paid back.",
        ],
      ],
    },
    {
      id: "diplomacy",
      scenarios: ["cities/diplomacy", "cities/spies"],
      title: "Cities: diplomacy and spies",
      parts: [
        "With a diplomacy token you stay out of the next conflicts, whether you want to or not, and return the token. Your " +
          "neighbours on both sides then fight each other.",
        "A spy copies a science symbol from a neighbour's card at the end of the game: the one that is worth most to you.",
        "Other black cards lower prices, double what you produce, or bring a card back from the discard pile.",
      ],
    },
  ],
};
