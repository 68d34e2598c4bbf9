// The gallery of all drawings.

import { colours } from "../../expansions/asked";

export const gallery = {
  lead:
    "Every picture of this page is drawn by its own code, from one kit of parts: columns, roofs, trees, ships and people " +
    "in materials of three tones, with the light from the upper left. The same lines give the small silhouettes.",
  search: "Search",
  searchPlaceholder: "a name, such as baths or owl",
  light: "Light",
  lights: [
    { value: "page", label: "As the page" },
    { value: "light", label: "Day" },
    { value: "dark", label: "Night" },
    { value: "both", label: "Both" },
  ],
  show: "What to show",
  all: "All",
  colours: { ...colours, token: "Tokens of Architects" } as Record<string, string>,
  wonders: "Wonders",
  wondersNote: "Each wonder as its stages are built, from the first to the last, and in its own colours.",
  drawings: "Drawings",
  kit: "Parts of the kit",
  kinds: {
    masonry: "Masonry",
    nature: "Nature",
    things: "Things",
    people: "People",
    animals: "Animals",
    war: "War",
    sea: "The sea",
    ships: "Ships",
  } as Record<string, string>,
  materials: "Materials",
  materialsNote:
    "Light, middle and dark. By night some of them are lighter, so that they do not sink into a dark card.",
  symbols: "Symbols",
  symbolsNote: "Each at 14, 20 and 32 pixels.",
  count: (shown: number, all: number): string => (shown === all ? `${all} drawings` : `${shown} of ${all} drawings`),
  none: "Nothing is called that. Try a shorter word.",
  loading: "The pens are being sharpened …",
  /** The name of a drawing or part that no catalogue knows. */
  named: (id: string): string => {
    const text = id
      .replace(/_/g, " ")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase();
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
};
