// The rules for two players in our own words.

import type { RulesWords } from "../../lib/rules";

export const freeCityRules: RulesWords = {
  of: "two_player",
  edition: 1,
  sections: [
    {
      id: "two",
      scenarios: ["free_city/two_players"],
      title: "Two players and the Free City",
      parts: [
        "A third city without an owner, the Free City, lies between the two players: each of you has it on one side and the other " +
          "player on the other side. The cards are those for three players.",
        [
          "In each Age both players get 7 cards, and 7 more form a face-down pile.",
          "You take turns running the Free City, changing after every turn. Whoever runs it first draws a card from the pile, " +
            "chooses a card for their own city, and then one of the remaining cards for the Free City.",
          "The Free City builds whenever it can, a card or a stage. It sells only when it can build nothing. If a chain makes its " +
            "card free, it uses it.",
          "The player who runs it chooses how it trades: it buys from you, and you may buy from it.",
          "It fights and scores like any city, but only the two players are ranked.",
        ],
      ],
    },
  ],
};
