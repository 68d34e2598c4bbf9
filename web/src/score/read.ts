// Read a sheet from a file, a link or the browser's storage. What is wrong with it is said in a sentence; the engine
// itself judges cards, wonders and tokens.

import { libraryOf, rulesOf, scored } from "./count";
import { architectsLibrary, GameError, type Argument, type Phrase } from "./engine";
import { anyOf, named } from "../language/say";
import { sheetFile as words } from "../lib/words/score";
import { citiesOf, cityNamed, editionOf, facts, linesOf } from "./facts";
import type { Sheet, SheetConfig, SheetSeat } from "./sheet";

/** Something that is no sheet. */
export class Damaged extends Error {}

type Fields = Record<string, unknown>;

/** Where something is: a word of the file, or a few words that are asked for if something is wrong there. */
type Place = string | (() => string);

const said = (place: Place): string => (typeof place === "string" ? place : place());
const theSheet: Place = () => words.sheet;
const seatAt =
  (at: number): Place =>
  () =>
    words.seat({ seat: at + 1 });
const inside =
  (place: Place, key: string): Place =>
  () =>
    words.inside({ place: said(place), key });

/** Longer names would not fit anywhere. */
const LONGEST = 40;

/** The sheet in a document, with ids in the place of names, or Damaged. */
export function readSheet(value: unknown): Sheet {
  const fields = mapping(value, theSheet);
  only(fields, ["title", "date", "config", "seats"], theSheet);
  const seats = items(fields["seats"], "seats").map((seat, at) => mapping(seat, seatAt(at)));
  const config = readConfig(mapping(fields["config"] ?? {}, "config"), seats.length);
  const read = config.game === "architects" ? architectsSeat : classicSeat;
  const sheet: Sheet = {
    ...(typeof fields["title"] === "string" ? { title: fields["title"].slice(0, LONGEST * 2) } : {}),
    ...(fields["date"] === undefined ? {} : { date: day(fields["date"]) }),
    config,
    seats: seats.map((seat, at) => read(seat, config, seatAt(at))),
  };
  const wonders = sheet.seats.flatMap((seat) => seat.wonder ?? []);
  const twice = wonders.find((wonder, at) => wonders.indexOf(wonder) < at);
  if (twice) throw new Damaged(words.wonderTwice({ wonder: cityNamed(config, twice) }));
  try {
    scored(sheet);
  } catch (error) {
    throw new Damaged(reasonOf(error));
  }
  return sheet;
}

/** What was wrong, in the language of the page if the engine says it. */
function reasonOf(error: unknown): string {
  if (error instanceof GameError) return sentence(error.said);
  return error instanceof Error ? error.message : String(error);
}

/** Say what the engine says of an error, as `cli/words/errors.py` does in the terminal. */
function sentence(said: string | Phrase): string {
  if (typeof said === "string") return said;
  return named(
    "error",
    said.ident,
    Object.fromEntries([...said.arguments].map(([name, blank]) => [name, filled(blank)])),
  );
}

/** What fills a blank: of the words in a list, one is enough. */
function filled(blank: Argument): string | number {
  if (typeof blank === "number") return blank;
  return Array.isArray(blank) ? anyOf(blank.map((part) => String(filled(part)))) : sentence(blank);
}

function readConfig(fields: Fields, seats: number): SheetConfig {
  only(fields, ["game", "edition", "players", "expansions", "variant", "options"], "config");
  const game = fields["game"] ?? "classic";
  if (game !== "classic" && game !== "architects") throw new Damaged(words.noGame({ game: String(game) }));
  const edition = whole(fields["edition"] ?? 1, "edition");
  if (game === "classic" && !(edition in facts.catalogues))
    throw new Damaged(words.noEdition({ edition: String(edition) }));
  const config: SheetConfig = { game, edition: edition as 1 | 2, players: seats };
  const known = editionOf(config);
  const expansions = items(fields["expansions"] ?? [], "expansions").map(String);
  const strange = expansions.find((name) => !known.expansions.includes(name));
  if (strange) throw new Damaged(words.noExpansion({ expansion: strange }));
  // Two players of the first edition list three cities.
  config.players = whole(fields["players"] ?? seats, "players");
  config.expansions = known.expansions.filter((name) => expansions.includes(name));
  const variant = String(fields["variant"] ?? "");
  if (variant) {
    const found = known.variants.find(({ id }) => id === variant);
    if (!found?.players.includes(config.players)) throw new Damaged(words.noVariant({ variant }));
    config.variant = variant;
  }
  const implied = known.variants.find((item) => item.implied && item.players.includes(config.players));
  if (implied && game === "classic") config.variant = implied.id;
  if (!known.players.includes(config.players) || citiesOf(config) !== seats)
    throw new Damaged(words.cities({ players: config.players, cities: seats }));
  const options = Object.entries(mapping(fields["options"] ?? {}, "options")).map(([key, text]) => [key, String(text)]);
  if (options.length > 0) config.options = Object.fromEntries(options) as Record<string, string>;
  return config;
}

function classicSeat(fields: Fields, config: SheetConfig, place: Place): SheetSeat {
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
  if (fields["coins"] !== undefined) seat.coins = whole(fields["coins"], inside(place, "coins"));
  if (fields["stages"] !== undefined) seat.stages = stages(fields["stages"], place);
  if (fields["tokens"] !== undefined) {
    seat.tokens = items(fields["tokens"], inside(place, "tokens")).map((token) =>
      whole(token, inside(place, "tokens")),
    );
    const strange = seat.tokens.find((token) => !facts.tokens[config.edition ?? 1]?.values.includes(Number(token)));
    if (strange !== undefined) throw new Damaged(words.noToken({ place: said(place), worth: String(strange) }));
  }
  if (fields["built"] !== undefined)
    seat.built = items(fields["built"], inside(place, "built")).map(
      (card) => asked(place, () => library.cards[library.card_of_age(String(card), 0)]).ident,
    );
  for (const key of forRules) if (fields[key] !== undefined) seat[key] = fields[key];
  return seat;
}

function architectsSeat(fields: Fields, config: SheetConfig, place: Place): SheetSeat {
  only(fields, ["name", "wonder", "cards", "stages", "tokens", "victories", "cat", "points"], place);
  const library = architectsLibrary;
  const seat = common(fields, config, place);
  const text = (value: unknown): string => String(value);
  if (fields["wonder"] !== undefined)
    seat.wonder = asked(place, () => library.boards[library.find_board(text(fields["wonder"]))]).name;
  if (fields["stages"] !== undefined) seat.stages = stages(fields["stages"], place);
  if (fields["cards"] !== undefined)
    seat.cards = items(fields["cards"], inside(place, "cards")).map(
      (card) => asked(place, () => library.cards[library.find_card(text(card))]).ident,
    );
  if (fields["tokens"] !== undefined)
    seat.tokens = items(fields["tokens"], inside(place, "tokens")).map(
      (token) => asked(place, () => library.tokens[library.find_token(text(token))]).ident,
    );
  if (fields["victories"] !== undefined) seat.victories = whole(fields["victories"], inside(place, "victories"));
  if (fields["cat"] !== undefined) seat.cat = Boolean(fields["cat"]);
  return seat;
}

/** What a seat of every game may have. */
function common(fields: Fields, config: SheetConfig, place: Place): SheetSeat {
  const seat: SheetSeat = {};
  if (fields["name"] !== undefined) seat.name = String(fields["name"]).slice(0, LONGEST);
  if (fields["points"] !== undefined) {
    const points = mapping(fields["points"], inside(place, "points"));
    only(points, linesOf(config), inside(place, "points"));
    seat.points = Object.fromEntries(Object.entries(points).map(([line, value]) => [line, whole(value, place)]));
  }
  return seat;
}

/** The numbers of built stages, or the first ones if only their number is given. */
function stages(value: unknown, place: Place): number[] {
  if (Array.isArray(value)) return value.map((number) => whole(number, inside(place, "stages")));
  return Array.from({ length: whole(value, inside(place, "stages")) }, (_, at) => at + 1);
}

/** What the engine finds; its own sentence if it finds nothing. */
function asked<T>(place: Place, find: () => T | undefined): T {
  try {
    const found = find();
    if (found !== undefined) return found;
  } catch (error) {
    throw new Damaged(words.at({ place: said(place), reason: reasonOf(error) }));
  }
  throw new Damaged(words.unclear({ place: said(place) }));
}

function mapping(value: unknown, place: Place): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Damaged(words.missing({ place: said(place) }));
  return value as Fields;
}

function items(value: unknown, place: Place): unknown[] {
  if (!Array.isArray(value)) throw new Damaged(words.noList({ place: said(place) }));
  return value;
}

function whole(value: unknown, place: Place): number {
  if (typeof value !== "number" || !Number.isInteger(value) || Math.abs(value) > 1000)
    throw new Damaged(words.noNumber({ place: said(place), value: String(value) }));
  return value;
}

function day(value: unknown): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new Damaged(words.noDate({ text }));
  return text;
}

function only(fields: Fields, known: string[], place: Place): void {
  const strange = Object.keys(fields).find((key) => !known.includes(key));
  if (strange !== undefined) throw new Damaged(words.unknownKey({ place: said(place), key: strange }));
}
