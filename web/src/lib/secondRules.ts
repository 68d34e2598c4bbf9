// The second edition in our own words: what differs from the first, its expansions, and teams.

import { classicRules, type RulesSection } from "./rules";
import { seaRules } from "./seaRules";

/** Sections of the first edition that hold without a change. */
const SAME = ["aim", "turn", "uses", "cost", "trade", "chains", "colours", "science", "first", "here"];

const added: RulesSection[] = [
  {
    id: "setup2",
    title: "Before the first turn",
    parts: [
      [
        "Every city gets a wonder board, on its Day or its Night side, and 3 coins, or 6 with Leaders.",
        "Hands have 7 cards, one more with Cities and one more with Armada. An Age has as many turns as a hand has cards, less one.",
        "With Cities one black card for each player is dealt into every Age.",
      ],
    ],
  },
  {
    id: "war2",
    title: "War at the end of an Age",
    parts: [
      "Compare shields with each neighbour, as in the first edition. A victory is worth 1, 3 or 5 points by Age.",
      "A defeat costs 1, 2 or 3 points by Age, or always 1 with the rule of mild defeats.",
    ],
  },
  {
    id: "leaders",
    title: "Leaders",
    parts: [
      [
        "Before Age I everybody gets 4 leaders, keeps one and hands the others to the right, until all are taken.",
        "Before each Age everybody uses one leader at the same time: recruit it, build a stage with it face down, or sell it for 3 coins.",
        "A leader costs as many coins as the number of the Age. With printed prices it costs the number on the card.",
        "A recruited leader stands in your city as a white card. Leaders not used before Age III leave the game.",
      ],
      "Roma makes leaders cheaper, Abu Simbel turns a recruited leader face down for twice its price in points.",
    ],
  },
  {
    id: "cities",
    title: "Cities: coins to lose and debts",
    parts: [
      [
        "Black cards may make all others lose coins. This is settled at the end of the turn, for all at once.",
        "You decide how many of these coins you pay. Each coin that you do not pay becomes a debt.",
        "A debt costs 1 point at the end of the game and cannot be paid back.",
      ],
    ],
  },
  {
    id: "diplomacy",
    title: "Cities: diplomacy and spies",
    parts: [
      "Who has a diplomacy token stays out of the next conflicts, wanted or not, and gives the token back. The neighbours on both sides then meet each other.",
      "A spy copies a science symbol from a card of a neighbour at the end of the game: the one that brings most.",
      "Other black cards lower prices, double what you make, or bring a card back from the discard pile.",
    ],
  },
  {
    id: "teams",
    title: "Teams",
    parts: [
      [
        "With 4 or 6 players partners sit side by side. They see each other's hands and leaders and may talk about everything.",
        "Partners do not fight each other. Each fights the neighbour from another team, and takes two tokens for it.",
        "Diplomacy on one side takes one of the two tokens away, on both sides the conflict.",
        "Coins that one of you has to lose, the other has to lose as well, each from the own treasury.",
        "The sum of both scores decides, then the coins of both.",
      ],
    ],
  },
  ...seaRules,
  {
    id: "scoring2",
    title: "End of the game",
    parts: [
      [
        "War: victory and defeat tokens.",
        "Treasury: 1 point for every 3 coins, less your debts.",
        "Wonder, blue cards, science, commerce and guilds as in the first edition.",
        "Leaders, and black cards of Cities, have lines of their own. So have naval tokens and islands.",
      ],
      "With equal points, more coins win. If these are equal too, the victory is shared.",
    ],
  },
];

const ORDER = ["aim", "setup2", "turn", "uses", "cost", "trade", "chains", "colours", "war2", "science", "leaders", "cities", "diplomacy", "teams", "armada", "islands", "taxes", "naval", "edifice", "scoring2", "first", "here"];

export const secondRules: RulesSection[] = [...classicRules.filter((section) => SAME.includes(section.id)), ...added].toSorted(
  (one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id),
);
