// Tables for tests: three cities in a row of seats, and only what a test is about.

import { Catalogue } from "../../../src/lib/catalogue.svelte";
import type { ClassicTable } from "../../../src/table/classic/model";
import type {
  BoardFacts,
  CardFacts,
  CityState,
  DecisionState,
  ExtraUse,
  LogLine,
  MenuCard,
  Use,
  Way,
} from "../../../src/wire";

export const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus"];

export function city(seat: number, parts: Partial<CityState> = {}): CityState {
  const empty = { seat, coins: 3, built: [], buried: [], built_stages: [], tokens: [], fights: [] };
  return { ...empty, ...parts } as unknown as CityState;
}

export function table(players: number, parts: Partial<ClassicTable> = {}): ClassicTable {
  const seats = NAMES.slice(0, players).map((name, seat) => ({ seat, name, kind: "person", team: -1 }));
  const cities = seats.map(({ seat }) => city(seat));
  const begun = {
    status: "playing",
    me: 0,
    phase: "turn",
    age: 1,
    turn: 1,
    last_turn: 6,
    passing: "left",
    hands_pass: true,
    teams: [],
  };
  return { ...begun, seats, cities, decisions: [], ranking: [], ...parts } as unknown as ClassicTable;
}

export function line(kind: string, seat: number, parts: Partial<LogLine> = {}): LogLine {
  return { number: 0, kind, seat, text: "", cards: [], tokens: [], values: [], payments: [], scene: null, ...parts };
}

/** A way to pay that stands for a choice. */
export function way(choice: number, parts: Partial<Way> = {}): Way {
  return { choice, price: 0, shares: [], ...parts };
}

export function use(name: Use["use"], ways: Way[], parts: Partial<Use> = {}): Use {
  const plain = {
    stage: 0,
    by_chain: false,
    price: 0,
    gain: 0,
    refusal: "",
    reason: "",
    missing: "",
    short: 0,
    extras: [],
  };
  return { use: name, ways, ...plain, ...parts } as Use;
}

export function extra(name: ExtraUse["extra"], ways: Way[]): ExtraUse {
  return { extra: name, ways, resources: [], coins: 0, gives: [], price: 0, reason: "", missing: "", short: 0 };
}

export function entry(card: string, ...uses: Use[]): MenuCard {
  return { card, number: null, names: [], uses, debts: null };
}

export function decision(ident: number, menu: MenuCard[] | null, parts: Partial<DecisionState> = {}): DecisionState {
  const open = { seat: 0, decider: 0, kind: "card", answered: false, choice: null, text: "", actions: null };
  return { ident, menu, ...open, ...parts };
}

/** A catalogue of cards, each with a colour; cards of one name may have different ids. */
export function catalogue(
  cards: { id: string; name: string; colour: string; chain_from?: string[] }[],
  boards: BoardFacts[] = [],
): Catalogue {
  const known = cards.map((card) => ({ chain_from: [], ...card }) as unknown as CardFacts);
  return new Catalogue({ cards: known, boards } as unknown as Catalogue["facts"]);
}
