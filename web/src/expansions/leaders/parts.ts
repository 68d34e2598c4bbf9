// What Leaders shows at the table.

import { cityOf } from "../../table/classic/model";
import type { SliceParts } from "../slice";
import Draft from "./Draft.svelte";
import LeadersHeld from "./LeadersHeld.svelte";
import Recruitment from "./Recruitment.svelte";
import { leaders } from "./words";

export const leadersParts: SliceParts = {
  phases: { draft: { Where: Draft }, recruitment: { Where: Recruitment, back: "white" } },
  // Leaders that the viewer may see are shown by name.
  marks: (city) => {
    const count = city.leaders_in_hand;
    if (count === 0 || city.leaders.length > 0) return [];
    return [{ id: "leaders", picture: "white", text: `${count}`, label: leaders.count(count) }];
  },
  Held: LeadersHeld,
  remembered: (decision, table, catalogue) => {
    const kept = decision.kind === "leader_draft" ? cityOf(table, decision.seat).leaders : [];
    return kept.length > 0 ? leaders.keptNames(kept.map((id) => catalogue.card(id).name)) : "";
  },
  scoreNotes: ({ detail }) => {
    const [from, to] = detail?.changed ?? [];
    return from && to ? [{ picture: "change_symbol", size: 16, text: leaders.changed(from, to) }] : [];
  },
};
