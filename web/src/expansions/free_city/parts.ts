// What the Free City shows at the table.

import { nameOf } from "../../table/model";
import type { SliceParts } from "../slice";
import DrawPile from "./DrawPile.svelte";
import { freeCity } from "./words";

export const freeCityParts: SliceParts = {
  Pile: DrawPile,
  nameNote: (table, seat) => {
    if (!table.free_city || table.status !== "playing" || table.seats[seat]?.kind !== freeCity.kind) return "";
    const { controller } = table.free_city;
    return controller === table.me ? freeCity.youControl : freeCity.controls(nameOf(table, controller));
  },
};
