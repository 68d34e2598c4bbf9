// What a classic table shows, worked out of the state: pure functions only.

import type { Catalogue } from "../../lib/catalogue.svelte";
import { table as words } from "../../lib/words/classic";
import { goods } from "../../lib/words/common";
import { armada, edifice } from "../../lib/words/sea";
import type { CardFacts, CityState, ClassicPlay, DecisionState, ExtraUse, Goods, LogLine, MenuCard, TableState, Use, Way } from "../../wire";
import { around, leftOf, nameOf, rightOf } from "../model";

/** A classic table in play: what every table has, and the game on it. */
export type ClassicTable = TableState & Omit<ClassicPlay, "type">;

export const COLOURS = ["brown", "gray", "yellow", "blue", "green", "red", "purple", "black", "white", "island", "edifice", "bonus"];

export const ROMAN = ["", "I", "II", "III"];

/** What a victory is worth in each Age. */
const VICTORY = [0, 1, 3, 5];

export function cityOf(table: ClassicTable, seat: number): CityState {
  const city = table.cities[seat];
  if (!city) throw new Error(`no city ${seat}`);
  return city;
}

/** The cities that are no neighbours of `middle`, from the left side to the right side of the table. */
export function farSeats(table: ClassicTable, middle: number): number[] {
  const near = [middle, leftOf(table, middle), rightOf(table, middle)];
  return around(table, middle).filter((seat) => !near.includes(seat));
}

// Decisions

/** Who runs the Free City this turn, or -1 when there is none. Its left-hand neighbour begins Ages I and III. */
export function controllerOf(table: ClassicTable): number {
  const freeCity = table.seats.find((seat) => seat.kind === "free_city");
  if (!freeCity || table.turn === 0) return -1;
  return table.age % 2 === table.turn % 2 ? leftOf(table, freeCity.seat) : rightOf(table, freeCity.seat);
}

/** Who runs the Free City, as a note beside its name. */
export function controlNote(table: ClassicTable, seat: number): string {
  if (table.status !== "playing" || table.seats[seat]?.kind !== "free_city") return "";
  const controller = controllerOf(table);
  if (controller < 0) return "";
  return controller === table.me ? words.youControl : words.controls(nameOf(table, controller));
}

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

export function priceOf(way: Way): number {
  return way.left + way.right + way.bank + way.bank_goods + way.far_left + way.far_right;
}

/** Coins for somebody: a side of the table, `far` for two seats away; nobody's side is the bank's. */
export interface Share {
  name: string;
  side: "left" | "right" | "";
  far: boolean;
  coins: number;
}

/** Who gets how much: both neighbours always, everybody else only with something to get. */
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
  return words.paidTo(sharesOf(table, seat, way).filter((share) => share.coins > 0).map((share) => [share.coins, share.name]));
}

/** Kinds of decision that are asked as tiles, one a row of the menu. */
export const QUESTIONS = ["loss", "victory_token", "fleet", "island", "naval_conflict", "bonus", "pawn", "penalty"];

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

/** What a row of a menu is about, in words; nothing where it is about no thing. */
export function choiceName(entry: MenuCard, catalogue: Catalogue): string {
  if (entry.card) return catalogue.card(entry.card).name;
  if (entry.fleets.length > 0) return armada.sails(entry.fleets);
  if (entry.number === null) return "";
  if (entry.uses[0]?.use === "drop") return edifice.dropToken(entry.number);
  if (entry.uses[0]?.use === "pay") return goods.coins(entry.number);
  return entry.uses[0]?.use === "join" ? words.age(entry.number) : `${entry.number}`;
}

/** What goes with a use, in words. */
export function extraName(extra: ExtraUse | undefined): string {
  if (!extra) return "";
  return extra.extra === "edifice" ? armada.withTheEdifice : armada.withFleet(extra.extra.replace("_fleet", "")).toLowerCase();
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

/** Uses with a price, of which a card's foot tells. */
const JUDGED = ["build", "take", "recruit"];

/** Whether a card can be built or recruited, and at which price: what the foot of the card says. */
export function verdictOf(entry: MenuCard, built: string[], catalogue: Catalogue): Verdict | undefined {
  const use = entry.uses.find((other) => JUDGED.includes(other.use));
  if (!use && !entry.uses.some((other) => other.use === "build_free")) return undefined;
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

/** What happens at a border of a city when the next conflicts come. */
export interface BorderState {
  /** fight; peace by diplomacy, own or theirs; or the partner sits there. */
  kind: "fight" | "own_peace" | "their_peace" | "partner";
  /** Who is fought: the neighbour, or who comes after one that keeps the peace; -1 for nobody. */
  opponent: number;
  /** Tokens that each side takes. */
  tokens: number;
  mine: number;
  theirs: number;
  ahead: number;
  victory: number;
  defeat: number;
}

/** What a defeat of this Age costs at this table. */
export function defeatOf(table: ClassicTable): number {
  return table.config.edition === 2 && table.config.options?.["defeats"] !== "flat" ? table.age : 1;
}

/** The seat that `me` meets on a side: who keeps the peace is passed over, and two alone meet once, on the left. */
function metOn(table: ClassicTable, me: number, side: "left" | "right"): number {
  const next = (seat: number): number => (side === "left" ? leftOf(table, seat) : rightOf(table, seat));
  let seat = next(me);
  while (seat !== me && cityOf(table, seat).diplomacy > 0) seat = next(seat);
  const fighters = table.cities.filter((city) => city.diplomacy === 0);
  if (seat === me || (fighters.length === 2 && side !== nearerSide(table, me, seat))) return -1;
  return seat;
}

function nearerSide(table: ClassicTable, me: number, other: number): "left" | "right" {
  const count = table.cities.length;
  return (other - me + count) % count <= count / 2 ? "left" : "right";
}

/** How a city and what lies on one side of it compare in shields, and what a victory would bring now. */
export function border(table: ClassicTable, me: number, other: number, side: "left" | "right"): BorderState {
  const city = cityOf(table, me);
  const neighbour = cityOf(table, other);
  const team = city.partner >= 0;
  const kind =
    city.partner === other ? "partner" : team ? "fight" : city.diplomacy > 0 ? "own_peace" : neighbour.diplomacy > 0 ? "their_peace" : "fight";
  const opponent = kind === "partner" || kind === "own_peace" ? -1 : team ? other : metOn(table, me, side);
  const tokens = team ? 2 - Number(city.diplomacy > 0) - Number(neighbour.diplomacy > 0) : 1;
  const theirs = cityOf(table, opponent < 0 ? other : opponent).shields;
  const shown = { mine: city.shields, theirs, ahead: city.shields - theirs };
  return { kind, opponent: tokens > 0 ? opponent : -1, tokens, ...shown, victory: VICTORY[table.age] ?? 0, defeat: defeatOf(table) };
}

// Leaders and teams

/** Whether leaders cost the number of the Age at this table. */
export function leadersByAge(table: TableState): boolean {
  return table.config.options?.["leader_price"] !== "printed";
}

/** The number of a seat's team, or -1 without teams. */
export function teamOf(table: ClassicTable, seat: number): number {
  const partner = table.cities[seat]?.partner ?? -1;
  return partner < 0 ? -1 : Math.floor(Math.min(seat, partner) / 2);
}

export function victories(city: CityState): number[] {
  return city.tokens.filter((token) => token > 0);
}

export function defeats(city: CityState): number[] {
  return city.tokens.filter((token) => token < 0);
}

// The log

const MOVES = ["built", "stage_built", "sold", "took", "recruited", "leader_sold"];

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
