// What is said when teams are played for the first time.

import { inTurn } from "../../coach/introduce";
import type { Introduction } from "../../coach/mark";
import { leftOf } from "../../table/model";
import { cityOf, type ClassicTable } from "../../table/classic/model";

const partnerOf = (table: ClassicTable): number => cityOf(table, table.me).partner;
/** The border on which two partners meet. */
const between = (table: ClassicTable): string => (leftOf(table, table.me) === partnerOf(table) ? "left" : "right");

/** The last turns of an Age, when there is still time for a shield. */
const warIsNear = (table: ClassicTable): boolean => inTurn(table) && table.turn >= table.last_turn - 2;

export const teamsIntroduction: Introduction = {
  id: "teams",
  marks: [
    {
      id: "partner",
      title: "Your partner",
      text: "You two win or lose together: your points are added up at the end.",
      when: inTurn,
      at: (table) => [`city:${partnerOf(table)}`],
    },
    {
      id: "hand",
      title: "You see each other's cards",
      text: "Look at what your partner holds, and talk about who takes what.",
      when: (table) => inTurn(table) && table.partner_hand.length > 0,
      at: (table) => ["partner", `city:${partnerOf(table)}`],
    },
    {
      id: "peace",
      title: "No war here",
      text: "Partners do not fight each other.",
      when: warIsNear,
      at: (table) => [`border:${between(table)}`, `city:${partnerOf(table)}`],
    },
    {
      id: "war",
      title: "War on the other side",
      text: "You fight the neighbour of another team, and the winner takes two tokens.",
      when: warIsNear,
      at: (table) => [`border:${between(table) === "left" ? "right" : "left"}`, `shields:${table.me}`],
    },
    {
      id: "passing",
      title: "Where your cards go",
      text: "In some Ages your hand goes to your partner, in others to an opponent. Leave them different things.",
      when: (table) => inTurn(table) && table.turn > 2 && table.hands_pass,
      at: () => ["passing", "hand"],
    },
  ],
};
