// Where the table and the pages of cards ask for the parts of expansions and variants.

import type { Catalogue } from "../lib/catalogue.svelte";
import type { IconName } from "../lib/icons/pictures";
import type { Answer, ClassicTable } from "../table/classic/model";
import type { CardFacts, CityState, DecisionState, ExtraUse, LogLine, ScoreState, TableState } from "../wire";
import type { PartScene } from "../story/scene";
import "../table/scale.css";
import "../table/theme.css";
import { sliceParts } from "./parts";
import type { AnswerTile, ExtraTile, Group, Mark, Motion, Note, SliceParts } from "./slice";

function present<T>(pick: (parts: SliceParts) => T | undefined): T[] {
  return sliceParts.map(pick).filter((found) => found !== undefined);
}

/** The picture of a kind of evidence. */
export function evidencePicture(kind: string): IconName | undefined {
  return present((parts) => parts.evidence?.[kind])[0];
}

// The table

/** Classes for the layout of a table. */
export function layoutOf(table: ClassicTable): string {
  return sliceParts
    .map((parts) => parts.layout?.(table))
    .filter(Boolean)
    .join(" ");
}

export function phaseOf(table: ClassicTable) {
  return present((parts) => parts.phases?.[table.phase])[0];
}

export const pileParts = () => present((parts) => parts.Pile);

/** The rows about all cities at this table. */
export function stripsOf(table: ClassicTable) {
  return present((parts) => parts.strip)
    .filter((strip) => strip.at(table))
    .map((strip) => strip.Strip);
}

// A city

export function siteOf(city: CityState) {
  return present((parts) => parts.site).find((site) => site.at(city));
}

export function countersOf(city: CityState) {
  return present((parts) => parts.counter)
    .filter((counter) => counter.at(city))
    .map((counter) => counter.Counter);
}

export function marksOf(city: CityState): Mark[] {
  return sliceParts.flatMap((parts) => parts.marks?.(city) ?? []);
}

/** What marks the border between two neighbours. Variants come after the expansions and have the last word. */
export function borderMark(city: CityState, neighbour: CityState, fought: boolean): string | undefined {
  return present((parts) => parts.border?.(city, neighbour, fought)).at(-1);
}

export const nameParts = () => present((parts) => parts.Name);

export function nameNoteOf(table: ClassicTable, seat: number): string {
  return sliceParts.map((parts) => parts.nameNote?.(table, seat)).find(Boolean) ?? "";
}

/** The colour of a city's upper edge; empty for none. */
export function edgeOf(table: ClassicTable, seat: number): string {
  return sliceParts.map((parts) => parts.edge?.(table, seat)).find(Boolean) ?? "";
}

export const heldParts = () => present((parts) => parts.Held);

// Decisions

export function rememberedAt(decision: DecisionState, table: ClassicTable, catalogue: Catalogue): string {
  return sliceParts.map((parts) => parts.remembered?.(decision, table, catalogue)).find(Boolean) ?? "";
}

/** The tile of an answer that is drawn in a way of its own. */
export function tileOf(answer: Answer, decision: DecisionState): AnswerTile | undefined {
  return sliceParts.flatMap((parts) => parts.answers ?? []).find((tile) => tile.fits(answer, decision));
}

export function toFollowIn(city: CityState): string {
  return sliceParts.map((parts) => parts.toFollow?.(city)).find(Boolean) ?? "";
}

export function extraTile(
  extra: ExtraUse,
  table: ClassicTable,
  catalogue: Catalogue,
  sale: boolean,
): ExtraTile | undefined {
  return present((parts) => parts.extra?.(extra, table, catalogue, sale))[0];
}

// The reveal and the end

/** What expansions move at the table because of a line of the log. */
export function motionsIn(line: LogLine, before: ClassicTable, after: ClassicTable): Motion[] {
  return sliceParts.flatMap((parts) => parts.motions?.(line, before, after) ?? []);
}

export function soldFor(lines: LogLine[]) {
  return present((parts) => parts.soldFor?.(lines))[0];
}

/** The scenes of expansions between two tables. */
export function storiesOf(before: ClassicTable, after: ClassicTable, lines: LogLine[], moves: boolean): PartScene[] {
  return sliceParts.flatMap((parts) => parts.story?.scenes(before, after, lines, moves) ?? []);
}

/** How a scene of an expansion is drawn. */
export function stageOf(name: string) {
  return present((parts) => parts.story?.stages[name])[0];
}

export function scoreNotesOf(score: ScoreState, city: CityState, catalogue: Catalogue): Note[] {
  return sliceParts.flatMap((parts) => parts.scoreNotes?.(score, city, catalogue) ?? []);
}

/** The seats that play together; empty where everybody plays alone. */
export function groupsOf(table: TableState): Group[] {
  return sliceParts.flatMap((parts) => parts.groups?.(table) ?? []);
}

export const groupWords = () => present((parts) => parts.groupNote)[0];

// Pages of cards

export function pagesOf(catalogue: Catalogue | null) {
  return present((parts) => parts.page).filter((page) => catalogue !== null && page.at(catalogue));
}

export function cardNotes(card: CardFacts) {
  return present((parts) => parts.cardNote)
    .filter((note) => note.at(card))
    .map((note) => note.Note);
}
