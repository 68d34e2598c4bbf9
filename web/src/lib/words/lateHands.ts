// Hands that watchers see one turn late, where the table allows it.

import { words } from "../../language/say";

export const lateHands = words("latehands");
