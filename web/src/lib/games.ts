// The games that can be picked: what there is comes from the server, the words for it from here.

import { expansions, ifSaid, variants } from "../expansions/asked";
import { named } from "../language/say";
import type { EditionFacts, GameConfig, RuleOption, RulesetFacts, TableSummary } from "../wire";
import { rulesetFacts } from "./api";
import { Shelf } from "./catalogue.svelte";
import { inRow } from "./words/common";
import { expansionNames, games as words } from "./words/start";
import { duration } from "./words/times";

export type ExpansionName = NonNullable<GameConfig["expansions"]>[number];

/** A game in one edition, in words. */
export interface GameChoice {
  id: string;
  game: NonNullable<GameConfig["game"]>;
  edition: NonNullable<GameConfig["edition"]>;
  title: string;
  text: string;
}

/** A rule that the host may switch: `on` and `off` are its values, `usual` whether it is on if the host is silent. */
export interface Switch {
  id: string;
  title: string;
  text: string;
  on: string;
  off: string;
  usual: boolean;
}

export const gameChoices: GameChoice[] = [
  {
    id: "classic",
    game: "classic",
    edition: 1,
    get title() {
      return words.classic;
    },
    get text() {
      return words.classicText;
    },
  },
  {
    id: "classic2",
    game: "classic",
    edition: 2,
    get title() {
      return words.second;
    },
    get text() {
      return words.secondText({ expansions: expansionNames(Object.keys(expansions)) });
    },
  },
  {
    id: "architects",
    game: "architects",
    edition: 1,
    get title() {
      return words.architects;
    },
    get text() {
      return words.architectsText;
    },
  },
];

/** What the server can play. */
export const rulesets = new Shelf<RulesetFacts[]>(rulesetFacts);

/** Until the server has answered: enough to begin a game at once. */
const UNTOLD: EditionFacts = {
  edition: 1,
  players: [3, 4, 5, 6, 7],
  sides: [],
  expansions: [],
  variants: [],
  options: [],
};

/** What the server says of a game, as soon as it has. */
export function factsOf(choice: GameChoice): EditionFacts {
  const game = rulesets.found?.find((other) => other.game === choice.game);
  const told = game?.editions.find((other) => other.edition === choice.edition);
  return told ?? { ...UNTOLD, sides: choice.id === "classic" ? ["A", "B"] : [] };
}

/** Whether players of a game hold hands of cards, as soon as the server has said so. */
export function hasHands(choice: GameChoice): boolean {
  return rulesets.found?.find((other) => other.game === choice.game)?.hands ?? false;
}

/** The game of an id, or the first one. */
export function gameChoice(id: string): GameChoice {
  const found = gameChoices.find((other) => other.id === id) ?? gameChoices[0];
  if (!found) throw new Error("no games");
  return found;
}

/** A note for some numbers of players. */
export function playersNote({ id }: GameChoice, players: number): string {
  return ifSaid("playernote", `${id}_${players}`) ?? "";
}

/** The game that a table is set for. */
export function choiceOf(config: GameConfig): GameChoice {
  const fits = (other: GameChoice): boolean =>
    other.game === (config.game ?? "classic") && other.edition === (config.edition ?? 1);
  return gameChoices.find(fits) ?? { ...gameChoice(config.game ?? "classic"), edition: config.edition ?? 1 };
}

/** A game with expansions, in a few words. */
export function titleWith({ title }: GameChoice, sets: string[]): string {
  return sets.length > 0 ? words.added({ game: title, expansions: expansionNames(sets) }) : title;
}

/** Which game a table plays, with its expansions and the time for a choice, if there is a limit. */
export function rulesOf({
  config,
  turn_seconds: time = 0,
}: Pick<TableSummary, "config"> & Partial<TableSummary>): string {
  const title = titleWith(choiceOf(config), config.expansions ?? []);
  return time ? inRow([title, words.timePerTurn({ time: duration(time) })]) : title;
}

function switchOf(option: RuleOption): Switch {
  const [title, text] = [named("option", option.id), ifSaid("optiontext", option.id) ?? ""];
  const other = option.values.find((value) => value !== option.default) ?? option.default;
  const usual = option.default === "true";
  const values = usual ? { on: "true", off: other } : { on: other, off: option.default };
  return { id: option.id, title, text, ...values, usual };
}

/** The rules that can be switched with these expansions. */
export function switchesOf(facts: EditionFacts, expansions: string[]): Switch[] {
  const fits = (option: RuleOption): boolean => {
    const there = option.needs.map((name) => expansions.includes(name));
    return option.needs_all ? there.every(Boolean) : there.length === 0 || there.some(Boolean);
  };
  return facts.options.filter(fits).map(switchOf);
}

/** The wishes that differ from what is usual, as the server wants them. */
export function wishedOptions(switches: Switch[], wishes: Record<string, boolean>): Record<string, string> {
  const changed = switches.filter((rule) => (wishes[rule.id] ?? rule.usual) !== rule.usual);
  return Object.fromEntries(changed.map((rule) => [rule.id, rule.usual ? rule.off : rule.on]));
}

/** A variant that the host may ask for, with its words. */
export interface VariantChoice {
  id: NonNullable<GameConfig["variant"]>;
  title: string;
  text: string;
}

/** The variants that can be asked for with this number of players. */
export function variantsFor(facts: EditionFacts, players: number): VariantChoice[] {
  return facts.variants.flatMap(({ id, players: counts }) => {
    if (!variants.includes(id) || !counts.includes(players)) return [];
    return [{ id: id as VariantChoice["id"], title: named("variant", id), text: named("varianttext", id) }];
  });
}

/** The rules of a table that differ from what is usual, as sentences. */
export function unusualRules(config: GameConfig): string[] {
  return switchesOf(factsOf(choiceOf(config)), config.expansions ?? [])
    .filter(
      (rule) => (config.options?.[rule.id] ?? (rule.usual ? rule.on : rule.off)) !== (rule.usual ? rule.on : rule.off),
    )
    .map((rule) => (rule.usual ? words.without({ title: rule.title }) : words.withRule({ title: rule.title })));
}
