// The symbols of the base game and of Architects, as such: a name and a sentence for the legend.

import type { SymbolList } from "../../explain/about";

const good = (name: string, kind: string): { title: string; sentence: string } => ({
  title: name,
  sentence: `${kind}: it pays for structures and stages.`,
});

const raw = (name: string) => good(name, "A raw material");
const made = (name: string) => good(name, "A manufactured good");
const science = (name: string) => ({
  title: name,
  sentence: "A science symbol: equal ones score in squares, three different ones make a set of 7 points.",
});
const colour = (title: string, sentence: string) => ({ title, sentence });

export const classicSymbols = {
  coin: { title: "Coins", sentence: "They pay for cards and for goods; 3 of them are worth 1 point at the end." },
  points: { title: "Points", sentence: "The number in the laurel counts at the end of the game." },
  wood: raw("Wood"),
  stone: raw("Stone"),
  ore: raw("Ore"),
  clay: raw("Clay"),
  glass: made("Glass"),
  papyrus: made("Papyrus"),
  textile: made("Textile"),
  lock: { title: "Own use", sentence: "Goods for this city alone: neighbours cannot buy them." },
  crate: { title: "Any resource", sentence: "One resource, whichever it is." },
  bank: { title: "Bank", sentence: "Coins or goods that come from the bank or go to it." },
  trade: { title: "Trade", sentence: "Goods bought from a neighbour." },
  shield: { title: "Shield", sentence: "More shields than a neighbour win the conflict at the end of an Age." },
  victory: { title: "Victory token", sentence: "Won in a conflict; its number is its points." },
  defeat: { title: "Defeat token", sentence: "For a lost conflict; it costs points at the end." },
  compass: science("Compass"),
  gear: science("Gear"),
  tablet: science("Tablet"),
  wild: { title: "Free symbol", sentence: "A compass, gear or tablet, whichever brings most at the end." },
  stage: { title: "Wonder stage", sentence: "A stage of a wonder, built with any card face down under it." },
  chain: { title: "Chain", sentence: "A structure that you own makes this one free." },
  free_build: { title: "Free structure", sentence: "A structure is built without paying for it." },
  last_card: { title: "Last card", sentence: "The last card of an Age is played as well, not discarded." },
  from_discard: { title: "From the discard pile", sentence: "A card of the discard pile is built free." },
  copy: { title: "Copied guild", sentence: "A guild of a neighbour counts for this city as well." },
  discard: { title: "Discard pile", sentence: "Sold and left-over cards, face down." },
  hand: { title: "Hand", sentence: "The cards that go round the table." },
  cards: { title: "Cards", sentence: "Cards of a colour that is still to be chosen." },
  left: { title: "Left", sentence: "The neighbour on the left, or the way hands go." },
  right: { title: "Right", sentence: "The neighbour on the right, or the way hands go." },
  others: { title: "All others", sentence: "It happens to every other city." },
  brown: colour("Brown card", "A raw material: it makes goods that neighbours may buy."),
  gray: colour("Gray card", "A manufactured good: it makes goods that neighbours may buy."),
  blue: colour("Blue card", "A civil structure: points."),
  yellow: colour("Yellow card", "Commerce: coins, cheaper trade, goods for yourself, and points in Age III."),
  red: colour("Red card", "Military: shields."),
  green: colour("Green card", "Science: compass, gear and tablet."),
  purple: colour("Purple card", "A guild: points for what you or your neighbours have."),
  tick: { title: "Done", sentence: "A card is chosen, a stage is built, or something is free." },
  cross: { title: "Not", sentence: "What stands before it does not count or is lost." },
  person: { title: "Person", sentence: "A person plays this city." },
  bot: { title: "Bot", sentence: "A bot plays this city, or stands in for somebody who is away." },
} satisfies SymbolList;

const pays = (name: string) => ({ title: name, sentence: "A resource: it pays for stages." });
const progress = (name: string) => ({
  title: name,
  sentence: "A science symbol: two equal or three different ones bring a progress token.",
});

export const architectsSymbols = {
  wood: pays("Wood"),
  stone: pays("Stone"),
  clay: pays("Clay"),
  papyrus: pays("Papyrus"),
  glass: pays("Glass"),
  coin: { title: "Coin", sentence: "It stands for any one resource." },
  compass: progress("Compass"),
  gear: progress("Gear"),
  tablet: progress("Tablet"),
  token: { title: "Progress token", sentence: "A lasting advantage, taken for science symbols." },
  points: { title: "Points", sentence: "The number in the laurel counts at the end of the game." },
  cat: { title: "Cat", sentence: "Its owner looks at the top of the central deck, and scores at the end." },
  shield: { title: "Shield", sentence: "More shields than a neighbour win the battle." },
  horn: { title: "Horn", sentence: "Each horn turns a conflict token; when all are turned, a battle follows." },
  peace: { title: "Peace", sentence: "This conflict token has not been turned yet." },
  war: { title: "War", sentence: "This conflict token is turned; when all are, a battle follows." },
  victory: { title: "Victory token", sentence: "Won in a battle, and worth points at the end." },
  stage: { title: "Wonder stage", sentence: "A part of your wonder, built as soon as you can pay for it." },
  any_deck: { title: "Any deck", sentence: "Take the top card of any deck on the table." },
  central: { title: "Central deck", sentence: "The face-down deck in the middle, open to everybody." },
  both_sides: { title: "Both neighbours", sentence: "Take the top cards of the decks on your left and right." },
  look: { title: "Look", sentence: "Look at cards of a deck and choose one." },
  others: { title: "All others", sentence: "It happens to every other city." },
} satisfies SymbolList;
