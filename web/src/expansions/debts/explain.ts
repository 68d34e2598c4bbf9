// What is said about debts and coins to lose when somebody asks.

import type { SliceExplained } from "../../explain/about";
import { whoIs } from "../../explain/who";
import { counted, goods } from "../../lib/words/common";

const texts = {
  debtsTitle: (points: number): string => `Debts of ${counted(points, "point")}`,
  debts: "For coins that could not or would not be paid. They are deducted at the end.",
  worth: (points: number): string => `−${counted(points, "point")}`,
  lossTitle: (coins: number): string => `${goods.coins(coins)} to lose`,
  loss: (who: string): string =>
    `At the end of this turn ${who ? `${who} pays` : "you pay"} the bank, or ${who ? "takes" : "take"} a debt of 1 point for each coin.`,
};

const WITH = ["cities", "armada", "edifice"] as const;

export const debtsExplained: SliceExplained = {
  at: (config) => WITH.some((id) => config.expansions?.includes(id)),
  symbols: {
    debt: { title: "Debt", sentence: texts.debts },
    loss: { title: "Loss", sentence: "Coins to pay to the bank; each coin not paid becomes a debt of 1 point." },
  },
  score: { debts: texts.debts },
  marks: {
    debts: (city) => {
      const points = city.debts?.debts ?? 0;
      return {
        picture: { icon: "debt", value: points },
        title: texts.debtsTitle(points),
        sentence: texts.debts,
        worth: texts.worth(points),
      };
    },
    loss: (city, { table }) => ({
      picture: { icon: "loss", value: city.loss },
      title: texts.lossTitle(city.loss),
      sentence: texts.loss(whoIs(table, city.seat)),
    }),
  },
};
