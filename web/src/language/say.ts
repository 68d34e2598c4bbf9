// Everything that the page says comes from messages: src/sevenwonders/languages has them, a folder for each language.

import type { FluentVariable } from "@fluent/bundle";
import { language } from "./language.svelte";
import type { Messages } from "./messages";

/** What fills the blanks of a message. */
export type Blanks = Record<string, FluentVariable>;

/**
 * The messages whose ids begin with that word. A message without blanks is a text, one with blanks a function:
 * `words("lobby").title` is the message `lobby-title`, and `words("lobby").seatsTaken({ taken: 2, seats: 4 })` fills
 * the blanks of `lobby-seats-taken`.
 */
export function words<Group extends keyof Messages>(group: Group): Messages[Group] {
  return new Proxy({} as Messages[Group], {
    get(_, name) {
      if (typeof name !== "string") return undefined;
      const id = `${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return hasBlanks(id) ? (blanks: Blanks) => said(id, blanks) : said(id, {});
    },
  });
}

/**
 * The message for one of many things of a kind, by its id in the data: `named("good", "wood")` is `good-wood`. An id
 * without a message, which only a newer server may send, is shown with blanks in place of its lines.
 */
export function named(kind: string, id: string, blanks: Blanks = {}): string {
  return isSaid(kind, id) ? said(`${kind}-${id}`, blanks) : id.replaceAll("_", " ");
}

/** Whether there is a message for a thing of that kind. */
export const isSaid = (kind: string, id: string): boolean => language.bundle.hasMessage(`${kind}-${id}`);

/** Say a message that is known by its whole id, such as one that the server names. */
export function said(id: string, blanks: Blanks): string {
  const message = language.bundle.getMessage(id);
  if (!message?.value) {
    console.error(`There is no message ${id} in the language ${language.code}.`);
    return id;
  }
  const faults: Error[] = [];
  const text = language.bundle.formatPattern(message.value, blanks, faults);
  for (const fault of faults) console.error(`The message ${id} cannot be said: ${fault.message}`);
  return text;
}

/** Whether a message has blanks; those of a term that it uses are filled by the message itself. */
function hasBlanks(id: string): boolean {
  const pattern = language.bundle.getMessage(id)?.value;
  return Array.isArray(pattern) && mentionsBlank(pattern);
}

/** Look for a variable anywhere in a parsed pattern. */
function mentionsBlank(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(mentionsBlank);
  if (typeof part !== "object" || part === null) return false;
  return ("type" in part && part.type === "var") || Object.values(part).some(mentionsBlank);
}

/** The name of a blank, as messages have it, for one that the server names: `other_tokens` is `otherTokens`. */
export const blankName = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Several things in a row: a, b and c. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(language.locale, { type: "conjunction" }).format(parts);
}

/** The same with "or". */
export function anyOf(parts: string[]): string {
  return new Intl.ListFormat(language.locale, { type: "disjunction" }).format(parts);
}

/** A text as a search sees it: in small letters, and without the places where a word may be divided. */
export const sought = (text: string): string => text.toLowerCase().replaceAll("\u00AD", "");

/** A capital letter at the beginning, as the language has it. */
export function capital(text: string): string {
  return text.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(language.locale));
}
