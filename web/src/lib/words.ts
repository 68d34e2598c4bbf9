// Every sentence of the page, one string each, in one place. A string with a blank to fill is a function.

export const site = {
  name: "Seven Wonders",
  titled: (page: string): string => `${page} · Seven Wonders`,
  skip: "Skip to the content",
  play: "Play",
  cards: "Cards",
  rules: "Rules",
  settings: "Settings",
  home: "Home",
  loading: "Loading …",
  tryAgain: "Try again",
  close: "Close",
  back: "Back to the start page",
  notice: "An independent, free program for playing with friends, bots and research. Not connected with the publisher.",
};

export const errors = {
  offline: "The server cannot be reached. Check your connection, then try again.",
  slow: "The server took too long to answer. Wait a moment, then try again.",
  server: "The server has a problem. Wait a moment, then try again.",
  unexpected: "Something went wrong that nobody expected. Reload the page; your seat is kept.",
  notFound: "This is not here any more. Check the link, or begin a new game on the start page.",
  tooOften: "That was too often in a short time. Wait a minute, then try again.",
  notSent: "Not sent: the connection is away. Send it again as soon as it is back.",
};

export const connection = {
  connecting: "Connecting to the table …",
  lost: "The connection is lost. Your seat is kept.",
  nextTry: (seconds: number): string => (seconds > 0 ? `Next try in ${seconds} s.` : "Trying now …"),
  now: "Try now",
  answerKept: "Your choice will be sent as soon as the connection is back.",
};

export const missing = {
  title: "No such page",
  text: "The address leads nowhere. Check the link for a missing piece, or go back to the start page.",
};

// ---- The table: pictures ----

export const goods = {
  names: {
    wood: "wood",
    stone: "stone",
    ore: "ore",
    clay: "clay",
    glass: "glass",
    papyrus: "papyrus",
    textile: "textile",
  } as Record<string, string>,
  name: (good: string): string => goods.names[good] ?? good,
  coins: (count: number): string => (count === 1 ? "1 coin" : `${count} coins`),
  free: "free",
  cost: (coins: number, kinds: string[]): string => {
    const counts = new Map<string, number>();
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const parts = [...counts].map(([kind, count]) => `${count} ${goods.name(kind)}`);
    if (coins > 0) parts.unshift(goods.coins(coins));
    return parts.length > 0 ? `costs ${parts.join(", ")}` : "costs nothing";
  },
};

// ---- Pages around the table ----

export const home = {
  lead: "Draft cards, raise a wonder, watch your neighbours. Two to seven players, friends or bots.",
  now: "Play now",
  name: "Your name",
  namePlaceholder: "as the others will see you",
  guest: "Guest",
  players: "Players",
  start: "Start against bots",
  startNote: (bots: number): string => (bots === 1 ? "You against one bot." : `You against ${bots} bots.`),
  freeCityNote: "A third city without an owner stands between you.",
  create: "Open a table for friends",
  createNote: "You get a link to share. Bots can fill the seats that stay empty.",
  more: "More options",
  wonders: "Wonders",
  wondersNote: "Side A is gentler, side B asks for more planning.",
  wondersRandom: "Any side",
  wondersA: "Side A",
  wondersB: "Side B",
  level: "Bots",
  timer: "Time for a choice",
  timerNote: "When it runs out, a bot chooses for that turn.",
  timerNone: "No limit",
  seconds: (count: number): string => (count < 60 ? `${count} seconds` : `${count / 60} ${count === 60 ? "minute" : "minutes"}`),
  points: "Show everybody's points during the game",
  pointsNote: "Good for learning. Off, points are counted at the end, as on a real table.",
  friends: "Seats open for friends",
  friendsNote: "The other seats get bots at once.",
  games: "Your games",
  gameWith: (names: string): string => `With ${names}`,
  gameAlone: "Nobody else yet",
  playersCount: (count: number): string => `${count} players`,
  phase: (status: string, age: number): string =>
    status === "lobby"
      ? "Not started"
      : status === "finished"
        ? "Finished"
        : status === "abandoned"
          ? "Closed"
          : `Age ${"I".repeat(Math.max(age, 1))}`,
  resume: "Go on",
  look: "Score",
  replay: "Replay",
  forget: "Take off this list",
  forgetNamed: (names: string): string => `Take the game with ${names} off this list`,
  starting: "Dealing …",
  learn: "New to the game?",
  learnText: "Ten minutes with the rules are enough for a first game, and every card at the table says why it can or cannot be built.",
  learnRules: "Read the rules",
  learnCards: "Look at the cards",
};

export const levels: Record<string, string> = { random: "Wanderer", greedy: "Builder" };
export const levelName = (name: string): string => levels[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

export const lobby = {
  title: "The table is set",
  yours: "You host this table. Share the link, fill empty seats with bots, then start.",
  guest: (host: string): string => `${host} starts the game when everybody is here.`,
  spectator: "You are watching. The game begins when the host starts it.",
  seats: "Seats",
  seatsNote: "Your neighbours are the seats before and after yours; the last seat sits beside the first.",
  seat: (number: number): string => `Seat ${number}`,
  you: "you",
  host: "host",
  away: "away",
  here: "here",
  open: "Open, waiting for somebody",
  bot: (level: string): string => `Bot: ${level}`,
  freeCity: "Led by both players in turn",
  putBot: "Put a bot here",
  putBotAt: (number: number): string => `Put a bot in seat ${number}`,
  makeOpen: "Open this seat",
  makeOpenAt: (number: number): string => `Open seat ${number}`,
  remove: "Remove",
  removeNamed: (name: string): string => `Remove ${name} and open the seat again`,
  levelFor: (number: number): string => `Bot for seat ${number}`,
  fill: "Fill with bots",
  start: "Start the game",
  startWaits: (open: number): string =>
    open === 1 ? "One seat is still open: fill it with a bot, or wait." : `${open} seats are still open: fill them with bots, or wait.`,
  invite: "Invite",
  joinLink: "Link to play",
  joinNote: "Anybody with this link can take an open seat.",
  moreLinks: "More links",
  watchLink: "Link to watch",
  watchNote: "Watchers see no hands.",
  ownLink: "Your own link",
  ownNote: "Opens your seat on another device. Share it with nobody.",
  copy: "Copy",
  copied: "Copied",
  copyNamed: (what: string): string => `Copy: ${what}`,
  share: "Share …",
  shareText: "Join my table for a game of Seven Wonders.",
  copyFailed: "Copying is not allowed here. The link is selected: press Ctrl+C, or hold it to copy.",
  rules: "This game",
  wonders: (wish: string): string =>
    wish === "random" ? "Wonders and sides by chance" : wish === "A" || wish === "B" ? `Wonders by chance, all on side ${wish}` : wish,
  timer: (seconds: number): string => (seconds ? `${home.seconds(seconds)} for a choice` : "No time limit"),
  points: (shown: boolean): string => (shown ? "Points are shown during the game" : "Points are counted at the end"),
  working: "One moment …",
};

export const join = {
  title: "Take a seat",
  text: "Somebody keeps a place for you at this table.",
  name: "Your name",
  join: "Join the table",
  watchInstead: "Only watching? Ask the host for the link to watch.",
  noToken: "The link is not complete",
  noTokenText: "The part after # is missing. Ask the host to copy the whole link and send it again.",
  nameNeeded: "Write a name first: the others see it at the table.",
};

export const game = {
  connecting: connection.connecting,
  noSeat: "You have no seat here",
  noSeatText: "This browser has no seat at this table. Open the link that the host shared, or your own link from the device on which you joined.",
  refused: "The table is closed to you",
  noCatalogue: "The cards could not be loaded",
  forget: "Forget this game",
  abandoned: "This game was closed",
  abandonedText: "It lay still for too long and cannot go on. Begin a new one on the start page.",
  yourChoice: "Your choice",
};

export const replay = {
  title: "Replay",
  slider: "Move through the game",
  place: (age: number, turn: number): string => `Age ${"I".repeat(age)}, turn ${turn}`,
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
  views: { cards: "Cards", chains: "Chains", boards: "Wonders" } as Record<string, string>,
  search: "Search",
  searchPlaceholder: "name or effect",
  age: "Age",
  ages: ["All", "I", "II", "III"],
  colour: "Colour",
  colours: {
    brown: "Raw materials",
    gray: "Manufactured goods",
    blue: "Civil structures",
    yellow: "Commerce",
    red: "Military",
    green: "Science",
    purple: "Guilds",
  } as Record<string, string>,
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
  guildCopies: "Guilds are dealt by chance: two more than there are players.",
  chainsNote: "A structure on the left makes those to its right free in a later Age.",
  produces: "Produces",
  side: (side: string): string => `Side ${side}`,
};

export const rulesPage = {
  title: "The rules in short",
  lead: "First edition, three to seven players, and the variant for two.",
  search: "Find in the rules",
  searchPlaceholder: "chain, trade, tie",
  contents: "Contents",
  none: "Nothing found. Try a shorter word, or clear the search.",
};

export const settingsDialog = {
  title: "Settings",
  name: "Your name at new tables",
  theme: "Appearance",
  themes: { auto: "As the system", light: "Light", dark: "Dark" } as Record<string, string>,
  motion: "Movement",
  motions: { auto: "As the system", full: "Always", none: "None" } as Record<string, string>,
  motionNote: "Cards turning over, coins and hands moving.",
  liveLog: "Show what happens as sentences at the table",
  liveLogNote: "Screen readers hear them in any case.",
  kept: "Kept in this browser only.",
};

export const chatPanel = {
  title: "Chat",
  none: "Nobody has said anything yet.",
  placeholder: "Say something to the table",
  label: "Message to the table",
  send: "Send",
  spectator: "Watchers can read along. Only players can write.",
};

// ---- The table ----

/** Several things in a row: a, b and c. */
function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

const ROMAN_AGES = ["", "I", "II", "III"];

export const table = {
  label: "The table",
  age: (age: number): string => `Age ${ROMAN_AGES[age] ?? age}`,
  turn: (turn: number, last: number): string => `turn ${turn} of ${last}`,
  handGoes: (side: string, name: string): string => `Your hand goes ${side} to ${name}`,
  handsGo: (side: string): string => `Hands pass to the ${side}`,
  lastTurn: "Last turn: what is left is discarded",
  discardPile: (count: number): string => (count === 1 ? "1 card discarded" : `${count} cards discarded`),
  drawPile: (count: number): string => (count === 1 ? "1 card in the draw pile" : `${count} cards in the draw pile`),
  timeLeft: (seconds: number): string => `${seconds} seconds left`,
  open: "Log, chat and help",
  home: "Leave the table for the start page",
  over: "The game is over",
  abandoned: "This game was given up",
  spectator: "You are watching",

  left: "Left neighbour",
  me: "My city",
  right: "Right neighbour",
  leftTab: "Left",
  meTab: "Me",
  rightTab: "Right",
  middle: "City in the middle",
  farCities: "Other cities",
  lookAt: (name: string): string => `Look at the city of ${name}`,
  neighboursOf: "Show from this seat",
  otherPlayers: "At the same table",

  board: (name: string, side: string): string => `${name} ${side}`,
  coins: "coins",
  shields: "shields",
  points: "points so far",
  cards: "cards in hand",
  chosen: "has chosen",
  faceDown: "chosen",
  awaited: "is choosing",
  away: "away",
  standIn: "a bot stands in",
  isAway: (name: string): string => `${name} is away, and everybody waits.`,
  letBotStandIn: "Let a bot stand in",
  bot: "bot",
  person: "person",
  freeCity: "Free City",
  controls: (name: string): string => `run by ${name}`,
  youControl: "run by you",

  stage: (number: number): string => `Stage ${number}`,
  stageBuilt: "built",
  stageNext: "next",
  stageLater: "not built yet",
  stageLabel: (number: number, standing: string, cost: string, effects: string[]): string =>
    `Stage ${number}, ${standing}: ${effects.join(", ")}; ${cost}`,
  buried: (age: number, name: string): string => (name ? `${name} lies under it` : `a card of Age ${ROMAN_AGES[age] ?? age} lies under it`),
  forSale: "sells",
  mineForSale: "for sale",
  reserved: "own use",
  nothing: "nothing",
  youPay: "you pay",
  priceLabel: (raw: number, made: number): string => `You pay ${raw} for a raw material and ${made} for a manufactured good`,
  freeBuild: "may build one structure free this Age",
  noCards: "nothing built yet",
  tokens: (victories: number[], defeats: number[]): string =>
    `Conflicts: victories ${victories.join(", ") || "none"}; defeats ${defeats.join(", ") || "none"}`,
  symbols: (compass: number, gear: number, tablet: number, wild: number): string =>
    `Science: ${compass} compass, ${gear} gear, ${tablet} tablet${wild > 0 ? `, ${wild} of any kind` : ""}`,
  ahead: (by: number): string => `+${by}`,
  behind: (by: number): string => `−${by}`,
  even: "even",
  border: (name: string, own: number, theirs: number): string =>
    own === theirs
      ? `Even with ${name} at ${own} shields`
      : own > theirs
        ? `Ahead of ${name} with ${own} shields to ${theirs}`
        : `Behind ${name} with ${own} shields to ${theirs}`,

  hand: "Your hand",
  prompts: {
    card: "Choose a card.",
    last_card: "Your wonder lets you play the last card of the Age as well.",
    discard_pile: "Build one card from the discard pile, free of charge.",
    free_city: "Now choose a card for the Free City. It has to build if it can.",
  } as Record<string, string>,
  prompt: (kind: string): string => table.prompts[kind] ?? "Choose one of these.",
  forCity: (name: string): string => `For ${name}.`,
  keys: "Keys: 1–7 card, B build, S stage, X sell, Enter confirm",
  pileKeys: "Keys: 1–9 card, T take, P pass, Enter confirm",
  waitingFor: (names: string[]): string => `Waiting for ${listed(names)}`,
  watching: (names: string[]): string => (names.length > 0 ? `Choosing now: ${listed(names)}` : ""),
  sealed: "Your card lies face down.",
  sealedAs: (text: string): string => `Chosen: ${text}`,
  choice: (use: string, card: string, payment: string): string =>
    `${table.use(use)}${card ? `: ${card}` : ""}${payment ? `, ${payment}` : ""}`,
  change: "Change",
  confirm: "Confirm",
  cancel: "Close",
  hint: "Hint",
  hintAsk: "What would a bot do?",
  hintSays: (text: string): string => `A bot would choose: ${text}`,
  take: "Show it",
  nextStage: (number: number): string => `Stage ${number}`,

  verdict: {
    free: "free",
    chain: "free by chain",
    coins: (price: number): string => `costs ${goods.coins(price)} in all`,
    right: "free with your wonder",
    lacks: (kinds: string[]): string => `cannot be built: ${listed(kinds.map(goods.name))} missing`,
    stands: "cannot be built: already stands in this city",
    poor: (short: number) => `cannot be built: ${short} ${short === 1 ? "coin" : "coins"} short`,
    refused: "cannot be built",
  },
  foot: { free: "free", chain: "chain", right: "free", stands: "built", poor: "short", refused: "no" },
  chainsTo: (names: string[]): string => `Later free: ${listed(names)}`,

  uses: {
    build: "Build",
    build_free: "Build free",
    stage: "Wonder stage",
    sell: "Sell",
    take: "Build from the pile",
    pass: "Take nothing",
  } as Record<string, string>,
  use: (use: string): string => table.uses[use] ?? use.replaceAll("_", " "),
  useKey: { build: "B", build_free: "F", stage: "S", sell: "X", take: "T", pass: "P" } as Record<string, string>,
  stageNumber: (number: number): string => `Wonder stage ${number}`,
  saleGain: "3 coins from the bank",
  rightUsed: "uses the right of this Age",
  costsNothing: "costs nothing",
  byChain: "free by chain",
  inAll: (price: number): string => `${goods.coins(price)} in all`,
  payment: (left: number, leftName: string, right: number, rightName: string, bank: number): string => {
    const parts: string[] = [];
    if (left > 0) parts.push(`${left} to ${leftName}`);
    if (right > 0) parts.push(`${right} to ${rightName}`);
    if (bank > 0) parts.push(`${bank} to the bank`);
    return parts.length > 0 ? listed(parts) : "nothing to pay";
  },
  whomToPay: "Whom to pay",
  pay: "Pay",
  bank: "bank",

  log: "Log",
  noLog: "Nothing has happened yet.",
  chat: "Chat",
  moves: { built: "built", stage_built: "stage", sold: "sold", took: "took" } as Record<string, string>,
  moveStage: "wonder stage",
  moveSold: "sold",
  skip: "Skip",
  revealed: "The cards are turned over",
  conflict: "Conflicts",

  scores: "Score sheet",
  categories: {
    military: "Conflicts",
    treasury: "Coins",
    wonder: "Wonder",
    civilian: "Civilian",
    science: "Science",
    commerce: "Commerce",
    guilds: "Guilds",
  } as Record<string, string>,
  category: (name: string): string => table.categories[name] ?? name.replaceAll("_", " "),
  total: "Total",
  place: (place: number): string => `${place}.`,
  winner: (name: string): string => `${name} wins`,
  winners: (names: string[]): string => `${listed(names)} share the victory`,
  youWin: "You win",
  notRanked: "not ranked",
  coinsHeld: (coins: number): string => goods.coins(coins),
  wildsUsed: "Free symbols counted as",
  copied: (name: string): string => `Copied ${name}`,
  allCities: "All cities",
  replay: "Replay",
  rematch: "Play again",
  buriedCards: "Under the wonder",
};
