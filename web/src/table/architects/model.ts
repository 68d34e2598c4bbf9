// What a table of Architects shows, worked out from the state: pure functions only.

import type { Box } from "../../lib/catalogue.svelte";
import type { IconName } from "../../lib/icons/pictures";
import { architects as words, paidWith } from "../../lib/words/architects";
import type {
  ActionState,
  ActionWay,
  ArchitectsCity,
  ArchitectsPlay,
  DecisionState,
  DeckState,
  LogLine,
  TableState,
} from "../../wire";
import { leftOf, nameOf, rightOf } from "../model";

/** A table of Architects in play: what every table has, and the game on it. */
export type ArchitectsTable = TableState & Omit<ArchitectsPlay, "type">;

/** The kinds of card in the order in which they lie in a city. */
export const KINDS = [
  ...["wood", "stone", "clay", "papyrus", "glass", "coin"],
  ...["compass", "gear", "tablet"],
  ...["shield_0", "shield_1", "shield_2"],
  ...["blue_3", "blue_2_cat"],
];

const PICTURES: Record<string, IconName> = {
  wood: "wood",
  stone: "stone",
  clay: "clay",
  papyrus: "papyrus",
  glass: "glass",
  coin: "coin",
  compass: "compass",
  gear: "gear",
  tablet: "tablet",
  shield_0: "shield",
  shield_1: "shield",
  shield_2: "shield",
  blue_3: "points",
  blue_2_cat: "points",
};

/** The main picture of a kind of card. */
export function pictureOfKind(card: string): IconName {
  return PICTURES[card] ?? "cards";
}

/** The points on a card, and its horns, from its icons. */
export function numberOn(icons: string[], name: string): number {
  const found = icons.find((icon) => icon.startsWith(`${name}:`));
  return found ? Number(found.split(":")[1]) : 0;
}

/** Colours of the page are spelt as the classic cards spell them. */
export function colourOf(colour: string): string {
  return colour === "grey" ? "gray" : colour;
}

const EFFECTS: Record<string, IconName> = {
  any_deck: "any_deck",
  central: "central",
  both_sides: "both_sides",
  look: "look",
  token: "token",
  shield: "shield",
};

/** The picture of what a wonder's stages do. */
export function pictureOfEffect(effect: string): IconName {
  return EFFECTS[effect] ?? "plus";
}

export function cityOf(table: ArchitectsTable, seat: number): ArchitectsCity {
  const city = table.cities[seat];
  if (!city) throw new Error(`no city ${seat}`);
  return city;
}

/** Held cards by kind, those that are there, in order. */
export function heldCards(cards: Record<string, number>): { card: string; count: number }[] {
  const known = KINDS.filter((card) => cards[card]).map((card) => ({ card, count: cards[card] ?? 0 }));
  const others = Object.entries(cards).filter(([card, count]) => !KINDS.includes(card) && count > 0);
  return [...known, ...others.map(([card, count]) => ({ card, count }))];
}

/** All others, beginning with the next in turn order. */
export function othersFrom(table: ArchitectsTable, middle: number): number[] {
  const count = table.cities.length;
  return Array.from({ length: count - 1 }, (_, index) => (middle + 1 + index) % count);
}

export type Place = "left" | "centre" | "right";

/** The number of the deck that lies at a place, seen from a seat. */
export function deckNumber(table: ArchitectsTable, seat: number, place: Place): number {
  return place === "left" ? seat : place === "right" ? rightOf(table, seat) : table.cities.length;
}

export function deckAt(table: ArchitectsTable, number: number): DeckState {
  const deck = table.decks[number];
  if (!deck) throw new Error(`no deck ${number}`);
  return deck;
}

/** What a deck is called from a seat: left, right, central, or by its owner. */
export function deckName(table: ArchitectsTable, seat: number, number: number): string {
  if (number === table.cities.length) return words.centralDeck;
  if (number === seat) return words.leftDeck;
  if (number === rightOf(table, seat)) return words.rightDeck;
  return words.deckOf({ name: nameOf(table, number) });
}

/** The player who shares a wonder's deck: it lies between its owner and the seat to the owner's left. */
export function deckNote(table: ArchitectsTable, seat: number, number: number, brief = false): string {
  if (number === table.cities.length) return words.centreNote;
  const other = number === seat ? leftOf(table, seat) : number;
  const name = nameOf(table, other);
  if (number !== seat) return words.ownedBy({ name });
  return brief ? words.alsoOf({ name }) : words.sharedWith({ name });
}

// Decisions

/** Things that can be done; the digits count these. Decks and tokens come in the order in which they lie there. */
export function offered(decision: DecisionState | undefined, tokens: string[]): ActionState[] {
  const order = ["left", "centre", "right", ...tokens];
  const place = (action: ActionState): number => {
    const lies = ["take", "look", "token"].includes(action.use) ? order.indexOf(action.argument) : -1;
    return lies >= 0 ? lies : order.length + (action.use === "take" ? 0 : 1);
  };
  return (decision?.actions ?? [])
    .filter((action) => action.ways.length > 0)
    .toSorted((one, other) => place(one) - place(other));
}

/** What a choice stands for. */
export function pickedBy(decision: DecisionState, choice: number): { action: ActionState; way: ActionWay } | undefined {
  for (const action of decision.actions ?? [])
    for (const way of action.ways) if (way.choice === choice) return { action, way };
  return undefined;
}

/** One thing to do as a title. */
export function titleOf(table: ArchitectsTable, box: Box, seat: number, action: ActionState): string {
  if (action.use === "take") {
    const deck = deckName(table, seat, action.deck);
    return table.armed.length > 0 ? words.extraCard({ deck }) : deck;
  }
  if (action.use === "look") return words.lookInto({ deck: deckName(table, seat, action.deck) });
  if (action.use === "stage") return words.buildStage({ number: Number(action.argument) });
  if (action.use === "science") {
    return action.argument === "different"
      ? words.turnInThree
      : words.turnInTwo({ symbol: box.card(action.argument).name });
  }
  if (action.use === "token") return action.argument === "unseen" ? words.unseenToken : box.token(action.argument).name;
  if (action.use === "keep") return box.card(action.argument).name;
  return words.done;
}

/** What a way to do something spends, in words. */
export function paymentOf(box: Box, way: ActionWay): string {
  return paidWith(
    heldCards(way.paid).flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
    way.using.map((token) => box.token(token).name),
  );
}

/** What other ways would spend and this one does not. */
export function keptBy(ways: ActionWay[], way: ActionWay): string[] {
  const all = new Set(ways.flatMap(({ paid }) => Object.keys(paid)));
  return heldCards(Object.fromEntries([...all].map((card) => [card, 1])))
    .map(({ card }) => card)
    .filter((card) => ways.some(({ paid }) => (paid[card] ?? 0) > (way.paid[card] ?? 0)));
}

// The log

const LINES: Record<string, IconName> = {
  peeked: "eye",
  cat_moved: "cat",
  horns: "horn",
  token_used: "last_card",
  stage_built: "stage",
  science_used: "green",
  token_taken: "token",
  looked: "look",
  battle: "war",
  turn_passed: "right",
};

export function pictureOfLine(line: LogLine): IconName {
  const card = line.kind === "took" || line.kind === "kept" ? line.cards[0] : undefined;
  return card ? pictureOfKind(card) : (LINES[line.kind] ?? "right");
}

/** Lines that only mark that somebody's turn begins say nothing of their own. */
const SILENT = ["turn_began", "standing", "asked", "answered", "forced"];

/** What happened last, newest first, no more than `most` lines. */
export function latest(log: LogLine[], most: number): LogLine[] {
  return log
    .filter((line) => !SILENT.includes(line.kind))
    .slice(-most)
    .reverse();
}
