// Assembly: what expansions and variants draw, in the order in which a city shows it. Each of them is named here once.

import { armadaParts } from "./armada/parts";
import { citiesParts } from "./cities/parts";
import { debtsParts } from "./debts/parts";
import { edificeParts } from "./edifice/parts";
import { freeCityParts } from "./free_city/parts";
import { leadersParts } from "./leaders/parts";
import type { SliceParts } from "./slice";
import { teamsParts } from "./teams/parts";

export const sliceParts: SliceParts[] = [
  citiesParts,
  debtsParts,
  leadersParts,
  armadaParts,
  edificeParts,
  teamsParts,
  freeCityParts,
];
