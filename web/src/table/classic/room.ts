// How much of its cards a city shows: pure functions only. All lengths are in the unit of the table.

/** A card as far as its place in a pile is concerned. */
export interface Named {
  name: string;
  /** The width of the symbol at the end of its strip. */
  span?: number;
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
  /** Names give way to symbols: they take a second line where the two do not fit next to each other. */
  symbols: boolean;
}

/** The columns of a city's cards; with `counts` there is only room for how many cards of each colour there are. */
export interface Shown<Card extends Named> {
  columns: ShownPile<Card>[][];
  counts: boolean;
  /** The width of a column. */
  column: number;
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
const MARGIN = 1.7;

/** Roughly how wide a text is, in its own size. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** Where a word may be divided is not to be seen. */
const SOFT_HYPHEN = "\u00AD";
const HYPHEN = 0.3;

function letterWidth(letter: string): number {
  if (letter === SOFT_HYPHEN) return 0;
  if (letter === " ") return 0.22;
  if (/[ijlftrI'.]/.test(letter)) return 0.28;
  if (/[mwMW]/.test(letter)) return 0.74;
  return /\p{Lu}/u.test(letter) ? 0.58 : 0.48;
}

/** How many lines a name takes in a column of that width. */
export function linesOf(name: string, column: number): number {
  const room = (column - MARGIN) / TYPE;
  let lines = 1;
  let taken = 0;
  for (const word of name.split(" ")) {
    const parts = word.split(SOFT_HYPHEN);
    for (const [index, part] of parts.entries()) {
      const gap = taken > 0 && index === 0 ? 0.22 : 0;
      const rest = widthOf(parts.slice(index).join(""));
      if (taken + gap + rest <= room) {
        taken += gap + rest;
        break;
      }
      const width = widthOf(part);
      const hyphen = index < parts.length - 1 ? HYPHEN : 0;
      if (taken > 0 && taken + gap + width + hyphen > room) {
        lines += 1;
        taken = width;
      } else taken += gap + width;
    }
  }
  return lines;
}

/** The width of the longest part of a name that is never divided. */
function longestOf(name: string): number {
  return Math.max(
    ...name.split(" ").flatMap((word) => {
      const parts = word.split(SOFT_HYPHEN);
      return parts.map((part, index) => widthOf(part) + (index < parts.length - 1 ? HYPHEN : 0));
    }),
  );
}

/** Whether a name leaves so much of its strip to something else. */
export function leaves(name: string, column: number, wanted: number): boolean {
  return widthOf(name) * TYPE + MARGIN + wanted <= column;
}

/** A strip of that width: how many lines its name takes, and whether the symbol has a place of its own next to them. */
export function stripOf(card: Named, column: number, symbols: boolean): { lines: number; kept: boolean } {
  const span = card.span ?? 0;
  const [alone, together] = [column, column - span].map((width) => linesOf(card.name, width)) as [number, number];
  const kept = symbols && longestOf(card.name) * TYPE + MARGIN + span <= column && together <= Math.max(2, alone);
  return { lines: kept ? together : alone, kept };
}

/** The width that is left for a name next to the symbol of its strip. */
export function nameRoom(card: Named, column: number): number {
  return column - MARGIN - (card.span ?? 0);
}

function stripsOf(cards: Named[], column: number, symbols: boolean): number {
  return cards.reduce((sum, card) => sum + STRIP + LINE * (stripOf(card, column, symbols).lines - 1), 0);
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

/** What fits: pictures go first, from the top of a column down, then symbols next to long names, then the order of the
 * piles; a pile goes on in the next column before the largest ones fold into rows; then only counts are left. Type
 * never gets smaller. */
export function fit<Card extends Named>(piles: Pile<Card>[], room: Room): Shown<Card> {
  if (piles.length === 0) return { columns: [], counts: false, column: room.width };
  const most = mostColumns(piles.length, room.width, COLUMN);
  const comfortable = mostColumns(piles.length, room.width, COMFORT);
  const ways = Array.from({ length: most }, (_, index) => index + 1).flatMap((columns) =>
    [true, false].map((symbols) => {
      const shown = fitInto(columns, piles, room, symbols);
      const strain = columns > comfortable ? 0.5 : 1 - columns / 10;
      return { shown, loss: lossOf(shown) + strain };
    }),
  );
  return ways.reduce((one, other) => (other.loss < one.loss ? other : one)).shown;
}

/** How much is not shown. */
function lossOf<Card extends Named>({ columns, counts, column }: Shown<Card>): number {
  if (counts) return 1000;
  const piles = columns.flat();
  const hidden = piles.flatMap(({ cards, symbols }) =>
    cards.filter((card) => !stripOf(card, column, symbols).kept && !leaves(card.name, column, card.span ?? 0)),
  );
  const rows = piles.filter(({ look }) => look === "row").length;
  const plain = piles.filter(({ look }) => look !== "picture").length;
  return rows * 10 + plain + hidden.length * 0.7;
}

/** What fits into that many columns. */
function fitInto<Card extends Named>(count: number, piles: Pile<Card>[], room: Room, symbols: boolean): Shown<Card> {
  const height = room.height ?? Infinity;
  const column = columnWidth(count, room.width);
  const folded = new Set<Pile<Card>>();
  const low = (pile: Pile<Card>): number => (folded.has(pile) ? STRIP : stripsOf(pile.cards, column, symbols));
  const isLow = (columns: Pile<Card>[][]): boolean => columns.every((part) => total(part.map(low)) <= height);
  while (true) {
    const heights = piles.map(low);
    const wishes = piles.map((pile) => low(pile) + (folded.has(pile) ? 0 : WINDOW));
    const orders = [divided(wishes, count), divided(heights, count), packed(heights, count)].map((parts) =>
      parts.map((part) => part.flatMap((index) => piles[index] ?? [])),
    );
    const found = [...orders, ...(folded.size === 0 ? flowing(piles) : [])].find(isLow);
    if (found) return { columns: found.map(pictured), counts: false, column };
    const largest = piles
      .filter((pile) => !folded.has(pile) && pile.cards.length > 1)
      .reduce<Pile<Card> | undefined>((one, other) => (one && low(one) >= low(other) ? one : other), undefined);
    if (!largest) return { columns: [], counts: true, column };
    folded.add(largest);
  }

  /** Card after card from column to column: a pile that does not fit into one goes on in the next. */
  function flowing(whole: Pile<Card>[]): Pile<Card>[][][] {
    const columns: Pile<Card>[][] = [[]];
    for (const { colour, cards } of whole)
      for (const [index, card] of cards.entries()) {
        const last = columns.at(-1) ?? [];
        const top = index > 0 ? last.at(-1) : undefined;
        const grown = top
          ? [...last.slice(0, -1), { colour, cards: [...top.cards, card] }]
          : [...last, { colour, cards: [card] }];
        if (total(grown.map(low)) <= height) columns[columns.length - 1] = grown;
        else columns.push([{ colour, cards: [card] }]);
      }
    return columns.length <= count ? [columns] : [];
  }

  /** A column with as many pictures as there is room for. */
  function pictured(part: Pile<Card>[]): ShownPile<Card>[] {
    const open = part.filter((pile) => !folded.has(pile));
    const left = height - total(part.map(low));
    const pictures = open.slice(Math.max(0, open.length - Math.floor(left / WINDOW)));
    return part.map((pile) => {
      const look = folded.has(pile) ? "row" : pictures.includes(pile) ? "picture" : "strips";
      return { ...pile, look, symbols };
    });
  }
}

/** The piles in columns, the highest first into the lowest column; order is kept inside columns and between them. */
function packed(heights: number[], columns: number): number[][] {
  const parts: number[][] = Array.from({ length: columns }, () => []);
  const heightOf = (part: number[]): number => total(part.map((index) => heights[index] ?? 0));
  const highest = heights.map((_, index) => index).sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0));
  for (const index of highest)
    parts.reduce((one, other) => (heightOf(other) < heightOf(one) ? other : one)).push(index);
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.sort((one, other) => one - other))
    .sort(([one = 0], [other = 0]) => one - other);
}

/** Cards in the order in which they were built, each on the pile of its colour or on a new one at the end: no card ever
 * moves another. Nothing if they do not fit. */
export function lined<Card extends Named>(cards: Pile<Card>[], room: Room): Shown<Card> | undefined {
  const height = room.height ?? Infinity;
  const most = Math.max(1, Math.floor((room.width + GAP) / (COLUMN + GAP)));
  const column = columnWidth(most, room.width);
  const heightOf = (pile: Pile<Card>): number => stripsOf(pile.cards, column, true);
  const columns: Pile<Card>[] = [];
  for (const { colour, cards: added } of cards) {
    const place = columns.findLastIndex((pile) => pile.colour === colour);
    const grown = { colour, cards: [...(columns[place]?.cards ?? []), ...added] };
    if (place >= 0 && heightOf(grown) <= height) columns[place] = grown;
    else columns.push({ colour, cards: added });
  }
  if (columns.length > most || columns.some((pile) => heightOf(pile) > height)) return undefined;
  const look = (pile: Pile<Card>): "picture" | "strips" => (height - heightOf(pile) >= WINDOW ? "picture" : "strips");
  return {
    columns: columns.map((pile) => [{ ...pile, look: look(pile), symbols: true }]),
    counts: false,
    column,
  };
}
