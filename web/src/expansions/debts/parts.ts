// What coins to lose and debts show at the table.

import type { CityState } from "../../wire";
import type { Mark, SliceParts } from "../slice";
import LossTile from "./LossTile.svelte";
import { debts } from "./words";

function marks(city: CityState): Mark[] {
  const found: Mark[] = [];
  if (city.debts > 0) {
    const text = `−${city.debts}`;
    found.push({ id: "debts", picture: "debt", text, label: debts.debts(city.debts), tab: text });
  }
  if (city.loss > 0) {
    found.push({ id: "loss", picture: "loss", text: `${city.loss}`, label: debts.loss(city.loss), due: debts.lossShort });
  }
  return found;
}

export const debtsParts: SliceParts = {
  marks,
  answers: [{ fits: ({ entry, use }) => use.use === "pay" && entry.number !== null, Tile: LossTile }],
  changes: (_lines, before, after) => {
    const taken = after.debts - before.debts;
    return taken > 0 ? [{ picture: "debt", size: 20, text: `−${taken}`, bad: true }] : [];
  },
  scoreNotes: (_score, city) => (city.debts > 0 ? [{ picture: "debt", size: 16, text: debts.taken(city.debts) }] : []),
};
