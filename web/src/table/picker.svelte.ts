// What the viewer is about to choose: a card, what to do with it, and how to pay.

import type { DecisionState, MenuCard, Use, Way } from "../wire";
import { mine, pickedBy } from "./model";
import type { TableState } from "../wire";

/** The choice in the making. It follows the open decisions and forgets itself when they change. */
export class Picker {
  /** The place of the card among those shown; -1: none. */
  place: number = $state(-1);
  card: string = $state("");
  useName: string = $state("");
  wayNumber: number = $state(0);
  /** The answered decision that is being changed, or -1. */
  changing: number = $state(-1);
  private ident = -1;

  constructor(private readonly table: () => TableState) {}

  /** The decision to answer now: the first without an answer, or the one being changed. */
  get decision(): DecisionState | undefined {
    const own = mine(this.table());
    return own.find((other) => other.ident === this.changing) ?? own.find((other) => !other.answered);
  }

  get entry(): MenuCard | undefined {
    return this.decision?.menu?.find((other) => other.card === this.card && this.place >= 0);
  }

  get use(): Use | undefined {
    return this.entry?.uses.find((other) => other.use === this.useName);
  }

  get way(): Way | undefined {
    return this.use?.ways[this.wayNumber];
  }

  /** Take a card into view; building is proposed when it is possible. */
  pick(place: number, card: string): void {
    this.place = place;
    this.card = card;
    const uses = this.entry?.uses ?? [];
    const proposed = uses.find((use) => ["build", "take", "pass"].includes(use.use) && use.ways.length > 0);
    this.useName = proposed?.use ?? "";
    this.wayNumber = 0;
  }

  /** Choose what to do with the card, if that is possible. */
  choose(useName: string): void {
    const use = this.entry?.uses.find((other) => other.use === useName);
    if (!use || use.ways.length === 0) return;
    if (this.useName !== useName) this.wayNumber = 0;
    this.useName = useName;
  }

  /** Take over a whole choice, such as a hint. */
  follow(choice: number, cards: string[]): void {
    const decision = this.decision;
    const picked = decision && pickedBy(decision, choice);
    if (!picked) return;
    this.pick(Math.max(0, cards.indexOf(picked.entry.card)), picked.entry.card);
    this.useName = picked.use.use;
    this.wayNumber = picked.use.ways.indexOf(picked.way);
  }

  /** Open an answered decision again. */
  change(decision: DecisionState, cards: string[]): void {
    this.changing = decision.ident;
    if (decision.choice !== null) this.follow(decision.choice, cards);
  }

  clear(): void {
    this.place = -1;
    this.card = "";
    this.useName = "";
    this.wayNumber = 0;
    this.changing = -1;
  }

  /** Forget a choice whose decision is gone. Call it whenever the table changes. */
  settle(): void {
    const own = mine(this.table());
    if (this.changing >= 0 && !own.some((other) => other.ident === this.changing)) this.clear();
    const ident = this.decision?.ident ?? -1;
    if (ident !== this.ident && this.changing < 0) this.clear();
    this.ident = ident;
  }
}
