// Teams of two.

import { words } from "../../language/say";
import type { SliceWords } from "../slice";

/** What teams are called, by their numbers. */
export const LETTERS = ["A", "B", "C"];

export const teams = words("teams");

export const teamsWords: SliceWords = {
  id: "teams",
  isVariant: true,
  borders: { partner: "partner" },
};
