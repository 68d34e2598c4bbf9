// What is said when Edifice is played for the first time.

import { inTurn, withExtra } from "../../coach/introduce";
import type { Introduction, IntroductionMark } from "../../coach/mark";
import { words } from "../../language/say";
import { cityOf } from "../../table/classic/model";

const texts = words("edificecoach");

const EDIFICE = ["edifice"];

export const edificeIntroduction: Introduction = {
  id: "edifice",
  get marks(): IntroductionMark[] {
    return [
      {
        id: "project",
        title: texts.projectTitle,
        text: texts.project,
        // A stage can be built with it, or should be soon.
        when: (table) => withExtra(table, EDIFICE) !== undefined || (inTurn(table) && table.turn > 2),
        at: ({ age }) => [`edifice:${age}`],
      },
      {
        id: "reward",
        title: texts.rewardTitle,
        text: texts.reward,
        when: (table) => inTurn(table) && table.turn >= table.last_turn - 2,
        at: ({ age }) => [`edifice:${age}`],
      },
      {
        id: "join",
        title: texts.joinTitle,
        text: texts.join,
        when: (table) => withExtra(table, EDIFICE) !== undefined,
        at: ({ me, cities }) => [`stage:${me}:${cities[me]?.next_stages[0] ?? 1}`, `wonder:${me}`],
      },
      {
        id: "pawn",
        title: texts.pawnTitle,
        text: texts.pawn,
        when: (table) => inTurn(table) && (cityOf(table, table.me).edifice?.joined ?? false),
        at: ({ me }) => [`pawns:${me}`, `tokens:${me}`],
      },
      {
        id: "next",
        title: texts.nextTitle,
        text: texts.next,
        when: (table) => inTurn(table) && table.age > 1,
        at: ({ age }) => [`edifice:${age}`],
      },
    ];
  },
};
