// What teams show at the table.

import type { SliceParts } from "../slice";
import { teamOf, teamsOf } from "./model";
import PartnerHand from "./PartnerHand.svelte";
import Team from "./Team.svelte";
import { teams } from "./words";

export const teamsParts: SliceParts = {
  Name: Team,
  edge: (table, seat) => (teamOf(table, seat) >= 0 ? `var(--team-${teamOf(table, seat)})` : ""),
  border: (city, neighbour) => (city.partner === neighbour.seat ? "partner" : undefined),
  Held: PartnerHand,
  groups: teamsOf,
  groupNote: { lobby: teams.lobby, count: teams.count, wins: teams.wins, youWin: teams.youWin, behind: teams.behind },
};
