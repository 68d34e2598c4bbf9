// What stands in the picture of a card, by its colour, and the same as a silhouette in one ink.

import { expansionStands } from "../../expansions/stands";
import {
  arch,
  box,
  brick,
  columns,
  cypress,
  flat,
  gable,
  merlons,
  path,
  roof,
  slate,
  steps,
  stone,
  strokes,
  timber,
} from "./kit";

export interface Stand {
  /** The drawing, on a field of 120 x 120. */
  drawing: string;
  /** One shape for a small picture. */
  solid: string;
  /** Where the emblem of the card goes: its middle and its size; nowhere for a drawing that says it all. */
  emblem?: [number, number, number];
}

const stripes = [0, 1, 2, 3, 4, 5]
  .map((place) => path(`M${24 + place * 12} 50h12l2 16q-8 7-15 0z`, place % 2 ? "#fbf0d4" : "#d9a013"))
  .join("");

const stands: Record<string, Stand> = {
  // A pit with its crane; the raw material lies in front of it.
  brown: {
    drawing:
      box(24, 66, 26, 38, stone) +
      strokes("M24 79h26M24 92h26M37 66v13M31 79v13M43 92v12") +
      strokes("M86 104V44M92 104 86 52", 4, "#653a1b") +
      strokes("M86 46 54 56M62 54v16", 2.6, "#653a1b") +
      cypress(103, 104, 46),
    solid: "M20 104V66h30v38zM82 104V60L56 68v8h-6V60l36-14 6 4v54z",
    emblem: [66, 86, 42],
  },
  // A workshop with a chimney; what it makes stands at its door.
  gray: {
    drawing:
      box(36, 30, 16, 40, brick) +
      path("M28 104V78q0-20 28-20t28 20v26z", "#c4623a") +
      flat("M30 103V78q0-14 12-18v43z", "#e08a5c") +
      arch(40, 104, 32, 32) +
      path("M48 104q-4-12 4-22q2 6 6 8q4-2 4-8q6 12 0 22z", "#f0912c"),
    solid: "M32 104V78q0-10 8-16V30h16v28q28 2 28 20v26H74V92q0-8-14-8t-14 8v12z",
    emblem: [88, 84, 40],
  },
  // A temple.
  blue: {
    drawing:
      flat("M32 54h56v44H32z", "#6d5233") +
      columns(33, 87, 5, 54, 96) +
      box(26, 46, 68, 8, stone) +
      gable(22, 46, 76, 24, roof) +
      strokes("M22 46h76", 1.5) +
      steps(60, 96, 72, 2),
    solid: "M60 20 100 46v8H90v38h8v12H22V92h8V54H20v-8zM44 54v38h6V54zM68 54v38h6V54z",
  },
  // A stall under a striped awning.
  yellow: {
    drawing:
      strokes("M28 104V56M92 104V56", 3.6, "#653a1b") +
      stripes +
      path("M22 42h76l2 9H20z", "#d9a013") +
      box(26, 82, 68, 22, timber) +
      path("M34 82q2-9 10-9t10 9z", "#b5432f") +
      path("M64 82q2-9 10-9t10 9z", "#6f9a3a"),
    solid: "M22 40h76l6 28q-8 6-14 0v36H30V68q-6 6-14 0zM38 70v12h44V70z",
    emblem: [60, 93, 26],
  },
  // A gate between two towers.
  red: {
    drawing:
      box(40, 58, 40, 46, stone) +
      merlons(42, 58, 4, stone) +
      box(22, 44, 24, 60, stone) +
      merlons(23, 44, 2, stone) +
      box(74, 44, 24, 60, stone) +
      merlons(75, 44, 2, stone) +
      arch(50, 104, 20, 24) +
      strokes("M34 36V20M86 36V20", 2) +
      path("M34 20h14l-4 5 4 5H34zM86 20h14l-4 5 4 5H86z", "#b0281f"),
    solid: "M20 104V36h8v8h6v-8h8v24h8v-8h8v8h6v-8h8v8h8V36h8v8h6v-8h8v68H72V88q-12-16-24 0v16z",
    emblem: [60, 68, 30],
  },
  // A domed hall of learning.
  green: {
    drawing:
      path("M34 58a26 26 0 0 1 52 0z", "#5f9f83") +
      flat("M37 56a24 24 0 0 1 16-20v20z", "#8fc7ac") +
      box(30, 58, 60, 8, stone) +
      flat("M34 66h52v34H34z", "#6d5233") +
      columns(36, 84, 4, 66, 100) +
      box(24, 98, 72, 6, stone) +
      strokes("M60 32v-9", 2.2),
    solid:
      "M60 22q4 8 8 10q20 6 20 26h6v8h-6v30h8v8H24v-8h8V66h-6v-8h6q0-20 20-26q4-2 8-10zM44 66v30h8V66zM68 66v30h8V66z",
    emblem: [60, 48, 22],
  },
  // The banner of a guild between two pillars.
  purple: {
    drawing:
      box(30, 34, 60, 8, stone) +
      path("M38 42h44v46l-22-10-22 10z", "#6b3f92") +
      flat("M39.5 42H48v42l-8.5 3.8z", "#8a5cb4") +
      columns(30, 90, 2, 42, 98) +
      box(22, 98, 76, 6, stone) +
      box(22, 28, 76, 7, stone),
    solid: "M22 26h76v14h-6v56h8v8H20v-8h8V40h-6zM42 40v46l18-8 18 8V40z",
    emblem: [60, 60, 30],
  },
  // Anything else: a plinth for its emblem.
  other: {
    drawing: box(34, 78, 52, 26, slate) + box(28, 72, 64, 8, slate),
    solid: "M28 72h64v8h-6v24H34V80h-6z",
    emblem: [60, 48, 48],
  },
};

const all: Record<string, Stand> = { ...stands, ...expansionStands };

/** What stands in the picture of a card of that colour. */
export function standOf(colour: string): Stand {
  return (Object.hasOwn(all, colour) ? all[colour] : undefined) ?? (stands["other"] as Stand);
}
