// What Edifice shows at the table and on the pages of cards.

import { all, takenOver, type Patch } from "../../motion/patches";
import { inRow } from "../../lib/words/common";
import type { ClassicTable } from "../../table/classic/model";
import type { LogLine } from "../../wire";
import type { Motion, SliceParts } from "../slice";
import Edifices from "./Edifices.svelte";
import EdificeGives from "./EdificeGives.svelte";
import EdificeStage from "./EdificeStage.svelte";
import EdificeTile from "./EdificeTile.svelte";
import { projectOf } from "./model";
import Pawns from "./Pawns.svelte";
import PenaltyNote from "./PenaltyNote.svelte";
import { edificeStories } from "./story";
import { edifice } from "./words";

/** A pawn goes from the Edifice to the city that takes part. */
function motions(line: LogLine, _before: ClassicTable, after: ClassicTable): Motion[] {
  const { seat, scene } = line;
  if (scene?.type !== "pawn") return [];
  const left: Patch = (shown) => ({ ...shown, edifice: after.edifice });
  const patch = all(takenOver(after, seat, "edifice"), left);
  return [{ from: `edifice:${scene.age}`, to: `tokens:${seat}`, picture: "pawn", patch }];
}

export const edificeParts: SliceParts = {
  evidence: { edifice: "edifice", tempo_pawns: "pawn" },
  motions,
  strip: { at: (table) => table.edifice !== null, Strip: Edifices },
  counter: { at: (city) => city.edifice !== null, Counter: Pawns },
  answers: [{ fits: ({ use }) => use.use === "join", Tile: EdificeTile, shape: "wide" }],
  toFollow: (city) => {
    const owing = city.edifice?.owing ?? 0;
    return owing > 1 ? edifice.stillToGive({ count: owing }) : "";
  },
  extra: ({ extra }, table, catalogue) => {
    if (extra !== "edifice") return undefined;
    const project = projectOf(table, table.age);
    return {
      title: edifice.with({ name: project ? catalogue.card(project.card).name : "" }),
      picture: "edifice",
      Gives: EdificeGives,
      gives: () => inRow(project?.reward ?? []),
    };
  },
  story: { scenes: edificeStories, stages: { edifice: EdificeStage } },
  cardNote: { at: (card) => card.edifice !== null, Note: PenaltyNote },
};
