// The table: what every game says there, and the Classic game.

import { ageless, ifSaid } from "../../expansions/asked";
import { named, words } from "../../language/say";
import { inRow, listed } from "./common";

export const table = words("table");
/** The button at a guided table. */
export const guided = words("guided");
/** Whether a card can be built. */
export const verdicts = words("verdict");
/** What becomes of an answer that the server has not confirmed. */
export const delivery = words("delivery");

/** A question by its kind: a few words, a sentence, and what to call the answer that does nothing. */
export const questionTitle = (kind: string): string => ifSaid("question", kind) ?? table.unknownTitle;
export const questionPrompt = (kind: string): string => ifSaid("prompt", kind) ?? table.unknownPrompt;
export const passTitle = (kind: string): string => ifSaid("pass", kind) ?? useName("pass");

export const useName = (use: string): string => named("use", use);

export const waitingFor = (names: string[]): string => table.waitingFor({ names: listed(names) });
export const choosingNow = (names: string[]): string =>
  names.length > 0 ? table.choosingNow({ names: listed(names) }) : "";

/** What lies under a stage: a card by its name, or only its Age; 0 for a card without one. */
export function liesUnder(age: number, card: string): string {
  if (card) return table.underCard({ card });
  return age === 0 && ageless ? ageless.under : table.underAge({ age });
}

export function borderText(name: string, own: number, theirs: number): string {
  if (own === theirs) return table.borderEven({ name, shields: own });
  return own > theirs ? table.borderAhead({ name, own, theirs }) : table.borderBehind({ name, own, theirs });
}

/** Conflict tokens of a city. */
export const tokensText = (victories: number[], defeats: number[]): string =>
  table.tokens({ victories: inRow(victories.map(String)) || "none", defeats: inRow(defeats.map(String)) || "none" });

/** Who gets how many coins. The bank has no name. */
export function paidTo(shares: [coins: number, name: string][]): string {
  const parts = shares.map(([coins, name]) => (name ? table.paidTo({ coins, name }) : table.paidToBank({ coins })));
  return parts.length > 0 ? listed(parts) : table.nothingToPay;
}

/** What is done with which card, if with any, and what it costs or goes with. */
export function choiceText(use: string, card: string, details: string[]): string {
  const choice = card ? table.choice({ use: useName(use), card }) : useName(use);
  return details.length > 0 ? table.choiceWith({ choice, details: inRow(details) }) : choice;
}
