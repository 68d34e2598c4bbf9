// The guided first game of 7 Wonders. Every mark waits for its moment, which the server's facts tell.

import type { Catalogue } from "../lib/catalogue.svelte";
import { told } from "../lib/lines";
import { lesson as words, remarks } from "../lib/words/coach";
import { cityOf, isPlaced, lastMoves, verdictOf, type ClassicTable } from "../table/classic/model";
import { mine, nameOf } from "../table/model";
import type { CityState, LogLine, MenuCard, Use } from "../wire";
import type { Mark, Remark } from "./mark";
import { sheetMark } from "./sheet";

export const CLASSIC_MARKS = 10;

/** A table at a decision, with what the marks ask about it. */
interface Moment {
  table: ClassicTable;
  log: LogLine[];
  catalogue: Catalogue;
  city: CityState;
  menu: MenuCard[];
}

/** The marks whose moment it is, the most important first. */
export function classicMarks(table: ClassicTable, log: LogLine[], catalogue: Catalogue): Mark[] {
  if (table.status === "finished") return sheetMark(table);
  const decision = mine(table).find((other) => !other.answered);
  if (decision?.kind !== "card") return [];
  const moment = { table, log, catalogue, city: cityOf(table, table.me), menu: decision.menu ?? [] };
  const makers = [first, resource, war, passing, chain, trade, stage, science, sell];
  return makers.map((make) => make(moment)).filter((mark) => mark !== undefined);
}

const useOf = (entry: MenuCard, name: string): Use | undefined => entry.uses.find(({ use }) => use === name);
const canBuild = (entry: MenuCard): boolean => (useOf(entry, "build")?.ways.length ?? 0) > 0;
const nameOfCard = ({ catalogue }: Moment, { card }: MenuCard): string => catalogue.card(card).name;
const colourOf = ({ catalogue }: Moment, { card }: MenuCard): string => catalogue.card(card).colour;

/** Points at a card in the hand. */
function inHand({ table }: Moment, { card }: MenuCard): Pick<Mark, "at" | "show"> {
  return { at: [`hand-card:${table.hand.indexOf(card)}`, "hand"], show: "press" };
}

function first({ table }: Moment): Mark | undefined {
  if (table.age > 1 || table.turn > 1) return undefined;
  return { id: "first", title: words.first, text: words.firstText(table.hand.length), at: ["hand"], show: "hint" };
}

function resource(moment: Moment): Mark | undefined {
  const found = moment.menu.find((entry) => canBuild(entry) && ["brown", "gray"].includes(colourOf(moment, entry)));
  if (!found) return undefined;
  const text = words.resourceText(nameOfCard(moment, found));
  return { id: "resource", title: words.resource, text, ...inHand(moment, found) };
}

function passing({ table }: Moment): Mark | undefined {
  if (table.turn < 2 || !table.hands_pass) return undefined;
  const text = words.passingText(nameOf(table, table.hand_comes_from), nameOf(table, table.hand_goes_to));
  return { id: "passing", title: words.passing, text, at: ["passing", "hand"] };
}

function trade(moment: Moment): Mark | undefined {
  for (const entry of moment.menu) {
    const way = useOf(entry, "build")?.ways[0];
    const share = way?.shares.find(({ seat, coins }) => seat >= 0 && coins > 0);
    if (!way || !share) continue;
    const text = words.tradeText(nameOfCard(moment, entry), share.coins, nameOf(moment.table, share.seat));
    return { id: "trade", title: words.trade, text, ...inHand(moment, entry), with: `goods:${share.seat}` };
  }
  return undefined;
}

function chain(moment: Moment): Mark | undefined {
  const found = moment.menu.find((entry) => canBuild(entry) && useOf(entry, "build")?.by_chain);
  const verdict = found && verdictOf(found, moment.city.built, moment.catalogue);
  if (!found || verdict?.kind !== "chain") return undefined;
  const text = words.chainText(verdict.by, nameOfCard(moment, found));
  const by = `card:${moment.table.me}:${verdict.card}`;
  return { id: "chain", title: words.chain, text, ...inHand(moment, found), with: by };
}

function stage({ table, menu }: Moment): Mark | undefined {
  const use = menu.flatMap(({ uses }) => uses).find((other) => other.use === "stage" && other.ways.length > 0);
  if (!use) return undefined;
  const at = [`stage:${table.me}:${use.stage}`, `wonder:${table.me}`];
  return { id: "stage", title: words.stage, text: words.stageText(use.stage, use.price), at };
}

function science(moment: Moment): Mark | undefined {
  const found = moment.menu.find((entry) => canBuild(entry) && colourOf(moment, entry) === "green");
  if (!found) return undefined;
  const text = words.scienceText(nameOfCard(moment, found));
  return { id: "science", title: words.science, text, ...inHand(moment, found) };
}

function sell(moment: Moment): Mark | undefined {
  const found = moment.menu.find((entry) => entry.uses.every(({ use, ways }) => use === "sell" || ways.length === 0));
  const sale = found && useOf(found, "sell");
  if (!found || !sale) return undefined;
  const text = words.sellText(nameOfCard(moment, found), sale.gain);
  return { id: "sell", title: words.sell, text, ...inHand(moment, found) };
}

function war({ table, log }: Moment): Mark | undefined {
  const own = log.filter(({ scene, seat }) => scene?.type === "fight" && [seat, scene.other].includes(table.me));
  if (own.length === 0) return undefined;
  const text = words.warText(own.map(told));
  return { id: "war", title: words.war(table.age - 1), text, at: [`tokens:${table.me}`, "border:left"] };
}

// What the coach says of the last move

/** A remark about what the viewer did last, and where that can be seen; nothing before the first move. */
export function classicRemark(table: ClassicTable, log: LogLine[], catalogue: Catalogue): Remark | undefined {
  const line = lastMoves(log).get(table.me)?.[0];
  if (line?.scene?.type !== "move") return undefined;
  const city = cityOf(table, table.me);
  const card = line.cards[0] ?? "";
  if (isPlaced(line)) {
    const { name, effects, colour } = catalogue.card(card);
    const army = colour === "red" ? armyOf(table, city) : "";
    const text = [remarks.built(name, effects), army, paidFor(table, log)].filter(Boolean).join(" ");
    return { text, at: [`card:${table.me}:${card}`, `piles:${table.me}`] };
  }
  if (line.scene.stage > 0) {
    const stage = catalogue.board(city.board).stages[line.scene.stage - 1];
    const text = remarks.stage(line.scene.stage, stage?.effects ?? []);
    return { text, at: [`stage:${table.me}:${line.scene.stage}`, `wonder:${table.me}`] };
  }
  return { text: remarks.sold(city.coins), at: [`coins:${table.me}`] };
}

function armyOf(table: ClassicTable, city: CityState): string {
  const names = (fits: (margin: number) => boolean): string[] =>
    city.fights.filter(({ margin }) => fits(margin)).map(({ seat }) => nameOf(table, seat));
  return remarks.army(
    names((margin) => margin > 0),
    names((margin) => margin === 0),
    names((margin) => margin < 0),
  );
}

/** What the viewer paid in the turn that was revealed last. */
function paidFor(table: ClassicTable, log: LogLine[]): string {
  const begins = log.filter(({ kind }) => kind === "turn_began").slice(-2)[0]?.number ?? 0;
  const payments = log
    .filter(({ number, kind }) => number > begins && kind === "paid")
    .flatMap((line) => line.payments ?? [])
    .filter(({ payer }) => payer === table.me);
  if (payments.length === 0) return "";
  return remarks.paid(payments.map(({ payee, coins }) => [coins, payee < 0 ? remarks.bank : nameOf(table, payee)]));
}
