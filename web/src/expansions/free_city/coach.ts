// What is said when the game for two is played for the first time.

import { inTurn, questionAt } from "../../coach/introduce";
import type { Introduction, IntroductionMark } from "../../coach/mark";
import { words } from "../../language/say";
import type { ClassicTable } from "../../table/classic/model";

const texts = words("freecitycoach");

/** The city that nobody owns. */
const freeCity = ({ seats }: ClassicTable): number => seats.find(({ kind }) => kind === "free_city")?.seat ?? 2;

/** Whether the viewer also chooses for it in this turn. */
const runsIt = (table: ClassicTable): boolean =>
  table.decisions.some(({ seat, decider }) => decider === table.me && seat !== table.me);

export const freeCityIntroduction: Introduction = {
  id: "two_player",
  get marks(): IntroductionMark[] {
    return [
      {
        id: "between",
        title: texts.betweenTitle,
        text: texts.between,
        when: inTurn,
        at: (table) => [`city:${freeCity(table)}`],
      },
      {
        id: "pile",
        title: texts.pileTitle,
        text: texts.pile,
        when: (table) => runsIt(table) && (table.free_city?.draw_pile ?? 0) > 0,
        at: () => ["draw_pile", "discard"],
      },
      {
        id: "run",
        title: texts.runTitle,
        text: texts.run,
        when: runsIt,
        at: (table) => [`city:${freeCity(table)}`],
      },
      {
        id: "choose",
        title: texts.chooseTitle,
        text: texts.choose,
        when: (table) => questionAt(table)?.seat === freeCity(table),
        at: () => ["hand"],
      },
      {
        id: "swap",
        title: texts.swapTitle,
        text: texts.swap,
        when: (table) => inTurn(table) && table.turn > 1 && table.hands_pass,
        at: () => ["passing", "hand"],
      },
    ];
  },
};
