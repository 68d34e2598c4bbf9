// Facts about cards, boards and tokens of each game, loaded once.

import { untrack } from "svelte";
import { spelledOut } from "../expansions/asked";
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

/** The catalogue with quick ways to find things. */
export class Catalogue {
  readonly cards: Map<string, CardFacts>;
  readonly boards: Map<string, BoardFacts>;

  constructor(readonly facts: CatalogueFacts) {
    this.cards = new Map(facts.cards.map((card) => [card.id, card]));
    const spelled = (board: BoardFacts): BoardFacts => ({
      ...board,
      stages: board.stages.map((stage) => spelledOut(stage, (id) => this.card(id))),
    });
    this.boards = new Map(facts.boards.map((board) => [board.id, spelled(board)]));
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

/** The box of Architects with quick ways to find things; an id that nobody knows gives a plain stand-in. */
export class Box {
  private readonly cards: Map<string, KindFacts>;
  private readonly wonders: Map<string, WonderFacts>;
  private readonly tokens: Map<string, TokenFacts>;

  constructor(readonly facts: ArchitectsFacts) {
    this.cards = new Map(facts.cards.map((card) => [card.id, card]));
    this.wonders = new Map(facts.wonders.map((wonder) => [wonder.id, wonder]));
    this.tokens = new Map(facts.tokens.map((token) => [token.id, token]));
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
