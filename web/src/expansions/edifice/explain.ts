// What Edifice says about its buildings and pawns when somebody asks.

import type { Explanation, Scene, SliceExplained } from "../../explain/about";
import { whose } from "../../explain/who";
import { words } from "../../language/say";
import { inRow, sentence } from "../../lib/words/common";
import { cityOf } from "../../table/classic/model";
import { nameOf } from "../../table/model";
import { projectOf } from "./model";
import { edifice, members as membersOf } from "./words";

export type EdificeAbout =
  /** The Edifice of an Age. */
  | { kind: "edifice"; age: number }
  | { kind: "pawns"; seat: number }
  /** What a city still has to give up for an Edifice that failed. */
  | { kind: "owing"; seat: number };

const texts = words("edificeexplain");

function ofEdifice({ age }: { age: number }, { table, catalogue }: Scene): Explanation {
  const project = projectOf(table, age);
  if (!project) return { picture: { icon: "edifice" }, title: edifice.title, sentence: texts.edifice };
  const state =
    project.state === "later"
      ? texts.later({ age })
      : project.state === "open"
        ? texts.open({ pawns: project.pawns_left, price: project.price })
        : texts[project.state];
  const members = table.cities.filter((city) => (city.edifice?.pawns[age - 1] ?? 0) > 0);
  const names = members.map((city) => nameOf(table, city.seat));
  return {
    picture: { codes: project.icons, words: project.reward },
    title: catalogue.card(project.card).name,
    sentence: texts.edifice,
    lines: [
      { icon: "pawn", text: state },
      { icon: "tick", text: texts.reward({ reward: inRow(project.reward) }) },
      { icon: "cross", text: texts.penalty({ penalty: project.penalty, debt: project.debt }) },
      ...(names.length > 0 ? [{ icon: "person" as const, text: sentence([membersOf(names)]) }] : []),
    ],
  };
}

export const edificeExplained: SliceExplained = {
  at: (config) => config.expansions?.includes("edifice") ?? false,
  get symbols() {
    return {
      edifice: { title: texts.title, sentence: texts.edifice },
      pawn: { title: texts.pawnTitle, sentence: texts.pawn },
    };
  },
  get piles() {
    return { edifice: texts.pile };
  },
  explainers: {
    edifice: ofEdifice,
    pawns: ({ seat }, { table }) => {
      const pawns = cityOf(table, seat).edifice?.pawns ?? [];
      return {
        picture: { icon: "pawn" },
        title: texts.pawnsTitle({ count: pawns.reduce((sum, count) => sum + count, 0) }),
        sentence: texts.pawns(whose(table, seat)),
        lines: pawns.flatMap((count, index) =>
          count > 0 ? [{ text: edifice.pawnsOf({ count, age: index + 1 }) }] : [],
        ),
      };
    },
    owing: ({ seat }, { table }) => ({
      picture: { icon: "edifice" },
      title: texts.owingTitle({ count: cityOf(table, seat).edifice?.owing ?? 0 }),
      sentence: texts.owing(whose(table, seat)),
    }),
  },
};
