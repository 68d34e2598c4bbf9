// Armada and Edifice in our own words.

import type { RulesSection } from "./rules";

export const seaRules: RulesSection[] = [
  {
    id: "armada",
    title: "Armada: ships",
    parts: [
      "Every city has a shipyard with four fleets, each on a lane of six squares. A step costs the goods shown for it; all shipyards show the same squares, but other goods.",
      [
        "With a red, yellow, blue or green card you may also move the fleet of that colour one step. Card and step are paid together, in one payment.",
        "With a stage you may move the fleet that carries the mark of the wonder on your shipyard.",
        "Who sells a card may take a free step of the yellow fleet in place of the 3 coins.",
        "Some cards, islands and stages give free steps; you choose the fleet.",
      ],
      "At this table the key W goes through what can be added to a card: nothing, a ship, or the Edifice.",
      [
        "Red: naval strength. Blue: points at the end. Both as the square shows on which the fleet stands.",
        "Yellow: coins when the fleet arrives, and the commercial level of its square.",
        "Green: on three of its squares you explore islands.",
      ],
    ],
  },
  {
    id: "islands",
    title: "Armada: islands",
    parts: [
      "When the green fleet reaches an island you look at some of that level, take one, and the others are shuffled back. Its effect holds from then on. Who explores the same level in the same turn chooses at the same time.",
      "A few green cards bring an island drawn by chance.",
    ],
  },
  {
    id: "taxes",
    title: "Armada: taxes and pirates",
    parts: [
      "When a yellow fleet reaches a tax square, all others pay that tax at the end of the turn, less their own commercial level. Of several taxes only the highest is levied.",
      "Pirates take from each other city as many coins as its commercial level. Who cannot or will not pay takes debts.",
    ],
  },
  {
    id: "naval",
    title: "Armada: war at sea",
    parts: [
      "At the end of an Age, before the war on land, all cities compare naval strength with each other.",
      [
        "The strongest takes 3, 5 or 7 points by Age, the second 1, 3 or 5.",
        "Two or more strongest each take the second token, and nobody takes the first. Equal seconds take nothing.",
        "The weakest, all of them, take minus 1, 2 or 3. If everybody is equal, nothing happens.",
      ],
      "A card with a landing makes you fight on land the player two seats away as well. Others let you buy goods there.",
      "With Armada a guild is worth 10 points at most.",
    ],
  },
  {
    id: "edifice",
    title: "Edifice",
    parts: [
      "Each Age has one Edifice with a few participation pawns on it.",
      [
        "With a stage you may take part, once an Age: pay the coins of the Edifice together with the stage, and take a pawn.",
        "With Armada too, a stage goes with a ship or with the Edifice, not with both.",
        "When the last pawn is taken the Edifice is built at once: every pawn of that Age earns the reward.",
        "If pawns are left when the Age ends, it has failed. Who has a pawn gets nothing, everybody else suffers the penalty.",
        "Who cannot pay the penalty in full takes debts instead: 2, 3 or 5 points by Age.",
      ],
      "The Edifice is settled before all conflicts: a red card lost to it no longer fights.",
    ],
  },
];
