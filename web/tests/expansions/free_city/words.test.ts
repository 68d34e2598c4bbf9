import { freeCity } from "../../../src/expansions/free_city/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([[freeCity.drawPile, "1 card in the draw pile", "2 cards in the draw pile"]]);
