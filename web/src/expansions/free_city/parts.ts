// What the Free City shows at the table.

import { nameOf } from "../../table/model";
import type { SliceParts } from "../slice";
import DrawPile from "./DrawPile.svelte";
import { FREE_CITY, freeCity } from "./words";

export const freeCityParts: SliceParts = {
  Pile: DrawPile,
  nameNote: (table, seat) => {
    if (!table.free_city || table.status !== "playing" || table.seats[seat]?.kind !== FREE_CITY) return "";
    const { controller } = table.free_city;
    return controller === table.me ? freeCity.youControl : freeCity.controls({ name: nameOf(table, controller) });
  },
};
