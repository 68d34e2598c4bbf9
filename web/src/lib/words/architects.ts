// Architects.

import { isSaid, named, words } from "../../language/say";
import { inRow, listed, sentence } from "./common";

export const architects = words("architects");

/** The message for a card, a token or a kind of decision; another text where this page knows none. */
const saidOr = (kind: string, id: string, other: string): string => (isSaid(kind, id) ? named(kind, id) : other);

/** A name that fits into a strip; symbols say the rest. */
export const shortName = (card: string, name: string): string => saidOr("boxshort", card, name);
export const gives = (card: string, effects: string[]): string => saidOr("boxcard", card, sentence(effects));
export const tokenText = (token: string, effects: string[]): string => saidOr("boxtoken", token, sentence(effects));

export const questionTitle = (kind: string): string => saidOr("boxtitle", kind, named("boxtitle", "other"));
export const questionPrompt = (kind: string): string => saidOr("boxprompt", kind, named("boxprompt", "other"));
/** What others are asked. */
export function theirTurn(names: string[], kind: string): string {
  return named("boxdoing", isSaid("boxdoing", kind) ? kind : "other", { names: listed(names) });
}

/** A deck with what the viewer may know of its top card, which is nothing for one that lies face down. */
export function deckLabel(deck: string, count: number, card: string, known: boolean): string {
  if (count === 0) return architects.deckEmpty({ deck });
  if (!card) return architects.deckClosed({ deck, count });
  return known ? architects.deckKnown({ deck, count, card }) : architects.deckOpen({ deck, count, card });
}

export const offerNames = (names: string[]): string =>
  names.length > 0 ? architects.offerNames({ names: listed(names) }) : architects.offerNone;

/** Cards that pay for a stage, by their kinds. */
const cardsPaid = (cards: string[]): string => listed(cards.map((card) => named("boxpaid", card)));
export const keeps = (kinds: string[]): string =>
  kinds.length > 0 ? architects.keeps({ cards: cardsPaid(kinds) }) : "";
export function paidWith(kinds: string[], helpers: string[]): string {
  const [cards, tokens] = [cardsPaid(kinds), listed(helpers)];
  if (kinds.length === 0) return tokens ? architects.paidNothingWithHelp({ tokens }) : architects.paidNothing;
  return tokens ? architects.paidWithHelp({ cards, tokens }) : architects.paid({ cards });
}

export const standing = (sums: [string, number][]): string =>
  architects.standing({ sums: inRow(sums.map(([name, sum]) => architects.standingOf({ name, sum }))) });
