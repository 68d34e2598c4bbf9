// The commitment to a deal, and its proof after the game.

import { words } from "../../language/say";

export const fair = words("fair");
