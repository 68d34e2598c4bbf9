// What an option of a decision is called: the same words in lists, faces, hints and pictures.

import { ifSaid, nameOfChoice } from "../expansions/asked";
import { named } from "../language/say";
import type { Catalogue } from "../lib/catalogue.svelte";
import { Box, boxCityName } from "../lib/catalogue.svelte";
import { analysis as words } from "../lib/words/analysis";
import { architects, paidWith, shortName } from "../lib/words/architects";
import { table } from "../lib/words/classic";
import { inCoins, inRow, listed } from "../lib/words/common";
import { daily } from "../lib/words/daily";
import { colourOf } from "../table/architects/model";
import type { AnalysedOption, Use } from "../wire";

/** The facts of a game's cards. */
export type Facts = Catalogue | Box;

/** A card by its name and colour. */
export function cardOf(facts: Facts | null, card: string): { id: string; name: string; colour: string } {
  if (!facts) return { id: card, name: card.replaceAll("_", " "), colour: "gray" };
  if (facts instanceof Box) {
    const { name, colour } = facts.card(card);
    return { id: card, name: shortName(card, name), colour: colourOf(colour) };
  }
  const { name, colour } = facts.card(card);
  return { id: card, name, colour };
}

/** Uses that need no verb: the card says enough. */
const PLAIN = ["build", "build_free", "take", "recruit", "keep"];

/** A name for an option, as short as it can be; what only a newer server knows has the server's words. */
export function optionName(option: AnalysedOption, facts: Facts | null): string {
  if (option.use === "stage" && option.stage > 0) return words.stage({ stage: option.stage });
  const name = facts instanceof Box ? boxOptionName(option, facts) : classicOptionName(option, facts);
  return name ?? option.text;
}

function classicOptionName(option: AnalysedOption, facts: Facts | null): string | undefined {
  if (option.use === "pass") return words.pass;
  const name = option.card ? cardOf(facts, option.card).name : argumentName(option);
  if (option.card && PLAIN.includes(option.use)) return name;
  if (option.use === "sell") return words.sell({ card: name });
  const title = ifSaid("use", option.use);
  return title && name ? words.withUse({ use: title, card: name }) : title;
}

/** What an option without a card is about: a number, things that are chosen together, or nothing. */
function argumentName({ use, argument = "" }: AnalysedOption): string {
  const number = /^\d+$/.test(argument) ? Number(argument) : null;
  const names = argument && number === null ? argument.split(" and ") : [];
  return nameOfChoice({ card: "", number, names, uses: [{ use } as Use], debts: null });
}

function boxOptionName({ use, card, argument = "" }: AnalysedOption, box: Box): string | undefined {
  if (use === "token") return card ? box.token(card).name : architects.unseenToken;
  if (use === "look") return architects.lookInto({ deck: placeName(argument, box) });
  if (use === "science") return symbolsName([...new Set(argument.split(", "))], box);
  if (use === "done") return architects.done;
  if (!PLAIN.includes(use)) return undefined;
  return card ? cardOf(box, card).name : placeName(argument, box);
}

function symbolsName([symbol = "", ...others]: string[], box: Box): string {
  return others.length > 0 ? architects.turnInThree : architects.turnInTwo({ symbol: box.card(symbol).name });
}

/** A deck by its place, or by its wonder if it is beyond the usual reach. */
function placeName(place: string, box: Box): string {
  if (place === "left") return architects.leftDeck;
  if (place === "right") return architects.rightDeck;
  return place === "centre" ? architects.centralDeck : architects.deckOf({ name: boxCityName(box.wonder(place)) });
}

/** The same with the card below a stage, with what goes with it, and with its price or with who gets it. */
function longName(option: AnalysedOption, facts: Facts | null, whole: boolean): string {
  const short = optionName(option, facts);
  const isStage = option.use === "stage" && option.card !== "";
  const choice = isStage ? daily.stageWith({ stage: short, card: cardOf(facts, option.card).name }) : short;
  const extra = ifSaid("extra", (option.extra ?? "").replaceAll(" ", "_"));
  const paid = whole ? payments(option, facts) : option.price > 0 ? inCoins(option.price) : "";
  const details = [extra, paid].filter((detail) => detail !== undefined && detail !== "") as string[];
  return details.length > 0 ? table.choiceWith({ choice, details: inRow(details) }) : choice;
}

/** Who gets the coins of an option, or what is spent in Architects. */
function payments({ payments = {} }: AnalysedOption, facts: Facts | null): string {
  const all = Object.entries(payments);
  if (!(facts instanceof Box)) return listed(all.map(([to, coins]) => named("payee", to.replace(" ", "_"), { coins })));
  return all.length > 0
    ? paidWith(
        all.flatMap(([card, count]) => Array<string>(count).fill(card)),
        [],
      )
    : "";
}

/** Names for options. Where short names are the same, longer ones tell them apart, or else the server's words. */
export function toldApart(names: string[], options: AnalysedOption[], facts: Facts | null): string[] {
  const isAlone = (all: string[], name: string): boolean => all.indexOf(name) === all.lastIndexOf(name);
  const [long, whole] = [false, true].map((each) => options.map((option) => longName(option, facts, each)));
  const ladder = [names, long ?? [], whole ?? [], options.map(({ text }) => text)];
  return names.map((name, at) => ladder.find((all) => isAlone(all, all[at] ?? ""))?.[at] ?? name);
}

/** The names of two options, which differ. */
export function namesOf(one: AnalysedOption, other: AnalysedOption, facts: Facts | null): [string, string] {
  const options = [one, other];
  const short = options.map((option) => optionName(option, facts));
  const [first = "", second = ""] = toldApart(short, options, facts);
  return [first, second];
}
