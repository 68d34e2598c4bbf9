// What Armada shows at the table and on the pages of cards.

import { signed } from "../../lib/words/common";
import type { LogLine } from "../../wire";
import type { Change, SliceParts } from "../slice";
import FleetGives from "./FleetGives.svelte";
import FleetLine from "./FleetLine.svelte";
import { fleetOf, shipOf, type Fleet } from "./fleets";
import FleetTile from "./FleetTile.svelte";
import Islands from "./Islands.svelte";
import "./layout.css";
import NavalStrip from "./NavalStrip.svelte";
import NavalTile from "./NavalTile.svelte";
import Shipyard from "./Shipyard.svelte";
import Shipyards from "./Shipyards.svelte";
import { armada, shipyardsPage } from "./words";

/** The fleets that made a step. */
function sailed(lines: LogLine[]): Fleet[] {
  return lines.flatMap((line) => (line.scene?.type === "sail" ? [line.scene.fleet] : []));
}

function changes(lines: LogLine[]): Change[] {
  const steps = sailed(lines).map((fleet): Change => ({
    picture: shipOf(fleet),
    size: 26,
    label: armada.fleetTitle(fleet),
  }));
  const tokens = lines.flatMap((line) => (line.kind === "naval_token" ? line.values.slice(0, 1) : []));
  return [...steps, ...tokens.map((token): Change => ({ picture: "naval", size: 20, text: signed(token) }))];
}

export const armadaParts: SliceParts = {
  layout: (table) => (table.armada ? "harbours" : ""),
  Pile: Islands,
  strip: { at: (table) => table.armada !== null, Strip: NavalStrip },
  site: { at: (city) => city.armada !== null, Full: Shipyard, Line: FleetLine },
  answers: [
    { fits: ({ entry }) => entry.names.length > 0, Tile: FleetTile, shape: "row" },
    { fits: (_answer, decision) => decision.kind === "naval_conflict", Tile: NavalTile },
  ],
  extra: (extra, _table, _catalogue, sale) => {
    const fleet = fleetOf(extra.extra);
    if (!fleet) return undefined;
    return { title: sale ? armada.yellowStep : armada.withFleet(fleet), picture: shipOf(fleet), Gives: FleetGives };
  },
  changes,
  soldFor: (lines) => (sailed(lines).includes("yellow") ? "ship_yellow" : undefined),
  scoreNotes: ({ detail }) =>
    detail?.best_colour ? [{ picture: "island", size: 18, text: armada.bestColour(detail.best_colour) }] : [],
  page: {
    id: "shipyards",
    title: shipyardsPage.title,
    at: (catalogue) => catalogue.facts.armada !== null,
    Page: Shipyards,
  },
};
