// What happens at a table of Architects: every step that shows how one table becomes the next, as data. Unlike a
// classic turn, one thing happens after the other.

import type { IconName } from "../../lib/icons/pictures";
import { architects as words } from "../../lib/words/architects";
import type { Content, Place, Plan, Step } from "../../motion/plan";
import { endOf } from "../../motion/plan";
import type { Director } from "../../motion/player.svelte";
import { TIMING, type Timing } from "../../motion/timing";
import type { StoryScene } from "../../story/scene";
import type { ArchitectsCity, LogLine } from "../../wire";
import { battleOf } from "./battle";
import { cityOf, pictureOfLine, type ArchitectsTable } from "./model";

type Patch = (shown: ArchitectsTable) => ArchitectsTable;
type ArchitectsStep = Step<ArchitectsTable>;

/** What is known of a card, and what a victory token is worth. */
export interface Know {
  card: (card: string) => { name: string; icons: string[] };
  token: (token: string) => { name: string };
  victory: number;
}

/** How long everything lasts, in milliseconds at normal speed. */
export const ACT = { turn: 240, pause: 120, fly: 400, pay: 340, apart: 60, cat: 320, horns: 260, token: 380, gap: 80 };

/** The plan of an update; nothing when there is nothing to see. */
export function planOf(
  shown: ArchitectsTable,
  next: ArchitectsTable,
  lines: LogLine[],
  know: Know,
  scenes: StoryScene<ArchitectsTable>[] = [],
): Plan<ArchitectsTable> | undefined {
  if (shown.cities.length !== next.cities.length || shown.me !== next.me || lines.length === 0) return undefined;
  const battle = lines.findIndex((line) => line.kind === "battle");
  const told = battle < 0 ? lines : lines.slice(0, battle);
  const acts = new Acts(shown, next, told, know, battle < 0);
  const steps = acts.steps();
  if (steps.length === 0 && scenes.length === 0) return undefined;
  const said = new Set(steps.flatMap((one) => one.lines));
  const end = Math.max(0, ...steps.filter((one) => one.what !== "ring").map(endOf));
  const rest = { lines: lines.filter((line) => !said.has(line)), patch: () => next };
  if (scenes.length > 0) {
    return { steps, scenes, closing: [step("patch", -1, { start: 0, length: 0 }, rest)], blocks: true };
  }
  return { steps: [...steps, step("patch", -1, { start: end, length: 0 }, rest)], scenes, closing: [], blocks: true };
}

/** What a table of Architects tells its player. */
export function directorOf(know: Know, middle: () => number, watched: boolean): Director<ArchitectsTable> {
  return {
    middle,
    watched,
    plan: (shown, next, lines, speed) => {
      const still = !speed.moves && (!speed.fades || watched);
      return planOf(shown, next, lines, know, still ? [] : battleOf(shown, next, lines, know.victory, speed.moves));
    },
    settle: (next) => () => next,
    cuts: () => false,
    queues: true,
  };
}

/** Everything that one update brings before a battle, act by act. */
class Acts {
  private time = 0;
  private readonly found: ArchitectsStep[] = [];
  private readonly rings: [number, Place, Place][] = [];

  constructor(
    private readonly shown: ArchitectsTable,
    private readonly next: ArchitectsTable,
    private readonly lines: LogLine[],
    private readonly know: Know,
    /** No battle follows: a city is as it will be once its last act is over. */
    private readonly last: boolean,
  ) {}

  steps(): ArchitectsStep[] {
    let cat = this.shown.cat;
    for (const [index, line] of this.lines.entries()) {
      if (line.kind === "took" || line.kind === "kept") this.card(line, index);
      else if (line.kind === "stage_built") this.stage(line, index);
      else if (line.kind === "science_used") this.science(line);
      else if (line.kind === "token_taken") this.token(line, index);
      else if (line.kind === "cat_moved") {
        this.cat(line, cat);
        cat = line.seat;
      } else if (line.kind === "horns") this.horns(line);
    }
    // All rings together, around everything that has changed, once the last thing has landed.
    const start = this.time > 0 ? this.time - ACT.gap : 0;
    const circles = this.rings.map(([seat, to, closer]) =>
      step("ring", seat, { start, length: TIMING.ring.length }, { from: closer, to }),
    );
    return [...this.found, ...circles];
  }

  private add(...steps: ArchitectsStep[]): void {
    this.found.push(...steps);
    this.time = Math.max(this.time, ...steps.filter((one) => one.what !== "caption").map(endOf));
  }

  private ring(seat: number, place: Place, closer: Place = place): void {
    if (!this.rings.some(([, , other]) => other === closer)) this.rings.push([seat, place, closer]);
  }

  private caption(line: LogLine, text: string): ArchitectsStep {
    const place = `caption:${line.seat}`;
    const content: Content = { kind: "caption", text, brief: text, picture: pictureOfLine(line) };
    const timing = { start: this.time, length: TIMING.caption.length };
    return step("caption", line.seat, timing, { from: place, to: place, mover: `${place}:${line.number}`, content });
  }

  /** What a city is like after a line: as it will be, if nothing more happens in it. */
  private after(index: number, seat: number, change: (city: ArchitectsCity) => Partial<ArchitectsCity>): Patch {
    const more = this.lines.slice(index + 1).some((line) => line.seat === seat && CHANGES.includes(line.kind));
    const final = this.last && !more;
    return inCity(seat, (city) => (final ? cityOf(this.next, seat) : change(city)));
  }

  /** A card goes from its deck to where it stays; one that nobody has seen is turned over first. */
  private card(line: LogLine, index: number): void {
    const { seat } = line;
    const [deck = -1] = line.values;
    const [card = ""] = line.cards;
    const number = this.shown.cities.length;
    const hidden = deck === number || line.kind === "kept";
    const from = `deck:${deck}`;
    const to = `held:${seat}`;
    const mover = `card:${line.number}`;
    const back = { age: 0, picture: "stage" as IconName };
    const content: Content = { kind: "card", face: card, back, seal: undefined, open: !hidden, large: true };
    const again = this.lines.slice(index + 1).some((other) => TAKES.includes(other.kind) && other.values[0] === deck);
    const top = again ? null : (this.next.decks[deck]?.top ?? null);
    const off = step("patch", seat, { start: this.time, length: 0 }, { patch: offDeck(deck, card, top) });
    const text = this.know.card(card).name;
    const shields = Number(/^shields:(\d+)/.exec(this.know.card(card).icons.join(" "))?.[1] ?? 0);
    const patch = this.after(index, seat, (city) => ({
      cards: added(city.cards, { [card]: 1 }),
      shields: city.shields + shields,
    }));
    const fly = this.time + (hidden ? ACT.turn + ACT.pause : 0);
    this.add(
      off,
      ...(hidden
        ? [step("turn", seat, { start: this.time, length: ACT.turn, ease: "io" }, { from, to: from, mover, content })]
        : []),
      this.caption(line, text),
      step(
        "card",
        seat,
        { start: fly, length: ACT.fly, ease: "io" },
        { from, to: `${to}:${card}`, mover, content, patch, lines: [line] },
      ),
    );
    this.ring(seat, to, `${to}:${card}`);
    this.time += ACT.gap;
  }

  /** The cards that pay go to the stage, which rises when they are there. */
  private stage(line: LogLine, index: number): void {
    const { seat } = line;
    const stage = (line.values[0] ?? 0) + 1;
    const to = `stage:${seat}:${stage}`;
    const leaves = inCity(seat, (city) => ({ cards: added(city.cards, counted(line.cards, -1)) }));
    const built = this.after(index, seat, (city) => ({
      stages: [...city.stages, stage].toSorted((one, other) => one - other),
      can_build: city.can_build.filter((other) => other !== stage),
    }));
    const start = this.time;
    const flying = this.pays(line, to);
    const end = Math.max(start + ACT.pay, ...flying.map(endOf));
    this.add(
      step("patch", seat, { start, length: 0 }, { patch: leaves }),
      ...flying,
      this.caption(line, words.captionStage({ number: stage })),
      step("patch", seat, { start: end, length: 0 }, { patch: both(built, onPile(line.cards)), lines: [line] }),
    );
    this.ring(seat, `wonder:${seat}`, to);
    this.time += ACT.gap;
  }

  /** Symbols that are turned in go to the discard pile. */
  private science(line: LogLine): void {
    const { seat } = line;
    const leaves = inCity(seat, (city) => ({ cards: added(city.cards, counted(line.cards, -1)) }));
    const start = this.time;
    const flying = this.pays(line, "discard");
    const end = Math.max(start, ...flying.map(endOf));
    this.add(
      step("patch", seat, { start, length: 0 }, { patch: leaves }),
      ...flying,
      step("patch", seat, { start: end, length: 0 }, { patch: onPile(line.cards), lines: [line] }),
    );
  }

  /** Cards of a city, one shortly after the other. */
  private pays(line: LogLine, to: Place): ArchitectsStep[] {
    return line.cards.map((card, index) =>
      step(
        "card",
        line.seat,
        { start: this.time + index * ACT.apart, length: ACT.pay, ease: "io" },
        {
          from: `held:${line.seat}:${card}`,
          to,
          mover: `paid:${line.number}:${index}`,
          content: { kind: "card", face: card, back: { age: 0, picture: "stage" }, seal: undefined, open: true },
        },
      ),
    );
  }

  private token(line: LogLine, index: number): void {
    const { seat } = line;
    const [token = ""] = line.tokens;
    const unseen = line.values[1] === 1;
    const offer: Patch = (shown) => ({
      ...shown,
      row: this.next.row,
      stack: this.next.stack,
      stack_tokens: this.next.stack_tokens,
    });
    const to = `progress:${seat}`;
    const gained = this.after(index, seat, (city) => ({ tokens: [...city.tokens, token] }));
    this.add(
      step("patch", seat, { start: this.time, length: 0 }, { patch: offer }),
      this.caption(line, this.know.token(token).name),
      step(
        "card",
        seat,
        { start: this.time, length: ACT.token, ease: "io" },
        {
          from: `offer:${unseen ? "unseen" : token}`,
          to,
          mover: `token:${line.number}`,
          content: { kind: "drawing", drawing: `token_${token}` },
          patch: gained,
          lines: [line],
        },
      ),
    );
    this.ring(seat, to);
    this.time += ACT.gap;
  }

  /** The cat walks from whoever had it. */
  private cat(line: LogLine, holder: number): void {
    const { seat } = line;
    const away: Patch = (shown) => ({ ...shown, cat: -1 });
    const there: Patch = (shown) => ({ ...shown, cat: seat });
    this.add(
      step("patch", seat, { start: this.time, length: 0 }, { patch: away }),
      step(
        "card",
        seat,
        { start: this.time, length: ACT.cat, ease: "io" },
        {
          from: holder < 0 ? "cat" : `cat:${holder}`,
          to: `cat:${seat}`,
          mover: `cat:${line.number}`,
          content: { kind: "drawing", drawing: "cat" },
          patch: there,
          lines: [line],
        },
      ),
    );
    this.ring(seat, `cat:${seat}`);
    this.time += ACT.gap;
  }

  /** Conflict tokens are turned over where they lie. */
  private horns(line: LogLine): void {
    const count = line.values[0] ?? 0;
    const patch: Patch = (shown) => ({ ...shown, peace: Math.max(0, shown.peace - count) });
    this.add(
      step("patch", line.seat, { start: this.time, length: 0 }, { patch }),
      step("patch", line.seat, { start: this.time + ACT.horns, length: 0 }, { lines: [line] }),
    );
    this.ring(line.seat, "conflict");
  }
}

const TAKES = ["took", "kept"];
const CHANGES = [...TAKES, "stage_built", "science_used", "token_taken"];

function inCity(seat: number, change: (city: ArchitectsCity) => Partial<ArchitectsCity>): Patch {
  return (shown) => ({
    ...shown,
    cities: shown.cities.map((city) => (city.seat === seat ? { ...city, ...change(city) } : city)),
  });
}

function both(one: Patch, other: Patch): Patch {
  return (shown) => other(one(shown));
}

/** Cards by kind, with more or fewer of some; kinds that are gone are not there. */
function added(cards: Record<string, number>, change: Record<string, number>): Record<string, number> {
  const sums = { ...cards };
  for (const [card, count] of Object.entries(change)) sums[card] = (sums[card] ?? 0) + count;
  return Object.fromEntries(Object.entries(sums).filter(([, count]) => count > 0));
}

function counted(cards: string[], each: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + each;
  return counts;
}

/** The top card of a deck is taken up. */
function offDeck(number: number, card: string, top: string | null): Patch {
  return (shown) => ({
    ...shown,
    decks: shown.decks.map((deck, index) =>
      index === number ? { ...deck, count: deck.count - 1, top, left: added(deck.left, { [card]: -1 }) } : deck,
    ),
  });
}

function onPile(cards: string[]): Patch {
  return (shown) => ({ ...shown, discard: added(shown.discard, counted(cards, 1)) });
}

function step(
  what: ArchitectsStep["what"],
  seat: number,
  timing: Pick<Timing, "start" | "length"> & Partial<Pick<Timing, "ease">>,
  more: Partial<ArchitectsStep>,
): ArchitectsStep {
  const { start, length, ease = "linear" } = timing;
  const nothing = { from: "", to: "", mover: "", content: undefined, patch: undefined, lines: [] };
  return { what, ...nothing, ...more, seat, start, length, ease };
}
