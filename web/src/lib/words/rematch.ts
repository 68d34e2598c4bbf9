// Playing again: the question at the finished table, and the people for whom the new one waits.

import { words } from "../../language/say";

export const rematch = words("rematch");

/** In the lobby of the new table. */
export const expected = words("expected");
