// Read a sheet from a file, a link or the browser's storage. What is wrong with it is said in a sentence; the engine
// itself judges cards, wonders and tokens.

import { libraryOf, rulesOf, scored } from "./count";
import { architectsLibrary } from "./engine";
import { citiesOf, editionOf, facts, linesOf } from "./facts";
import type { Sheet, SheetConfig, SheetSeat } from "./sheet";

/** Something that is no sheet. */
export class Damaged extends Error {}

type Fields = Record<string, unknown>;

/** Longer names would not fit anywhere. */
const LONGEST = 40;

/** The sheet in a document, with ids in the place of names, or Damaged. */
export function readSheet(value: unknown): Sheet {
  const fields = mapping(value, "the sheet");
  only(fields, ["title", "date", "config", "seats"], "the sheet");
  const seats = items(fields["seats"], "seats").map((seat, at) => mapping(seat, `seat ${at + 1}`));
  const config = readConfig(mapping(fields["config"] ?? {}, "config"), seats.length);
  const read = config.game === "architects" ? architectsSeat : classicSeat;
  const sheet: Sheet = {
    ...(typeof fields["title"] === "string" ? { title: fields["title"].slice(0, LONGEST * 2) } : {}),
    ...(fields["date"] === undefined ? {} : { date: day(fields["date"]) }),
    config,
    seats: seats.map((seat, at) => read(seat, config, `seat ${at + 1}`)),
  };
  const wonders = sheet.seats.flatMap((seat) => seat.wonder ?? []);
  const twice = wonders.find((wonder, at) => wonders.indexOf(wonder) < at);
  if (twice) throw new Damaged(`Each wonder exists once, but ${twice} is named twice.`);
  try {
    scored(sheet);
  } catch (error) {
    throw new Damaged(error instanceof Error ? error.message : String(error));
  }
  return sheet;
}

function readConfig(fields: Fields, seats: number): SheetConfig {
  only(fields, ["game", "edition", "players", "expansions", "variant", "options"], "config");
  const game = fields["game"] ?? "classic";
  if (game !== "classic" && game !== "architects") throw new Damaged(`There is no game '${String(game)}'.`);
  const edition = whole(fields["edition"] ?? 1, "edition");
  if (game === "classic" && !(edition in facts.catalogues)) throw new Damaged(`There is no edition ${edition}.`);
  const config: SheetConfig = { game, edition: edition as 1 | 2, players: seats };
  const known = editionOf(config);
  const expansions = items(fields["expansions"] ?? [], "expansions").map(String);
  const strange = expansions.find((name) => !known.expansions.includes(name));
  if (strange) throw new Damaged(`There is no expansion '${strange}'.`);
  // Two players of the first edition list three cities.
  config.players = whole(fields["players"] ?? seats, "players");
  config.expansions = known.expansions.filter((name) => expansions.includes(name));
  const variant = String(fields["variant"] ?? "");
  if (variant) {
    const found = known.variants.find(({ id }) => id === variant);
    if (!found?.players.includes(config.players))
      throw new Damaged(`The variant '${variant}' does not fit this table.`);
    config.variant = variant;
  }
  const implied = known.variants.find((item) => item.implied && item.players.includes(config.players));
  if (implied && game === "classic") config.variant = implied.id;
  if (!known.players.includes(config.players) || citiesOf(config) !== seats)
    throw new Damaged(`A table with ${config.players} players does not have ${seats} cities.`);
  const options = Object.entries(mapping(fields["options"] ?? {}, "options")).map(([key, text]) => [key, String(text)]);
  if (options.length > 0) config.options = Object.fromEntries(options) as Record<string, string>;
  return config;
}

function classicSeat(fields: Fields, config: SheetConfig, place: string): SheetSeat {
  const library = libraryOf(config);
  const forRules = rulesOf(config).flatMap((rule) => rule.declaration().city_keys);
  only(fields, ["name", "wonder", "side", "coins", "stages", "built", "tokens", "points", ...forRules], place);
  const seat = common(fields, config, place);
  if (fields["wonder"] !== undefined) {
    const side = fields["side"] === undefined ? library.sides[0] : String(fields["side"]);
    const board = asked(place, () => library.boards[library.find_board(String(fields["wonder"]), side)]);
    seat.wonder = board.name;
    seat.side = board.side;
  }
  if (fields["coins"] !== undefined) seat.coins = whole(fields["coins"], `${place}, coins`);
  if (fields["stages"] !== undefined) seat.stages = stages(fields["stages"], place);
  if (fields["tokens"] !== undefined) {
    seat.tokens = items(fields["tokens"], `${place}, tokens`).map((token) => whole(token, `${place}, tokens`));
    const strange = seat.tokens.find((token) => !facts.tokens[config.edition ?? 1]?.values.includes(Number(token)));
    if (strange !== undefined) throw new Damaged(`${place}: no military token is worth ${strange}.`);
  }
  if (fields["built"] !== undefined)
    seat.built = items(fields["built"], `${place}, built`).map(
      (card) => asked(place, () => library.cards[library.card_of_age(String(card), 0)]).ident,
    );
  for (const key of forRules) if (fields[key] !== undefined) seat[key] = fields[key];
  return seat;
}

function architectsSeat(fields: Fields, config: SheetConfig, place: string): SheetSeat {
  only(fields, ["name", "wonder", "cards", "stages", "tokens", "victories", "cat", "points"], place);
  const library = architectsLibrary;
  const seat = common(fields, config, place);
  const text = (value: unknown): string => String(value);
  if (fields["wonder"] !== undefined)
    seat.wonder = asked(place, () => library.boards[library.find_board(text(fields["wonder"]))]).name;
  if (fields["stages"] !== undefined) seat.stages = stages(fields["stages"], place);
  if (fields["cards"] !== undefined)
    seat.cards = items(fields["cards"], `${place}, cards`).map(
      (card) => asked(place, () => library.cards[library.find_card(text(card))]).ident,
    );
  if (fields["tokens"] !== undefined)
    seat.tokens = items(fields["tokens"], `${place}, tokens`).map(
      (token) => asked(place, () => library.tokens[library.find_token(text(token))]).ident,
    );
  if (fields["victories"] !== undefined) seat.victories = whole(fields["victories"], `${place}, victories`);
  if (fields["cat"] !== undefined) seat.cat = Boolean(fields["cat"]);
  return seat;
}

/** What a seat of every game may have. */
function common(fields: Fields, config: SheetConfig, place: string): SheetSeat {
  const seat: SheetSeat = {};
  if (fields["name"] !== undefined) seat.name = String(fields["name"]).slice(0, LONGEST);
  if (fields["points"] !== undefined) {
    const points = mapping(fields["points"], `${place}, points`);
    only(points, linesOf(config), `${place}, points`);
    seat.points = Object.fromEntries(Object.entries(points).map(([line, value]) => [line, whole(value, place)]));
  }
  return seat;
}

/** The numbers of built stages, or the first ones if only their number is given. */
function stages(value: unknown, place: string): number[] {
  if (Array.isArray(value)) return value.map((number) => whole(number, `${place}, stages`));
  return Array.from({ length: whole(value, `${place}, stages`) }, (_, at) => at + 1);
}

/** What the engine finds; its own sentence if it finds nothing. */
function asked<T>(place: string, find: () => T | undefined): T {
  try {
    const found = find();
    if (found !== undefined) return found;
  } catch (error) {
    throw new Damaged(`${place}: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new Damaged(`${place} cannot be understood.`);
}

function mapping(value: unknown, place: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Damaged(`${place} is missing.`);
  return value as Fields;
}

function items(value: unknown, place: string): unknown[] {
  if (!Array.isArray(value)) throw new Damaged(`${place} should be a list.`);
  return value;
}

function whole(value: unknown, place: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || Math.abs(value) > 1000)
    throw new Damaged(`${place}: '${String(value)}' should be a whole number.`);
  return value;
}

function day(value: unknown): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new Damaged(`The date '${text}' should look like 2026-11-17.`);
  return text;
}

function only(fields: Fields, known: string[], place: string): void {
  const strange = Object.keys(fields).find((key) => !known.includes(key));
  if (strange !== undefined) throw new Damaged(`${place}: unknown key '${strange}'.`);
}
