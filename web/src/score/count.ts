// The score of a sheet. Everything is counted by the translated engine; this file only hands it what was entered.

import {
  addScience,
  ArchitectsGame,
  architectsCategories,
  architectsCity,
  architectsLibrary,
  architectsRanked,
  ArchitectsScore,
  architectsScoreOf,
  ArchitectsSetup,
  CitySetup,
  ClassicGame,
  classicLibraries,
  ClassicScore,
  Config,
  makeCity,
  placesOf,
  plainUse,
  ranked,
  rulesUnder,
  scoreOf,
  type Keys,
  type Library,
  type Rule,
} from "./engine";
import { made } from "./python";
import type { Sheet, SheetConfig, SheetSeat } from "./sheet";

/** A seat's points by line, and where they come from as far as they were counted. */
export interface SeatScore {
  points: Record<string, number>;
  total: number;
  /** Coins, or built stages in Architects. */
  tiebreak: number;
  /** Nothing for a city without a player. */
  place: number | undefined;
  team: number;
  /** `card` is the id of the card whose number it is, where it is one. */
  lines: { line: string; what: string; number: number; card: string; points: number }[];
}

export interface Scored {
  /** The lines of the sheet. */
  lines: string[];
  seats: SeatScore[];
  /** The seats by place; several in one place are level. */
  ranking: number[][];
}

/** The keys of a seat that the base game reads; all others belong to rules. */
const OWN = ["name", "wonder", "side", "coins", "stages", "built", "tokens", "points"];
const NO_TEAM = -1;

/** The score of a sheet. An impossible city is an error of the engine, with a sentence about it. */
export function scored(sheet: Sheet): Scored {
  return sheet.config.game === "architects" ? scoredArchitects(sheet) : scoredClassic(sheet);
}

export function libraryOf(config: SheetConfig): Library {
  const library = classicLibraries.get(config.edition ?? 1);
  if (!library) throw new Error(`no edition ${config.edition}`);
  return library;
}

/** The rules in play. */
export function rulesOf(config: SheetConfig): Rule[] {
  const { players, variant, edition, expansions } = config;
  return rulesUnder(
    made(Config, {
      players,
      game: "classic",
      edition: edition ?? 1,
      expansions: expansions ?? [],
      variant: variant ?? "",
      options: new Map(Object.entries(config.options ?? {})),
    }),
  );
}

function scoredClassic({ config, seats }: Sheet): Scored {
  const library = libraryOf(config);
  const rules = rulesOf(config);
  const boards = boardsOf(
    seats,
    (seat) => library.find_board(seat.wonder ?? "", seat.side ?? library.sides[0]),
    library,
  );
  const types = rules.map((rule) => rule.declaration().parts);
  const cities = seats.map((seat, at) =>
    makeCity(library, types, setupOf(library, seat, boards[at] ?? 0), library.last_age),
  );
  const drafting = seats.map((_, seat) => seat).slice(0, config.players);
  const game = made(ClassicGame, { library, rules, hooks: { card_points: rules }, cities, drafting });
  const scores = seats.map((_, seat) => scoreOf(game, seat, true));
  for (const score of scores) enter(score, library.categories, seats[score.seat]);
  const teams = seats.map(
    (_, seat) => rules.map((rule) => rule.team(seat)).find((team) => team !== NO_TEAM) ?? NO_TEAM,
  );
  return sheetOf(library.categories, library.cards, scores, ranked(game, scores), teams);
}

function setupOf(library: Library, seat: SheetSeat, board: number): CitySetup {
  const stages = seat.stages ?? [];
  const keys: Keys = new Map(
    Object.entries(seat)
      .filter(([key]) => !OWN.includes(key))
      .map(([key, value]) => [key, isPlain(value) ? new Map(Object.entries(value)) : value]),
  );
  return made(CitySetup, {
    board,
    coins: seat.coins ?? library.coins,
    stages: stages.length,
    built_stages: stages.reduce((bits, number) => bits | (1 << (number - 1)), 0),
    built: (seat.built ?? []).map((card) => library.card_of_age(card, 0)),
    hand: [],
    tokens: seat.tokens ?? [],
    keys,
  });
}

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The boards of all seats. Points alone can be entered without a wonder: then any that is left will do. */
function boardsOf(seats: SheetSeat[], find: (seat: SheetSeat) => number, { boards }: { boards: unknown[] }): number[] {
  const named = seats.map((seat) => (seat.wonder ? find(seat) : undefined));
  const free = [...boards.keys()].filter((board) => !named.includes(board));
  return named.map((board) => board ?? free.shift() ?? 0);
}

function scoredArchitects({ seats }: Sheet): Scored {
  const library = architectsLibrary;
  const boards = boardsOf(seats, (seat) => library.find_board(seat.wonder ?? ""), library);
  const cities = seats.map((seat, at) => {
    const cards = (seat.cards ?? []).map((card) => library.find_card(card));
    const tokens = (seat.tokens ?? []).map((token) => library.find_token(String(token)));
    const { stages = [], victories = 0 } = seat;
    return architectsCity(library, made(ArchitectsSetup, { board: boards[at], cards, stages, tokens, victories }));
  });
  const game = made(ArchitectsGame, { library, cities, cat: seats.findIndex((seat) => seat.cat) });
  const scores = seats.map((_, seat) => architectsScoreOf(game, seat));
  for (const score of scores) enter(score, architectsCategories, seats[score.seat]);
  return sheetOf(
    architectsCategories,
    library.cards,
    scores,
    architectsRanked(scores),
    seats.map(() => NO_TEAM),
  );
}

/** Science symbols by kind, with the wild ones put to their best use. */
export interface Science {
  points: number;
  counts: number[];
  wilds: number[];
  /** The points of each kind of symbol, then those of sets. */
  lines: { what: string; number: number; points: number }[];
}

/** The points of symbols alone, whatever cards they are on. */
export function scienceOf(symbols: number[], wilds: number): Science {
  const use = plainUse(symbols, wilds);
  const { categories } = libraryOf({ game: "classic", players: 0 });
  const score = made(ClassicScore, { points: categories.map(() => 0), lines: [] });
  addScience(score, use);
  return { points: score.total(), counts: use.counts, wilds: use.wilds, lines: score.lines ?? [] };
}

type AnyScore = ClassicScore | ArchitectsScore;

/** Put points that were entered in the place of those that were counted. */
function enter(score: AnyScore, categories: string[], seat: SheetSeat | undefined): void {
  for (const [line, points] of Object.entries(seat?.points ?? {})) {
    const at = categories.indexOf(line);
    if (at >= 0) score.points[at] = points;
  }
}

function sheetOf(
  categories: string[],
  cards: { ident: string }[],
  scores: AnyScore[],
  ranking: number[][],
  teams: number[],
): Scored {
  const places = placesOf(ranking, teams);
  const seats = scores.map((score) => ({
    points: Object.fromEntries(categories.map((line, at) => [line, score.points[at] ?? 0])),
    total: score.total(),
    tiebreak: score.tiebreak,
    place: places.get(score.seat),
    team: teams[score.seat] ?? NO_TEAM,
    lines: linesOf(score, categories, cards),
  }));
  return { lines: categories, seats, ranking };
}

function linesOf(score: AnyScore, categories: string[], cards: { ident: string }[]): SeatScore["lines"] {
  const lines = score instanceof ClassicScore ? (score.lines ?? []) : [];
  return lines.map(({ category, what, number, points }) => ({
    line: categories[category] ?? "",
    what,
    number,
    card: cards[number]?.ident ?? "",
    points,
  }));
}
