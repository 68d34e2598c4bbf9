// Assembly: the rules of expansions and variants, in the order in which the rules pages tell them.

import type { RulesWords } from "../lib/rules";
import { armadaRules } from "./armada/rules";
import { citiesRules } from "./cities/rules";
import { debtsRules } from "./debts/rules";
import { edificeRules } from "./edifice/rules";
import { freeCityRules } from "./free_city/rules";
import { leadersRules } from "./leaders/rules";
import { teamsRules } from "./teams/rules";

export const sliceRules: RulesWords[] = [
  leadersRules,
  citiesRules,
  debtsRules,
  teamsRules,
  armadaRules,
  edificeRules,
  freeCityRules,
];
