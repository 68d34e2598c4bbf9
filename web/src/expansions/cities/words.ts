// Cities.

import { words } from "../../language/say";
import type { SliceWords } from "../slice";
import { citiesEffects } from "./effects";

export const diplomacy = words("diplomacy");
export const spies = words("spies");

export const citiesWords: SliceWords = {
  id: "cities",
  expansion: { minutes: 10, drawings: ["lair"] },
  log: { diplomacy: "diplomacy" },
  categories: { cities: { picture: "black", colour: "--card-black" } },
  colours: ["black"],
  stackPlace: 1,
  borders: { diplomacy: "diplomacy", own_peace: "diplomacy", their_peace: "diplomacy" },
  effects: citiesEffects,
};
