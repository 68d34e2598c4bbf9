// What coins to lose and debts show at the table.

import type { CityState } from "../../wire";
import type { Mark, SliceParts } from "../slice";
import LossTile from "./LossTile.svelte";
import LossStage from "./LossStage.svelte";
import { lossStories } from "./story";
import { debts } from "./words";

/** The points that a city loses for its debts. */
const debtsOf = (city: CityState): number => city.debts?.debts ?? 0;

function marks(city: CityState): Mark[] {
  const found: Mark[] = [];
  const points = debtsOf(city);
  if (points > 0) {
    const text = `−${points}`;
    found.push({ id: "debts", picture: "debt", text, label: debts.debts(points), tab: text });
  }
  if (city.loss > 0) {
    found.push({
      id: "loss",
      picture: "loss",
      text: `${city.loss}`,
      label: debts.loss(city.loss),
      due: debts.lossShort,
    });
  }
  return found;
}

export const debtsParts: SliceParts = {
  evidence: { debts: "debt", debts_taken: "debt" },
  marks,
  answers: [{ fits: ({ entry, use }) => use.use === "pay" && entry.number !== null, Tile: LossTile }],
  changes: (_lines, before, after) => {
    const taken = debtsOf(after) - debtsOf(before);
    return taken > 0 ? [{ picture: "debt", size: 20, text: `−${taken}`, bad: true }] : [];
  },
  story: { scenes: lossStories, stages: { losses: LossStage } },
};
