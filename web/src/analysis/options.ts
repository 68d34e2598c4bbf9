// What an option of a decision is called: the same words in lists, faces, hints and pictures.

import { uses } from "../expansions/asked";
import type { Catalogue } from "../lib/catalogue.svelte";
import { Box } from "../lib/catalogue.svelte";
import { analysis as words } from "../lib/words/analysis";
import { architects } from "../lib/words/architects";
import { colourOf } from "../table/architects/model";
import type { AnalysedOption } from "../wire";

/** The facts of a game's cards. */
export type Facts = Catalogue | Box;

/** A card by its name and colour. */
export function cardOf(facts: Facts | null, card: string): { id: string; name: string; colour: string } {
  if (!facts) return { id: card, name: card.replaceAll("_", " "), colour: "gray" };
  if (facts instanceof Box) {
    const { name, colour } = facts.card(card);
    return { id: card, name: architects.short(card, name), colour: colourOf(colour) };
  }
  const { name, colour } = facts.card(card);
  return { id: card, name, colour };
}

/** Uses that need no verb: the card says enough. */
const PLAIN = ["build", "build_free", "take", "recruit", "keep"];

/** A name for an option, as short as it can be. */
export function optionName(option: AnalysedOption, facts: Facts | null): string {
  if (option.use === "stage") return option.stage > 0 ? words.stage(option.stage) : option.text;
  if (option.use === "token") return tokenName(option.text);
  if (!option.card) return option.text;
  const { name } = cardOf(facts, option.card);
  if (PLAIN.includes(option.use)) return name;
  if (option.use === "sell") return words.sell(name);
  const title = uses[option.use]?.title;
  return title ? `${title}: ${name}` : option.text;
}

/** The name of a progress token, from the words of its choice. */
function tokenName(text: string): string {
  const name = text.replace(/^token /, "");
  return name === "unseen" ? architects.unseenToken : name;
}

/** The names of two options, which differ: where the short names are the same, the whole text tells them apart. */
export function namesOf(one: AnalysedOption, other: AnalysedOption, facts: Facts | null): [string, string] {
  const names: [string, string] = [optionName(one, facts), optionName(other, facts)];
  return names[0] === names[1] ? [one.text, other.text] : names;
}
