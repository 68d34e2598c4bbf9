// The positions and scenarios on the rules pages.

import { words } from "../../language/say";

export const puzzle = words("puzzle");
