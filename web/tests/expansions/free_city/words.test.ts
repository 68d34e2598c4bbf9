import { freeCity } from "../../../src/expansions/free_city/words";
import { oneAndMany } from "../../oneAndMany";

oneAndMany([[(count) => freeCity.drawPile({ count }), "1 card in the draw pile", "2 cards in the draw pile"]]);
