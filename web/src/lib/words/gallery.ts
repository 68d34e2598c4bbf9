// The gallery of all drawings.

import { named, words } from "../../language/say";

export const gallery = words("gallery");

/** Day, night, both, or as the page is. */
export const lights = (): { value: string; label: string }[] =>
  ["page", "light", "dark", "both"].map((value) => ({ value, label: named("gallerylight", value) }));

/** A shelf of drawings: the cards of a colour, or the tokens of Architects. */
export const shelfTitle = (colour: string): string => (colour === "token" ? gallery.tokens : named("colour", colour));

export const countText = (shown: number, all: number): string =>
  shown === all ? gallery.count({ all }) : gallery.found({ shown, all });
