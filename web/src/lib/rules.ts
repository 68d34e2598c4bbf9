// The rules in our own words: the classic game in its first edition. A part with several strings is a list.

import type { GameConfig } from "../wire";

export interface RulesSection {
  id: string;
  title: string;
  /** `{victories}` stands for numbers of the catalogue. */
  parts: (string | string[])[];
  /** Cards and boards that illustrate it; those that an edition does not have are left out. */
  cards?: string[];
  boards?: string[];
  /** The scenario files that hold it, by folder and name. */
  scenarios: string[];
  /** A file whose first position shows a border of a city. */
  border?: string;
}

/** The rules of an expansion or variant: sections of one edition, and lines about the set-up and the score. */
export interface RulesWords {
  /** Its name in the configuration. */
  of?: string;
  edition: NonNullable<GameConfig["edition"]>;
  sections: RulesSection[];
  setup?: string[];
  scoring?: string[];
}

/** A text with the numbers of the catalogue filled in: 1, 3 or 5; equal ones once. Until they are there, with dots. */
export function withNumbers(text: string, numbers: Record<string, number[]> | undefined): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const values = [...new Set(numbers?.[name] ?? [])].map(String);
    return values.length > 1 ? `${values.slice(0, -1).join(", ")} or ${values.at(-1)}` : (values[0] ?? "…");
  });
}

export const classicRules: RulesSection[] = [
  {
    id: "aim",
    scenarios: ["base/scoring"],
    boards: ["giza_a", "gizah_day"],
    title: "What it is about",
    parts: [
      "Everybody leads a city with a wonder. Over three Ages you all pick cards at the same time, one per turn, and build them. After " +
        "the third Age the city with the most points wins.",
      "Only the two cities next to yours matter for trade and for war, whatever the number of players.",
    ],
  },
  {
    id: "setup",
    scenarios: ["base/setup", "base/next_age"],
    title: "Before the first turn",
    parts: [
      [
        "Every city gets a wonder board, on side A or B, and 3 coins.",
        "The cards of each Age depend on the number of players. Age III also holds guilds: two more than there are players, drawn " +
          "at random.",
        "At the start of each Age everybody gets a hand of 7 cards.",
      ],
    ],
  },
  {
    id: "age",
    scenarios: ["base/passing", "base/last_turn"],
    title: "An Age",
    parts: [
      "An Age has six turns. In the sixth turn you hold two cards: you use one, the other is discarded without coins. Then " +
        "neighbours compare their armies.",
      "Hands go to the left in Ages I and III, and to the right in Age II.",
    ],
  },
  {
    id: "turn",
    scenarios: ["base/turn"],
    title: "One turn",
    parts: [
      [
        "Choose one card of your hand in secret, and what to do with it.",
        "When everybody has chosen, all cards are shown and carried out together.",
        "Pass the rest of your hand on.",
      ],
      "Everybody pays with what the cities had before the turn. Coins or goods that come in during a turn can be used from the next " +
        "turn on. Effects that count cards see what neighbours built in the same turn.",
    ],
  },
  {
    id: "uses",
    scenarios: ["base/discard_pile", "base/readings"],
    cards: ["baths", "palace"],
    title: "What to do with a card",
    parts: [
      [
        "Build it: pay its cost and place it in your city. Never two cards of the same name in one city.",
        "Build a stage of your wonder: pay the cost of the next stage and put the card face down under it. Which card it is does " +
          "not matter.",
        "Sell it: discard it face down and take 3 coins. This is always possible.",
      ],
    ],
  },
  {
    id: "cost",
    scenarios: ["base/production"],
    cards: ["tavern", "timber_yard", "baths", "library"],
    title: "What things cost",
    parts: [
      "A card may be free, cost coins for the bank, or need goods. Goods are not used up: your city produces them again every turn.",
      "A producer with a choice gives one of its goods for each construction, and you decide again every turn.",
      "If your own city produces everything that is needed, building costs nothing. What is missing can be bought next door.",
    ],
  },
  {
    id: "trade",
    scenarios: ["base/trade", "base/trading_posts"],
    cards: ["east_trading_post", "marketplace"],
    border: "base/trade",
    title: "Trade with neighbours",
    parts: [
      [
        "You buy only from the city on your left and the city on your right. They cannot refuse.",
        "Each missing good costs 2 coins, paid to that neighbour. Some yellow cards and one wonder lower the price to 1.",
        "For sale is what the wonder board itself and brown and gray cards produce. Goods from yellow cards and from stages are for " +
          "the owner alone.",
        "Your purchase takes nothing away: the neighbour may use the same good in the same turn.",
        "The coins must be yours before the turn. What you are paid counts from the next turn.",
      ],
      "Where several ways to pay exist, the table offers each sensible split between left and right, the cheapest first.",
    ],
  },
  {
    id: "chains",
    scenarios: ["base/chains"],
    cards: ["theater", "statue", "gardens"],
    title: "Chains",
    parts: [
      "Some structures make a later one free: if you built the earlier one in an earlier Age, you build the later one without paying " +
        "anything. A chain picture marks it on the card.",
    ],
  },
  {
    id: "colours",
    scenarios: ["base/commerce_cards", "base/guilds"],
    cards: ["lumber_yard", "glassworks", "altar", "tavern", "barracks", "workshop", "workers_guild"],
    title: "The seven colours",
    parts: [
      [
        "Brown, raw materials: wood, stone, ore and clay.",
        "Gray, manufactured goods: glass, papyrus and textile.",
        "Blue, civil structures: points.",
        "Yellow, commerce: coins, cheaper trade, goods for yourself, and points in Age III.",
        "Red, military: shields.",
        "Green, science: compass, gear and tablet.",
        "Purple, guilds, only in Age III: points for what you or your neighbours have.",
      ],
    ],
  },
  {
    id: "wonders",
    scenarios: [
      "wonders/alexandria",
      "wonders/babylon",
      "wonders/ephesus",
      "wonders/giza",
      "wonders/halicarnassus",
      "wonders/olympia",
      "wonders/rhodes",
    ],
    boards: ["giza_a", "olympia_a", "babylon_a"],
    title: "Wonders",
    parts: [
      "A wonder has two to four stages, built from left to right. A stage's effect works from the moment it is built, like a card's.",
      [
        "Goods of your choice: one of the shown goods per turn, not for sale.",
        "Build from the discard pile: look through all discarded cards at the end of the turn and build one of them free. A name " +
          "that your city already has cannot be taken.",
        "Play the last card: in the sixth turn you also use your seventh card, paying for it as usual.",
        "Free structure: once in each Age build any card of your hand without its cost.",
        "Copy a guild: at the end of the game a purple card of a neighbour also counts for you.",
        "Science of your choice: at the end of the game one symbol of whichever kind helps most.",
      ],
    ],
  },
  {
    id: "war",
    scenarios: ["base/conflicts"],
    cards: ["guard_tower", "stables"],
    border: "base/conflicts",
    title: "War at the end of an Age",
    parts: [
      "Compare shields with each neighbour. The city with more takes a victory token, the one with fewer a defeat token; equal armies " +
        "take nothing.",
      ["A victory is worth {victories} points by Age.", "A defeat in any Age costs {defeats} point."],
    ],
  },
  {
    id: "science",
    scenarios: ["base/science"],
    cards: ["apothecary", "workshop", "scriptorium"],
    title: "Points for science",
    parts: [
      [
        "For each of the three symbols: how many you have, times itself.",
        "For each set of three different symbols: 7 points more.",
      ],
      "Three tablets, two compasses and one gear give 9 + 4 + 1 for the symbols and 7 for one set: 21 points.",
      "A free symbol counts as the kind that is worth most. The table works this out and shows it on the score sheet.",
    ],
  },
  {
    id: "scoring",
    scenarios: ["base/scoring", "base/ties"],
    cards: ["palace", "arena", "workers_guild"],
    title: "End of the game",
    parts: [
      [
        "War: victory and defeat tokens.",
        "Treasury: 1 point for every 3 coins.",
        "Wonder: points of the stages you built.",
        "Blue cards: the points on them.",
        "Science: see above.",
        "Commerce: points of yellow cards of Age III.",
        "Guilds: points of purple cards.",
      ],
      "With equal points, more coins win. If these are equal too, the victory is shared.",
    ],
  },
  {
    id: "first",
    scenarios: [],
    title: "Advice for a first game",
    parts: [
      [
        "In Age I take some goods, above all kinds that neither neighbour produces. A few coins buy the rest.",
        "Look at the next Age on your cards: chains save whole turns.",
        "Science is worth most when you collect many of a kind or whole sets, and little when you stop halfway.",
        "One shield more than a neighbour is enough. Ten more bring nothing extra.",
        "A card that helps your neighbour greatly makes a fine foundation for your wonder.",
      ],
    ],
  },
  {
    id: "here",
    scenarios: [],
    title: "At this table",
    parts: [
      [
        "Every card says whether you can build it: free, free by a chain, its price in coins, or what is missing.",
        "You may change your choice until the last player has chosen.",
        "If somebody leaves, a bot can stand in and hand the seat back later.",
        "A reload or a lost connection never costs you the seat in this browser.",
      ],
      "Keys: 1 to 7 pick a card, B builds, S builds a stage, X sells, Enter confirms, Escape goes back.",
    ],
  },
];
