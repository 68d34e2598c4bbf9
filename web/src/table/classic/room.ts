// How much of its cards a city shows: pure functions only. All lengths are in the unit of the table.

/** A card as far as its place in a pile is concerned. */
export interface Named {
  name: string;
}

export interface Pile<Card extends Named> {
  colour: string;
  cards: Card[];
}

/** What is left for the cards of a city; without a height they may take as much as they like. */
export interface Room {
  width: number;
  height?: number;
}

/** A pile as it is shown: with the picture of its top card, as strips with names alone, or folded into one row. */
export interface ShownPile<Card extends Named> extends Pile<Card> {
  look: "picture" | "strips" | "row";
}

/** The columns of a city's cards; with `counts` there is only room for how many cards of each colour there are. */
export interface Shown<Card extends Named> {
  columns: ShownPile<Card>[][];
  counts: boolean;
}

const STRIP = 2.85;
/** Each further line of a name. */
const LINE = 1.75;
const WINDOW = 4.4;
const GAP = 0.6;
/** Columns are at least so wide, and better wider. */
const COLUMN = 10.8;
const COMFORT = 12.2;
const TYPE = 1.5;
/** What a strip takes beside its name. */
const MARGIN = 1.5;

/** Roughly how wide a text is, in its own size. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (letter === " ") return 0.22;
  if (/[ijlftrI'.]/.test(letter)) return 0.28;
  if (/[mwMW]/.test(letter)) return 0.74;
  return /[A-Z]/.test(letter) ? 0.58 : 0.48;
}

/** How many lines a name takes in a column of that width. */
export function linesOf(name: string, column: number): number {
  const room = (column - MARGIN) / TYPE;
  let lines = 1;
  let taken = 0;
  for (const word of name.split(" ")) {
    const width = widthOf(word);
    if (taken > 0 && taken + 0.22 + width > room) {
      lines += 1;
      taken = width;
    } else taken += (taken > 0 ? 0.22 : 0) + width;
  }
  return lines;
}

/** Whether a name leaves so much of its strip to something else. */
export function leaves(name: string, column: number, wanted: number): boolean {
  return widthOf(name) * TYPE + MARGIN + wanted <= column;
}

function stripsOf(cards: Named[], column: number): number {
  return cards.reduce((sum, card) => sum + STRIP + LINE * (linesOf(card.name, column) - 1), 0);
}

/** How many columns there can be: never more than piles, never so many that they get too narrow. */
function mostColumns(piles: number, width: number, least: number): number {
  return Math.max(1, Math.min(piles, Math.floor((width + GAP) / (least + GAP))));
}

export function columnWidth(columns: number, width: number): number {
  return (width - GAP * (columns - 1)) / columns;
}

/** The piles in columns, in their order, so that the highest column is as low as can be. */
function divided(heights: number[], columns: number): number[][] {
  const least = (from: number, left: number): { most: number; parts: number[][] } => {
    const all = heights.slice(from);
    if (left === 1) return { most: total(all), parts: [all.map((_, index) => from + index)] };
    let best: { most: number; parts: number[][] } | undefined;
    for (let taken = 1; taken <= all.length - left + 1; taken += 1) {
      const rest = least(from + taken, left - 1);
      const most = Math.max(total(all.slice(0, taken)), rest.most);
      if (!best || most < best.most)
        best = { most, parts: [all.slice(0, taken).map((_, index) => from + index), ...rest.parts] };
    }
    return best ?? { most: 0, parts: [] };
  };
  return least(0, columns).parts;
}

function total(heights: number[]): number {
  return heights.reduce((sum, height) => sum + height, 0) + GAP * Math.max(0, heights.length - 1);
}

/** The height that shows every card by name and the top cards with their pictures. */
export function wishedHeight<Card extends Named>(piles: Pile<Card>[], width: number): number {
  if (piles.length === 0) return 0;
  const columns = mostColumns(piles.length, width, COMFORT);
  const column = columnWidth(columns, width);
  const heights = piles.map((pile) => stripsOf(pile.cards, column) * 1.15 + WINDOW * 1.5);
  return Math.max(...divided(heights, columns).map((part) => total(part.map((index) => heights[index] ?? 0))));
}

/** What fits: pictures go first, from the top of a column down; then the largest piles fold into rows; then only counts
 * are left. Type never gets smaller. */
export function fit<Card extends Named>(piles: Pile<Card>[], room: Room): Shown<Card> {
  if (piles.length === 0) return { columns: [], counts: false };
  const most = mostColumns(piles.length, room.width, COLUMN);
  const comfortable = mostColumns(piles.length, room.width, COMFORT);
  const ways = Array.from({ length: most }, (_, index) => index + 1)
    .map((columns) => ({
      shown: fitInto(columns, piles, room),
      strain: columns > comfortable ? 0.5 : 1 - columns / 10,
    }))
    .map(({ shown, strain }) => ({ shown, loss: lossOf(shown) + strain }));
  return ways.reduce((one, other) => (other.loss < one.loss ? other : one)).shown;
}

/** How much is not shown. */
function lossOf<Card extends Named>(shown: Shown<Card>): number {
  const looks = shown.columns.flat().map((pile) => pile.look);
  if (shown.counts) return 1000;
  return looks.filter((look) => look === "row").length * 10 + looks.filter((look) => look !== "picture").length;
}

/** What fits into that many columns. */
function fitInto<Card extends Named>(count: number, piles: Pile<Card>[], room: Room): Shown<Card> {
  const height = room.height ?? Infinity;
  const column = columnWidth(count, room.width);
  const folded = new Set<number>();
  const low = (index: number): number => {
    const cards = piles[index]?.cards ?? [];
    return folded.has(index) ? STRIP : stripsOf(cards, column);
  };
  while (true) {
    const heights = piles.map((_, index) => low(index));
    const wishes = heights.map((strips, index) => strips + (folded.has(index) ? 0 : WINDOW));
    for (const basis of [wishes, heights]) {
      const parts = divided(basis, count);
      if (parts.every((part) => total(part.map((index) => heights[index] ?? 0)) <= height))
        return { columns: parts.map((part) => pictured(part)), counts: false };
    }
    const largest = piles
      .map((pile, index) => ({ index, saved: folded.has(index) || pile.cards.length < 2 ? 0 : low(index) }))
      .reduce((one, other) => (other.saved > one.saved ? other : one));
    if (largest.saved === 0) return { columns: [], counts: true };
    folded.add(largest.index);
  }

  /** A column with as many pictures as there is room for. */
  function pictured(part: number[]): ShownPile<Card>[] {
    const open = part.filter((index) => !folded.has(index));
    const left = height - total(part.map(low));
    const pictures = open.slice(Math.max(0, open.length - Math.floor(left / WINDOW)));
    return part.flatMap((index) => {
      const pile = piles[index];
      if (!pile) return [];
      return [{ ...pile, look: folded.has(index) ? "row" : pictures.includes(index) ? "picture" : "strips" }];
    });
  }
}
