import { describe, expect, it } from "vitest";
import type { About, ClassicAbout, Explanation, Scene } from "../../src/explain/about";
import { explain, explainAlone, symbolsOf } from "../../src/explain/explain";
import { architectsPictures } from "../../src/lib/icons/architects";
import { pictures, type IconName } from "../../src/lib/icons/pictures";
import { named } from "../../src/language/say";
import { explanations } from "../../src/lib/words/explain";
import type { BoardFacts, CardFacts, CityState, FightState, GameConfig } from "../../src/wire";
import { oneAndMany } from "../oneAndMany";
import { catalogue, city, table } from "../table/classic/tables";

const cards = [
  { id: "post", name: "East Trading Post", colour: "yellow", age: 1, icons: ["discount:raw:right:1"] },
  {
    id: "baths",
    name: "Baths",
    colour: "blue",
    age: 1,
    icons: ["points:3"],
    effects: ["3 points"],
    chain_to: ["aqueduct"],
  },
  {
    id: "aqueduct",
    name: "Aqueduct",
    colour: "blue",
    age: 2,
    icons: ["points:5"],
    effects: ["5 points"],
    chain_from: ["baths"],
  },
  { id: "plain", name: "Plain", colour: "brown", age: 1, effects: ["1 wood"] },
  { id: "palace", name: "Great Palace", colour: "edifice", age: 0, effects: ["3 points"] },
].map((card) => ({ effects: ["buys cheaply"], icons: [], chain_from: [], chain_to: [], ...card }));

const stage = (effect: string, icon: string) => ({
  cost: { coins: 0, resources: "WW" },
  effects: [effect],
  icons: [icon],
});

const board = {
  id: "giza",
  name: "Giza",
  wonder: "Pyramids",
  side: "A",
  resource: "S",
  effects: [],
  icons: [],
  stages: [stage("3 points", "points:3"), stage("2 shields", "shields:2"), stage("7 points", "points:7")],
} as unknown as BoardFacts;

const fight = (seat: number, margin: number, parts: Partial<FightState> = {}): FightState =>
  ({ seat, side: "left", margin, tokens: 1, victory: 3, defeat: -1, ...parts }) as FightState;

const yard = {
  id: "shipyard_a",
  wonder_fleet: "red",
  fleets: (["red", "yellow", "blue", "green"] as const).map((fleet, square) => ({
    fleet,
    square,
    cost: "W",
    next: square === 3 ? null : { naval: 1, level: 0, points: 0, coins: 0, tax: 0, island: 0 },
  })),
  naval_strength: 2,
  commercial_level: 1,
  tokens: [3, -1],
  offered: [],
  offered_count: 0,
  landings: [2],
  tax: 2,
  pirates: 1,
  skips: false,
};

/** A city with something of everything. */
function full(seat: number): CityState {
  return city(seat, {
    board: "giza",
    coins: 7,
    shields: 3,
    stages: 1,
    built_stages: [1],
    built: ["post", "baths", "aqueduct"],
    buried: [{ age: 1, card: null, stage: 1 }],
    worth: [null, 3, 5],
    stage_worth: [3],
    tokens: [1, 3, -1, -1],
    symbols: { compass: 1, gear: 3, tablet: 1, wild: 1 },
    for_sale: { fixed: "WWO", choices: ["CS"] },
    reserved: { fixed: "", choices: ["GPT"] },
    prices: { raw_left: 2, raw_right: 1, manufactured_left: 2, manufactured_right: 2 },
    rights: [{ code: "special:play_last_card", words: "play the last card of each Age", source: "giza", used: null }],
    fights: [fight((seat + 1) % 4, 2), fight((seat + 3) % 4, -1, { side: "right" })],
    next_stages: [2],
    loss: 2,
    partner: 1 - seat,
    points: 21,
    leaders: { hand_size: 2, hand: ["baths"], buried: [] },
    cities: { diplomacy: 1 },
    armada: yard,
    debts: { debts: 2 },
    edifice: { pawns: [1, 0, 0], joined: true, owing: 1 },
  } as unknown as Partial<CityState>);
}

const edifice = {
  age: 1,
  card: "palace",
  state: "open",
  pawns_left: 1,
  price: 2,
  reward: ["3 points"],
  icons: ["points:3"],
  penalty: "lose 3 coins",
  penalty_icon: "lose_coins:3",
  debt: 2,
};

const ALL: GameConfig = {
  game: "classic",
  edition: 2,
  players: 4,
  expansions: ["leaders", "cities", "armada", "edifice"],
  variant: "teams",
};

const scene = (me = 0): Scene => ({
  table: table(4, {
    me,
    config: ALL,
    cities: [0, 1, 2, 3].map(full),
    seats: ["Anna", "Ben", "Cleo", "Dora"].map((name, seat) => ({ seat, name, kind: "person", team: seat >> 1 })),
    discard: [{ age: 1, card: null }],
    hand_goes_to: 1,
    hand_comes_from: 3,
    free_city: { draw_pile: 6, controller: 0 },
    armada: { islands: [4, 3, 2], naval: [{ seat: 0, strength: 2, token: 3 }] },
    edifice: { edifices: [edifice] },
  } as unknown as Partial<Scene["table"]>),
  catalogue: catalogue(cards as unknown as CardFacts[], [board]),
});

/** Something of every kind; a kind that is missing here does not compile. */
const EVERYTHING: { [Kind in ClassicAbout["kind"]]: Extract<ClassicAbout, { kind: Kind }>[] } = {
  card: [
    { kind: "card", card: "baths" },
    { kind: "card", card: "aqueduct", seat: 1 },
  ],
  back: [
    { kind: "back", card: { age: 2, card: null } },
    { kind: "back", card: { age: 1, card: "baths" } },
  ],
  wonder: [{ kind: "wonder", seat: 0 }],
  stage: [1, 2, 3].map((number) => ({ kind: "stage", seat: 1, number })),
  good: [..."WSOCGPT"].map((letter) => ({ kind: "good", letter })),
  goods: [
    { kind: "goods", seat: 0, which: "for_sale" },
    { kind: "goods", seat: 1, which: "reserved" },
  ],
  price: [
    { kind: "price", seat: 1, good: "made" },
    { kind: "price", seat: 3, good: "raw" },
  ],
  coins: [{ kind: "coins", seat: 0 }],
  shields: [{ kind: "shields", seat: 1 }],
  points: [{ kind: "points", seat: 1 }],
  symbol: (["compass", "gear", "tablet", "wild"] as const).map((symbol) => ({ kind: "symbol", seat: 0, symbol })),
  token: [
    { kind: "token", seat: 0, value: 3 },
    { kind: "token", seat: 1, value: -1 },
  ],
  victories: [{ kind: "victories", seat: 0 }],
  defeats: [{ kind: "defeats", seat: 0 }],
  border: (["left", "right"] as const).map((side) => ({ kind: "border", seat: 0, side })),
  pile: ["brown", "gray", "yellow", "blue", "green", "red", "purple", "white", "black", "island", "edifice"].map(
    (colour) => ({ kind: "pile", seat: 0, colour }),
  ),
  right: [{ kind: "right", seat: 0, index: 0 }],
  mark: ["debts", "loss", "diplomacy", "leaders"].map((mark) => ({ kind: "mark", seat: 1, mark })),
  chain: [
    { kind: "chain", card: "baths" },
    { kind: "chain", card: "plain" },
  ],
  score: ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "leaders", "cities"]
    .concat("naval", "islands", "debts", "total")
    .map((category) => ({ kind: "score", category })),
  discard: [{ kind: "discard" }],
  age: [{ kind: "age" }],
  passing: [{ kind: "passing" }],
  seat: [
    { kind: "seat", seat: 0 },
    { kind: "seat", seat: 1 },
  ],
  icon: symbolsOf(ALL).map(([name]) => ({ kind: "icon", name })),
  leaders: [{ kind: "leaders", seat: 0 }],
  fleet: yard.fleets.map(({ fleet }) => ({ kind: "fleet", seat: 1, fleet })),
  naval: [{ kind: "naval", seat: 0 }],
  naval_token: yard.tokens.map((value) => ({ kind: "naval_token", seat: 1, value })),
  level: [{ kind: "level", seat: 0 }],
  landing: [{ kind: "landing", seat: 0, at: 2 }],
  tax: [{ kind: "tax", seat: 0 }],
  pirates: [{ kind: "pirates", seat: 0 }],
  islands: [{ kind: "islands" }],
  edifice: [
    { kind: "edifice", age: 1 },
    { kind: "edifice", age: 2 },
  ],
  pawns: [{ kind: "pawns", seat: 0 }],
  owing: [{ kind: "owing", seat: 1 }],
  draw_pile: [{ kind: "draw_pile" }],
  team: [{ kind: "team", seat: 0 }],
};

/** All texts of an explanation. */
function textsOf({ title, sentence, lines = [], worth = "0" }: Explanation): string[] {
  return [title, sentence, ...lines.map(({ text }) => text), worth];
}

describe.each(Object.values(EVERYTHING).flat())("$kind %o", (about) => {
  it.each([0, 1, -1])("is explained to seat %d in whole sentences", (me) => {
    const answer = explain(about, scene(me));
    for (const text of textsOf(answer)) {
      expect(text.trim()).toBe(text);
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(
        /undefined|NaN|null|\[object|\s\s|\b1 (points|coins|shields|cards|stages|pawns|defeats)\b/,
      );
    }
    expect(answer.sentence).toMatch(/^[A-Z0-9].*\.$/);
  });
});

const said = (about: About, me = 0): string => explain(about, scene(me)).sentence;
const linesOf = (about: About): string[] => (explain(about, scene()).lines ?? []).map(({ text }) => text);

describe("what is said", () => {
  it("a price names what lowers it", () => {
    expect(said({ kind: "price", seat: 3, good: "raw" })).toBe(
      "You pay Dora 1 coin for each raw material because of your East Trading Post.",
    );
    expect(said({ kind: "price", seat: 1, good: "made" })).toBe(
      "You pay Ben 2 coins for each manufactured good, the usual price.",
    );
  });

  it("science is added up as it stands", () => {
    expect(linesOf({ kind: "symbol", seat: 0, symbol: "gear" })).toEqual([
      "1 compass = 1",
      "3 gears = 9",
      "1 tablet = 1",
      "1 full set = 7",
    ]);
    expect(explain({ kind: "symbol", seat: 0, symbol: "gear" }, scene()).worth).toBe("9 points");
  });

  it("a border says what is at stake", () => {
    expect(said({ kind: "border", seat: 0, side: "left" })).toBe(
      "Ahead of Ben with 3 shields to 1: at the end of the Age that brings 3 points.",
    );
    expect(said({ kind: "border", seat: 0, side: "right" })).toBe(
      "Behind Dora with 3 shields to 4: that costs 1 point and brings Dora 3 points.",
    );
  });

  it("coins are worth a point for every three", () => {
    expect(explain({ kind: "coins", seat: 0 }, scene()).worth).toBe("2 points");
  });

  it("a stage says whether it is built, and over which card", () => {
    expect(linesOf({ kind: "stage", seat: 0, number: 1 })).toEqual(["Built: a card of Age I lies under it."]);
    expect(linesOf({ kind: "stage", seat: 0, number: 2 })).toEqual([
      "Can be built next, with any card of the hand.",
      "Costs 2 wood.",
    ]);
    expect(linesOf({ kind: "stage", seat: 0, number: 3 })[0]).toBe("Comes after the stages before it.");
  });

  it("a built card and a built stage say what they are worth now", () => {
    expect(explain({ kind: "card", card: "baths", seat: 0 }, scene()).worth).toBe("3 points");
    expect(explain({ kind: "card", card: "post", seat: 0 }, scene()).worth).toBeUndefined();
    expect(explain({ kind: "stage", seat: 0, number: 1 }, scene()).worth).toBe("3 points");
    expect(explain({ kind: "stage", seat: 0, number: 2 }, scene()).worth).toBeUndefined();
    expect(explain({ kind: "pile", seat: 0, colour: "blue" }, scene()).worth).toBe("8 points");
  });

  it("a card says what makes it free", () => {
    expect(linesOf({ kind: "card", card: "aqueduct" })).toEqual(["Civil structures, Age II", "Free if you own Baths."]);
  });

  it("defeats cost what is on them", () => {
    expect(explain({ kind: "defeats", seat: 0 }, scene()).worth).toBe("−2 points");
  });

  it("an Edifice names its price, its reward, its penalty and who takes part", () => {
    expect(linesOf({ kind: "edifice", age: 1 })).toEqual([
      "1 pawn left; taking part costs 2 coins on top of a stage.",
      "Reward for each pawn: 3 points.",
      "Penalty without a pawn if it fails: lose 3 coins, or debts of 2 points.",
      "Anna, Ben, Cleo and Dora take part.",
    ]);
  });
});

describe("one and many", () => {
  oneAndMany([
    [(count) => named("sciencesymbols", "compass", { count }), "1 compass", "2 compasses"],
    [(count) => named("sciencesymbols", "gear", { count }), "1 gear", "2 gears"],
    [(count) => explanations.sets({ count, points: count * 7 }), "1 full set = 7", "2 full sets = 14"],
    [(count) => explanations.wildTitle({ count }), "A free symbol", "2 free symbols"],
    [(points) => explanations.points({ points }), "1 point", "2 points"],
    [(points) => explanations.points({ points: -points }), "−1 point", "−2 points"],
    [(count) => explanations.prize({ tokens: count, points: 3 }), "3 points", "2 tokens of 3 points"],
    [(count) => explanations.victoriesTitle({ count }), "1 victory", "2 victories"],
    [(count) => explanations.defeatsTitle({ count }), "1 defeat", "2 defeats"],
    [(count) => explanations.discardTitle({ count }), "1 card discarded", "2 cards discarded"],
    [(points) => explanations.pointsTitle({ points }), "1 point so far", "2 points so far"],
    [
      (count) => explanations.wonder({ mine: "yes", name: "", built: 0, stages: count }),
      "Your wonder: 0 of 1 stage built.",
      "Your wonder: 0 of 2 stages built.",
    ],
  ]);
});

/** Pictures that stand on buttons and in menus of the page and always have their word next to them. */
const INTERFACE: IconName[] = ["clock", "crown", "first", "bulb", "menu", "chat", "list", "book", "settings", "eye"];
const MORE: IconName[] = [
  "replay",
  "close",
  "up",
  "down",
  "plus",
  "house",
  "flame",
  "link",
  "more",
  "offline",
  "check",
  "share",
  "course",
  "globe",
];

describe("the legend", () => {
  const classic = symbolsOf({ ...ALL, players: 2 });
  const architects = symbolsOf({ game: "architects" });
  const all = { ...pictures, ...architectsPictures };

  it("has a sentence for every picture of the game", () => {
    const known = new Set([...classic, ...architects].map(([name]) => name));
    const missing = (Object.keys(all) as IconName[]).filter(
      (name) => !known.has(name) && !INTERFACE.includes(name) && !MORE.includes(name),
    );
    expect(missing).toEqual([]);
  });

  it("has only pictures that there are, each with a name and a sentence", () => {
    for (const [name, { title, sentence }] of [...classic, ...architects]) {
      expect(all).toHaveProperty(name);
      expect(title).toMatch(/^[A-Z]/);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("shows the symbols of what is played and no others", () => {
    const names = (config: GameConfig): string[] => symbolsOf(config).map(([name]) => name);
    expect(names({ game: "classic", edition: 2, expansions: ["armada"] })).toEqual(
      expect.arrayContaining(["ship_red", "debt"]),
    );
    expect(names({ game: "classic", edition: 1 })).not.toContain("ship_red");
    expect(names({ game: "classic", edition: 1 })).not.toContain("debt");
    expect(names({ game: "architects" })).not.toContain("ore");
  });

  it("explains the symbols of Architects in its own words", () => {
    expect(explainAlone({ kind: "icon", name: "coin" }, { game: "architects" }).sentence).toBe(
      "It stands for any one resource.",
    );
  });
});
