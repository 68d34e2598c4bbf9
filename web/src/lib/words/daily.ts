// The puzzle of the day: the table, the answer, the archive.

import { words } from "../../language/say";

export const daily = words("daily");
