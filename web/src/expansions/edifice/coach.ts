// What is said when Edifice is played for the first time.

import { inTurn, withExtra } from "../../coach/introduce";
import type { Introduction } from "../../coach/mark";
import { cityOf } from "../../table/classic/model";

const EDIFICE = ["edifice"];

export const edificeIntroduction: Introduction = {
  id: "edifice",
  marks: [
    {
      id: "project",
      title: "One Edifice for everybody",
      text: "Each Age has a great building that all cities can work on. The pawns show how many hands it still needs.",
      // A stage can be built with it, or should be soon.
      when: (table) => withExtra(table, EDIFICE) !== undefined || (inTurn(table) && table.turn > 2),
      at: ({ age }) => [`edifice:${age}`],
    },
    {
      id: "reward",
      title: "A reward or a penalty",
      text: "If all pawns are taken in time, whoever has one is rewarded. If not, everybody without one suffers.",
      when: (table) => inTurn(table) && table.turn >= table.last_turn - 2,
      at: ({ age }) => [`edifice:${age}`],
    },
    {
      id: "join",
      title: "Take part with a stage",
      text: "When you build a stage of your wonder, you may pay for a pawn as well, once in each Age.",
      when: (table) => withExtra(table, EDIFICE) !== undefined,
      at: ({ me, cities }) => [`stage:${me}:${cities[me]?.next_stages[0] ?? 1}`, `wonder:${me}`],
    },
    {
      id: "pawn",
      title: "Your pawn",
      text: "You take part in the Edifice of this Age. Now hope that others do so too.",
      when: (table) => inTurn(table) && (cityOf(table, table.me).edifice?.joined ?? false),
      at: ({ me }) => [`pawns:${me}`, `tokens:${me}`],
    },
    {
      id: "next",
      title: "The next Edifice",
      text: "It asks for more and gives more. Only the Edifice of the current Age can be joined.",
      when: (table) => inTurn(table) && table.age > 1,
      at: ({ age }) => [`edifice:${age}`],
    },
  ],
};
