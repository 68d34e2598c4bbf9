// The way to a table: what somebody without a seat finds at its address or behind a link, and what its host allows.

import { words } from "../../language/say";

/** The page for somebody without a seat. */
export const door = words("door");

/** Knocking at a private lobby: for the visitor, and for those who sit there. */
export const knocking = words("knocking");

/** Who needs no link. The host decides it in the lobby. */
export const access = words("access");
