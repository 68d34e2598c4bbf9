// Assembly: the scenes on cards that expansions add. Each of them is named here once.

import type { Stand } from "../lib/art/stands";
import { armadaStands } from "./armada/stands";
import { citiesStands } from "./cities/stands";
import { edificeStands } from "./edifice/stands";
import { leadersStands } from "./leaders/stands";

export const expansionStands: Record<string, Stand> = {
  ...leadersStands,
  ...citiesStands,
  ...armadaStands,
  ...edificeStands,
};
