// What is in the boxes, generated from the engine: nothing here needs a server. Cards, boards and tokens have names and
// effects in the language of the page; only cities are known by their English names, as in files.

import { Box, boxCityName, Catalogue, cityName } from "../lib/catalogue.svelte";
import type { ArchitectsFacts, BoardFacts, CardFacts, CatalogueFacts, EditionFacts, RulesetFacts } from "../wire";
import { libraryOf, rulesOf } from "./count";
import { architectsCategories } from "./engine";
import content from "./facts.json";
import type { SheetConfig } from "./sheet";

/** Something to enter for a city besides cards and stages; `sheet_field.py` says what the kinds mean. */
export interface SheetField {
  key: string;
  part: string;
  line: string;
  kind: "number" | "tokens" | "square" | "cards" | "built";
  values: number[];
  colour: string;
  /** The code of an effect that a stage of the board must have. */
  effect: string;
}

interface Facts {
  catalogues: Record<string, CatalogueFacts>;
  architects: ArchitectsFacts;
  rulesets: RulesetFacts[];
  tokens: Record<string, SheetField>;
  fields: Record<string, SheetField[]>;
  colours: Record<string, string>;
  lines: Record<string, string[]>;
  limits: Record<string, Record<string, [least: number, most: number]>>;
}

export const facts = content as unknown as Facts;

const CHOOSE = "choose:";
const BONUS = "bonus";
/** Where cards are shown that have no points of their own. */
const SHOWN_WITH: Record<string, string> = { red: "military", green: "science" };

export function editionOf(config: SheetConfig): EditionFacts {
  const editions = facts.rulesets.find(({ game }) => game === config.game)?.editions ?? [];
  const found = editions.find(({ edition }) => edition === (config.edition ?? 1)) ?? editions[0];
  if (!found) throw new Error(`no game ${config.game}`);
  return found;
}

const catalogues = new Map<number, Catalogue>();

function catalogueOf({ edition = 1 }: SheetConfig): Catalogue {
  const known = catalogues.get(edition);
  if (known) return known;
  const found = facts.catalogues[edition];
  if (!found) throw new Error(`no edition ${edition}`);
  const catalogue = new Catalogue(found);
  catalogues.set(edition, catalogue);
  return catalogue;
}

/** The box of Architects. */
export const box = new Box(facts.architects);
export const wondersOfBox = facts.architects.wonders.map(({ id }) => box.wonder(id));

/** A card by its id, in the language of the page. */
export const cardNamed = (config: SheetConfig, id: string): string =>
  config.game === "architects" ? box.card(id).name : catalogueOf(config).card(id).name;

/** A city, or the wonder there, in the language of the page; sheets have the English name. */
export function cityNamed(config: SheetConfig, english: string): string {
  const wonder = config.game === "architects" && wondersOfBox.find(({ name }) => name === english);
  if (wonder) return boxCityName(wonder);
  const board = config.game === "classic" && allBoards(config).find(({ name }) => name === english);
  return board ? cityName(board) : english;
}

const inPlay = (config: SheetConfig, set: string, requires: string[] = []): boolean =>
  (set === "base" || !editionOf(config).expansions.includes(set) || (config.expansions ?? []).includes(set)) &&
  requires.every((name) => (config.expansions ?? []).includes(name));

/** The cards that stages of a board let its owner choose from. */
function bonusesOf(board: BoardFacts | undefined): string[] {
  const codes = board?.stages.flatMap(({ icons }) => icons) ?? [];
  return codes.flatMap((code) => (code.startsWith(CHOOSE) ? code.slice(CHOOSE.length).split("+") : []));
}

/** The cards that a city may have, as far as they are shown with a line of its sheet, by colour. */
export function cardsAt(
  config: SheetConfig,
  line: string,
  board: BoardFacts | undefined,
): [colour: string, cards: CardFacts[]][] {
  const elsewhere = fieldsAt(config, line, board).flatMap(({ kind, colour }) => (kind === "built" ? colour : []));
  const there = allCards(config).filter(
    ({ id, colour, set, requires, copies }) =>
      (SHOWN_WITH[colour] ?? facts.colours[colour]) === line &&
      inPlay(config, set, requires) &&
      !elsewhere.includes(colour) &&
      (colour !== BONUS || bonusesOf(board).includes(id)) &&
      (copies.length === 0 || Math.min(...copies) <= citiesOf(config)),
  );
  const colours = [...new Set(there.map(({ colour }) => colour))];
  return colours.map((colour) => [colour, there.filter((card) => card.colour === colour)]);
}

const allCards = (config: SheetConfig): CardFacts[] => [...catalogueOf(config).cards.values()];
const allBoards = (config: SheetConfig): BoardFacts[] => [...catalogueOf(config).boards.values()];

/** The boards of a table, one for each side. */
export function boardsOf(config: SheetConfig): BoardFacts[] {
  return allBoards(config).filter(({ set }) => inPlay(config, set));
}

const fits = ({ effect }: SheetField, board: BoardFacts | undefined): boolean =>
  !effect || (board?.stages.some(({ icons }) => icons.includes(effect)) ?? false);

/** What else is entered with a line of the sheet. */
export function fieldsAt(config: SheetConfig, line: string, board: BoardFacts | undefined): SheetField[] {
  const base = facts.tokens[config.edition ?? 1];
  const names = rulesOf(config).map((rule) => rule.declaration().name);
  const added = names.flatMap((name) => facts.fields[name] ?? []);
  return [...(base ? [base] : []), ...added].filter((field) => field.line === line && fits(field, board));
}

/** The cards of a colour, for a field that is about some of them. */
export function cardsOf(config: SheetConfig, colour: string): CardFacts[] {
  return allCards(config).filter((card) => card.colour === colour && inPlay(config, card.set, card.requires));
}

/** The number of cities: two players of the first edition have a third one between them. */
export function citiesOf(config: SheetConfig): number {
  const implied = editionOf(config).variants.some(
    (variant) => variant.implied && variant.players.includes(config.players),
  );
  return config.players + (config.game === "classic" && implied ? 1 : 0);
}

/** The lines of a table's sheet. */
export function linesOf(config: SheetConfig): string[] {
  if (config.game === "architects") return architectsCategories;
  const missing = Object.entries(facts.lines).filter(([name]) => !(config.expansions ?? []).includes(name));
  const left = missing.flatMap(([, lines]) => lines);
  return libraryOf(config).categories.filter((line) => !left.includes(line));
}

/** The least and the most points that a line can have, where that is known: only without expansions. */
export function limitsOf(config: SheetConfig, line: string): [least: number, most: number] | undefined {
  const plain = config.game === "classic" && (config.expansions ?? []).length === 0;
  return plain ? facts.limits[config.edition ?? 1]?.[line] : undefined;
}

/** The name of a place for a number on the sheet. */
export const cellOf = (seat: number, line: string): string => `${seat}.${line}`;

/** All places for numbers, line by line. */
export function cellsOf(config: SheetConfig): string[] {
  const seats = [...Array(citiesOf(config)).keys()];
  return linesOf(config).flatMap((line) => seats.map((seat) => cellOf(seat, line)));
}
