// Assembly: what expansions and variants explain. Each of them is named here once.

import type { SliceExplained } from "../explain/about";
import { armadaExplained, type ArmadaAbout } from "./armada/explain";
import { carthageExplained } from "./carthage/explain";
import { citiesExplained } from "./cities/explain";
import { debtsExplained } from "./debts/explain";
import { edificeExplained, type EdificeAbout } from "./edifice/explain";
import { freeCityExplained, type FreeCityAbout } from "./free_city/explain";
import { leadersExplained, type LeadersAbout } from "./leaders/explain";
import { teamsExplained, type TeamsAbout } from "./teams/explain";

/** What can be asked about besides the things of the base game. */
interface AddedThings {
  leaders: LeadersAbout;
  armada: ArmadaAbout;
  edifice: EdificeAbout;
  free_city: FreeCityAbout;
  teams: TeamsAbout;
}

export type AddedAbout = AddedThings[keyof AddedThings];

export const sliceExplained: SliceExplained[] = [
  leadersExplained,
  citiesExplained,
  debtsExplained,
  teamsExplained,
  armadaExplained,
  edificeExplained,
  carthageExplained,
  freeCityExplained,
];
