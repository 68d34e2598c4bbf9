// What is said about teams when somebody asks.

import type { SliceExplained } from "../../explain/about";
import { nameOf } from "../../table/model";
import { teamOf } from "./model";
import { teams } from "./words";

export type TeamsAbout =
  /** The team of a seat. */
  { kind: "team"; seat: number };

const texts = {
  team: (name: string, partner: string): string =>
    `${name} and ${partner} play together: they do not fight each other, and their points are added up.`,
};

export const teamsExplained: SliceExplained = {
  at: (config) => config.variant === "teams",
  symbols: {
    partner: { title: "Partner", sentence: "Partners do not fight each other, and win together." },
  },
  explainers: {
    team: ({ seat }, { table }) => {
      const partner = table.cities[seat]?.partner ?? -1;
      return {
        picture: { icon: "partner" },
        title: teams.team(teams.letters[teamOf(table, seat)] ?? ""),
        sentence: texts.team(nameOf(table, seat), nameOf(table, partner)),
      };
    },
  },
};
