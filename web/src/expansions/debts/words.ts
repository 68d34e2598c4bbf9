// Coins to lose, and debts: Cities, Armada and Edifice share them.

import { words } from "../../language/say";
import type { Piece } from "../../lib/icons/effects";
import type { SliceWords } from "../slice";

const others: Piece = { picture: "others", scale: 0.9 };

export const debts = words("debts");

export const debtsWords: SliceWords = {
  id: "debts",
  questions: { loss: { picture: "loss", look: "tiles" } },
  log: { lost: "loss", indebted: "debt" },
  categories: { debts: { picture: "debt", colour: "--card-red" } },
  effects: {
    drawers: {
      others_lose: (a) =>
        a === "age" ? [others, { picture: "loss" }, { sign: "I–III" }] : [others, { picture: "loss", value: a }],
      others_lose_for: (a, b, _c, _d, draw) => [
        others,
        { picture: "loss", value: b },
        { sign: "×" },
        ...draw.things(a),
      ],
    },
  },
};
