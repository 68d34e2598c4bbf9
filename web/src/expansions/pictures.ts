// Assembly: the pictures that expansions and variants add. Each of them is named here once.

import { armadaPictures } from "./armada/pictures";
import { carthagePictures } from "./carthage/pictures";
import { citiesPictures } from "./cities/pictures";
import { debtsPictures } from "./debts/pictures";
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
