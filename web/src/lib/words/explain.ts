// What is said about a thing at the table when somebody asks. `who` is another player's name, empty for the viewer.

import { ageName, counted, goods, listed } from "./common";

const CHOSEN: Record<string, string> = {
  chosen: "a card is chosen and waits face down",
  awaited: "everybody waits for this choice",
  none: "nothing to choose now",
};

const SYMBOLS: Record<string, string> = { compass: "compass", gear: "gear", tablet: "tablet" };

/** How many of a science symbol. */
const symbols = (count: number, symbol: string): string =>
  symbol === "compass" && count !== 1 ? `${count} compasses` : counted(count, SYMBOLS[symbol] ?? symbol);

const your = (who: string): string => (who ? `${who}'s` : "your");
const Your = (who: string): string => (who ? `${who}'s` : "Your");

export const explanations = {
  now: "Worth now:",
  points: (points: number): string => (points < 0 ? `−${counted(-points, "point")}` : counted(points, "point")),

  symbols: "Symbols",
  how: "Everything at the table can be asked: rest the pointer on it, press it, or go there with Tab and the arrow keys.",
  howTouched: "Everything at the table can be asked: touch it.",
  symbolAlone: "A symbol",
  noSymbol: "The rules in the drawer say more about it.",

  // Cards and wonders
  kindOfCard: (colour: string, age: number): string => (age > 0 ? `${colour}, ${ageName(age)}` : colour),
  freeWith: (names: string[]): string => `Free if you own ${listed(names)}.`,
  makesFree: (names: string[]): string => `Makes ${listed(names)} free in a later Age.`,
  chain: "A structure that you own makes a later one free: no goods and no coins.",
  noChain: "No structure makes it free, and it makes none free.",
  faceDown: (age: number): string => `A card of ${ageName(age)}`,
  faceDownSentence: "It lies face down, and only those who put it there know which card it is.",
  stageTitle: (number: number, board: string): string => `Stage ${number} of ${board}`,
  cost: (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  stageBuilt: "Built.",
  stageBuiltOver: (under: string): string => `Built: ${under}.`,
  stageNext: "Can be built next, with any card of the hand.",
  stageLater: "Comes after the stages before it.",
  wonder: (who: string, built: number, all: number): string =>
    `${Your(who)} wonder: ${built} of ${counted(all, "stage")} built.`,
  boardMakes: (good: string): string => `The board itself makes ${good} every turn.`,
  noGood: "The board itself makes nothing.",

  // Goods and coins
  goodTitle: (good: string): string => good.charAt(0).toUpperCase() + good.slice(1),
  raw: "A raw material. It pays for structures and stages, and comes back every turn.",
  made: "A manufactured good. It pays for structures and stages, and comes back every turn.",
  forSaleTitle: (who: string): string => (who ? `${who} sells` : "You sell"),
  forSale: (who: string): string =>
    who
      ? `What ${who}'s city makes every turn. Neighbours may buy it, and ${who} has it all the same.`
      : "What your city makes every turn. Neighbours may buy it, and you have it all the same.",
  reservedTitle: (who: string): string => (who ? `For ${who} alone` : "For you alone"),
  reserved: (who: string): string => `What only ${who || "you"} can use every turn. Neighbours cannot buy it.`,
  oneOf: (names: string[]): string => `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`,
  ofGood: (count: number, good: string): string => `${count} ${good}`,
  nothingMade: "Nothing so far.",
  priceTitle: (coins: number): string => `${goods.coins(coins)} each`,
  price: (who: string, coins: number, kind: "raw" | "made"): string =>
    `You pay ${who} ${goods.coins(coins)} for each ${kind === "raw" ? "raw material" : "manufactured good"}`,
  usualPrice: (said: string): string => `${said}, the usual price.`,
  priceBecause: (said: string, names: string[]): string => `${said} because of your ${listed(names)}.`,
  coins: "Coins pay for cards and for goods from neighbours. Every 3 coins are worth 1 point at the end.",
  pointsTitle: (points: number): string => `${counted(points, "point")} so far`,
  pointsSentence: (who: string): string => `What ${your(who)} city would score if the game ended now.`,

  // War
  shieldsTitle: (count: number): string => counted(count, "shield"),
  shields: "At the end of each Age they are compared with each neighbour's: more shields take a victory token.",
  against: (name: string, own: number, theirs: number): string => `Against ${name}: ${own} to ${theirs}`,
  victoryTitle: "Victory token",
  victoriesTitle: (count: number): string => (count === 1 ? "1 victory" : `${count} victories`),
  victories: "Each conflict won brings a token; the numbers on them are points at the end.",
  victory: (who: string, points: number): string =>
    `${who ? `${who} has` : "You have"} won a conflict: ${counted(points, "point")} at the end.`,
  defeatTitle: "Defeat token",
  defeatsTitle: (count: number): string => counted(count, "defeat"),
  defeat: (who: string, points: number): string =>
    `${who ? `${who} has` : "You have"} lost a conflict: ${explanations.points(points)} at the end.`,
  defeats: "Each lost conflict costs points at the end.",
  borderTitle: (name: string): string => `Border with ${name}`,
  ahead: (name: string, own: number, theirs: number, prize: string): string =>
    `Ahead of ${name} with ${counted(own, "shield")} to ${theirs}: at the end of the Age that brings ${prize}.`,
  behind: (name: string, own: number, theirs: number, loss: string, prize: string): string =>
    `Behind ${name} with ${counted(own, "shield")} to ${theirs}: that costs ${loss} and brings ${name} ${prize}.`,
  even: (name: string, own: number, prize: string): string =>
    `Even with ${name} at ${counted(own, "shield")}: as it stands nobody takes a token; one more shield wins ${prize}.`,
  prize: (tokens: number, points: number): string =>
    tokens > 1 ? `${tokens} tokens of ${counted(points, "point")}` : counted(points, "point"),
  noFight: "There is no conflict at this border.",

  // Science
  symbolTitle: symbols,
  symbol: "Equal symbols score their number times itself, and each set of three different ones scores 7 more.",
  squares: (count: number, symbol: string): string => `${symbols(count, symbol)} = ${count * count}`,
  sets: (count: number): string => `${count} full ${count === 1 ? "set" : "sets"} = ${count * 7}`,
  wildTitle: (count: number): string => (count === 1 ? "A free symbol" : `${count} free symbols`),
  wild: "It counts as compass, gear or tablet at the end, whichever brings most.",

  // Piles, rights, seats
  pileTitle: (name: string, count: number): string => `${name}: ${counted(count, "card")}`,
  pile: {
    brown: "Brown cards make raw materials every turn, and neighbours may buy them.",
    gray: "Gray cards make manufactured goods every turn, and neighbours may buy them.",
    blue: "Blue cards are worth the points on them.",
    yellow: "Yellow cards bring coins, cheaper trade and goods for yourself, and some of Age III bring points.",
    red: "Red cards have shields for the conflicts at the end of each Age.",
    green: "Green cards have science symbols, which score in squares and in sets.",
    purple: "Guilds score for what you or your neighbours have.",
  } as Record<string, string>,
  anyPile: "Cards of one colour in this city.",
  right: (source: string): string => `From ${source}.`,
  rightUsed: "Used in this Age.",
  rightReady: "Still to be used in this Age.",
  discardTitle: (count: number): string => `${counted(count, "card")} discarded`,
  discard: "Sold cards and the last card of each hand lie here face down. A few effects build from this pile.",
  ofAge: (count: number, age: number): string => `${count} of ${ageName(age)}`,
  ageTitle: (age: number, turn: number, last: number): string => `${ageName(age)}, turn ${turn} of ${last}`,
  age: "Everybody picks a card in secret, then all cards are turned over. The conflicts come after the last turn.",
  passingTitle: (side: string): string => `Hands go to the ${side}`,
  passing: (to: string, from: string): string =>
    `After this turn your hand goes to ${to}, and you get the hand of ${from}.`,
  passingAll: "After each turn everybody passes the hand on: left in Ages I and III, right in Age II.",
  lastTurnTitle: "Last turn of the Age",
  lastTurn: "Hands are not passed on after this turn: what is left of them is discarded.",
  seat: (kind: string, mark: string): string => {
    const text = `${kind}: ${CHOSEN[mark] ?? CHOSEN["none"]}.`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  person: "a person",
  bot: "a bot",
  standIn: "a bot stands in",
  away: "away at the moment",

  // The score sheet
  score: {
    military: "Victory tokens less defeat tokens.",
    treasury: "1 point for every 3 coins.",
    wonder: "The points of the stages that are built.",
    civilian: "The points of blue cards.",
    science: "Each symbol's number times itself, and 7 for each set of three different ones.",
    commerce: "The points of yellow cards.",
    guilds: "The points of purple cards.",
    cat: "Who has the cat at the end scores for it.",
    progress: "The points of progress tokens.",
    total: "All points together; of equal totals the one with more coins is ahead.",
  } as Record<string, string>,
  anyScore: "A line of the score sheet.",
};
