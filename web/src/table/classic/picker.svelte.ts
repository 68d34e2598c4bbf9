// What the viewer is about to choose: a card, what to do with it, what goes with it, and how to pay.

import type { DecisionState, ExtraUse, MenuCard, Use, Way } from "../../wire";
import { uses } from "../../expansions/asked";
import { mine } from "../model";
import { pickedBy, type Answer, type ClassicTable } from "./model";

/** The choice in the making. It follows the open decisions and forgets itself when they change. */
export class Picker {
  /** The place of the card among those shown; -1: none. */
  place: number = $state(-1);
  /** The row of the decision's menu that is in view; -1: none. */
  row: number = $state(-1);
  useName: string = $state("");
  /** The stage of that use, from 1; it matters only where stages may be built in any order. */
  stage: number = $state(0);
  /** What goes with the use; empty: nothing. */
  extraName: string = $state("");
  wayNumber: number = $state(0);
  /** The answered decision that is being changed, or -1. */
  changing: number = $state(-1);
  private ident = -1;

  constructor(private readonly table: () => ClassicTable) {}

  /** The decision to answer now: the first without an answer, or the one being changed. */
  get decision(): DecisionState | undefined {
    const own = mine(this.table());
    return own.find((other) => other.ident === this.changing) ?? own.find((other) => !other.answered);
  }

  get entry(): MenuCard | undefined {
    return this.decision?.menu?.[this.row];
  }

  get card(): string {
    return this.entry?.card ?? "";
  }

  get use(): Use | undefined {
    return this.entry?.uses.find((other) => other.use === this.useName && other.stage === this.stage);
  }

  get extra(): ExtraUse | undefined {
    return this.use?.extras.find((other) => other.extra === this.extraName);
  }

  /** The ways to pay for the use and what goes with it. */
  get ways(): Way[] {
    return (this.extra ?? this.use)?.ways ?? [];
  }

  get way(): Way | undefined {
    return this.ways[this.wayNumber];
  }

  /** Take a card into view, or passing without one; building is proposed when it is possible. */
  pick(place: number, card: string): void {
    const fits = (entry: MenuCard): boolean => entry.card === card && (card !== "" || entry.uses[0]?.use === "pass");
    this.pickRow(this.decision?.menu?.findIndex(fits) ?? -1, place);
  }

  /** Take a row of the menu into view. What can only be used in one way is proposed at once. */
  pickRow(row: number, place: number = row): void {
    this.place = place;
    this.row = row;
    const possible = (this.entry?.uses ?? []).filter((use) => use.ways.length > 0);
    const only = this.entry?.uses.length === 1 ? possible[0] : undefined;
    this.take(possible.find((use) => uses[use.use]?.proposed) ?? only);
  }

  /** Take an answer to a question into view. */
  pickAnswer(answer: Answer): void {
    this.pickRow(answer.row);
    this.take(answer.use);
  }

  /** Choose what to do with the card, if that is possible. Without a number the stages come one after another. */
  choose(useName: string, stage = 0): void {
    const possible = this.entry?.uses.filter((use) => use.use === useName && use.ways.length > 0) ?? [];
    const now = possible.findIndex((use) => use.use === this.useName && use.stage === this.stage);
    const use = stage > 0 ? possible.find((other) => other.stage === stage) : possible[(now + 1) % possible.length];
    if (use && use !== this.use) this.take(use);
  }

  /** Choose what goes with the use, if that is possible; nothing goes with it for an empty name. */
  join(extraName: string): void {
    const extra = this.use?.extras.find((other) => other.extra === extraName);
    if (extraName !== "" && (!extra || extra.ways.length === 0)) return;
    if (this.extraName !== extraName) this.wayNumber = 0;
    this.extraName = extraName;
  }

  /** The next thing that may go with the use, after the last one nothing again. */
  joinNext(): void {
    const names = [
      "",
      ...(this.use?.extras.filter((extra) => extra.ways.length > 0).map((extra) => extra.extra) ?? []),
    ];
    this.join(names[(names.indexOf(this.extraName) + 1) % names.length] ?? "");
  }

  /** Take over a whole choice, such as a hint. */
  follow(choice: number, cards: string[]): void {
    const decision = this.decision;
    const picked = decision && pickedBy(decision, choice);
    if (!picked) return;
    const row = decision.menu?.indexOf(picked.entry) ?? -1;
    this.pickRow(row, picked.entry.card ? Math.max(0, cards.indexOf(picked.entry.card)) : row);
    this.take(picked.use);
    this.extraName = picked.extra?.extra ?? "";
    this.wayNumber = (picked.extra ?? picked.use).ways.indexOf(picked.way);
  }

  /** Open an answered decision again. */
  change(decision: DecisionState, cards: string[]): void {
    this.changing = decision.ident;
    if (decision.choice !== null) this.follow(decision.choice, cards);
  }

  clear(): void {
    this.place = -1;
    this.row = -1;
    this.take(undefined);
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

  private take(use: Use | undefined): void {
    this.useName = use?.use ?? "";
    this.stage = use?.stage ?? 0;
    this.extraName = "";
    this.wayNumber = 0;
  }
}
