// Messages about the people at a table, shown for a moment or as long as something is open.

import { words } from "../../language/say";

export const messages = words("messages");
