// What is said about debts and coins to lose when somebody asks.

import type { SliceExplained } from "../../explain/about";
import { whose } from "../../explain/who";
import { words } from "../../language/say";

const texts = words("debtsexplain");

const WITH = ["cities", "armada", "edifice"] as const;

export const debtsExplained: SliceExplained = {
  at: (config) => WITH.some((id) => config.expansions?.includes(id)),
  get symbols() {
    return {
      debt: { title: texts.debtTitle, sentence: texts.debts },
      loss: { title: texts.lossSymbolTitle, sentence: texts.lossSymbol },
    };
  },
  get score() {
    return { debts: texts.debts };
  },
  marks: {
    debts: (city) => {
      const points = city.debts?.debts ?? 0;
      return {
        picture: { icon: "debt", value: points },
        title: texts.debtsTitle({ points }),
        sentence: texts.debts,
        worth: texts.worth({ points }),
      };
    },
    loss: (city, { table }) => ({
      picture: { icon: "loss", value: city.loss },
      title: texts.lossTitle({ coins: city.loss }),
      sentence: texts.loss(whose(table, city.seat)),
    }),
  },
};
