// What coins to lose and debts show at the table.

import type { CityState } from "../../wire";
import type { Mark, SliceParts } from "../slice";
import LossTile from "./LossTile.svelte";
import LossStage from "./LossStage.svelte";
import { lossStories } from "./story";
import { debts } from "./words";

function marks(city: CityState): Mark[] {
  const found: Mark[] = [];
  const points = city.debts?.debts ?? 0;
  if (points > 0) {
    const text = `−${points}`;
    found.push({ id: "debts", picture: "debt", text, label: debts.debts({ points }), tab: text });
  }
  if (city.loss > 0) {
    found.push({
      id: "loss",
      picture: "loss",
      text: `${city.loss}`,
      label: debts.loss({ coins: city.loss }),
      due: debts.lossShort,
    });
  }
  return found;
}

export const debtsParts: SliceParts = {
  evidence: { debts: "debt", debts_taken: "debt" },
  marks,
  answers: [{ fits: ({ entry, use }) => use.use === "pay" && entry.number !== null, Tile: LossTile }],
  story: { scenes: lossStories, stages: { losses: LossStage } },
};
