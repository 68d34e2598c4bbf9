// Facts about cards and boards, loaded once.

import { untrack } from "svelte";
import type { BoardFacts, CardFacts, CatalogueFacts } from "../wire";
import { catalogueFacts, failureText } from "./api";

/** The catalogue with quick ways to find things. */
export class Catalogue {
  readonly cards: Map<string, CardFacts>;
  readonly boards: Map<string, BoardFacts>;

  constructor(readonly facts: CatalogueFacts) {
    this.cards = new Map(facts.cards.map((card) => [card.id, card]));
    this.boards = new Map(facts.boards.map((board) => [board.id, board]));
  }

  /** A card; an id that nobody knows gives a plain stand-in, so that a newer server never breaks the page. */
  card(id: string): CardFacts {
    return this.cards.get(id) ?? { ...UNKNOWN_CARD, id, name: id.replaceAll("_", " ") };
  }

  /** A board; see `card`. */
  board(id: string): BoardFacts {
    return this.boards.get(id) ?? { ...UNKNOWN_BOARD, id, name: id.replaceAll("_", " ") };
  }
}

const UNKNOWN_CARD: CardFacts = {
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
};

const UNKNOWN_BOARD: BoardFacts = { id: "", name: "", wonder: "", side: "A", resource: "W", stages: [] };

class Shelf {
  catalogue: Catalogue | null = $state.raw(null);
  failure: string = $state("");
  private loading = false;

  /** Load the catalogue unless it is there or on its way. */
  async load(): Promise<void> {
    // Untracked, so that an effect may ask for it without running again when it is there.
    if (this.loading || untrack(() => this.catalogue)) return;
    this.loading = true;
    this.failure = "";
    try {
      this.catalogue = new Catalogue(await catalogueFacts(1));
    } catch (error) {
      this.failure = failureText(error);
    } finally {
      this.loading = false;
    }
  }
}

export const shelf = new Shelf();
