// What a classic table shows, worked out from the state: pure functions only.

import { colours, ifSaid, moves, nameOfChoice, nameOfExtra, questionOf, uses } from "../../expansions/asked";
import type { Catalogue } from "../../lib/catalogue.svelte";
import { goodOf } from "../../lib/icons/pictures";
import { choiceText, paidTo, passTitle, table as words, useName } from "../../lib/words/classic";
import { goodName, listed } from "../../lib/words/common";
import { doing } from "../../lib/words/hand";
import type {
  BuriedCard,
  CardFacts,
  CityState,
  ClassicPlay,
  DecisionState,
  ExtraUse,
  Goods,
  LogLine,
  MenuCard,
  TableState,
  Use,
  Way,
} from "../../wire";
import { around, leftOf, mine, nameOf, rightOf } from "../model";

/** A classic table in play: what every table has, and the game on it. */
export type ClassicTable = TableState & Omit<ClassicPlay, "type">;

/** The order of a city's stacks; colours of expansions come after these. */
const STACKS = ["brown", "gray", "yellow", "blue", "green", "red", "purple"];

export const ROMAN = ["", "I", "II", "III"];

/** The bank, where seats are payers and payees. */
export const BANK = -1;

export function cityOf(table: ClassicTable, seat: number): CityState {
  const city = table.cities[seat];
  if (!city) throw new Error(`no city ${seat}`);
  return city;
}

/** The cities that are not neighbours of `middle`, from the left side to the right side of the table. */
export function farSeats(table: ClassicTable, middle: number): number[] {
  const near = [middle, leftOf(table, middle), rightOf(table, middle)];
  return around(table, middle).filter((seat) => !near.includes(seat));
}

// Decisions

export interface Picked {
  entry: MenuCard;
  use: Use;
  /** What goes with the use. */
  extra: ExtraUse | undefined;
  way: Way;
}

/** The card, use, what goes with it and the way to pay that a choice stands for. */
export function pickedBy(decision: DecisionState, choice: number | null): Picked | undefined {
  for (const entry of decision.menu ?? [])
    for (const use of entry.uses)
      for (const extra of [undefined, ...use.extras])
        for (const way of (extra ?? use).ways) if (way.choice === choice) return { entry, use, extra, way };
  return undefined;
}

/** Coins for one payee: a neighbour on a side of the table, `far` for two seats away; the bank has no side. */
export interface Share {
  name: string;
  side: "left" | "right" | "";
  far: boolean;
  coins: number;
}

/** How much each payee gets, as they sit: both neighbours always, everybody else only if there is something to get. */
export function sharesOf(table: ClassicTable, seat: number, way: Way): Share[] {
  const left = leftOf(table, seat);
  const right = rightOf(table, seat);
  const coins = (payee: number): number => way.shares.find((share) => share.seat === payee)?.coins ?? 0;
  const far = (payee: number): boolean => ![left, right, BANK].includes(payee) && coins(payee) > 0;
  const farLeft = [leftOf(table, left)].filter(far);
  const farRight = [rightOf(table, right)].filter((payee) => far(payee) && !farLeft.includes(payee));
  const named = (payee: number, side: Share["side"], isFar: boolean): Share => ({
    name: payee === BANK ? words.bank : nameOf(table, payee),
    side,
    far: isFar,
    coins: coins(payee),
  });
  return [
    ...farLeft.map((payee) => named(payee, "left", true)),
    named(left, "left", false),
    named(right, "right", false),
    ...farRight.map((payee) => named(payee, "right", true)),
    ...(coins(BANK) > 0 ? [named(BANK, "", false)] : []),
  ];
}

/** A payment in words. */
export function paymentOf(table: ClassicTable, seat: number, way: Way): string {
  return paidTo(
    sharesOf(table, seat, way)
      .filter((share) => share.coins > 0)
      .map((share) => [share.coins, share.side ? share.name : ""]),
  );
}

/** One answer to a question: a row of the menu and what is done with it. */
export interface Answer {
  entry: MenuCard;
  row: number;
  use: Use;
}

/** The answers to a question in the order of their keys. */
export function answersOf(decision: DecisionState): Answer[] {
  return (decision.menu ?? []).flatMap((entry, row) => entry.uses.map((use) => ({ entry, row, use })));
}

/** What a row of a menu is about, in words; empty for a row that is about no card, number or the like. */
export function choiceName(entry: MenuCard, catalogue: Catalogue): string {
  return entry.card ? catalogue.card(entry.card).name : nameOfChoice(entry);
}

/** What goes with a use, in words. */
export function extraName(extra: ExtraUse | undefined): string {
  return extra ? nameOfExtra(extra) : "";
}

/** A choice in words: what is done with which card, and the payment. */
export function choiceWords(
  table: ClassicTable,
  catalogue: Catalogue,
  from: DecisionState,
  choice: number | null,
  otherwise: string,
): string {
  const picked = pickedBy(from, choice);
  if (!picked) return otherwise;
  const payment = picked.way.price > 0 && picked.use.use !== "pay" ? paymentOf(table, from.seat, picked.way) : "";
  const details = [extraName(picked.extra), payment].filter(Boolean);
  return choiceText(picked.use.use, choiceName(picked.entry, catalogue), details);
}

/** A use by its name: a stage by its number, doing nothing by its question. */
export function useTitle(use: Use, kind: string): string {
  if (use.use === "pass") return passTitle(kind);
  return use.use === "stage" && use.stage > 0 ? words.stage({ number: use.stage }) : useName(use.use);
}

/** What the button says that confirms a use of something with that name. */
export function orderOf(use: Use, kind: string, name: string): string {
  const title = useTitle(use, kind);
  if (!name || use.use === "pass") return title;
  if (use.use === "stage") return doing.stageWith({ stage: title, card: name });
  return ifSaid("order", use.use, { name }) ?? doing.confirmed({ use: title, card: name });
}

// Verdicts

export type Verdict =
  | { kind: "free" }
  | { kind: "chain"; by: string; card: string }
  | { kind: "coins"; price: number }
  | { kind: "right" }
  | { kind: "lacks"; missing: string }
  | { kind: "owned" }
  | { kind: "poor"; short: number }
  | { kind: "refused" };

/** Whether a card can be built or recruited, and at what price: what the foot of the card says. */
export function verdictOf(entry: MenuCard, built: string[], catalogue: Catalogue): Verdict | undefined {
  const use = entry.uses.find((other) => uses[other.use]?.priced);
  if (!use && !entry.uses.some((other) => other.use === "build_free")) return undefined;
  if (use && use.ways.length > 0) {
    if (use.by_chain) return { kind: "chain", ...chainedBy(entry.card, built, catalogue) };
    return use.price > 0 ? { kind: "coins", price: use.price } : { kind: "free" };
  }
  if (entry.uses.some((other) => other.use === "build_free" && other.ways.length > 0)) return { kind: "right" };
  return use ? refusalOf(use) : { kind: "refused" };
}

/** The structure in the city that makes a card free. */
function chainedBy(card: string, built: string[], catalogue: Catalogue): { by: string; card: string } {
  const names = built.map((id) => catalogue.card(id).name);
  const found = catalogue
    .card(card)
    .chain_from.map((id) => catalogue.card(id))
    .find(({ name }) => names.includes(name));
  return { by: found?.name ?? "", card: found?.id ?? "" };
}

/** Why a use is not possible. */
function refusalOf(use: Use): Verdict {
  if (use.refusal === "resources") return { kind: "lacks", missing: use.missing };
  if (use.refusal === "coins") return { kind: "poor", short: use.short };
  return { kind: use.refusal === "owned" ? "owned" : "refused" };
}

/** Missing goods by their letters in words, each once. */
export function goodsNamed(letters: string): string {
  return listed([...new Set(letters)].map((letter) => goodName(goodOf(letter))));
}

/** Whether the next stage can be built; it is the same with every card. Nothing when the wonder is finished. */
export function stageVerdict(decision: DecisionState): Verdict | undefined {
  const use = decision.menu?.flatMap((entry) => entry.uses).find((other) => other.use === "stage");
  if (!use) return undefined;
  if (use.ways.length > 0) return use.price > 0 ? { kind: "coins", price: use.price } : { kind: "free" };
  return refusalOf(use);
}

// Cities

/** The cards of a city, a pile for each colour that is there. */
export function piles(cards: string[], catalogue: Catalogue): { colour: string; cards: CardFacts[] }[] {
  const facts = cards.map((card) => catalogue.card(card));
  const order = [...STACKS, ...colours.filter((colour) => !STACKS.includes(colour))];
  const known = order.map((colour) => ({ colour, cards: facts.filter((card) => card.colour === colour) }));
  const others = facts.filter((card) => !order.includes(card.colour));
  if (others.length > 0) known.push({ colour: "gray", cards: others });
  return known.filter((pile) => pile.cards.length > 0);
}

export function isEmpty(goods: Goods): boolean {
  return goods.fixed === "" && goods.choices.length === 0;
}

/** The card under a stage, numbered from 1. */
export function buriedUnder(city: CityState, stage: number): BuriedCard | undefined {
  return city.buried.find((buried) => buried.stage === stage);
}

/** Whether somebody else decides something between two turns, while the viewer waits. */
export function isInterrupted(table: ClassicTable): boolean {
  return (
    table.decisions.length > 0 &&
    !table.decisions.some(({ kind }) => questionOf(kind)?.routine) &&
    mine(table).length === 0
  );
}

/** What the viewer pays a neighbour for goods; nothing for any other city. */
export function pricesAt(table: ClassicTable, seat: number): { raw: number; made: number } | undefined {
  const own = table.cities[table.me]?.prices;
  if (!own || seat === table.me || table.status === "finished") return undefined;
  if (seat === leftOf(table, table.me)) return { raw: own.raw_left, made: own.manufactured_left };
  if (seat === rightOf(table, table.me)) return { raw: own.raw_right, made: own.manufactured_right };
  return undefined;
}

// Conflict tokens

export function victories(city: CityState): number[] {
  return city.tokens.filter((token) => token > 0);
}

export function defeats(city: CityState): number[] {
  return city.tokens.filter((token) => token < 0);
}

// The log

/** Whether a line says what a seat did with its card. */
export function isMove(line: LogLine): boolean {
  return line.kind in moves;
}

/** Whether a line places a card in the city for all to see. */
export function isPlaced(line: LogLine): boolean {
  return moves[line.kind]?.placed ?? false;
}

/** What each seat did in the turn that was revealed last. */
export function lastMoves(log: LogLine[]): Map<number, LogLine[]> {
  const moves = new Map<number, LogLine[]>();
  let begins = 0;
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const line = log[index];
    if (!line) continue;
    if (line.kind === "turn_began") {
      begins += 1;
      if (moves.size > 0 || begins === 2) break;
    }
    if (isMove(line)) moves.set(line.seat, [line, ...(moves.get(line.seat) ?? [])]);
  }
  return moves;
}
