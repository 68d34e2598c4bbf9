// What a table can be set for, as tiles: each of them knows whether it is chosen, why not, and the game after a press.

import { expansions } from "../expansions/asked";
import { named } from "../language/say";
import {
  choiceOf,
  factsOf,
  gameChoices,
  rulesets,
  switchesOf,
  variantsFor,
  type ExpansionName,
  type GameChoice,
} from "../lib/games";
import { setup } from "../lib/words/setup";
import type { GameConfig } from "../wire";

export interface Tile {
  id: string;
  title: string;
  /** A few words below the title: what it adds, or why it does not fit. */
  note: string;
  /** Drawings of cards, or the board of a wonder. */
  drawings: string[];
  wonder?: string;
  /** The colours of the cards on which the drawings are shown. */
  frames?: string[];
  on: boolean;
  /** Why it cannot be chosen, in a few words; empty if it can. */
  why: string;
  /** The same as a sentence. */
  because: string;
  /** The game after a press. */
  wish: GameConfig;
}

export interface TileGroup {
  id: "game" | "edition" | "expansions";
  title: string;
  tiles: Tile[];
}

/** The settings that a choice of game keeps of another one: what it does not know is left out. */
export function settingsFor(choice: GameChoice, config: GameConfig): GameConfig {
  const facts = factsOf(choice);
  const sets = (config.expansions ?? []).filter((name) => facts.expansions.includes(name));
  const known = switchesOf(facts, sets).map(({ id }) => id);
  const options = Object.entries(config.options ?? {}).filter(([id]) => known.includes(id));
  const players = config.players ?? 4;
  const variant = variantsFor(facts, players).find(({ id }) => id === config.variant)?.id ?? "";
  const { game, edition } = choice;
  return { game, edition, players, expansions: sets, variant, options: Object.fromEntries(options) };
}

const FITS = { why: "", because: "" };

/** Why a game cannot be played with that many seats. */
function misfit(choice: GameChoice, players: number, title: string): Pick<Tile, "why" | "because"> {
  const counts = factsOf(choice).players;
  const [least = players, most = players] = [counts[0], counts.at(-1)];
  if (players < least) {
    const count = least;
    return { why: setup.needsSeats({ count }), because: setup.becauseSeats({ title, count }) };
  }
  if (players > most) {
    const count = most;
    return { why: setup.tooMany({ count }), because: setup.becauseTooMany({ title, count }) };
  }
  return FITS;
}

function tileOf(choice: GameChoice, config: GameConfig, look: Pick<Tile, "title" | "note" | "drawings">): Tile {
  const unfit = misfit(choice, config.players ?? 4, look.title);
  return {
    id: choice.id,
    ...look,
    note: unfit.why || look.note,
    on: choiceOf(config).id === choice.id,
    ...unfit,
    wish: settingsFor(choice, config),
  };
}

const byId = (id: string): GameChoice => gameChoices.find((choice) => choice.id === id) ?? choiceOf({});

function games(config: GameConfig): Tile[] {
  const classic = config.game !== "architects";
  // Back from another game, the edition that takes the table's seats.
  const editions = [byId("classic2"), byId("classic")];
  const edition = classic
    ? choiceOf(config)
    : (editions.find((choice) => !misfit(choice, config.players ?? 4, choice.title).why) ?? byId("classic"));
  const counts = editions.flatMap((choice) => factsOf(choice).players).toSorted((one, other) => one - other);
  const cards = { drawings: ["pantheon", "walls", "library"], frames: ["blue", "red", "green"] };
  return [
    {
      ...tileOf(edition, config, {
        title: setup.classic,
        note: setup.players({ least: counts[0] ?? 2, most: counts.at(-1) ?? 7 }),
        ...cards,
      }),
      ...cards,
      id: "7wonders",
      on: classic,
    },
    {
      ...tileOf(byId("architects"), config, { title: setup.architects, note: setup.architectsNote, drawings: [] }),
      wonder: "giza",
    },
  ];
}

function editions(config: GameConfig): Tile[] {
  if (config.game === "architects") return [];
  const first = { title: setup.first, note: setup.firstNote, drawings: ["baths", "temple"] };
  const second = { title: setup.second, note: setup.secondNote, drawings: ["palace", "scientists_guild"] };
  return [
    { ...tileOf(byId("classic"), config, first), frames: ["blue", "blue"] },
    { ...tileOf(byId("classic2"), config, second), frames: ["blue", "purple"] },
  ];
}

function boxes(config: GameConfig): Tile[] {
  if (config.game === "architects") return [];
  const here = factsOf(choiceOf(config)).expansions;
  const all = (rulesets.found ?? []).flatMap(({ editions }) => editions.flatMap(({ expansions }) => expansions));
  return [...new Set(all)].map((id) => {
    const words = expansions[id];
    const on = (config.expansions ?? []).includes(id as ExpansionName);
    const title = named("expansion", id);
    const fits = here.includes(id);
    const unfit = fits ? FITS : { why: setup.needsSecond, because: setup.becauseSecond({ title }) };
    const sets = (config.expansions ?? []).filter((name) => name !== id);
    const wish = settingsFor(choiceOf(config), {
      ...config,
      expansions: on ? sets : [...sets, id as ExpansionName],
    });
    const note = unfit.why || setup.minutes({ minutes: words?.minutes ?? 0 });
    return { id, title, note, drawings: words?.drawings ?? [], on, ...unfit, wish };
  });
}

/** All tiles of a table, in groups. */
export function tilesOf(config: GameConfig): TileGroup[] {
  const groups: TileGroup[] = [
    { id: "game", title: setup.game, tiles: games(config) },
    { id: "edition", title: setup.edition, tiles: editions(config) },
    { id: "expansions", title: setup.expansions, tiles: boxes(config) },
  ];
  return groups.filter(({ tiles }) => tiles.length > 0);
}

/** How wonders are dealt in another game: on the side that corresponds to the one so far. */
export function chanceFor(wish: GameConfig, config: GameConfig, chance: string): string {
  const index = factsOf(choiceOf(config)).sides.indexOf(chance);
  return factsOf(choiceOf(wish)).sides[index] ?? "random";
}
