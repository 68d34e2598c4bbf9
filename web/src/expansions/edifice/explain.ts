// What Edifice says about its buildings and pawns when somebody asks.

import type { Explanation, Scene, SliceExplained } from "../../explain/about";
import { whoIs } from "../../explain/who";
import { ageName, counted, goods, sentence } from "../../lib/words/common";
import { cityOf } from "../../table/classic/model";
import { nameOf } from "../../table/model";
import { projectOf } from "./model";
import { edifice } from "./words";

export type EdificeAbout =
  /** The Edifice of an Age. */
  | { kind: "edifice"; age: number }
  | { kind: "pawns"; seat: number }
  /** What a city still has to give up for an Edifice that failed. */
  | { kind: "owing"; seat: number };

const texts = {
  edifice: "It is built together: everybody who takes part while building a stage takes a pawn from it.",
  later: (age: number): string => `It is open from the start of ${ageName(age)}.`,
  open: (pawns: number, price: number): string =>
    `${counted(pawns, "pawn")} left; taking part costs ${goods.coins(price)} on top of a stage.`,
  built: "It was built: everybody with a pawn has the reward.",
  failed: "It failed: everybody without a pawn had to pay the penalty.",
  reward: (text: string): string => `Reward for each pawn: ${text}.`,
  penalty: (text: string, debt: number): string =>
    `Penalty without a pawn if it fails: ${text}, or debts of ${counted(debt, "point")}.`,
  pawnsTitle: (count: number): string => counted(count, "participation pawn"),
  pawns: (who: string): string =>
    `${who ? `${who} takes` : "You take"} part in these Edifices: a reward for each pawn once they are built.`,
  pawnsOf: (count: number, age: number): string => `${count} of ${ageName(age)}`,
  owingTitle: (count: number): string => `${counted(count, "thing")} to give up`,
  owing: (who: string): string => `The Edifice failed without ${who || "you"}, and the penalty is still to be paid.`,
};

function ofEdifice({ age }: { age: number }, { table, catalogue }: Scene): Explanation {
  const project = projectOf(table, age);
  if (!project) return { picture: { icon: "edifice" }, title: edifice.title, sentence: texts.edifice };
  const state =
    project.state === "later"
      ? texts.later(age)
      : project.state === "open"
        ? texts.open(project.pawns_left, project.price)
        : project.state === "built"
          ? texts.built
          : texts.failed;
  const members = table.cities.filter((city) => (city.edifice?.pawns[age - 1] ?? 0) > 0);
  const names = members.map((city) => nameOf(table, city.seat));
  return {
    picture: { codes: project.icons, words: project.reward },
    title: catalogue.card(project.card).name,
    sentence: texts.edifice,
    lines: [
      { icon: "pawn", text: state },
      { icon: "tick", text: texts.reward(project.reward.join(", ")) },
      { icon: "cross", text: texts.penalty(project.penalty, project.debt) },
      ...(names.length > 0 ? [{ icon: "person" as const, text: sentence([edifice.members(names)]) }] : []),
    ],
  };
}

export const edificeExplained: SliceExplained = {
  at: (config) => config.expansions?.includes("edifice") ?? false,
  symbols: {
    edifice: { title: "Edifice", sentence: texts.edifice },
    pawn: { title: "Participation pawn", sentence: "Its owner takes part in the Edifice of that Age." },
  },
  piles: { edifice: "Rewards of Edifices that were built with this city." },
  explainers: {
    edifice: ofEdifice,
    pawns: ({ seat }, { table }) => {
      const pawns = cityOf(table, seat).edifice?.pawns ?? [];
      return {
        picture: { icon: "pawn" },
        title: texts.pawnsTitle(pawns.reduce((sum, count) => sum + count, 0)),
        sentence: texts.pawns(whoIs(table, seat)),
        lines: pawns.flatMap((count, index) => (count > 0 ? [{ text: texts.pawnsOf(count, index + 1) }] : [])),
      };
    },
    owing: ({ seat }, { table }) => ({
      picture: { icon: "edifice" },
      title: texts.owingTitle(cityOf(table, seat).edifice?.owing ?? 0),
      sentence: texts.owing(whoIs(table, seat)),
    }),
  },
};
