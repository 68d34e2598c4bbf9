import { leaders } from "../../../src/expansions/leaders/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([
  [leaders.count, "1 leader in hand", "2 leaders in hand"],
  [leaders.draftText, "Leader draft, last pack", "Leader draft, packs of 2"],
]);
