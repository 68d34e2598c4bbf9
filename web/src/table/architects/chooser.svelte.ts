// What the viewer is about to do: one of the things that the open decision offers, and a way to pay for it.

import type { ActionState, ActionWay, DecisionState, TableState } from "../../wire";
import { mine } from "../model";
import { offered, pickedBy } from "./model";

/** The choice in the making. It follows the open decision and forgets itself when that changes. */
export class Chooser {
  action: ActionState | undefined = $state.raw();
  wayNumber: number = $state(0);
  private ident = -1;

  constructor(
    private readonly table: () => TableState,
    private readonly still: () => boolean,
  ) {}

  /** The decision to answer now. */
  get decision(): DecisionState | undefined {
    return this.still() ? undefined : mine(this.table()).find((other) => !other.answered);
  }

  get offered(): ActionState[] {
    const play = this.table().play;
    return offered(this.decision, play?.type === "architects" ? play.row : []);
  }

  get way(): ActionWay | undefined {
    return this.action?.ways[this.wayNumber];
  }

  /** The row of the decision for a deck, a stage, a token or a card, possible or not. */
  row(use: ActionState["use"], argument: string): ActionState | undefined {
    return this.decision?.actions?.find((other) => other.use === use && other.argument === argument);
  }

  /** The row that takes a card from a deck, or looks into it. */
  deckRow(deck: number): ActionState | undefined {
    return this.decision?.actions?.find(
      (other) => (other.use === "take" || other.use === "look") && other.deck === deck,
    );
  }

  pick(action: ActionState): void {
    if (action.ways.length === 0) return;
    if (!this.isPicked(action)) this.wayNumber = 0;
    this.action = action;
  }

  isPicked(action: ActionState | undefined): boolean {
    return action !== undefined && this.action?.use === action.use && this.action.argument === action.argument;
  }

  /** Take over a whole choice, such as a hint. */
  follow(choice: number): void {
    const picked = this.decision && pickedBy(this.decision, choice);
    if (!picked) return;
    this.action = picked.action;
    this.wayNumber = picked.action.ways.indexOf(picked.way);
  }

  clear(): void {
    this.action = undefined;
    this.wayNumber = 0;
  }

  /** Forget a choice whose decision is gone. Call it whenever the table changes. */
  settle(): void {
    const ident = this.decision?.ident ?? -1;
    if (ident === this.ident) return;
    this.ident = ident;
    this.clear();
    // With one thing to do, only its payment is open.
    const only = this.offered[0];
    if (only && this.offered.length === 1) this.pick(only);
  }
}

/** The name of a row for tests and for the focus. */
export function rowName(action: ActionState): string {
  return action.argument ? `${action.use}-${action.argument}` : action.use;
}
