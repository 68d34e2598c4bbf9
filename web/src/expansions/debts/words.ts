// Coins to lose, and debts: Cities, Armada and Edifice share them.

import { counted, goods } from "../../lib/words/common";
import type { SliceWords } from "../slice";
import type { Piece } from "../../lib/icons/effects";

const others: Piece = { picture: "others", scale: 0.9 };

export const debts = {
  inBanner: "debts",
  debts: (points: number): string => `debts of ${counted(points, "point")}`,
  loss: (coins: number): string => `has to lose ${goods.coins(coins)} at the end of this turn`,
  lossShort: "due",
  payAll: (coins: number): string => `Pay ${goods.coins(coins)}`,
  payPart: (coins: number, left: number): string => `Pay ${goods.coins(coins)}, take ${counted(left, "debt")}`,
  payNothing: (left: number): string => `Pay nothing, take ${counted(left, "debt")}`,
  cost: (left: number): string => (left === 0 ? "no debt, no points lost" : `−${counted(left, "point")} at the end`),
  left: (coins: number): string => `${goods.coins(coins)} left`,
};

export const debtsWords: SliceWords = {
  id: "debts",
  sheet: { debts: "Debts" },
  questions: {
    loss: {
      title: "Coins or debts?",
      source: "At the end of the turn",
      prompt: "You have to lose coins. Each coin that you do not pay becomes a debt of 1 point.",
      picture: "loss",
      look: "tiles",
    },
  },
  uses: { pay: { title: "Pay" } },
  log: { lost: "loss", indebted: "debt" },
  categories: {
    debts: { title: "Debts", spoken: "debts", picture: "debt", colour: "--card-red", text: "Each debt costs a point." },
  },
  sums: { debts: ({ number }) => counted(number, "debt") },
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
  choiceName: (entry) =>
    entry.uses[0]?.use === "pay" && entry.number !== null ? goods.coins(entry.number) : undefined,
};
