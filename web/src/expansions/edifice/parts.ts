// What Edifice shows at the table and on the pages of cards.

import type { SliceParts } from "../slice";
import Edifices from "./Edifices.svelte";
import EdificeGives from "./EdificeGives.svelte";
import EdificeTile from "./EdificeTile.svelte";
import { projectOf } from "./model";
import Pawns from "./Pawns.svelte";
import PenaltyNote from "./PenaltyNote.svelte";
import { edifice } from "./words";

export const edificeParts: SliceParts = {
  strip: { at: (table) => table.edifice !== null, Strip: Edifices },
  counter: { at: (city) => city.edifice !== null, Counter: Pawns },
  answers: [{ fits: ({ use }) => use.use === "join", Tile: EdificeTile, shape: "wide" }],
  toFollow: (city) => {
    const owing = city.edifice?.owing ?? 0;
    return owing > 1 ? edifice.stillToGive(owing) : "";
  },
  extra: ({ extra }, table, catalogue) => {
    if (extra !== "edifice") return undefined;
    const project = projectOf(table, table.age);
    return {
      title: edifice.with(project ? catalogue.card(project.card).name : ""),
      picture: "edifice",
      Gives: EdificeGives,
    };
  },
  changes: (lines) =>
    lines.some((line) => line.kind === "joined") ? [{ picture: "pawn", size: 24, label: edifice.joined }] : [],
  cardNote: { at: (card) => card.edifice !== null, Note: PenaltyNote },
};
