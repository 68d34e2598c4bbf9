// Teams of two.

import { listed } from "../../lib/words/common";
import { standing } from "../../lib/words/story";
import type { SliceWords } from "../slice";

export const teams = {
  letters: ["A", "B", "C"],
  partner: "partner",
  yourPartner: "your partner",
  team: (letter: string): string => `Team ${letter}`,
  total: (letter: string): string => `Team ${letter} together`,
  partnerHand: (name: string, count: number): string => `Hand of ${name}: ${count}`,
  wins: (names: string[]): string => `${listed(names)} win together`,
  youWin: "Your team wins",
  behind: (place: number, points: number): string => `Your team is ${standing(place, points)}`,
  lobby: "Partners sit side by side and see each other's hands. Each of them fights the neighbour from another team.",
  count: (groups: number): string => `${groups} teams of two`,
};

export const teamsWords: SliceWords = {
  id: "teams",
  variant: {
    title: "Play in teams",
    text: "Partners sit side by side, see each other's hands and win together.",
    start: (bots) => `You and a bot as your partner against ${bots - 1} bots.`,
  },
  borders: {
    partner: { picture: "partner", text: teams.partner, label: (name) => `${name} is your partner: no conflict` },
  },
};
