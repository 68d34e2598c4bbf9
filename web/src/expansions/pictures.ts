// Assembly: the pictures that expansions and variants add. Each of them is named here once.

import { armadaPictures } from "./armada/pictures";
import { carthagePictures } from "./carthage/pictures";
import { citiesPictures } from "./cities/pictures";
import type { ValueLook } from "../lib/icons/values";
import { debtsPictures, debtsValues } from "./debts/pictures";
import { edificePictures } from "./edifice/pictures";
import { leadersPictures } from "./leaders/pictures";
import { teamsPictures } from "./teams/pictures";

export const expansionPictures = {
  ...leadersPictures,
  ...citiesPictures,
  ...debtsPictures,
  ...armadaPictures,
  ...edificePictures,
  ...carthagePictures,
  ...teamsPictures,
};

/** How a number stands in a picture of an expansion. */
export const expansionValues: Record<string, ValueLook> = { ...debtsValues };
