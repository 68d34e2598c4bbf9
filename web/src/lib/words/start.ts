// The start page, and what surrounds a table.

import { expansions, options } from "../../expansions/asked";
import { connection, counted, listed } from "./common";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;

export const tableOf = (host: string): string => `${host}’s table`;

export const home = {
  lead: "Draft cards, raise a wonder, keep an eye on your neighbours.",
  glance: "Two to seven players, friends or bots.",
  now: "Play now",
  teach: "Teach me",
  teachNote: "Win a first game in ten minutes, with a coach who points at what matters",
  as: "as",
  name: "Your name",
  rename: "Change your name",
  game: "Game",
  players: "Players",
  startNote: (bots: number): string => (bots === 1 ? "You against one bot." : `You against ${number(bots)} bots.`),
  create: "Play with friends",
  createNote: "One link for everybody. Bots take the seats that stay empty.",
  more: "More ways to play",
  moreNote: "editions, expansions, number of players, teams, Architects, bots, time",
  startThis: "Play this against bots",
  createThis: "Open a table for friends",
  joinTitle: "You have a link?",
  joinLabel: "Link to a table",
  joinGo: "Go to the table",
  joinWrong: "This is no link to a table here. Copy the whole link, also what comes after #.",
  wonders: "Wonders",
  wondersNote: (sides: string[]): string =>
    sides[0] === "A"
      ? "Side A is gentler, side B asks for more planning."
      : `The ${sides[0]} side is gentler, the ${sides[1]} side asks for more planning.`,
  wondersNew: "Your first three games begin with it.",
  wondersRandom: "Any side",
  level: "Bots",
  timer: "Time for a choice",
  timerNote: "When it runs out, a bot chooses for that turn.",
  timerNone: "No limit",
  timerSlow: "Slow: play when you have time",
  openTables: "Open tables",
  tableOf,
  openSeats: (count: number): string => counted(count, "open seat"),
  timePerTurn: (time: string): string => `${time} for a choice`,
  joinTable: "Join",
  joinNamed: (host: string): string => `Join ${host}’s table`,
  moreTables: "Show more tables",
  points: "Show everybody's points during the game",
  pointsNote: "Good for learning. Off, points are counted at the end, as at a real table.",
  friends: "Seats open for friends",
  friendsNote: "The other seats get bots at once.",
  games: "Your games",
  gameWith: (names: string): string => `With ${names}`,
  gameAlone: "Nobody else yet",
  playersCount: (count: number): string => `${count} players`,
  phase: (status: string, age: number, turn: number): string =>
    status === "lobby"
      ? "Not started"
      : status === "finished"
        ? "Finished"
        : status === "abandoned"
          ? "Closed"
          : age === 0 && turn > 0
            ? `Turn ${turn}`
            : `Age ${"I".repeat(Math.max(age, 1))}`,
  yourTurn: (since: string): string => `Your turn · ${since} so far`,
  waitsFor: (names: string, since: string): string => `Waiting for ${names} · ${since} so far`,
  timeLeft: (time: string): string => ` · ${time} left`,
  resume: "Go on",
  look: "Score",
  replay: "Replay",
  forget: "Take off this list",
  forgetNamed: (names: string): string => `Take the game with ${names} off this list`,
  starting: "Dealing …",
  allGames: (count: number): string => counted(count, "older game"),
  score: "Score a real table",
  scoreNote: "You have the box on the table: your phone counts, even offline.",
  learnRules: "Learn the rules",
  learnRulesNote: "Ten minutes are enough. At the table every card says why it can or cannot be built.",
  learnCards: "See every card",
  learnCardsNote: "All cards, wonders and chains, with words and pictures.",
};

export const games = {
  classic: "Classic, first edition",
  second: "Classic, second edition",
  get secondText(): string {
    const added = listed(Object.values(expansions).map((words) => words.title));
    return `Clearer cards and boards with a Day and a Night side. ${added} can be added.`;
  },
  addTitle: "Add to the game",
  expansion: (id: string): string => expansions[id]?.title ?? id,
  expansionText: (id: string): string => expansions[id]?.text ?? "",
  withSets: (ids: string[]): string => `With ${listed(ids.map(games.expansion))}`,
  added: (ids: string[]): string => ` with ${listed(ids.map(games.expansion))}`,
  classicText: "Three Ages of drafting: everybody picks a card at once, builds, and passes the hand on.",
  architects: "Architects",
  architectsText: "Quick and light: take one card per turn from three decks and raise your wonder stage by stage.",
  option: (id: string): [string, string] => options[id] ?? [id.replaceAll("_", " "), ""],
  withRule: (title: string): string => `With the rule: ${title}`,
  without: (title: string): string => `Without the rule: ${title}`,
};

export const levels: Record<string, string> = { random: "Wanderer", greedy: "Builder" };
/** What a bot is called. One of another package may be named by the place of its class, `my_module:MyBot`. */
export const levelName = (name: string): string => {
  const own = name.slice(name.lastIndexOf(":") + 1);
  return levels[name] ?? own.charAt(0).toUpperCase() + own.slice(1);
};

export const game = {
  connecting: connection.connecting,
  refused: "The table is closed to you",
  removed: "You were removed from the table",
  noCatalogue: "The cards could not be loaded",
  forget: "Forget this game",
  abandoned: "This game was closed",
  abandonedText: "Nothing happened in it for too long, and it cannot go on. Start a new one on the start page.",
  yourChoice: "Your choice",
};

export const settingsDialog = {
  title: "Settings",
  look: "Look",
  moving: "Movement and sound",
  you: "You",
  name: "Your name at new tables",
  theme: "Appearance",
  themes: { auto: "As the system", light: "Light", dark: "Dark" } as Record<string, string>,
  pictures: "Pictures on cards",
  picturesNote: "Off, cards are plain: name, cost and effect.",
  motion: "Movement",
  motions: { auto: "As the system", normal: "Normal", fast: "Fast", off: "Off" } as Record<string, string>,
  motionNote: "Cards turning over, coins and hands moving. A press skips it.",
  sound: "Sound",
  soundIsOn: "Sound is on",
  soundIsOff: "Sound is off",
  soundNote: "Your turn, coins, stages, the horn before a war. Everything you hear can be seen as well.",
  volume: "Volume",
  liveLog: "Show what happens as sentences at the table",
  liveLogNote: "Screen readers hear them in any case.",
  moments: "Show the moments that decided a game",
  momentsNote: "Looked for once the score sheet is in view.",
};
