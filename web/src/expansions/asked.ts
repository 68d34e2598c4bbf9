// What generic files ask of the words of the base game, of expansions and of variants together.

import type { FluentVariable } from "@fluent/bundle";
import { isSaid, named } from "../language/say";
import { baseWords } from "../lib/words/base";
import type { ClassicTable } from "../table/classic/model";
import type { CardFacts, ExtraUse, MenuCard, StageFacts } from "../wire";
import type { QuestionWords, SeatWords, SliceWords, SumPart } from "./slice";
import { sliceWords } from "./words";

const all: SliceWords[] = [baseWords, ...sliceWords];

function present<T>(pick: (words: SliceWords) => T | undefined): T[] {
  return all.map(pick).filter((found) => found !== undefined);
}

function merged<T>(pick: (words: SliceWords) => Record<string, T> | undefined): Record<string, T> {
  return Object.assign({}, ...present(pick)) as Record<string, T>;
}

/** What the first that has an answer says. */
function first<T>(ask: (words: SliceWords) => T | undefined): T | undefined {
  for (const words of all) {
    const answer = ask(words);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

// Pictures, keys and flags

const questions = merged((words) => words.questions);
export const uses = merged((words) => words.uses);
export const moves = merged((words) => words.moves);
export const logPictures = merged((words) => words.log);
export const categories = merged((words) => words.categories);
/** Colours of cards in the order of their stacks. */
export const colours = all
  .toSorted((one, other) => (one.stackPlace ?? 0) - (other.stackPlace ?? 0))
  .flatMap((words) => words.colours ?? []);
export const borders = merged((words) => words.borders);
export const expansions = Object.fromEntries(all.flatMap(({ id, expansion }) => (expansion ? [[id, expansion]] : [])));
export const variants = all.filter((words) => words.isVariant).map((words) => words.id);
export const ageless = first((words) => words.back);

export const effects = {
  drawers: merged((words) => words.effects?.drawers),
  powers: merged((words) => words.effects?.powers),
};

/** What is known of a seat that is taken neither by a person nor by a bot. */
export function specialSeat(kind: string): SeatWords | undefined {
  return present((words) => words.seat).find((seat) => seat.kind === kind);
}

/** What is known of a kind of decision; nothing for one that this page does not know. */
export function questionOf(kind: string): QuestionWords | undefined {
  return questions[kind];
}

/** Whether a decision is asked as tiles, one for each answer. */
export function isTiled(kind: string | undefined): boolean {
  return kind !== undefined && questions[kind]?.look === "tiles";
}

// Texts, each a message of the base game, an expansion or a variant

/** The message of that kind for a thing, if there is one. */
export function ifSaid(kind: string, id: string, blanks: Record<string, FluentVariable> = {}): string | undefined {
  return isSaid(kind, id) ? named(kind, id, blanks) : undefined;
}

export function nameOfChoice(entry: MenuCard): string {
  const { number: count } = entry;
  const name = first((words) => words.choiceName?.(entry));
  if (name !== undefined || count === null) return name ?? "";
  return ifSaid("choice", entry.uses[0]?.use ?? "", { count }) ?? `${count}`;
}

export function idOfChoice(entry: MenuCard): string | undefined {
  return first((words) => words.choiceId?.(entry));
}

/** An extra as it stands in the id of a message. */
const inId = ({ extra }: ExtraUse): string => extra.replaceAll(" ", "_");

export function nameOfExtra(extra: ExtraUse): string {
  return named("extra", inId(extra));
}

/** To do without what could go with a use; nothing if that is not the same for all of it. */
export function withoutExtras(extras: ExtraUse[]): string | undefined {
  const [phrase, ...others] = new Set(extras.map((extra) => ifSaid("without", inId(extra))));
  return others.length > 0 ? undefined : phrase;
}

/** What a line of a sum on the score sheet is about, with the card by its name; nothing for a card alone. */
export function sumPartOf({ what, card, number, points }: SumPart): string | undefined {
  const won = points > 0 ? "yes" : "no";
  return ifSaid("sum", what, { card, number, won, size: Math.abs(points), left: number - 3 * points });
}

// Cards

const cards = present((words) => words.card);

/** What a card has in place of its Age. */
export function levelOf(card: CardFacts): { number: number; label: string } | undefined {
  return first((words) => words.card?.level?.(card));
}

export function markOnCard(card: CardFacts) {
  return first((words) => words.card?.mark?.(card));
}

/** Whether a card costs as many coins as the number of the Age, at a table or by default. */
export function costsAge(card: CardFacts, table?: ClassicTable): boolean {
  return card.age_price || cards.some((words) => words.costsAge?.(card, table));
}

/** About the price of a card that costs the number of the Age. */
export function agePriceNote(card: CardFacts): string | undefined {
  return cards.map((words) => words.priceNote?.(card)).find(Boolean);
}

/** Whether a card is never paid for. */
export function isUnpriced(card: CardFacts): boolean {
  return cards.some((words) => words.unpriced?.includes(card.colour));
}

/** Whether cards without an Age come first in a set. */
export function agelessFirst(set: string): boolean {
  return all.some((words) => words.id === set && words.card?.agelessFirst);
}

/** Whether a card is shown with its words even where there is little room. */
export function isRoomy(card: CardFacts): boolean {
  return cards.some((words) => words.roomy?.includes(card.colour));
}

/** A wonder stage with what the names in it stand for. */
export function spelledOut(stage: StageFacts, card: (id: string) => CardFacts): StageFacts {
  return present((words) => words.spelledOut).reduce((spelled, spell) => spell(spelled, card), stage);
}
