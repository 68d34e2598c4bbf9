// Assembly: the pictures and wonder drawings that expansions and variants add. Each of them is named here once.

import { armadaDrawings } from "./armada/drawings";
import { armadaPictures } from "./armada/pictures";
import { carthageDrawings } from "./carthage/drawings";
import { carthagePictures } from "./carthage/pictures";
import { citiesDrawings } from "./cities/drawings";
import { citiesPictures } from "./cities/pictures";
import { debtsPictures } from "./debts/pictures";
import { edificePictures } from "./edifice/pictures";
import { leadersDrawings } from "./leaders/drawings";
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

export const expansionDrawings = {
  ...leadersDrawings,
  ...citiesDrawings,
  ...armadaDrawings,
  ...carthageDrawings,
};
