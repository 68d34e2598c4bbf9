// Assembly: the drawings that expansions add. Each of them is named here once.

import type { Draw } from "../art/pen";
import type { Wonder } from "../art/wonders/wonders";
import { armadaBlue, armadaGreen, armadaRed, armadaWonders, armadaYellow, islands } from "./armada/art";
import { bonuses, carthageWonders } from "./carthage/art";
import { black, citiesGuilds, citiesWonders } from "./cities/art";
import { edificeWonders, edifices } from "./edifice/art";
import { leaders, leadersGuilds, leadersWonders } from "./leaders/art";

/** Groups of drawings, each with the colour of its cards. */
export const expansionDrawings: [string, Record<string, Draw>][] = [
  ["white", leaders],
  ["purple", leadersGuilds],
  ["black", black],
  ["purple", citiesGuilds],
  ["red", armadaRed],
  ["yellow", armadaYellow],
  ["blue", armadaBlue],
  ["green", armadaGreen],
  ["island", islands],
  ["edifice", edifices],
  ["bonus", bonuses],
];

export const expansionWonders: Record<string, Wonder> = {
  ...leadersWonders,
  ...citiesWonders,
  ...armadaWonders,
  ...edificeWonders,
  ...carthageWonders,
};
