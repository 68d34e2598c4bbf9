// Which modules are loaded together. Every file of the page costs a request, and small files compress badly: the way
// from the start page to a table takes about a dozen. A bundle holds the modules named here and all that they import,
// except for modules of an earlier bundle. A module that no bundle holds gets a file of its own.

/** Modules of `lib` that only a few pages need. */
const RARE = [
  "(?:access|fair|files|forget|lines|socket|rules|architectsRules|editionRules)[.]",
  "words/(?:analysis|architects|box|chat|coach|daily|door|explain|fair|gallery|hint|lateHands|lobby|messages)[.]",
  "words/(?:pages|people|puzzle|rematch|score|story|symbols)[.]",
];

/** Bundles by name, each with patterns of modules in `src`. */
const BUNDLES: Record<string, string[]> = {
  start: [
    "main",
    "language/(?:language.svelte|say|functions|messages|greeting|LanguageSwitch)",
    "puzzle/(?:days|kept.svelte|palette|results)",
    `lib/(?!${RARE.join("|")}).*`,
  ],
  // The two pages at which people arrive.
  Home: ["pages/(?:Home|Join)"],
  // For the tables of both games.
  table: [
    "pages/Game",
    "table/(?!Drawer|Log|People|ScoreSheet)\\w+",
    "table/\\w+/model",
    "table/classic/(?:CardBack|fronts)",
    "story/stage/(?:Banner|War)",
    "motion/(?:player.svelte|Layer|Moved)",
    "explain/(?:Answers|Explained|place)",
    "expansions/slots",
  ],
  Classic: ["table/classic/Classic"],
  // The pages of cards and rules show these without a table.
  faces: ["table/architects/(?:Face|Held|Stages|TokenTile)"],
  Architects: ["table/architects/Architects"],
  explain: ["explain/whole"],
  // For the lobby, and at a table for the list of people.
  people: ["pages/(?:Chat|FairDeal|LinkBox|NewLink|PersonMenu|Portrait|TableExit)", "lib/words/(?:door|lobby)"],
  Options: ["pages/(?:LinkEntry|OpenTables|Options)"],
  Rulings: ["expansions/ruled"],
  Drawer: ["table/(?:Drawer|People)"],
  hint: ["analysis/HintShelf"],
  analysis: ["analysis/(?:Beside|Hands|Moments|picture)"],
  // Drawings: those of the start page with all that draws, then those of cards and wonders.
  home: ["art/(?:home|portraits)"],
  drawings: ["art/(?:drawings/index|wonders/scene)"],
};

/** The bundles as Rolldown expects them. Svelte and Fluent are part of the first. */
export const groups = Object.entries(BUNDLES).map(([name, modules]) => ({
  name,
  test: new RegExp(
    `/src/(?:${modules.join("|")})[.](?:svelte|ts|css)$${name === "start" ? "|/node_modules/(?:svelte|@fluent)/" : ""}`,
  ),
}));
