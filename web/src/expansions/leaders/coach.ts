// What is said when Leaders is played for the first time.

import { hasColour, inTurn } from "../../coach/introduce";
import type { Introduction } from "../../coach/mark";
import { cityOf } from "../../table/classic/model";

export const leadersIntroduction: Introduction = {
  id: "leaders",
  marks: [
    {
      id: "draft",
      title: "Leaders come first",
      text: "Keep one of these leaders and pass the others on. You pay for a leader only when you recruit it.",
      when: (table) => table.phase === "draft",
      at: () => ["hand"],
    },
    {
      id: "coins",
      title: "Leaders cost coins",
      text: "That is why everybody begins with more coins than usual. Goods do not help to recruit.",
      when: (table) => table.phase === "draft",
      at: ({ me }) => [`coins:${me}`, `city:${me}`],
    },
    {
      id: "recruitment",
      title: "Recruit before each Age",
      text: "Use one leader now: recruit it, put it under a stage of your wonder, or sell it.",
      when: (table) => table.phase === "recruitment",
      at: () => ["hand"],
    },
    {
      id: "held",
      title: "These wait for their Age",
      text: "Leaders that you hold come into play before the next Age. Plan your city around one of them.",
      when: (table) => inTurn(table) && (cityOf(table, table.me).leaders?.hand?.length ?? 0) > 0,
      at: ({ me }) => [`leaders:${me}`, `city:${me}`],
    },
    {
      id: "white",
      title: "Your leader is at work",
      text: "A recruited leader is a white card of your city. Its effect holds from now on, to the end of the game.",
      when: (table, catalogue) => inTurn(table) && hasColour(table, catalogue, "white"),
      at: ({ me }) => [`pile:${me}:white`, `piles:${me}`],
    },
  ],
};
