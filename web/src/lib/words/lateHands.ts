// Hands that watchers see one turn late, where the table allows it.

import { ageName } from "./common";

export const lateHands = {
  option: "Let watchers see the hands, one turn late",
  optionNote: "For friends who trust each other: last turn's hands tell most of what people hold now.",
  title: "Hands one turn ago",
  when: (age: number, turn: number): string => `As they were in ${ageName(age)}, turn ${turn}.`,
  soon: "From the second turn on you see the hands of the turn before.",
  whose: "Whose hand",
};
