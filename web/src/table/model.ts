// What the table shows, worked out of the state: pure functions only.

import type { Catalogue } from "../lib/catalogue.svelte";
import type { CardFacts, CityState, DecisionState, Goods, LogLine, MenuCard, SeatState, TableState, Use, Way } from "../wire";

export const COLOURS = ["brown", "gray", "yellow", "blue", "green", "red", "purple"];

export const ROMAN = ["", "I", "II", "III"];

/** What a victory is worth in each Age. */
const VICTORY = [0, 1, 3, 5];

export function leftOf(table: TableState, seat: number): number {
  return (seat + 1) % table.cities.length;
}

export function rightOf(table: TableState, seat: number): number {
  return (seat + table.cities.length - 1) % table.cities.length;
}

export function cityOf(table: TableState, seat: number): CityState {
  const city = table.cities[seat];
  if (!city) throw new Error(`no city ${seat}`);
  return city;
}

export function seatOf(table: TableState, seat: number): SeatState {
  return (
    table.seats.find((other) => other.seat === seat) ?? {
      seat,
      name: `${seat + 1}`,
      kind: "bot",
      bot: "",
      connected: true,
      stand_in: false,
    }
  );
}

export function nameOf(table: TableState, seat: number): string {
  return seatOf(table, seat).name;
}

/** The seats in table order as one sees them from `middle`: those on the left, the middle, those on the right. */
export function around(table: TableState, middle: number): number[] {
  const count = table.cities.length;
  const onTheLeft = Math.floor(count / 2);
  return Array.from({ length: count }, (_, index) => (middle + onTheLeft - index + count) % count);
}

/** The cities that are no neighbours of `middle`, from the left side to the right side of the table. */
export function farSeats(table: TableState, middle: number): number[] {
  const near = [middle, leftOf(table, middle), rightOf(table, middle)];
  return around(table, middle).filter((seat) => !near.includes(seat));
}

// Decisions

/** The decisions that the viewer answers. */
export function mine(table: TableState): DecisionState[] {
  return table.decisions.filter((decision) => decision.menu !== null);
}

/** Who still has to choose, each once. */
export function awaited(table: TableState): number[] {
  return [...new Set(table.decisions.filter((decision) => !decision.answered).map((decision) => decision.decider))];
}

export type Mark = "chosen" | "awaited" | "none";

/** Whether the seat has chosen, is awaited, or has nothing to choose now. */
export function markOf(table: TableState, seat: number): Mark {
  const own = table.decisions.filter((decision) => decision.decider === seat);
  if (own.length === 0) return "none";
  return own.every((decision) => decision.answered) ? "chosen" : "awaited";
}

/** Who runs the Free City this turn, or -1 when there is none. Its left-hand neighbour begins Ages I and III. */
export function controllerOf(table: TableState): number {
  const freeCity = table.seats.find((seat) => seat.kind === "free_city");
  if (!freeCity || table.turn === 0) return -1;
  return table.age % 2 === table.turn % 2 ? leftOf(table, freeCity.seat) : rightOf(table, freeCity.seat);
}

export interface Picked {
  entry: MenuCard;
  use: Use;
  way: Way;
}

/** The card, use and way to pay that a choice stands for. */
export function pickedBy(decision: DecisionState, choice: number | null): Picked | undefined {
  for (const entry of decision.menu ?? [])
    for (const use of entry.uses) for (const way of use.ways) if (way.choice === choice) return { entry, use, way };
  return undefined;
}

export function priceOf(way: Way): number {
  return way.left + way.right + way.bank;
}

// Verdicts

export type Verdict =
  | { kind: "free" }
  | { kind: "chain" }
  | { kind: "coins"; price: number }
  | { kind: "right" }
  | { kind: "lacks"; missing: string }
  | { kind: "stands" }
  | { kind: "poor"; short: number }
  | { kind: "refused" };

/** Whether a card can be built, and at which price: what the foot of the card says. */
export function verdictOf(entry: MenuCard, built: string[], catalogue: Catalogue): Verdict {
  const use = entry.uses.find((other) => other.use === "build" || other.use === "take");
  if (use && use.ways.length > 0) {
    if (use.by_chain) return { kind: "chain" };
    return use.price > 0 ? { kind: "coins", price: use.price } : { kind: "free" };
  }
  if (entry.uses.some((other) => other.use === "build_free" && other.ways.length > 0)) return { kind: "right" };
  if (use?.missing) return { kind: "lacks", missing: use.missing };
  const name = catalogue.card(entry.card).name;
  if (built.some((card) => catalogue.card(card).name === name)) return { kind: "stands" };
  return use?.short ? { kind: "poor", short: use.short } : { kind: "refused" };
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
  const known = COLOURS.map((colour) => ({ colour, cards: facts.filter((card) => card.colour === colour) }));
  const others = facts.filter((card) => !COLOURS.includes(card.colour));
  if (others.length > 0) known.push({ colour: "gray", cards: others });
  return known.filter((pile) => pile.cards.length > 0);
}

export function isEmpty(goods: Goods): boolean {
  return goods.fixed === "" && goods.choices.length === 0;
}

export interface BorderState {
  mine: number;
  theirs: number;
  ahead: number;
  victory: number;
}

/** How two neighbours compare in shields, and what a victory would bring now. */
export function border(table: TableState, me: number, other: number): BorderState {
  const own = cityOf(table, me).shields;
  const theirs = cityOf(table, other).shields;
  return { mine: own, theirs, ahead: own - theirs, victory: VICTORY[table.age] ?? 0 };
}

export function victories(city: CityState): number[] {
  return city.tokens.filter((token) => token > 0);
}

export function defeats(city: CityState): number[] {
  return city.tokens.filter((token) => token < 0);
}

// The log

const MOVES = ["built", "stage_built", "sold", "took"];

export function isMove(line: LogLine): boolean {
  return MOVES.includes(line.kind);
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
