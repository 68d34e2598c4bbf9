// Assembly: the introductions to expansions and variants, in the order in which they are told.

import type { Introduction } from "../coach/mark";
import { armadaIntroduction } from "./armada/coach";
import { citiesIntroduction } from "./cities/coach";
import { edificeIntroduction } from "./edifice/coach";
import { freeCityIntroduction } from "./free_city/coach";
import { leadersIntroduction } from "./leaders/coach";
import { teamsIntroduction } from "./teams/coach";

export const introductions: Introduction[] = [
  leadersIntroduction,
  citiesIntroduction,
  armadaIntroduction,
  edificeIntroduction,
  freeCityIntroduction,
  teamsIntroduction,
];
