// What a turn looks like: every step that shows how one table becomes the next, as data.

import { moves as moveWords, questionOf } from "../expansions/asked";
import { motionsIn, phaseOf, soldFor } from "../expansions/slots";
import type { IconName } from "../lib/icons/pictures";
import type { StoryScene } from "../story/scene";
import { isMove, pickedBy, type ClassicTable } from "../table/classic/model";
import { mine } from "../table/model";
import type { HandPass, LogLine, MoveScene } from "../wire";
import { captionOf } from "./captions";
import { BANK, changeFor, flights, paymentsIn, type Payment } from "./coins";
import { all, cardLands, coinsOf, handArrives, handsLeave, offPile, onPile, takenOver, takenUp } from "./patches";
import type { Patch } from "./patches";
import { MOST, TIMING, TURN, starts, type Ease, type Timing } from "./timing";

/** The name of a place at the table, as `data-place` has it; empty for none. */
export type Place = string;

export interface Back {
  age: number;
  picture: IconName | undefined;
}

export type Content =
  | { kind: "card"; face: string; back: Back; seal: IconName | undefined; open?: boolean; large?: boolean }
  | { kind: "packet"; back: Back }
  | { kind: "coin"; coins: number }
  | { kind: "picture"; picture: IconName }
  /** A thing that has a drawing, by its name. */
  | { kind: "drawing"; drawing: string }
  | { kind: "token"; picture: IconName; value: number }
  | { kind: "caption"; text: string; brief: string; picture: IconName };

export interface Step<T = ClassicTable> {
  what: "lay" | "turn" | "card" | "coin" | "packet" | "caption" | "ring" | "rise" | "patch";
  seat: number;
  from: Place;
  to: Place;
  start: number;
  length: number;
  ease: Ease;
  /** Steps of one thing have the same name; a step without one moves nothing. */
  mover: string;
  content: Content | undefined;
  /** What is changed on the table when the step is over. */
  patch: Patch<T> | undefined;
  /** What is read out then. */
  lines: LogLine[];
}

export interface Plan<T = ClassicTable> {
  /** The turn; with scenes, only until the hands are passed on. */
  steps: Step<T>[];
  /** What the stage tells in between, at the end of an Age. */
  scenes: StoryScene<T>[];
  /** What comes after the scenes: hands are passed on, the next one comes up. Its times count from its own start. */
  closing: Step<T>[];
  /** A key or a press skips it and does nothing else. */
  blocks: boolean;
}

/** What is known of a card. */
export type Know = (card: string) => { name: string; colour: string };

/** The plan of an update; nothing when it is too much for one turn, and is shown as it is. */
export function plan(
  shown: ClassicTable,
  next: ClassicTable,
  lines: LogLine[],
  viewer: number,
  know: Know,
  scenes: StoryScene[] = [],
): Plan | undefined {
  if (shown.cities.length !== next.cities.length || shown.me !== next.me) return undefined;
  if (lines.filter((line) => line.kind === "turn_began").length > 1) return undefined;
  const turn = new Turn(shown, next, lines, viewer, know);
  const steps = turn.steps();
  if (steps.length === 0 && scenes.length === 0) return undefined;
  const blocks = lines.length > 0;
  const hands = turn.hands();
  const closing = turn.rising();
  const told = { patch: () => next, lines: turn.unsaid([...steps, ...hands]) };
  const ended = (before: Step[]): Step[] =>
    early([...before, step("patch", -1, { start: turn.end(before), length: 0, ease: "linear" }, told)]);
  // The stage tells its story while the hands still lie where they were.
  if (scenes.length > 0) return { steps: early(steps), scenes, closing: ended([...hands, ...closing]), blocks };
  return { steps: ended([...steps, ...hands, ...closing]), scenes, closing: [], blocks };
}

export function endOf(one: Pick<Step, "start" | "length">): number {
  return one.start + one.length;
}

/** Where each hand goes; nowhere while leaders are recruited and at the end of an Age. */
function passesIn(lines: LogLine[]): HandPass[] {
  return lines.flatMap(({ scene }) => (scene?.type === "hands" ? scene.passes : []));
}

function moveOf(line: LogLine | undefined): MoveScene | undefined {
  return line?.scene?.type === "move" ? line.scene : undefined;
}

/** Everything that one update brings. */
class Turn {
  private readonly back: Back;
  private readonly moves: LogLine[];
  /** The lines before those of the end of the Age, which the stage tells. */
  private readonly told: LogLine[];
  private readonly payments: Payment[];

  constructor(
    private readonly shown: ClassicTable,
    private readonly next: ClassicTable,
    private readonly lines: LogLine[],
    private readonly viewer: number,
    private readonly know: Know,
  ) {
    this.back = this.backOf(shown.phase === "turn" ? shown.age : 0);
    this.told = lines.slice(0, endOfTurn(shown, next, lines));
    this.moves = this.told.filter(isMove);
    this.payments = paymentsIn(shown, next, this.told, this.told.length < lines.length);
  }

  /** A card without an Age has a picture on its back. */
  private backOf(age: number): Back {
    return { age, picture: age === 0 ? phaseOf(this.shown)?.back : undefined };
  }

  steps(): Step[] {
    const laid = this.laid();
    if (this.lines.length === 0) return laid;
    const start = laid.length > 0 ? TIMING.lay.start : 0;
    const up = step("patch", -1, { start, length: 0, ease: "linear" }, { patch: takenUp(this.played()) });
    const steps = [...laid, ...this.cards(), ...this.motions(), ...this.coins(), ...this.left()];
    return [up, ...steps, ...this.captions(), ...this.rings()];
  }

  /** The next hand comes up, card by card, once there is one to choose from. */
  rising(): Step[] {
    const old = new Set(this.shown.decisions.map((decision) => decision.ident));
    const asked = mine(this.next).find(({ ident, kind }) => questionOf(kind)?.routine && !old.has(ident));
    const count = asked?.kind === "card" ? this.next.hand.length : (asked?.menu?.length ?? 0);
    if (count === 0) return [];
    const { start, ease } = TIMING.rise;
    const up = step("patch", this.viewer, { start, length: 0, ease }, { patch: handArrives(this.next) });
    const times = starts(TIMING.rise, Math.min(count, MOST.risen));
    const cards = Array.from({ length: count }, (_, index) =>
      step(
        "rise",
        this.viewer,
        { ...TIMING.rise, start: times[Math.min(index, times.length - 1)] ?? start },
        { to: `hand-card:${index}` },
      ),
    );
    return [up, ...cards];
  }

  /** When the scene is over: a turn in which cards were turned over always takes the same time. */
  end(steps: Step[]): number {
    return this.moves.length > 0 ? TURN : Math.max(0, ...steps.map(endOf));
  }

  /** The lines that no step reads out. */
  unsaid(steps: Step[]): LogLine[] {
    const said = new Set(steps.flatMap((one) => one.lines));
    return this.lines.filter((line) => !said.has(line));
  }

  /** The viewer's decisions about cards of the hand that were open, with the place of the card that was chosen. */
  private chosen(): { seat: number; card: string; place: number; fresh: boolean }[] {
    return mine(this.shown).flatMap((decision) => {
      const now = this.next.decisions.find((other) => other.ident === decision.ident);
      const picked = pickedBy(decision, now ? now.choice : decision.choice);
      const card = picked?.entry.card ?? (now ? undefined : this.revealed(decision.seat));
      if (card === undefined || picked?.use.use === "take" || questionOf(decision.kind)?.look !== "cards") return [];
      const cards = decision.kind === "card" ? this.shown.hand : (decision.menu ?? []).map((entry) => entry.card);
      return [{ seat: decision.seat, card, place: cards.indexOf(card), fresh: !decision.answered }];
    });
  }

  /** The card that the log names for a seat whose own choice the page has not heard of. */
  private revealed(seat: number): string | undefined {
    return this.moves.find((line) => moveOf(line)?.use !== "take" && line.seat === seat)?.cards[0];
  }

  private played(): string[] {
    return this.chosen().map((one) => one.card);
  }

  /** The viewer's card goes from the hand to its landing place, as a back. */
  private laid(): Step[] {
    return this.chosen()
      .filter((one) => one.fresh)
      .map(({ seat, place }) =>
        step("lay", seat, TIMING.lay, {
          from: `hand-card:${place}`,
          to: `landing:${seat}`,
          mover: `card:${seat}:0`,
          content: this.card(undefined),
        }),
      );
  }

  /** All backs are turned over in the same moment and go where they belong. */
  private cards(): Step[] {
    let pile = this.shown.discard.length;
    const seen = new Map<number, number>();
    return this.moves.flatMap((line) => {
      const { seat } = line;
      const number = seen.get(seat) ?? 0;
      seen.set(seat, number + 1);
      const mover = `card:${seat}:${number}`;
      const content = this.card(line);
      const sold = moveWords[line.kind]?.sold ?? false;
      const to = this.target(line);
      if (moveOf(line)?.use === "take") {
        const up = step("patch", seat, { ...TIMING.card, length: 0 }, { patch: offPile(line.values[1] ?? 0) });
        pile -= 1;
        const patch = cardLands(this.next, seat);
        return [up, step("card", seat, TIMING.card, { from: "discard", to, mover, content, patch, lines: [line] })];
      }
      const from = `landing:${seat}`;
      if (sold && to === "discard") pile += 1;
      const patch = all(cardLands(this.next, seat), ...(sold ? [onPile(this.next, pile)] : []));
      return [
        step("turn", seat, TIMING.turn, { from, to: from, mover, content }),
        step("card", seat, TIMING.card, { from, to, mover, content, patch, lines: [line] }),
      ];
    });
  }

  /** Where a card goes: into a stack, under the wonder, or to the pile. */
  private target(line: LogLine): Place {
    const words = moveWords[line.kind];
    if (words?.placed) return `pile:${line.seat}:${this.know(line.cards[0] ?? "").colour}`;
    return words?.sold ? "discard" : `stage:${line.seat}:${moveOf(line)?.stage ?? 1}`;
  }

  /** A card in a stack has a place of its own once it has landed. */
  private landed(line: LogLine): Place {
    return moveWords[line.kind]?.placed ? `card:${line.seat}:${line.cards[0] ?? ""}` : this.target(line);
  }

  /** A card shows its face only if it is built; under the wonder and on the pile it keeps its back. */
  private card(line: LogLine | undefined): Content {
    const words = moveWords[line?.kind ?? ""];
    const face = words?.placed ? (line?.cards[0] ?? "") : "";
    const own = this.lines.filter((other) => other.seat === line?.seat);
    const seal = words?.sold ? (soldFor(own) ?? words.picture) : words?.picture;
    const back = this.backOf(moveOf(line)?.age ?? this.back.age);
    return { kind: "card", face, back, seal: face || !line ? undefined : seal };
  }

  /** What expansions move and change. */
  private motions(): Step[] {
    return this.told.flatMap((line) =>
      motionsIn(line, this.shown, this.next).flatMap((motion, index) => {
        const { from = "", to, patch } = motion;
        const what = { seat: line.seat, patch, lines: index === 0 ? [line] : [] };
        const lands = { start: TIMING.card.start + TIMING.card.length, length: 0, ease: TIMING.card.ease };
        if (!from) return [step("patch", line.seat, lands, what), ring(line.seat, to)];
        const content: Content = motion.picture
          ? { kind: "picture", picture: motion.picture }
          : { kind: "card", face: "", back: this.back, seal: undefined };
        // What lies at a landing place is the card that was laid there.
        const mover = from === `landing:${line.seat}` ? `card:${line.seat}:0` : `${line.kind}:${line.number}:${index}`;
        return [step("card", line.seat, TIMING.card, { ...what, from, to, mover, content }), ring(line.seat, to)];
      }),
    );
  }

  /** Coins fly between counters: the one that pays steps when a coin leaves, the other one when it lands. */
  private coins(): Step[] {
    const flying = flights(this.payments, this.viewer);
    const steps = flying.flatMap(({ from, to, coins, start }, index) => [
      ...(from === BANK
        ? []
        : [step("patch", from, { ...TIMING.coin, start, length: 0 }, { patch: coinsOf(from, -coins) })]),
      step(
        "coin",
        to,
        { ...TIMING.coin, start },
        {
          from: counter(from),
          to: counter(to),
          mover: `coin:${index}`,
          content: { kind: "coin", coins },
          patch: to === BANK ? undefined : coinsOf(to, coins),
        },
      ),
    ]);
    const told = this.told.filter((line) => line.payments && !line.scene);
    const landed = { start: TIMING.coin.start + TIMING.coin.within, length: 0, ease: TIMING.coin.ease };
    // What does not fly because there is too much of it steps with the last coin.
    const rest = this.shown.cities.flatMap(({ seat }) => {
      const change = sumOf(seat, this.payments) - sumOf(seat, flying);
      return change === 0 ? [] : [coinsOf(seat, change)];
    });
    if (told.length > 0 || rest.length > 0) steps.push(step("patch", -1, landed, { patch: all(...rest), lines: told }));
    return steps;
  }

  /** Hands go to the next city. */
  hands(): Step[] {
    const passes = passesIn(this.lines);
    if (passes.length === 0) return [];
    const content: Content = { kind: "packet", back: this.back };
    const slides = passes.map(({ seat, to }) =>
      step("packet", seat, TIMING.packet, {
        from: `packet:${seat}`,
        to: `packet:${to}`,
        mover: `packet:${seat}`,
        content,
        patch: takenOver(this.next, to, "hand_size"),
      }),
    );
    return [this.leaving(passes.map(({ seat }) => seat)), ...slides];
  }

  /** What is left of the hands at the end of an Age goes to the pile. */
  private left(): Step[] {
    const left = this.told.filter((line) => moveOf(line)?.use === "discard");
    if (left.length === 0) return [];
    const thrown = left.map((line, index) =>
      step("packet", line.seat, TIMING.packet, {
        from: `packet:${line.seat}`,
        to: "discard",
        mover: `packet:${line.seat}:${index}`,
        content: { kind: "card", face: "", back: this.back, seal: undefined },
        patch: onPile(this.next, this.next.discard.length - left.length + index + 1),
        lines: [line],
      }),
    );
    return [this.leaving(left.map(({ seat }) => seat)), ...thrown];
  }

  private leaving(seats: number[]): Step {
    return step("patch", -1, { ...TIMING.packet, length: 0 }, { patch: handsLeave(seats) });
  }

  /** What each city did, below it. */
  private captions(): Step[] {
    const last = new Map(this.moves.map((line) => [line.seat, line]));
    return [...last.values()].map((line) => {
      const words = moveWords[line.kind];
      const name = words?.placed ? this.know(line.cards[0] ?? "").name : "";
      const text = captionOf(line, name, moveOf(line)?.stage ?? 0, words?.sold ? this.gained(line.seat) : 0);
      const content: Content = { kind: "caption", text, brief: name || text, picture: words?.picture ?? "plus" };
      const place = `caption:${line.seat}`;
      // A card that is not turned over says nothing before it moves.
      const { start } = moveOf(line)?.use === "take" ? TIMING.card : TIMING.caption;
      const timing = { ...TIMING.caption, start, length: endOf(TIMING.caption) - start };
      return step("caption", line.seat, timing, { from: place, to: place, mover: place, content });
    });
  }

  /** What a seat got from the bank. */
  private gained(seat: number): number {
    return this.payments.reduce((sum, one) => sum + (one.from === BANK && one.to === seat ? one.coins : 0), 0);
  }

  /** A gold ring around everything that has changed. */
  private rings(): Step[] {
    const cards = this.moves.map((line) => ring(line.seat, this.target(line), this.landed(line)));
    const paid = this.shown.cities.flatMap(({ seat }) =>
      sumOf(seat, this.payments) === 0 ? [] : [ring(seat, counter(seat))],
    );
    const shields = this.shown.cities.flatMap(({ seat, shields }) =>
      this.moves.some((line) => line.seat === seat) && this.next.cities[seat]?.shields !== shields
        ? [ring(seat, `shields:${seat}`)]
        : [],
    );
    const places = new Set<string>();
    return [...cards, ...paid, ...shields].filter(({ to }) => !places.has(to) && places.add(to));
  }
}

/** Lines that come after an Age. */
const ENDS = ["age_began", "game_over"];

/** How many of the lines belong to the turn itself: at the end of an Age those up to the last card left over. */
function endOfTurn(shown: ClassicTable, next: ClassicTable, lines: LogLine[]): number {
  if (shown.age === next.age && next.status === shown.status) return lines.length;
  const left = lines.findLastIndex((line) => moveOf(line)?.use === "discard");
  const war = lines.findIndex(({ kind, scene }) => scene?.type === "fight" || ENDS.includes(kind));
  return left >= 0 ? left + 1 : war >= 0 ? war : lines.length;
}

function sumOf(seat: number, payments: Payment[]): number {
  return payments.reduce((sum, payment) => sum + changeFor(seat, payment), 0);
}

/** Where the coins of a seat are counted, or those of the bank. */
function counter(seat: number): Place {
  return seat === BANK ? "bank" : `coins:${seat}`;
}

/** A ring around a place, or around something closer that is there by then. */
function ring(seat: number, place: Place, closer: Place = place): Step {
  return step("ring", seat, TIMING.ring, { from: closer, to: place });
}

function step(what: Step["what"], seat: number, timing: Timing, more: Partial<Step>): Step {
  const { start, length, ease } = timing;
  const nothing = { from: "", to: "", mover: "", content: undefined, patch: undefined, lines: [] };
  return { what, ...nothing, ...more, seat, start, length, ease };
}

/** Steps without the time before the first of them that moves something; before the scene itself, time is kept. */
function early(steps: Step[]): Step[] {
  const first = Math.min(...steps.filter((one) => one.length > 0).map((one) => one.start));
  return first > 0 ? steps.map((one) => ({ ...one, start: Math.max(0, one.start - first) })) : steps;
}

/** Whether a mover is turned over. */
export function isTurned(steps: Pick<Step, "what" | "mover">[], mover: string): boolean {
  return steps.some((step) => step.what === "turn" && step.mover === mover);
}

/** Whether a card of a seat is turned face up. */
export function showsFace(steps: Pick<Step, "what" | "seat" | "content">[], seat: number): boolean {
  return steps.some(
    ({ what, seat: own, content }) => what === "turn" && own === seat && content?.kind === "card" && content.face,
  );
}
