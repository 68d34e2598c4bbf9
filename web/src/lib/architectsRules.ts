// The rules of Architects in our own words. A part with several strings is a list.

import type { RulesSection } from "./rules";

export const architectsRules: RulesSection[] = [
  {
    id: "aim",
    scenarios: ["architects/end_and_ties"],
    boards: ["giza"],
    title: "What it is about",
    parts: [
      "Everybody raises one wonder of five stages. On your turn you take one card and use what you have. Whoever finishes a " +
        "wonder ends the game; then the most points win, and a finished wonder is no guarantee.",
    ],
  },
  {
    id: "setup",
    scenarios: ["architects/turn"],
    title: "What lies on the table",
    parts: [
      [
        "Every wonder has a deck of 25 cards, face up, so that everybody sees its top card. Your own deck is on your left, " +
          "between you and the next player.",
        "The deck on your right belongs to the player before you.",
        "The central deck of 60 cards lies face down in the middle.",
        "Three progress tokens lie face up, the others in a stack next to them.",
        "Conflict tokens begin on their peaceful side: three with two or three players, then one for each player, six at most.",
      ],
    ],
  },
  {
    id: "turn",
    scenarios: ["architects/turn", "architects/empty_decks"],
    title: "Your turn",
    parts: [
      [
        "Take the top card of the left deck, of the right deck or of the central deck, and put it in front of you.",
        "Then do what your cards allow: build stages, turn in science for tokens, take extra cards with tokens. The order is yours.",
        "What you must do is done before the turn ends. Then the next player on the left goes on.",
      ],
      "If none of your three decks has a card, your turn passes.",
    ],
  },
  {
    id: "cards",
    scenarios: ["architects/coins"],
    cards: ["wood", "coin", "compass", "shield_1", "blue_2_cat"],
    title: "The five colours",
    parts: [
      [
        "Grey: one resource, wood, stone, clay, papyrus or glass.",
        "Yellow: a coin, which stands for any one resource that you lack.",
        "Green: a compass, a gear or a tablet. Sets of them become progress tokens.",
        "Red: a shield. Some show one or two horns: these call everybody closer to a battle, and are lost after it.",
        "Blue: 3 points, or 2 points with a cat that brings you the cat pawn.",
      ],
    ],
  },
  {
    id: "stages",
    scenarios: ["architects/construction", "architects/coins"],
    boards: ["babylon"],
    title: "Building stages",
    parts: [
      "A stage costs two, three or four resources, either all different or all the same. The cards you pay with are discarded.",
      [
        "Wonders grow from the bottom up: a stage needs every stage that it rests on. Stages side by side can be built in any order.",
        "If you can pay for a stage, you have to build it this turn, coins included. After that, look again: perhaps another " +
          "one can be paid.",
        "When several stages or several payments are possible, you choose.",
        "Some stages show an effect. It happens at once.",
      ],
    ],
  },
  {
    id: "effects",
    scenarios: ["architects/wonders_each"],
    title: "What wonders do",
    parts: [
      [
        "Alexandria: take the top card of any deck on the table.",
        "Babylon: choose a progress token.",
        "Ephesus: take the top card of the central deck.",
        "Giza: nothing but more points.",
        "Halicarnassus: look at the top five cards of your left or right deck, keep one, and shuffle the others back.",
        "Olympia: take the top card of your left deck and of your right deck.",
        "Rhodes: one more shield for the rest of the game.",
      ],
    ],
  },
  {
    id: "science",
    scenarios: ["architects/science_and_tokens", "architects/tokens_each"],
    cards: ["compass", "gear", "tablet"],
    title: "Science and progress tokens",
    parts: [
      "Two equal symbols or three different ones have to be turned in for a progress token: one of the three face up, or the " +
        "unseen top of the stack. A face-up token is replaced at once.",
      "A token works from the moment you have it. Tokens that give an extra card do so once per turn, from your usual three " +
        "decks, and you may decline.",
    ],
  },
  {
    id: "war",
    scenarios: ["architects/battles"],
    cards: ["shield_0", "shield_1", "shield_2"],
    title: "Horns and battles",
    parts: [
      "Each horn on a card that somebody takes turns one conflict token over. When the last one is turned, a battle follows " +
        "at the end of that turn. Horns beyond that are lost.",
      [
        "With three or more players you compare shields with each of your two neighbours: more shields, one victory token.",
        "With two players, more shields bring one victory token, and at least twice as many bring two. Against somebody " +
          "without shields, two are needed for the second token.",
        "Losing costs nothing. Afterwards everybody discards red cards with horns, and all conflict tokens go back to peace.",
      ],
    ],
  },
  {
    id: "cat",
    scenarios: ["architects/cat"],
    cards: ["blue_2_cat"],
    title: "The cat",
    parts: [
      "Whoever took the last card with a cat has the cat. At the start of your turn it lets you look at the top of the " +
        "central deck. At the end it is worth 2 points.",
    ],
  },
  {
    id: "scoring",
    scenarios: ["architects/end_and_ties"],
    title: "End of the game",
    parts: [
      "When somebody builds the fifth stage, that turn is finished, with a battle if one is due, and the game is over.",
      [
        "Wonder: the points of your stages.",
        "Cat: 2 points.",
        "Blue cards: the points on them.",
        "Victory tokens: 3 points each.",
        "Progress tokens: what they say.",
      ],
      "With equal points, more stages win. If these are equal too, the victory is shared.",
    ],
  },
  {
    id: "options",
    scenarios: ["architects/options"],
    title: "Three rules to choose",
    parts: [
      "Players differ about three small questions. The table answers them as said here unless the host chooses otherwise.",
      [
        "Economy counts when a stage has to be built: its doubled coin can force you.",
        "Engineering does not force you: it is a help that you may leave aside.",
        "Coins stand in for resources that you lack, not for those that you hold.",
      ],
    ],
  },
  {
    id: "first",
    scenarios: [],
    title: "Advice for a first game",
    parts: [
      [
        "The face-up decks are safe choices; the central deck is a gamble unless you have the cat.",
        "Look at what your card uncovers: the player after you takes from your deck.",
        "Two resources of a kind are worth keeping an eye on: they force a build, perhaps not the one you wanted first.",
        "One battle can be worth six points. Watch how many horns are missing.",
        "A token that gives extra cards pays off early, one that gives points pays off late.",
      ],
    ],
  },
  {
    id: "here",
    scenarios: [],
    title: "At this table",
    parts: [
      [
        "What is compulsory and leaves no choice is done by the table, and the log says so.",
        "Press a deck, a stage or a token, then confirm. A second press on it confirms as well.",
        "The piles button shows the discard pile and what is left in every deck.",
      ],
      "Keys: digits choose, Enter confirms, Escape takes back, D ends the turn, H asks for a hint.",
    ],
  },
];
