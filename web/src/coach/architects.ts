// The guided first game of Architects. As long as the player follows the plan, the server says which ideas the planned
// move shows; after that an idea comes when its moment does, as the server's facts tell.

import type { Box } from "../lib/catalogue.svelte";
import { boxLesson as words } from "../lib/words/coach";
import { goodName } from "../lib/words/common";
import { cityOf, pickedBy, titleOf, type ArchitectsTable } from "../table/architects/model";
import { mine } from "../table/model";
import type { ActionState, ArchitectsCity, DecisionState, LogLine } from "../wire";
import { unplannedAdvice, type BotAnswer } from "./advice";
import { said, type Mark, type Said } from "./mark";
import { sheetMark } from "./sheet";

interface Position {
  table: ArchitectsTable;
  /** What has happened since the viewer's last turn began. */
  news: LogLine[];
  box: Box;
  city: ArchitectsCity;
  actions: ActionState[];
  /** The viewer has taken a card before. */
  begun: boolean;
}

type Maker = (position: Position) => (Said & Pick<Mark, "at" | "with">) | undefined;

const MAKERS: Record<string, Maker> = { take, science, battle, stage, horns, cat, coin, resource, central };

export const BOX_IDEAS = ["take", "central", "coin", "stage", "resource", "cat", "horns", "battle", "science", "sheet"];

/** The marks whose moment it is, the most important first. */
export function boxMarks(table: ArchitectsTable, log: LogLine[], box: Box): Mark[] {
  if (table.status === "finished") return sheetMark(table);
  const decision = asked(table);
  if (!decision) return [];
  const position = {
    table,
    news: newsFor(table.me, log),
    box,
    city: cityOf(table, table.me),
    actions: decision.actions ?? [],
    begun: log.some(({ kind, seat }) => kind === "took" && seat === table.me),
  };
  const { lesson } = table;
  const found = (lesson ? lesson.ideas : Object.keys(MAKERS)).map((idea) => MAKERS[idea]?.(position));
  const show: Pick<Mark, "show"> = lesson ? { show: { choice: lesson.choice } } : {};
  return found.filter((mark) => mark !== undefined).map((mark) => ({ ...mark, ...show }));
}

/** What the coach says when asked: the planned move, or the one that a bot suggests. */
export function boxAdvice(table: ArchitectsTable, box: Box, answer: BotAnswer): Mark {
  const decision = asked(table);
  const actionOf = (choice: number): ActionState | undefined => decision && pickedBy(decision, choice)?.action;
  const planned = table.lesson && actionOf(table.lesson.choice);
  if (!table.lesson || !planned) return unplannedAdvice(answer, box, (choice) => placesOf(table, actionOf(choice)));
  const sentence = said(words, "suggest", titleOf(table, box, table.me, planned));
  return { ...sentence, at: placesOf(table, planned), show: { choice: table.lesson.choice } };
}

/** Points at the deck of an action, or at what is offered. */
function placesOf(table: ArchitectsTable, action: ActionState | undefined): string[] {
  const decks = ["decks", `deck:${table.me}`];
  if (!action) return decks;
  return action.deck >= 0 ? [`deck:${action.deck}`, "decks"] : ["offer", ...decks];
}

function asked(table: ArchitectsTable): DecisionState | undefined {
  return mine(table).find((other) => !other.answered);
}

/** The lines since the turn of a seat before the one that it has now. */
export function newsFor(seat: number, log: LogLine[]): LogLine[] {
  const turns = log.filter((line) => line.kind === "turn_began" && line.seat === seat).map(({ number }) => number);
  const since = turns.at(-2);
  return since === undefined ? [] : log.filter(({ number }) => number > since);
}

const possible = ({ actions }: Position, name: string): boolean =>
  actions.some(({ use, ways }) => use === name && ways.length > 0);

function take(position: Position): ReturnType<Maker> {
  if (position.begun || !possible(position, "take")) return undefined;
  return { ...said(words, "take"), at: ["decks", `deck:${position.table.me}`] };
}

function central(position: Position): ReturnType<Maker> {
  const { table } = position;
  const middle = table.cities.length;
  if (table.decks[middle]?.top || !table.decks[middle]?.count || !possible(position, "take")) return undefined;
  return { ...said(words, "central"), at: [`deck:${middle}`] };
}

function resource({ table, city, box }: Position): ReturnType<Maker> {
  const held = Object.keys(city.cards).find((card) => (city.cards[card] ?? 0) > 0 && box.card(card).colour === "grey");
  const next = box.wonder(city.board).stages.find(({ number }) => number === city.can_build[0]);
  if (!held || !next) return undefined;
  const at = [`stage:${table.me}:${next.number}`, `wonder:${table.me}`];
  return {
    ...said(words, "resource", goodName(held), next.number, next.count, next.identical),
    at,
    with: `held:${table.me}:${held}`,
  };
}

function coin({ table, city }: Position): ReturnType<Maker> {
  if (!city.cards["coin"]) return undefined;
  return { ...said(words, "coin"), at: [`held:${table.me}:coin`, `held:${table.me}`] };
}

/** A stage was built in the viewer's last turn. */
function stage({ table, news, box, city }: Position): ReturnType<Maker> {
  const line = news.findLast(({ kind, seat }) => kind === "stage_built" && seat === table.me);
  // The log counts stages from 0.
  const built = line && box.wonder(city.board).stages.find(({ number }) => number === (line.values[0] ?? 0) + 1);
  if (!built) return undefined;
  return {
    ...said(words, "stage", built.number, built.points),
    at: [`stage:${table.me}:${built.number}`, `wonder:${table.me}`],
  };
}

function science(position: Position): ReturnType<Maker> {
  if (!possible(position, "token")) return undefined;
  return { ...said(words, "science"), at: ["offer"] };
}

function horns({ table, news }: Position): ReturnType<Maker> {
  if (!news.some(({ kind }) => kind === "horns") || table.peace === 0) return undefined;
  return { ...said(words, "horns", table.peace), at: ["conflict"] };
}

function battle({ table, news, city }: Position): ReturnType<Maker> {
  if (!news.some(({ kind }) => kind === "battle")) return undefined;
  return { ...said(words, "battle", city.victories), at: [`tokens:${table.me}`, `shields:${table.me}`] };
}

function cat({ table }: Position): ReturnType<Maker> {
  if (table.cat !== table.me) return undefined;
  return { ...said(words, "cat"), at: [`cat:${table.me}`, "cat", `city:${table.me}`] };
}
