// What Armada shows at the table and on the pages of cards.

import { all, inCity, type Patch } from "../../motion/patches";
import { cityOf, type ClassicTable } from "../../table/classic/model";
import type { LogLine } from "../../wire";
import type { Motion, SliceParts } from "../slice";
import FleetGives from "./FleetGives.svelte";
import FleetLine from "./FleetLine.svelte";
import { fleetOf, nextSquare, shipOf, squareWords, type Fleet } from "./fleets";
import FleetTile from "./FleetTile.svelte";
import Islands from "./Islands.svelte";
import "./layout.css";
import NavalStage from "./NavalStage.svelte";
import NavalStrip from "./NavalStrip.svelte";
import NavalTile from "./NavalTile.svelte";
import SeaStage from "./SeaStage.svelte";
import Shipyard from "./Shipyard.svelte";
import Shipyards from "./Shipyards.svelte";
import { seaStories } from "./story";
import { armada, fleetName, shipyardsPage } from "./words";

/** The fleets that made a step. */
function sailed(lines: LogLine[]): Fleet[] {
  return lines.flatMap((line) => (line.scene?.type === "sail" ? [line.scene.fleet] : []));
}

/** A fleet makes its step. Naval tokens wait for the conflict at sea, which the stage tells, and so do islands. */
function motions({ seat, scene }: LogLine, before: ClassicTable, after: ClassicTable): Motion[] {
  if (scene?.type !== "sail") return [];
  const shipyard = cityOf(after, seat).armada;
  const tokens = cityOf(before, seat).armada?.tokens;
  if (!shipyard || !tokens) return [];
  const sea: Patch = (shown) => ({ ...shown, armada: after.armada });
  const sailed = inCity(seat, () => ({ armada: { ...shipyard, tokens } }));
  return [{ to: `fleet:${seat}:${scene.fleet}`, patch: all(sailed, sea) }];
}

export const armadaParts: SliceParts = {
  evidence: { fleets: "ship_blue", islands: "island", naval: "naval", tempo_islands: "island" },
  motions,
  layout: (table) => (table.armada ? "harbours" : ""),
  Pile: Islands,
  strip: { at: (table) => table.armada !== null, Strip: NavalStrip },
  site: { at: (city) => city.armada !== null, Full: Shipyard, Line: FleetLine },
  answers: [
    { fits: ({ entry }) => entry.names.length > 0, Tile: FleetTile, shape: "row" },
    { fits: (_answer, decision) => decision.kind === "naval_conflict", Tile: NavalTile },
  ],
  extra: (extra, table, _catalogue, sale) => {
    const fleet = fleetOf(extra.extra);
    if (!fleet) return undefined;
    return {
      title: sale ? armada.yellowStep : fleetName(fleet),
      picture: shipOf(fleet),
      Gives: FleetGives,
      gives: (seat) => {
        const next = nextSquare(cityOf(table, seat), fleet);
        return next ? squareWords(next) : "";
      },
    };
  },
  soldFor: (lines) => (sailed(lines).includes("yellow") ? "ship_yellow" : undefined),
  story: { scenes: seaStories, stages: { naval: NavalStage, sea: SeaStage } },
  scoreNotes: ({ detail }) =>
    detail?.best_colour
      ? [{ picture: "island", size: 18, text: armada.bestColour({ colour: detail.best_colour }) }]
      : [],
  page: {
    id: "shipyards",
    get title() {
      return shipyardsPage.title;
    },
    at: (catalogue) => catalogue.facts.armada !== null,
    Page: Shipyards,
  },
};
