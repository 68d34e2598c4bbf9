// What the Free City shows at the table.

import { leftOf, nameOf, rightOf } from "../../table/model";
import type { ClassicTable } from "../../table/classic/model";
import type { SliceParts } from "../slice";
import { freeCity } from "./words";

/** The seat that runs the Free City this turn, or -1. To be read from `controller` once the wire has it. */
function controllerOf(table: ClassicTable, city: number): number {
  if (table.turn === 0) return -1;
  // The left-hand neighbour of the Free City begins Ages I and III.
  return table.age % 2 === table.turn % 2 ? leftOf(table, city) : rightOf(table, city);
}

export const freeCityParts: SliceParts = {
  nameNote: (table, seat) => {
    if (table.status !== "playing" || table.seats[seat]?.kind !== freeCity.kind) return "";
    const controller = controllerOf(table, seat);
    if (controller < 0) return "";
    return controller === table.me ? freeCity.youControl : freeCity.controls(nameOf(table, controller));
  },
};
