// What Leaders shows at the table.

import { listed } from "../../language/say";
import { takenOver } from "../../motion/patches";
import { cityOf, type ClassicTable } from "../../table/classic/model";
import type { LogLine } from "../../wire";
import type { Motion, SliceParts } from "../slice";
import Draft from "./Draft.svelte";
import LeadersHeld from "./LeadersHeld.svelte";
import Recruitment from "./Recruitment.svelte";
import { leaders } from "./words";

/** A leader of the draft goes from its landing place to those in hand; nobody sees which one it is. */
function motions(line: LogLine, _before: ClassicTable, after: ClassicTable): Motion[] {
  const { seat, scene } = line;
  if (scene?.type !== "move" || scene.use !== "keep") return [];
  return [{ from: `landing:${seat}`, to: `leaders:${seat}`, patch: takenOver(after, seat, "leaders") }];
}

export const leadersParts: SliceParts = {
  evidence: { tempo_leaders: "white" },
  phases: { draft: { Where: Draft }, recruitment: { Where: Recruitment, back: "white" } },
  // Leaders that the viewer may see are shown by name.
  marks: (city) => {
    const count = city.leaders?.hand_size ?? 0;
    if (count === 0 || city.leaders?.hand.length) return [];
    return [{ id: "leaders", picture: "white", text: `${count}`, label: leaders.count({ count }) }];
  },
  Held: LeadersHeld,
  motions,
  remembered: (decision, table, catalogue) => {
    const kept = (decision.kind === "leader_draft" && cityOf(table, decision.seat).leaders?.hand) || [];
    return kept.length > 0 ? leaders.keptNames({ names: listed(kept.map((id) => catalogue.card(id).name)) }) : "";
  },
  scoreNotes: ({ detail }) => {
    const [from, to] = detail?.changed ?? [];
    return from && to ? [{ picture: "change_symbol", size: 16, text: leaders.changed({ from, to }) }] : [];
  },
};
