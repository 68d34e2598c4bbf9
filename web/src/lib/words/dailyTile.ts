// The puzzle of the day on the start page.

import { words } from "../../language/say";

export const dailyTile = words("dailytile");
