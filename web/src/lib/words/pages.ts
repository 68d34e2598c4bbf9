// Replay, the pages of cards and boards, and the rules.

import { colours, expansions, variants } from "../../expansions/asked";
import { listed, sentence } from "./common";

/** Parts of a card or board whose values may be reconstructed. */
const RECONSTRUCTED: Record<string, string> = {
  cost: "cost",
  costs: "costs",
  coins: "coins",
  points: "points",
  effect: "effect",
};

export const replay = {
  title: "Replay",
  slider: "Move through the game",
  place: (age: number, turn: number): string => `Age ${"I".repeat(age)}, turn ${turn}`,
  turnOf: (turn: number, name: string): string => `Turn ${turn}, ${name}`,
  over: "End of the game",
  step: (step: number, steps: number): string => `Move ${step} of ${steps}`,
  back: "One move back",
  turnBack: "One turn back",
  play: "Play",
  pause: "Pause",
  forward: "One move on",
  turnForward: "One turn on",
  seat: "Seen by",
  open: "Watcher",
  share: "Copy link",
  download: "Save",
  playOn: "Play on from here",
  playOnText: "A new table begins at this very move. You take one seat, bots take the others.",
  playOnSeat: "Your seat",
  playOnStart: "Play on",
  keys: "Arrow keys: one move. Page up and down: one turn. Space: play.",
  failed: "The replay cannot be shown",
  leave: "Leave",
  cancel: "Cancel",
};

export const cards = {
  title: "Cards and wonders",
  gallery: "All drawings",
  game: "Game",
  views: { cards: "Cards", chains: "Chains", boards: "Wonders" } as Record<string, string>,
  search: "Search",
  searchPlaceholder: "name or effect",
  age: "Age",
  ages: ["All", "I", "II", "III"],
  colour: "Colour",
  colours,
  players: "With players",
  anyPlayers: "Any number",
  found: (count: number): string => (count === 1 ? "1 card" : `${count} cards`),
  none: "No card fits. Take a filter away, or search for a shorter word.",
  clear: "Take all filters away",
  ageOf: (age: number): string => `Age ${"I".repeat(age)}`,
  cost: "Cost",
  freeAfter: "Free if you own",
  makesFree: "Makes free later",
  noChains: "No chains.",
  copies: "In the game",
  copiesOf: (players: number, count: number): string => `${players} players: ${count}`,
  otherCopies: "There is one of it.",
  priceAge: "As many coins as the number of the Age.",
  set: "Set",
  setOf: (id: string): string => (id === "base" ? "Base game" : (expansions[id]?.title ?? id)),
  anySet: "All",
  onlyWith: (ids: string[]): string => `Only with ${listed(ids.map((id) => expansions[id]?.title ?? id))}`,
  promo: "Promo: only with the option for promo guilds",
  boardGives: "The board itself",
  reconstructed: "reconstructed",
  reconstructedNote:
    "No source that we could use shows the values with this mark. They are rebuilt so that the game is balanced, may differ from " +
    "the printed ones, and stay until somebody with the box corrects them.",
  whichParts: (parts: string[]): string =>
    `Reconstructed: ${listed(parts.map((part) => RECONSTRUCTED[part] ?? part))}.`,
  chainsNote: "A structure on the left makes those to its right free in a later Age.",
  produces: "Produces",
  side: (side: string): string => (side.length > 1 ? `${side} side` : `Side ${side}`),
};

export const boxPage = {
  kinds: "The fourteen kinds of card",
  inTheBox: (count: number): string => `${count} in the box`,
  colours: { grey: "Resources", yellow: "Coins", green: "Science", red: "Military", blue: "Civil" } as Record<
    string,
    string
  >,
  wonders: "The seven wonders",
  pointsInAll: (points: number, effect: string): string =>
    `${points} points in all.${effect ? ` ${sentence([effect])}` : ""}`,
  deck: "Its deck",
  central: "The central deck",
  centralNote: "It lies face down in the middle of the table.",
  tokens: "Progress tokens",
  copies: (count: number): string => `${count} of this kind`,
};

export const rulesPage = {
  title: "The rules in short",
  game: "Game",
  lead: "First edition, three to seven players, and the variant for two.",
  get secondLead(): string {
    const added = [...Object.values(expansions).map((words) => words.title), ...Object.keys(variants)];
    return `Second edition, three to seven players, with ${listed(added)}.`;
  },
  architectsLead: "Architects, two to seven players, about half an hour.",
  search: "Find in the rules",
  searchPlaceholder: "chain, trade, tie",
  contents: "Contents",
  none: "Nothing found. Try a shorter word, or clear the search.",
};
