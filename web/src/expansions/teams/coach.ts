// What is said when teams are played for the first time.

import { inTurn } from "../../coach/introduce";
import type { Introduction, IntroductionMark } from "../../coach/mark";
import { words } from "../../language/say";
import { leftOf } from "../../table/model";
import { cityOf, type ClassicTable } from "../../table/classic/model";

const texts = words("teamscoach");

const partnerOf = (table: ClassicTable): number => cityOf(table, table.me).partner;
/** The border on which two partners meet. */
const between = (table: ClassicTable): string => (leftOf(table, table.me) === partnerOf(table) ? "left" : "right");

/** The last turns of an Age, when there is still time for a shield. */
const warIsNear = (table: ClassicTable): boolean => inTurn(table) && table.turn >= table.last_turn - 2;

export const teamsIntroduction: Introduction = {
  id: "teams",
  get marks(): IntroductionMark[] {
    return [
      {
        id: "partner",
        title: texts.partnerTitle,
        text: texts.partner,
        when: inTurn,
        at: (table) => [`city:${partnerOf(table)}`],
      },
      {
        id: "hand",
        title: texts.handTitle,
        text: texts.hand,
        when: (table) => inTurn(table) && table.partner_hand.length > 0,
        at: (table) => ["partner", `city:${partnerOf(table)}`],
      },
      {
        id: "peace",
        title: texts.peaceTitle,
        text: texts.peace,
        when: warIsNear,
        at: (table) => [`border:${between(table)}`, `city:${partnerOf(table)}`],
      },
      {
        id: "war",
        title: texts.warTitle,
        text: texts.war,
        when: warIsNear,
        at: (table) => [`border:${between(table) === "left" ? "right" : "left"}`, `shields:${table.me}`],
      },
      {
        id: "passing",
        title: texts.passingTitle,
        text: texts.passing,
        when: (table) => inTurn(table) && table.turn > 2 && table.hands_pass,
        at: () => ["passing", "hand"],
      },
    ];
  },
};
