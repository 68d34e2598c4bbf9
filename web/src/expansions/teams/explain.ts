// What is said about teams when somebody asks.

import type { SliceExplained } from "../../explain/about";
import { words } from "../../language/say";
import { nameOf } from "../../table/model";
import { teamOf } from "./model";
import { LETTERS, teams } from "./words";

export type TeamsAbout =
  /** The team of a seat. */
  { kind: "team"; seat: number };

const texts = words("teamsexplain");

export const teamsExplained: SliceExplained = {
  at: (config) => config.variant === "teams",
  get symbols() {
    return { partner: { title: texts.partnerTitle, sentence: texts.partner } };
  },
  explainers: {
    team: ({ seat }, { table }) => {
      const partner = table.cities[seat]?.partner ?? -1;
      return {
        picture: { icon: "partner" },
        title: teams.team({ letter: LETTERS[teamOf(table, seat)] ?? "" }),
        sentence: texts.team({ name: nameOf(table, seat), partner: nameOf(table, partner) }),
      };
    },
  },
};
