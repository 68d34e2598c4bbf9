// What a classic table shows, worked out from the state: pure functions only.

import { colours, moves, nameOfChoice, nameOfExtra, uses } from "../../expansions/asked";
import type { Catalogue } from "../../lib/catalogue.svelte";
import { table as words } from "../../lib/words/classic";
import type {
  BoardFacts,
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
import { around, leftOf, nameOf, rightOf } from "../model";

/** A classic table in play: what every table has, and the game on it. */
export type ClassicTable = TableState & Omit<ClassicPlay, "type">;

/** The order of a city's stacks; colours of expansions come after these. */
const STACKS = ["brown", "gray", "yellow", "blue", "green", "red", "purple"];

export const ROMAN = ["", "I", "II", "III"];

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

/** What a way to pay costs in all. To be read from `way.price` once the wire has it. */
export function priceOf(way: Way): number {
  return way.left + way.right + way.bank + way.bank_goods + way.far_left + way.far_right;
}

/** Coins for one payee: a neighbour on a side of the table, `far` for two seats away; the bank has no side. */
export interface Share {
  name: string;
  side: "left" | "right" | "";
  far: boolean;
  coins: number;
}

/** How much each payee gets: both neighbours always, everybody else only if there is something to get. To be read from
 * `way.shares` once the wire has the seats. */
export function sharesOf(table: ClassicTable, seat: number, way: Way): Share[] {
  const left = leftOf(table, seat);
  const right = rightOf(table, seat);
  const all: Share[] = [
    { name: nameOf(table, leftOf(table, left)), side: "left", far: true, coins: way.far_left },
    { name: nameOf(table, left), side: "left", far: false, coins: way.left },
    { name: nameOf(table, right), side: "right", far: false, coins: way.right },
    { name: nameOf(table, rightOf(table, right)), side: "right", far: true, coins: way.far_right },
    { name: words.bank, side: "", far: false, coins: way.bank + way.bank_goods },
  ];
  return all.filter((share) => share.coins > 0 || (share.side !== "" && !share.far));
}

/** A payment in words. */
export function paymentOf(table: ClassicTable, seat: number, way: Way): string {
  return words.paidTo(
    sharesOf(table, seat, way)
      .filter((share) => share.coins > 0)
      .map((share) => [share.coins, share.name]),
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

// Verdicts

export type Verdict =
  | { kind: "free" }
  | { kind: "chain" }
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
    if (use.by_chain) return { kind: "chain" };
    return use.price > 0 ? { kind: "coins", price: use.price } : { kind: "free" };
  }
  if (entry.uses.some((other) => other.use === "build_free" && other.ways.length > 0)) return { kind: "right" };
  if (use?.missing) return { kind: "lacks", missing: use.missing };
  if (isOwned(entry.card, built, catalogue)) return { kind: "owned" };
  return use?.short ? { kind: "poor", short: use.short } : { kind: "refused" };
}

/** Whether a city already has a card of that name. To be read from the use once the wire names why it is refused. */
function isOwned(card: string, built: string[], catalogue: Catalogue): boolean {
  const name = catalogue.card(card).name;
  return built.some((other) => catalogue.card(other).name === name);
}

/** Whether the next stage can be built; it is the same with every card. Nothing when the wonder is finished. */
export function stageVerdict(decision: DecisionState): Verdict | undefined {
  const use = decision.menu?.flatMap((entry) => entry.uses).find((other) => other.use === "stage");
  if (!use) return undefined;
  if (use.ways.length > 0) return use.price > 0 ? { kind: "coins", price: use.price } : { kind: "free" };
  return use.missing ? { kind: "lacks", missing: use.missing } : { kind: "poor", short: use.short };
}

// Cities

/** The cards of a city, a pile for each colour that is there. */
export function piles(cards: string[], catalogue: Catalogue): { colour: string; cards: CardFacts[] }[] {
  const facts = cards.map((card) => catalogue.card(card));
  const order = [...STACKS, ...Object.keys(colours).filter((colour) => !STACKS.includes(colour))];
  const known = order.map((colour) => ({ colour, cards: facts.filter((card) => card.colour === colour) }));
  const others = facts.filter((card) => !order.includes(card.colour));
  if (others.length > 0) known.push({ colour: "gray", cards: others });
  return known.filter((pile) => pile.cards.length > 0);
}

export function isEmpty(goods: Goods): boolean {
  return goods.fixed === "" && goods.choices.length === 0;
}

/** The stages that can be built next, from 1, whether they can be paid for or not. To be read from `city.next_stages`
 * once the wire has it. */
export function nextStages(city: CityState, board: BoardFacts): number[] {
  const left = board.stages.map((_, index) => index + 1).filter((number) => !city.built_stages.includes(number));
  return board.any_order ? left : left.slice(0, 1);
}

/** The card under a stage, where the order of building says which one it is. To be read from `buried[].stage` once the
 * wire has it. */
export function buriedUnder(city: CityState, board: BoardFacts, stage: number): BuriedCard | undefined {
  return board.any_order ? undefined : city.buried[stage - 1];
}

/** Whether the hands are not passed on after this turn. To be read from the wire once it says so. */
export function isLastTurn(table: ClassicTable): boolean {
  return table.turn >= table.last_turn;
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
