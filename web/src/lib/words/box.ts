// What is said about a thing of Architects when somebody asks.

import { counted } from "./common";

export const box = {
  kinds: {
    grey: "A gray card: a resource. Resources pay for stages, and are spent.",
    yellow: "A yellow card: a coin pays for any one resource.",
    green: "A green card: symbols are turned in for progress tokens.",
    red: "A red card: shields count in battles; cards with horns leave after one.",
    blue: "A blue card: it keeps its points to the end.",
  } as Record<string, string>,
  copies: (count: number): string => `${counted(count, "card")} of this kind in the box.`,
  unseen: "Unseen token",
  token: "Two equal or three different science symbols bring a token.",
  stageTitle: (number: number, wonder: string): string => `Stage ${number} of ${wonder}`,
  stage: {
    built: "Built.",
    next: "Has to be built as soon as it can be paid for.",
    later: "Comes after the stages below it.",
  },
  cost: (count: number, identical: boolean): string =>
    `Costs ${count} ${identical ? "identical" : "different"} resources; a coin stands for any one.`,
  central: "Central deck",
  centralText: "It lies face down in the middle, and everybody may take its top card.",
  deckText: "It lies face up between two cities, and both players may take its top card.",
  conflict: "Each horn on a card that is taken turns a token. When all are turned, the turn ends with a battle.",
  battle: "More shields than a neighbour win a victory token.",
  cat: "It goes to whoever takes a blue card with a cat. Its owner looks at the top of the central deck each turn.",
  shields: "In a battle they are compared with both neighbours'. Shields with horns leave after it.",
  victories: (points: number): string => `Each is worth ${counted(points, "point")} at the end.`,
  plays: "It is this player's turn.",
};
