import { diplomacy } from "../../../src/expansions/cities/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([
  [
    (count) => diplomacy.tokens({ count }),
    "1 diplomacy token: stays out of the next conflicts",
    "2 diplomacy tokens: stays out of the next conflicts",
  ],
]);
