// What teams show at the table.

import { listed } from "../../language/say";
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
  groupNote: {
    get lobby() {
      return teams.lobby;
    },
    get youWin() {
      return teams.youWin;
    },
    count: (count) => teams.count({ count }),
    wins: (names) => teams.wins({ names: listed(names) }),
    behind: (blanks) => teams.behind(blanks),
  },
};
