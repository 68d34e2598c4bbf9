// The variant for two players: a third city without an owner.

import { words } from "../../language/say";
import type { SliceWords } from "../slice";

/** The kind of its seat. */
export const FREE_CITY = "free_city";

export const freeCity = words("freecity");

export const freeCityWords: SliceWords = {
  id: "free_city",
  seat: { kind: FREE_CITY, picture: "town" },
  questions: { free_city: { picture: "town", look: "cards", thenHand: true, namesCity: true } },
};
