// The guided first game of 7 Wonders. As long as the player follows the plan, the server says which ideas the planned
// move shows; after that an idea comes when its moment does, as the facts of the server tell, and suggests no move.

import type { Catalogue } from "../lib/catalogue.svelte";
import { told } from "../lib/lines";
import { lesson as words } from "../lib/words/coach";
import { cityOf, pickedBy, verdictOf, type ClassicTable, type Picked } from "../table/classic/model";
import { mine, nameOf } from "../table/model";
import type { CityState, DecisionState, LogLine, MenuCard, Use, Way } from "../wire";
import { unplannedAdvice, type BotAnswer } from "./advice";
import { lastTurn } from "./classicRemarks";
import { said, type Mark } from "./mark";
import { sheetMark } from "./sheet";

/** A table at a decision, with what the marks ask about it. */
interface Position {
  table: ClassicTable;
  log: LogLine[];
  catalogue: Catalogue;
  city: CityState;
  menu: MenuCard[];
  /** The planned move, while the player follows the plan. */
  planned: Picked | undefined;
}

/** A card of the hand with one of its uses and the cheapest way to pay. */
interface Move {
  entry: MenuCard;
  use: Use;
  way: Way;
}

/** Explains an idea; "Show me" comes from the plan. */
type Maker = (position: Position) => Omit<Mark, "show"> | undefined;

const MAKERS: Record<string, Maker> = { take, goods, war, pass_on, chain, trade, stage, shields, science, sell };

/** How many ideas there are in all; selling comes only if it must. */
export const CLASSIC_IDEAS = [
  "take",
  "goods",
  "pass_on",
  "shields",
  "science",
  "stage",
  "war",
  "trade",
  "chain",
  "sheet",
];

/** The marks whose moment it is, the most important first. */
export function classicMarks(table: ClassicTable, log: LogLine[], catalogue: Catalogue): Mark[] {
  if (table.status === "finished") return sheetMark(table);
  const position = positionOf(table, log, catalogue);
  if (!position) return [];
  const { planned } = position;
  const ideas = table.lesson ? table.lesson.ideas : Object.keys(MAKERS);
  const found = ideas.map((idea) => MAKERS[idea]?.(position)).filter((mark) => mark !== undefined);
  return found.map((mark) => ({ ...mark, ...(planned && { show: { choice: planned.way.choice } }) }));
}

/** What the coach says when asked: the planned move, or the one that a bot suggests. */
export function classicAdvice(table: ClassicTable, catalogue: Catalogue, answer: BotAnswer): Mark {
  const decision = asked(table);
  const moveOf = (choice: number): Picked | undefined => decision && pickedBy(decision, choice);
  const planned = table.lesson ? moveOf(table.lesson.choice) : undefined;
  if (!planned) return unplannedAdvice(answer, catalogue, (choice) => placesOf(table, moveOf(choice)));
  const { name } = catalogue.card(planned.entry.card);
  const sentence =
    planned.use.use === "stage"
      ? said(words, "suggestStage", planned.use.stage, name)
      : said(words, planned.use.use === "sell" ? "suggestSale" : "suggest", name);
  return { ...sentence, at: placesOf(table, planned), show: { choice: planned.way.choice } };
}

const asked = (table: ClassicTable): DecisionState | undefined => mine(table).find((other) => !other.answered);

function positionOf(table: ClassicTable, log: LogLine[], catalogue: Catalogue): Position | undefined {
  const decision = asked(table);
  if (decision?.kind !== "card") return undefined;
  return {
    table,
    log,
    catalogue,
    city: cityOf(table, table.me),
    menu: decision.menu ?? [],
    planned: plannedAt(table, decision),
  };
}

function plannedAt({ lesson }: ClassicTable, decision: DecisionState): Picked | undefined {
  return lesson ? pickedBy(decision, lesson.choice) : undefined;
}

// Moves

/** What can be done with a use of that name: the planned move alone, or everything in the order of the hand. */
function moves({ menu, planned }: Position, name: string): Move[] {
  if (planned) return planned.use.use === name ? [planned] : [];
  return menu.flatMap((entry) =>
    entry.uses.flatMap((use) => {
      const way = use.use === name ? use.ways[0] : undefined;
      return way ? [{ entry, use, way }] : [];
    }),
  );
}

const colourOf = ({ catalogue }: Position, { entry }: Move): string => catalogue.card(entry.card).colour;
const nameOfCard = ({ catalogue }: Position, { entry }: Move): string => catalogue.card(entry.card).name;

/** Points at a card in the hand. */
function placesOf(table: ClassicTable, move: Pick<Move, "entry"> | undefined): string[] {
  const place = move ? table.hand.indexOf(move.entry.card) : -1;
  return place >= 0 ? [`hand-card:${place}`, "hand"] : ["hand"];
}

// Ideas

function take({ table }: Position): ReturnType<Maker> {
  if (table.age > 1 || table.turn > 1) return undefined;
  return { ...said(words, "take", table.hand.length), at: ["hand"] };
}

function goods(position: Position): ReturnType<Maker> {
  const { table, catalogue } = position;
  const found = moves(position, "build").find((move) => ["brown", "gray"].includes(colourOf(position, move)));
  if (!found || table.age > 1) return undefined;
  const { name, effects } = catalogue.card(found.entry.card);
  return { ...said(words, "goods", name, effects), at: placesOf(table, found) };
}

function pass_on({ table }: Position): ReturnType<Maker> {
  if (table.age > 1 || table.turn < 2 || !table.hands_pass) return undefined;
  const sentence = said(words, "pass_on", nameOf(table, table.hand_comes_from), nameOf(table, table.hand_goes_to));
  return { ...sentence, at: ["passing", "hand"] };
}

function trade(position: Position): ReturnType<Maker> {
  const { table } = position;
  for (const move of moves(position, "build")) {
    const shares = move.way.shares.filter(({ seat, coins }) => seat >= 0 && coins > 0);
    const first = shares[0];
    if (!first) continue;
    const named = shares.map(({ seat, coins }): [number, string] => [coins, nameOf(table, seat)]);
    const sentence = said(words, "trade", nameOfCard(position, move), named);
    return { ...sentence, at: placesOf(table, move), with: `goods:${first.seat}` };
  }
  return undefined;
}

function chain(position: Position): ReturnType<Maker> {
  const { table, city, catalogue } = position;
  const found = moves(position, "build").find(({ use }) => use.by_chain);
  const verdict = found && verdictOf(found.entry, city.built, catalogue);
  if (!found || verdict?.kind !== "chain") return undefined;
  const sentence = said(words, "chain", verdict.by, nameOfCard(position, found));
  return { ...sentence, at: placesOf(table, found), with: `card:${table.me}:${verdict.card}` };
}

function stage(position: Position): ReturnType<Maker> {
  const { table, city, catalogue } = position;
  const [found] = moves(position, "stage");
  if (!found) return undefined;
  const { use, way } = found;
  const effects = catalogue.board(city.board).stages[use.stage - 1]?.effects ?? [];
  const at = [`stage:${table.me}:${use.stage}`, `wonder:${table.me}`];
  return { ...said(words, "stage", use.stage, way.price, effects), at };
}

function science(position: Position): ReturnType<Maker> {
  const found = moves(position, "build").find((move) => colourOf(position, move) === "green");
  if (!found) return undefined;
  const { compass, gear, tablet, wild } = position.city.symbols;
  const sentence = said(words, "science", nameOfCard(position, found), compass + gear + tablet + wild);
  return { ...sentence, at: placesOf(position.table, found) };
}

/** Nothing can be built: selling is all that is left. */
function sell(position: Position): ReturnType<Maker> {
  const { table, menu } = position;
  const other = menu.some(({ uses }) => uses.some(({ use, ways }) => use !== "sell" && ways.length > 0));
  const [found] = moves(position, "sell");
  if (other || !found) return undefined;
  return { ...said(words, "sell", found.use.gain), at: placesOf(table, found) };
}

/** Before a war: a red card where a neighbour is not behind. */
function shields(position: Position): ReturnType<Maker> {
  const { table, city } = position;
  const found = moves(position, "build").find((move) => colourOf(position, move) === "red");
  if (!found || city.fights.every(({ margin }) => margin > 0)) return undefined;
  const others = city.fights.map(({ seat }): [string, number] => [nameOf(table, seat), cityOf(table, seat).shields]);
  const sentence = said(words, "shields", nameOfCard(position, found), city.shields, others);
  return { ...sentence, at: placesOf(table, found), with: `shields:${table.me}` };
}

/** After a war, in the first turn of the next Age. */
function war({ table, log }: Position): ReturnType<Maker> {
  const own = lastTurn(log).filter(
    ({ scene, seat }) => scene?.type === "fight" && [seat, scene.other].includes(table.me),
  );
  if (own.length === 0) return undefined;
  return { ...said(words, "war", table.age - 1, own.map(told)), at: [`tokens:${table.me}`, "border:left"] };
}
