import { leaders } from "../../../src/expansions/leaders/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([
  [(count) => leaders.count({ count }), "1 leader in hand", "2 leaders in hand"],
  [(left) => leaders.draftText({ left }), "Leader draft, last pack", "Leader draft, packs of 2"],
]);
