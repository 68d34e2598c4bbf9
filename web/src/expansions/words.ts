// Assembly: the words of expansions and variants, in the order in which the page names them. Each is named here once.

import { armadaWords } from "./armada/words";
import { carthageWords } from "./carthage/words";
import { citiesWords } from "./cities/words";
import { debtsWords } from "./debts/words";
import { edificeWords } from "./edifice/words";
import { freeCityWords } from "./free_city/words";
import { leadersWords } from "./leaders/words";
import type { SliceWords } from "./slice";
import { teamsWords } from "./teams/words";

export const sliceWords: SliceWords[] = [
  leadersWords,
  citiesWords,
  debtsWords,
  teamsWords,
  armadaWords,
  edificeWords,
  carthageWords,
  freeCityWords,
];
