import { cities } from "../../../src/expansions/cities/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([
  [
    cities.diplomacy,
    "1 diplomacy token: stays out of the next conflicts",
    "2 diplomacy tokens: stays out of the next conflicts",
  ],
]);
