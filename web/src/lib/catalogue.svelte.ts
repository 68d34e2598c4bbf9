// Facts about cards, boards and tokens of each game, loaded once.

import { untrack } from "svelte";
import { spelledOut } from "../expansions/asked";
import { boxEffectOf, effectOf } from "../language/effects";
import { isSaid, named } from "../language/say";
import type {
  ArchitectsFacts,
  BoardFacts,
  CardFacts,
  CatalogueFacts,
  GameConfig,
  KindFacts,
  TokenFacts,
  WonderFacts,
} from "../wire";
import { architectsFacts, catalogueFacts, failureText } from "./api";
import { cityOfBoard, nameOf, placeOf } from "./words/names";

/** The catalogue with quick ways to find things. */
export class Catalogue {
  readonly cards: Map<string, CardFacts>;
  readonly boards: Map<string, BoardFacts>;

  constructor(readonly facts: CatalogueFacts) {
    this.cards = new Map(facts.cards.map((card) => [card.id, this.spoken(card)]));
    // Assigned to what has effects that are read anew each time: a copy would keep those of one language.
    const spelled = (board: BoardFacts): BoardFacts =>
      Object.assign(this.withEffects(board), {
        stages: board.stages.map((stage) => spelledOut(this.withEffects(stage), (id) => this.card(id))),
      });
    this.boards = new Map(facts.boards.map((board) => [board.id, spelled(board)]));
  }

  /** A card whose name and effects are in the language of the page. */
  private spoken(card: CardFacts): CardFacts {
    const spoken = this.withEffects(card);
    return Object.defineProperty(spoken, "name", { get: () => nameOf("card", card.id, card.name), enumerable: true });
  }

  /** The same with effects in the language of the page, whichever that is when they are read. */
  private withEffects<Part extends { icons: string[]; effects: string[] }>(part: Part): Part {
    const { icons, effects } = part;
    const said = (): string[] => icons.map((code, at) => this.effect(code, effects[at] ?? code));
    return Object.defineProperty({ ...part }, "effects", { get: said, enumerable: true });
  }

  /** The effect with that code, in the language of the page. */
  effect(code: string, otherwise: string): string {
    return effectOf(code, otherwise, (id) => this.card(id).name);
  }

  /** A card; an id that nobody knows gives a plain stand-in, so that a newer server never breaks the page. */
  card(id: string): CardFacts {
    return this.cards.get(id) ?? ({ ...UNKNOWN_CARD, id, name: id.replaceAll("_", " ") } as CardFacts);
  }

  /** A board; see `card`. */
  board(id: string): BoardFacts {
    return this.boards.get(id) ?? { ...UNKNOWN_BOARD, id, name: id.replaceAll("_", " ") };
  }
}

/** A card that nobody knows has nothing of any expansion. */
const UNKNOWN_CARD: Partial<CardFacts> = {
  id: "",
  name: "",
  age: 1,
  colour: "gray",
  cost: { coins: 0, resources: "" },
  effects: [],
  icons: [],
  chain_from: [],
  chain_to: [],
  copies: [],
  set: "base",
  requires: [],
  promo: false,
  age_price: false,
  reconstructed: [],
};

const UNKNOWN_BOARD: BoardFacts = {
  id: "",
  name: "",
  wonder: "",
  side: "A",
  resource: "W",
  effects: [],
  icons: [],
  stages: [],
  aliases: [],
  set: "base",
  any_order: false,
};

/** The same part of Architects with its effects in the language of the page. */
function withBoxEffects<Part extends { icons: string[]; effects: string[] }>(part: Part): Part {
  const { icons, effects } = part;
  const said = (): string[] => icons.map((code, at) => boxEffectOf(code, effects[at] ?? code));
  return Object.defineProperty({ ...part }, "effects", { get: said, enumerable: true });
}

/** A card or token of Architects whose name and effects are in the language of the page. */
function spokenThing<Thing extends { id: string; name: string; icons: string[]; effects: string[] }>(
  kind: string,
  thing: Thing,
): Thing {
  const name = (): string => nameOf(kind, thing.id, thing.name);
  return Object.defineProperty(withBoxEffects(thing), "name", { get: name, enumerable: true });
}

/** The box of Architects with quick ways to find things; an id that nobody knows gives a plain stand-in. */
export class Box {
  private readonly cards: Map<string, KindFacts>;
  private readonly wonders: Map<string, WonderFacts>;
  private readonly tokens: Map<string, TokenFacts>;

  constructor(readonly facts: ArchitectsFacts) {
    this.cards = new Map(facts.cards.map((card) => [card.id, spokenThing("boxname", card)]));
    this.wonders = new Map(
      facts.wonders.map((wonder) => [wonder.id, { ...wonder, stages: wonder.stages.map(withBoxEffects) }]),
    );
    this.tokens = new Map(facts.tokens.map((token) => [token.id, spokenThing("token", token)]));
  }

  card(id: string): KindFacts {
    return (
      this.cards.get(id) ?? { id, name: id.replaceAll("_", " "), colour: "grey", effects: [], icons: [], total: 0 }
    );
  }

  wonder(id: string): WonderFacts {
    return this.wonders.get(id) ?? { id, name: id.replaceAll("_", " "), wonder: "", effect: "", stages: [], deck: {} };
  }

  token(id: string): TokenFacts {
    return this.tokens.get(id) ?? { id, name: id.replaceAll("_", " "), effects: [], icons: [], copies: 1 };
  }
}

/** A place for facts that are loaded when they are first wanted. */
export class Shelf<T> {
  found: T | null = $state.raw(null);
  failure: string = $state("");
  private loading = false;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Load the facts unless they are there or on their way. */
  async load(): Promise<void> {
    // Untracked, so that an effect may ask for it without running again when it is there.
    if (this.loading || untrack(() => this.found)) return;
    this.loading = true;
    this.failure = "";
    try {
      this.found = await this.fetch();
    } catch (error) {
      this.failure = failureText(error);
    } finally {
      this.loading = false;
    }
  }
}

const editions = new Map<number, Shelf<Catalogue>>();

/** The cards and boards of an edition of the classic game. */
export function classicShelf(edition: number): Shelf<Catalogue> {
  let shelf = editions.get(edition);
  if (!shelf) {
    shelf = new Shelf(async () => new Catalogue(await catalogueFacts(edition)));
    editions.set(edition, shelf);
  }
  return shelf;
}

export const architectsShelf = new Shelf(async () => new Box(await architectsFacts()));

/** The facts that a table needs. */
export function shelfOf(config: GameConfig): Shelf<Catalogue> | Shelf<Box> {
  return config.game === "architects" ? architectsShelf : classicShelf(config.edition ?? 1);
}

/** A card by its id as it stands in a sentence, whichever game of those that are loaded has it. */
export function cardName(id: string): string {
  if (isSaid("boxthing", id)) return named("boxthing", id);
  const found = [...editions.values()].find((shelf) => shelf.found?.cards.has(id))?.found;
  return found ? nameInSentence(found.card(id)) : id.replaceAll("_", " ");
}

/** Only a card of a deck has an article, in languages that have one. */
export const nameInSentence = ({ name, colour }: CardFacts): string =>
  isSaid("thing", colour) ? name : named("log", "card", { card: name });

/** The city of a board, and its wonder, in the language of the page. Their English names are also keys of settings. */
export const cityName = ({ id, name }: BoardFacts): string => cityOfBoard(id, name);
export const wonderName = ({ id, wonder }: BoardFacts): string => nameOf("wonder", placeOf(id), wonder);

/** The same for Architects. */
export const boxCityName = ({ id, name }: WonderFacts): string => nameOf("boxcity", id, name);
export const boxWonderName = ({ id, wonder }: WonderFacts): string => nameOf("boxwonder", id, wonder);
