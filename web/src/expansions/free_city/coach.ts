// What is said when the game for two is played for the first time.

import { inTurn, questionAt } from "../../coach/introduce";
import type { Introduction } from "../../coach/mark";
import type { ClassicTable } from "../../table/classic/model";

/** The city that nobody owns. */
const freeCity = ({ seats }: ClassicTable): number => seats.find(({ kind }) => kind === "free_city")?.seat ?? 2;

/** Whether the viewer also chooses for it in this turn. */
const runsIt = (table: ClassicTable): boolean =>
  table.decisions.some(({ seat, decider }) => decider === table.me && seat !== table.me);

export const freeCityIntroduction: Introduction = {
  id: "two_player",
  marks: [
    {
      id: "between",
      title: "The Free City",
      text: "This city belongs to nobody and lies between you two. You trade with it and fight against it.",
      when: inTurn,
      at: (table) => [`city:${freeCity(table)}`],
    },
    {
      id: "pile",
      title: "Its cards",
      text: "Whoever runs the Free City draws one of these cards first.",
      when: (table) => runsIt(table) && (table.free_city?.draw_pile ?? 0) > 0,
      at: () => ["draw_pile", "discard"],
    },
    {
      id: "run",
      title: "You run it this turn",
      text: "Choose a card for your own city first, then one for the Free City. It builds whenever it can.",
      when: runsIt,
      at: (table) => [`city:${freeCity(table)}`],
    },
    {
      id: "choose",
      title: "Now for the Free City",
      text: "Give it what hurts you least. It takes turns: next time the other player chooses for it.",
      when: (table) => questionAt(table)?.seat === freeCity(table),
      at: () => ["hand"],
    },
    {
      id: "swap",
      title: "You swap hands",
      text: "What you leave goes to the only other player, and comes back two turns later.",
      when: (table) => inTurn(table) && table.turn > 1 && table.hands_pass,
      at: () => ["passing", "hand"],
    },
  ],
};
