// The guided first game of Architects. Every mark waits for its moment, which the server's facts tell.

import type { Box } from "../lib/catalogue.svelte";
import { boxLesson as words, boxRemarks as remarks } from "../lib/words/coach";
import { cityOf, type ArchitectsTable } from "../table/architects/model";
import { mine } from "../table/model";
import type { ActionState, ArchitectsCity, LogLine } from "../wire";
import type { Mark, Remark } from "./mark";
import { sheetMark } from "./sheet";

export const BOX_MARKS = 10;

interface Moment {
  table: ArchitectsTable;
  log: LogLine[];
  box: Box;
  city: ArchitectsCity;
  actions: ActionState[];
}

/** The marks whose moment it is, the most important first. */
export function boxMarks(table: ArchitectsTable, log: LogLine[], box: Box): Mark[] {
  if (table.status === "finished") return sheetMark(table);
  const decision = mine(table).find((other) => !other.answered);
  if (!decision) return [];
  const moment = { table, log, box, city: cityOf(table, table.me), actions: decision.actions ?? [] };
  const makers = [first, stage, science, battle, horns, resource, coin, cat, central];
  return makers.map((make) => make(moment)).filter((mark) => mark !== undefined);
}

const possible = ({ actions }: Moment, name: string): ActionState | undefined =>
  actions.find(({ use, ways }) => use === name && ways.length > 0);

function first(moment: Moment): Mark | undefined {
  const taken = moment.log.some(({ kind, seat }) => kind === "took" && seat === moment.table.me);
  if (taken || !possible(moment, "take")) return undefined;
  return {
    id: "first",
    title: words.first,
    text: words.firstText,
    at: ["decks", `deck:${moment.table.me}`],
    show: "hint",
  };
}

function central({ table }: Moment): Mark | undefined {
  if (table.decks[table.cities.length]?.top) return undefined;
  return { id: "central", title: words.central, text: words.centralText, at: [`deck:${table.cities.length}`] };
}

function resource({ table, city, box }: Moment): Mark | undefined {
  const held = Object.keys(city.cards).find((card) => (city.cards[card] ?? 0) > 0 && box.card(card).colour === "grey");
  if (!held) return undefined;
  const text = words.resourceText(box.card(held).name.toLowerCase());
  const at = [`stage:${table.me}:${city.can_build[0] ?? 1}`, `wonder:${table.me}`];
  return { id: "resource", title: words.resource, text, at, with: `held:${table.me}:${held}` };
}

function coin({ table, city }: Moment): Mark | undefined {
  if (!city.cards["coin"]) return undefined;
  return { id: "coin", title: words.coin, text: words.coinText, at: [`held:${table.me}:coin`, `held:${table.me}`] };
}

function stage(moment: Moment): Mark | undefined {
  const found = possible(moment, "stage");
  if (!found) return undefined;
  const { me } = moment.table;
  const text = words.stageText(Number(found.argument));
  return { id: "stage", title: words.stage, text, at: [`stage:${me}:${found.argument}`, `wonder:${me}`] };
}

function science(moment: Moment): Mark | undefined {
  if (!possible(moment, "science") && !possible(moment, "token")) return undefined;
  return { id: "science", title: words.science, text: words.scienceText, at: ["offer"] };
}

function horns({ table, log }: Moment): Mark | undefined {
  if (!log.some(({ kind }) => kind === "horns") || table.peace === 0) return undefined;
  return { id: "horns", title: words.horns, text: words.hornsText(table.peace), at: ["conflict"] };
}

function battle({ table, log, city }: Moment): Mark | undefined {
  if (!log.some(({ kind }) => kind === "battle")) return undefined;
  const at = [`tokens:${table.me}`, `shields:${table.me}`];
  return { id: "battle", title: words.battle, text: words.battleText(city.victories), at };
}

function cat({ table }: Moment): Mark | undefined {
  if (table.cat !== table.me) return undefined;
  return { id: "cat", title: words.cat, text: words.catText, at: [`cat:${table.me}`, "cat", `city:${table.me}`] };
}

/** A remark about what the viewer did last. */
export function boxRemark(table: ArchitectsTable, log: LogLine[], box: Box): Remark | undefined {
  const line = log.findLast(({ kind, seat }) => seat === table.me && ["took", "kept", "stage_built"].includes(kind));
  if (!line) return undefined;
  if (line.kind === "stage_built") {
    const number = line.values[0] ?? 0;
    const stage = box.wonder(cityOf(table, table.me).board).stages.find((one) => one.number === number);
    const text = remarks.stage(number, stage?.effects ?? []);
    return { text, at: [`stage:${table.me}:${number}`, `wonder:${table.me}`] };
  }
  const card = line.cards[0] ?? "";
  const { effects } = box.card(card);
  const at = [`held:${table.me}:${card}`, `held:${table.me}`];
  return { text: remarks.took(effects), at };
}
