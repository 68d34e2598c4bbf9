// What teams show at the table.

import type { SliceParts } from "../slice";
import "./layout.css";
import { teamOf, teamsOf } from "./model";
import PartnerHand from "./PartnerHand.svelte";
import Team from "./Team.svelte";
import { teams } from "./words";

export const teamsParts: SliceParts = {
  layout: (table) => (teamOf(table, 0) >= 0 ? "teams" : ""),
  Name: Team,
  edge: (table, seat) => (teamOf(table, seat) >= 0 ? `var(--team-${teamOf(table, seat)})` : ""),
  Held: PartnerHand,
  groups: teamsOf,
  groupNote: { lobby: teams.lobby, count: teams.count, wins: teams.wins, youWin: teams.youWin },
};
