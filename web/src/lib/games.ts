// The games that can be picked: what there is comes from the server, the words for it from here.

import { playerNotes, variants } from "../expansions/asked";
import type { VariantWords } from "../expansions/slice";
import type { EditionFacts, GameConfig, RuleOption, RulesetFacts, TableSummary } from "../wire";
import { rulesetFacts } from "./api";
import { Shelf } from "./catalogue.svelte";
import { games as words, home } from "./words/start";
import { duration } from "./words/times";

export type ExpansionName = NonNullable<GameConfig["expansions"]>[number];

/** A game in one edition, in words. */
export interface GameChoice {
  id: string;
  game: NonNullable<GameConfig["game"]>;
  edition: NonNullable<GameConfig["edition"]>;
  title: string;
  text: string;
  /** A note for some numbers of players. */
  notes: Record<number, string>;
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
    title: words.classic,
    text: words.classicText,
    notes: playerNotes["classic"] ?? {},
  },
  { id: "classic2", game: "classic", edition: 2, title: words.second, text: words.secondText, notes: {} },
  { id: "architects", game: "architects", edition: 1, title: words.architects, text: words.architectsText, notes: {} },
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

/** The game that a table is set for. */
export function choiceOf(config: GameConfig): GameChoice {
  const fits = (other: GameChoice): boolean =>
    other.game === (config.game ?? "classic") && other.edition === (config.edition ?? 1);
  return gameChoices.find(fits) ?? { ...gameChoice(config.game ?? "classic"), edition: config.edition ?? 1 };
}

/** Which game a table plays, with its expansions and the time for a choice, if there is a limit. */
export function rulesOf({
  config,
  turn_seconds: time = 0,
}: Pick<TableSummary, "config"> & Partial<TableSummary>): string {
  const sets = config.expansions ?? [];
  const title = choiceOf(config).title + (sets.length > 0 ? words.added(sets) : "");
  return time ? `${title}, ${home.timePerTurn(duration(time))}` : title;
}

function switchOf(option: RuleOption): Switch {
  const [title, text] = words.option(option.id);
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
export interface VariantChoice extends VariantWords {
  id: NonNullable<GameConfig["variant"]>;
}

/** The variants that can be asked for with this number of players. */
export function variantsFor(facts: EditionFacts, players: number): VariantChoice[] {
  return facts.variants.flatMap(({ id, players: counts }) => {
    const said = variants[id];
    return said && counts.includes(players) ? [{ ...said, id: id as VariantChoice["id"] }] : [];
  });
}

/** The rules of a table that differ from what is usual, as sentences. */
export function unusualRules(config: GameConfig): string[] {
  return switchesOf(factsOf(choiceOf(config)), config.expansions ?? [])
    .filter(
      (rule) => (config.options?.[rule.id] ?? (rule.usual ? rule.on : rule.off)) !== (rule.usual ? rule.on : rule.off),
    )
    .map((rule) => (rule.usual ? words.without(rule.title) : words.withRule(rule.title)));
}
