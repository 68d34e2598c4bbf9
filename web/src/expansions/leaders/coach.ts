// What is said when Leaders is played for the first time.

import { hasColour, inTurn } from "../../coach/introduce";
import type { Introduction, IntroductionMark } from "../../coach/mark";
import { words } from "../../language/say";
import { cityOf } from "../../table/classic/model";

const texts = words("leaderscoach");

export const leadersIntroduction: Introduction = {
  id: "leaders",
  get marks(): IntroductionMark[] {
    return [
      {
        id: "draft",
        title: texts.draftTitle,
        text: texts.draft,
        when: (table) => table.phase === "draft",
        at: () => ["hand"],
      },
      {
        id: "coins",
        title: texts.coinsTitle,
        text: texts.coins,
        when: (table) => table.phase === "draft",
        at: ({ me }) => [`coins:${me}`, `city:${me}`],
      },
      {
        id: "recruitment",
        title: texts.recruitmentTitle,
        text: texts.recruitment,
        when: (table) => table.phase === "recruitment",
        at: () => ["hand"],
      },
      {
        id: "held",
        title: texts.heldTitle,
        text: texts.held,
        when: (table) => inTurn(table) && (cityOf(table, table.me).leaders?.hand?.length ?? 0) > 0,
        at: ({ me }) => [`leaders:${me}`, `city:${me}`],
      },
      {
        id: "white",
        title: texts.whiteTitle,
        text: texts.white,
        when: (table, catalogue) => inTurn(table) && hasColour(table, catalogue, "white"),
        at: ({ me }) => [`pile:${me}:white`, `piles:${me}`],
      },
    ];
  },
};
