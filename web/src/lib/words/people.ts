// The people at a table: what they may do with each other, with links, and about themselves.

import { words } from "../../language/say";

export const people = words("people");
export const forgetting = words("forgetting");
