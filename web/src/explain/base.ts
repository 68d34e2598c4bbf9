// What the base game says about each of its things: pure functions only.

import { cityName, wonderName } from "../lib/catalogue.svelte";
import { borders, categories, ifSaid, specialSeat } from "../expansions/asked";
import { sliceExplained } from "../expansions/explained";
import { borderMark } from "../expansions/slots";
import { anyOf, capital, isSaid, named } from "../language/say";
import { goodOf, pictureOf, type IconName } from "../lib/icons/pictures";
import { liesUnder, table as tableWords } from "../lib/words/classic";
import { inCoins, goodName, inRow, listed, priceOf, prices, sentence } from "../lib/words/common";
import { explanations as words } from "../lib/words/explain";
import { fightsOn } from "../table/classic/fronts";
import {
  buriedUnder,
  cityOf,
  defeats,
  isEmpty,
  piles,
  pricesAt,
  victories,
  type ClassicTable,
} from "../table/classic/model";
import { leftOf, markOf, nameOf, rightOf, seatOf } from "../table/model";
import { whose } from "./who";
import type { BaseAbout, Explanation, Line, Scene } from "./about";
import type { CardFacts, CityState, FightState, Goods, StageFacts } from "../wire";

const RAW = "WSOC";

/** A sentence that an expansion adds. */
const added = (what: "piles" | "score", name: string): string | undefined =>
  sliceExplained.map((slice) => slice[what]?.[name]).find(Boolean);

/** A number of points as a worth. */
const worth = (points: number | null | undefined): string | undefined =>
  points === null || points === undefined ? undefined : words.points({ points });

// Cards and wonders

function chainLines(card: CardFacts, { catalogue }: Scene): Line[] {
  const names = (ids: string[]): string[] => ids.map((id) => catalogue.card(id).name);
  const lines: Line[] = [];
  if (card.chain_from.length > 0)
    lines.push({ icon: "chain", text: words.freeWith({ cards: listed(names(card.chain_from)) }) });
  if (card.chain_to.length > 0)
    lines.push({ icon: "chain", text: words.makesFree({ cards: listed(names(card.chain_to)) }) });
  return lines;
}

/** The points of a built card as the table is now; nothing for one that is never worth any by itself. */
function pointsOf(city: CityState, card: string): number | null {
  return city.worth[city.built.indexOf(card)] ?? null;
}

function ofCard({ card: id, seat }: { card: string; seat?: number | undefined }, scene: Scene): Explanation {
  const card = scene.catalogue.card(id);
  const kind = words.kindOfCard({ colour: ifSaid("colour", card.colour) ?? "", age: card.age });
  return {
    picture: { card: id },
    title: card.name,
    sentence: sentence(card.effects) || kind,
    lines: [{ icon: pictureOf(card.colour), text: kind }, ...chainLines(card, scene)],
    worth: seat === undefined ? undefined : worth(pointsOf(cityOf(scene.table, seat), id)),
  };
}

function costOf(stage: StageFacts): string {
  return sentence([priceOf(stage.cost.coins, [...stage.cost.resources].map(goodOf))]);
}

function ofStage({ seat, number }: { seat: number; number: number }, { table, catalogue }: Scene): Explanation {
  const city = cityOf(table, seat);
  const board = catalogue.board(city.board);
  const stage = board.stages[number - 1];
  const title = words.stageTitle({ number, board: tableWords.board({ name: cityName(board), side: board.side }) });
  if (!stage) return { picture: { icon: "stage" }, title, sentence: words.stageLater };
  const under = buriedUnder(city, number);
  const name = under?.card ? catalogue.card(under.card).name : "";
  const built = city.built_stages.includes(number);
  const state = built
    ? under
      ? words.stageBuiltOver({ under: liesUnder(under.age, name) })
      : words.stageBuilt
    : city.next_stages.includes(number)
      ? words.stageNext
      : words.stageLater;
  return {
    picture: { codes: stage.icons, words: stage.effects },
    title,
    sentence: sentence(stage.effects),
    lines: [{ icon: built ? "tick" : "stage", text: state }, ...(built ? [] : [{ text: costOf(stage) }])],
    worth: worth(city.stage_worth[city.built_stages.indexOf(number)]),
  };
}

// Goods

function goodsLines(goods: Goods): Line[] {
  const counts = new Map<string, number>();
  for (const letter of goods.fixed) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const fixed = [...counts].map(([letter, count]) => ({
    icon: goodOf(letter),
    text: prices.units({ count, good: goodName(goodOf(letter)) }),
  }));
  const choices = goods.choices.map((set) => ({
    icon: goodOf(set.charAt(0)),
    text: anyOf([...set].map((letter) => goodName(goodOf(letter)))),
  }));
  return isEmpty(goods) ? [{ text: words.nothingMade }] : [...fixed, ...choices];
}

/** What lowers the price of goods from a neighbour: names of cards, or the wonder. */
function cheaperBy(scene: Scene, city: CityState, kind: "raw" | "made", side: "left" | "right"): string[] {
  const { catalogue } = scene;
  const codes = [side, "both"].map((where) => `discount:${kind === "raw" ? "raw" : "manufactured"}:${where}:`);
  const helps = (icons: string[]): boolean => icons.some((icon) => codes.some((code) => icon.startsWith(code)));
  const board = catalogue.board(city.board);
  const stages = board.stages.filter((_, index) => city.built_stages.includes(index + 1));
  const cards = city.built.map((id) => catalogue.card(id)).filter((card) => helps(card.icons));
  return [
    ...cards.map((card) => card.name),
    ...(helps([...board.icons, ...stages.flatMap((stage) => stage.icons)])
      ? [wonderName(board) || cityName(board)]
      : []),
  ];
}

function ofPrice({ seat, good }: { seat: number; good: "raw" | "made" }, scene: Scene): Explanation {
  const { table } = scene;
  const coins = pricesAt(table, seat)?.[good] ?? 2;
  const side = seat === leftOf(table, table.me) ? "left" : "right";
  const because = table.me >= 0 && coins < 2 ? cheaperBy(scene, cityOf(table, table.me), good, side) : [];
  const price = { name: nameOf(table, seat), coins, kind: good };
  return {
    picture: { icons: [good === "raw" ? "brown" : "gray", "coin"] },
    title: words.priceTitle({ coins }),
    sentence: because.length > 0 ? words.lowerPrice({ ...price, cards: listed(because) }) : words.usualPrice(price),
  };
}

// War

/** A fight as it stands, in one sentence. */
function fightSentence(table: ClassicTable, city: CityState, fight: FightState): string {
  const { tokens, victory, defeat, margin } = fight;
  const name = nameOf(table, fight.seat);
  const own = city.shields;
  const theirs = own - margin;
  const prize = words.prize({ tokens, points: victory });
  if (margin > 0) return words.ahead({ name, own, theirs, prize });
  if (margin === 0) return words.even({ name, own, prize });
  return words.behind({ name, own, theirs, loss: words.prize({ tokens, points: Math.abs(defeat) }), prize });
}

function ofBorder({ seat, side }: { seat: number; side: "left" | "right" }, { table }: Scene): Explanation {
  const city = cityOf(table, seat);
  const other = side === "left" ? leftOf(table, seat) : rightOf(table, seat);
  const fights = fightsOn(table, seat, side);
  const fought = fights.some((fight) => fight.seat === other);
  const mark = borderMark(city, cityOf(table, other), fought);
  const sign = mark && { icon: borders[mark], text: named("border", mark, { name: nameOf(table, other) }) };
  const [first, ...more] = fights.map((fight) => fightSentence(table, city, fight));
  return {
    picture: { icon: "shield", value: city.shields },
    title: words.borderTitle({ name: nameOf(table, other) }),
    sentence: first ?? words.noFight,
    lines: [...(sign ? [sign] : []), ...more.map((text) => ({ icon: "shield" as const, text }))],
  };
}

// Science

const KINDS = ["compass", "gear", "tablet"] as const;
/** The points of three different symbols. */
const SET = 7;

function ofSymbol({ seat, symbol }: Extract<BaseAbout, { kind: "symbol" }>, { table }: Scene): Explanation {
  const { symbols } = cityOf(table, seat);
  if (symbol === "wild")
    return { picture: { icon: "wild" }, title: words.wildTitle({ count: symbols.wild }), sentence: words.wild };
  const sets = Math.min(...KINDS.map((kind) => symbols[kind]));
  return {
    picture: { icon: symbol },
    title: named("sciencesymbols", symbol, { count: symbols[symbol] }),
    sentence: words.symbol,
    lines: [
      ...KINDS.filter((kind) => symbols[kind] > 0).map((kind) => ({
        icon: kind,
        text: named("sciencesquare", kind, { count: symbols[kind], points: symbols[kind] ** 2 }),
      })),
      ...(sets > 0 ? [{ text: words.sets({ count: sets, points: sets * SET }) }] : []),
    ],
    worth: worth(symbols[symbol] ** 2),
  };
}

// Piles and seats

function ofPile({ seat, colour }: { seat: number; colour: string }, { table, catalogue }: Scene): Explanation {
  const city = cityOf(table, seat);
  const cards = piles(city.built, catalogue).find((other) => other.colour === colour)?.cards ?? [];
  const points = cards.map((card) => pointsOf(city, card.id)).filter((each) => each !== null);
  return {
    picture: { icon: pictureOf(colour) ?? "cards" },
    title: words.pileTitle({ pile: named("colour", colour), count: cards.length }),
    sentence: isSaid("pile", colour) ? named("pile", colour) : (added("piles", colour) ?? words.anyPile),
    lines: cards.map((card) => ({ text: words.cardGives({ card: card.name, effects: inRow(card.effects) }) })),
    worth: points.length > 0 ? worth(points.reduce((sum, each) => sum + each, 0)) : undefined,
  };
}

function ofSeat({ seat }: { seat: number }, { table }: Scene): Explanation {
  const who = seatOf(table, seat);
  const special = specialSeat(who.kind);
  const bot = who.kind === "bot" || who.stand_in;
  const picture: IconName = special?.picture ?? (bot ? "bot" : "person");
  const mark = { mark: markOf(table, seat) };
  const says = who.stand_in ? words.standIn : bot ? words.bot : who.connected ? words.person : words.personAway;
  return {
    picture: { icon: picture },
    title: who.name,
    sentence: special ? words.specialSeat({ seat: named("seatkind", special.kind), ...mark }) : says(mark),
  };
}

function ofPassing(_: object, { table }: Scene): Explanation {
  if (!table.hands_pass) return { picture: { icon: "discard" }, title: words.lastTurnTitle, sentence: words.lastTurn };
  const { passing, hand_goes_to: to, hand_comes_from: from } = table;
  return {
    picture: { icons: passing === "left" ? ["left", "hand"] : ["hand", "right"] },
    title: words.passingTitle({ side: passing }),
    sentence:
      to >= 0 && from >= 0 ? words.passing({ to: nameOf(table, to), from: nameOf(table, from) }) : words.passingAll,
  };
}

/** The cards of a face-down pile by the Age on their backs. */
function ageLines(cards: { age: number }[]): Line[] {
  return [1, 2, 3]
    .map((age) => ({ age, count: cards.filter((card) => card.age === age).length }))
    .filter(({ count }) => count > 0)
    .map(({ age, count }) => ({ text: words.ofAge({ count, age }) }));
}

// The score sheet

/** A column of the score sheet, of whichever game. */
export function ofScore({ category }: { category: string }): Explanation {
  return {
    picture: { icon: categories[category]?.picture ?? "points" },
    title: ifSaid("category", category) ?? tableWords.total,
    sentence: isSaid("scoreline", category)
      ? named("scoreline", category)
      : (added("score", category) ?? words.anyScore),
  };
}

type BaseExplainers = {
  [Kind in Exclude<BaseAbout["kind"], "icon" | "mark">]: (
    about: Extract<BaseAbout, { kind: Kind }>,
    scene: Scene,
  ) => Explanation;
};

export const baseExplainers: BaseExplainers = {
  card: ofCard,
  back: ({ card }, { catalogue }) =>
    card.card
      ? ofCard({ card: card.card }, { catalogue } as Scene)
      : { picture: { back: card }, title: words.faceDown({ age: card.age }), sentence: words.faceDownSentence },
  wonder: ({ seat }, { table, catalogue }) => {
    const city = cityOf(table, seat);
    const board = catalogue.board(city.board);
    const good = board.resource && goodOf(board.resource);
    return {
      picture: { icon: "stage" },
      title: tableWords.board({ name: cityName(board), side: board.side }),
      sentence: words.wonder({
        ...whose(table, seat),
        built: city.built_stages.length,
        stages: board.stages.length,
      }),
      lines: [
        good ? { icon: good, text: words.boardMakes({ good: goodName(good) }) } : { text: words.noGood },
        ...board.effects.map((text) => ({ text: sentence([text]) })),
      ],
    };
  },
  stage: ofStage,
  good: ({ letter }) => ({
    picture: { icon: goodOf(letter) },
    title: capital(goodName(goodOf(letter))),
    sentence: RAW.includes(letter) ? words.raw : words.made,
  }),
  goods: ({ seat, which }, { table }) => {
    const who = whose(table, seat);
    const sold = which === "for_sale";
    return {
      picture: { icon: sold ? "trade" : "lock" },
      title: sold ? words.forSaleTitle(who) : words.reservedTitle(who),
      sentence: sold ? words.forSale(who) : words.reserved(who),
      lines: goodsLines(cityOf(table, seat)[which]),
    };
  },
  price: ofPrice,
  coins: ({ seat }, { table }) => {
    const { coins } = cityOf(table, seat);
    return {
      picture: { icon: "coin", value: coins },
      title: inCoins(coins),
      sentence: words.coins,
      worth: worth(Math.floor(coins / 3)),
    };
  },
  shields: ({ seat }, { table }) => {
    const city = cityOf(table, seat);
    return {
      picture: { icon: "shield", value: city.shields },
      title: words.shieldsTitle({ shields: city.shields }),
      sentence: words.shields,
      lines: city.fights.map((fight) => ({
        icon: "shield",
        text: words.against({
          name: nameOf(table, fight.seat),
          own: city.shields,
          theirs: city.shields - fight.margin,
        }),
      })),
    };
  },
  points: ({ seat }, { table }) => {
    const points = cityOf(table, seat).points ?? 0;
    return {
      picture: { icon: "points", value: points },
      title: words.pointsTitle({ points }),
      sentence: words.pointsSentence(whose(table, seat)),
    };
  },
  symbol: ofSymbol,
  token: ({ seat, value }, { table }) => {
    const who = whose(table, seat);
    return value > 0
      ? {
          picture: { icon: "victory", value },
          title: words.victoryTitle,
          sentence: words.victory({ ...who, points: value }),
        }
      : { picture: { icon: "defeat" }, title: words.defeatTitle, sentence: words.defeat({ ...who, points: value }) };
  },
  victories: ({ seat }, { table }) => {
    const won = victories(cityOf(table, seat));
    const points = won.reduce((sum, token) => sum + token, 0);
    return {
      picture: { icon: "victory", value: points },
      title: words.victoriesTitle({ count: won.length }),
      sentence: words.victories,
      worth: worth(points),
    };
  },
  defeats: ({ seat }, { table }) => {
    const lost = defeats(cityOf(table, seat));
    return {
      picture: { icon: "defeat", value: lost.length },
      title: words.defeatsTitle({ count: lost.length }),
      sentence: words.defeats,
      worth: worth(lost.reduce((sum, token) => sum + token, 0)),
    };
  },
  border: ofBorder,
  pile: ofPile,
  right: ({ seat, index }, { table, catalogue }) => {
    const city = cityOf(table, seat);
    const right = city.rights[index];
    if (!right) return { picture: { icon: "free_build" }, title: tableWords.advantages, sentence: words.rightUsed };
    const source = catalogue.cards.get(right.source)?.name ?? cityName(catalogue.board(right.source));
    const effect = catalogue.effect(right.code, right.words);
    return {
      picture: { codes: [right.code], words: [effect] },
      title: source,
      sentence: sentence([effect]),
      lines: right.used === null ? [] : [{ text: right.used ? words.rightUsed : words.rightReady }],
    };
  },
  chain: ({ card: id }, scene) => {
    const card = scene.catalogue.card(id);
    const lines = chainLines(card, scene);
    return {
      picture: { icon: "chain" },
      title: card.name,
      sentence: lines.length ? words.chain : words.noChain,
      lines,
    };
  },
  score: ofScore,
  discard: (_, { table }) => ({
    picture: { icon: "discard" },
    title: words.discardTitle({ count: table.discard.length }),
    sentence: words.discard,
    lines: ageLines(table.discard),
  }),
  age: (_, { table }) => ({
    picture: { icon: "hand" },
    title: words.ageTitle({ age: table.age, turn: table.turn, last: table.last_turn }),
    sentence: words.age,
  }),
  passing: ofPassing,
  seat: ofSeat,
};
