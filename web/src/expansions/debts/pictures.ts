/** The pictures of coins to lose and debts, and how a number stands in them. */

import "./colours.css";
import * as paint from "../../lib/icons/palette";
import type { ValueLook } from "../../lib/icons/values";
import { bar, solid, stroke } from "../../lib/icons/strokes";

export const debtsPictures = {
  debt: `${solid(
    "M3.4 2h17.2v20l-2.9-2.2-2.8 2.2-2.9-2.2L9.1 22l-2.8-2.2L3.4 22z",
    "var(--icon-debt)",
    "M3.4 2h4v18.7l-1.1-.9L3.4 22z",
    "M17 2h3.6v20l-2.9-2.2-.7.5z",
  )}<path d="M8.2 5.2h7.6" ${stroke(1.5, "var(--icon-debt-line)")}/>`,
  loss: `${solid("M12 2a10 10 0 1 0 .1 0z", "var(--icon-lost-coin)", "M4.9 19.1A10 10 0 0 1 19.1 4.9z")}
    ${bar("M14.4 1.4 11.6 4.2l2 2M9.6 22.6l2.8-2.8-2-2", 1.8, "var(--icon-crack)")}`,
};

export const debtsValues: Record<string, ValueLook> = { debt: { low: 17.4, ink: paint.WHITE } };
