// Deals recorded games again from their revealed secrets: node docs/examples/redeal.mjs record.json
// It implements docs/fair-deals.md, shares no code with the program, and reads the cards from the data files.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const RULES = { classic: 2, architects: 1 };
const DATA = new URL("../../src/sevenwonders/catalogue/data/", import.meta.url);
const range = (count) => [...Array(count).keys()];

// Streams of chance

function stream(secret, number) {
  const start = createHmac("sha256", Buffer.from(secret, "hex")).update(`sevenwonders stream ${number}`).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => start.readUInt32BE(at));
  const rotate = (word, bits) => (word << bits) | (word >>> (32 - bits));
  const next = () => {
    const [word, shifted] = [Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0, b << 9];
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return word;
  };
  const below = (bound) => {
    let product;
    do product = next() * bound;
    while (product % 2 ** 32 < 2 ** 32 % bound);
    return Math.floor(product / 2 ** 32);
  };
  const shuffle = (items) => {
    for (let last = items.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [items[last], items[other]] = [items[other], items[last]];
    }
    return items;
  };
  return { below, shuffle };
}

const draw = (secret, number, items, count) => stream(secret, number).shuffle(items).slice(0, count);

// Facts about cards. The files use little of YAML: entries begin with "- ", and the first value of a key is its own.

const read = (file) => readFileSync(new URL(`${file}.yaml`, DATA), "utf8").replace(/#.*/g, "");
const pairs = (text) => [...text.matchAll(/(\w+): *(\[.*?\]|[^,{}\n]*)/g)].map(([, key, value]) => [key, value.trim()]);
const fields = (text) => Object.fromEntries(pairs(text).reverse());
const entries = (file) => read(file).split(/^- /m).slice(1).map(fields);
const list = (text = "") => text.split(/ *[[\],] */).filter(Boolean);
const plain = (name) => name.trim().normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll(" ", "_");

function classic(config, secret) {
  const added = ["leaders", "cities", "armada", "edifice"].filter((name) => config.expansions.includes(name));
  const folders = config.edition === 1 ? ["first_edition"] : ["second_edition", ...added, "carthage"];
  const inPlay = (card) => list(card.requires).every((name) => added.includes(name));
  const sets = folders.map((folder) => {
    const facts = fields(read(`${folder}/set`));
    const files = facts.card_files ? list(facts.card_files) : ["age_1", "age_2", "age_3", "guilds"];
    return { facts, cards: files.flatMap((file) => entries(`${folder}/${file}`)).filter(inPlay) };
  });
  const cards = sets.flatMap((set) => set.cards);
  const ids = (test) => cards.filter(test).map((card) => card.id);
  const order = ids(() => true);
  const sorted = (hand) => hand.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const seats = config.players === 2 ? 3 : config.players;
  const boards = folders.flatMap((folder) => entries(`${folder}/wonders`));
  const byChance = boards.filter((board) => board.name !== "Carthage" || added.includes("edifice"));
  const deal = { wonders: dealBoards(config, secret, boards, byChance, list(sets[0].facts.sides), seats) };

  const guilds = ids((card) => card.colour === "purple" && !card.promo);
  if (config.options.promo_guilds === "true") guilds.push(...ids((card) => card.promo));
  deal.guilds = draw(secret, 2, guilds, seats + 2);
  const size = sets.reduce((sum, set) => sum + Number(set.facts.hand_size), 0);
  for (const age of [1, 2, 3]) {
    const ofAge = (card) => Number(card.age) === age;
    const used = (card) => list(card.copies).filter((copy) => copy <= seats);
    const deck = cards.filter(ofAge).flatMap((card) => used(card).map(() => card.id));
    if (age === 3) deck.push(...deal.guilds);
    for (const set of sets.filter((set) => set.facts.drawn_stream)) {
      const pool = set.cards.filter((card) => ofAge(card) && !card.promo).map((card) => card.id);
      deck.push(...draw(secret, 20 * set.facts.drawn_stream + age, pool, seats));
    }
    stream(secret, 10 + age).shuffle(deck);
    for (const seat of range(config.players)) deal[`Age ${age}, seat ${seat}`] = sorted(deck.splice(0, size));
    if (deck.length) deal[`Age ${age}, draw pile`] = deck;
  }
  if (added.includes("leaders")) {
    const deck = stream(secret, 3).shuffle(ids((card) => card.colour === "white"));
    for (const seat of range(seats)) deal[`leaders, seat ${seat}`] = sorted(deck.splice(-4));
    deal["leaders, deck"] = deck;
  }
  if (added.includes("armada")) {
    const yards = entries("armada/shipyards").map((yard) => yard.id);
    deal.shipyards = draw(secret, 4, yards, seats);
    const chance = stream(secret, 5);
    for (const level of "123") deal[`islands ${level}`] = chance.shuffle(ids((card) => card.level === level));
  }
  if (added.includes("edifice")) {
    const chance = stream(secret, 6);
    const edifices = [1, 2, 3].map((age) => ids((card) => card.colour === "edifice" && Number(card.age) === age));
    deal.edifices = edifices.map((choice) => choice[chance.below(choice.length)]);
  }
  return { deal, size, isLeader: (id) => cards.find((card) => card.id === id)?.colour === "white" };
}

function architects(config, secret) {
  const boards = entries("architects/wonders");
  const ids = boards.map((board) => board.id);
  const deal = { wonders: dealBoards(config, secret, boards, boards, [undefined], config.players) };
  const copies = (id, count) => Array(Number(count)).fill(id);
  const decks = Object.fromEntries(entries("architects/decks").map((deck) => [deck.deck, deck]));
  const cards = (deck) => entries("architects/cards").flatMap(({ id }) => copies(id, decks[deck][id] ?? 0));
  for (const id of deal.wonders) deal[`deck of ${id}`] = stream(secret, 10 + ids.indexOf(id)).shuffle(cards(id));
  deal["central deck"] = stream(secret, 3).shuffle(cards("central"));
  const tokens = entries("architects/tokens").flatMap((token) => copies(token.id, token.copies ?? 1));
  deal.tokens = stream(secret, 2).shuffle(tokens);
  return { deal };
}

function dealBoards(config, secret, boards, byChance, sides, seats) {
  const names = [...new Set(byChance.map((board) => board.name))].sort();
  const chance = stream(secret, 1);
  const order = chance.shuffle(range(names.length));
  const drawn = order.map(() => sides[chance.below(sides.length)]);
  const wishes = config.wonders.length === 1 ? Array(seats).fill(config.wonders[0]) : config.wonders;
  const called = (board) => [board.name, ...list(board.aliases)].map((name) => plain(`${name} ${board.side ?? ""}`));
  const named = wishes.map((wish) => boards.find((board) => [board.id, ...called(board)].includes(plain(wish))));
  const free = order.filter((number) => !named.some((board) => board?.name === names[number]));
  return wishes.map((wish, seat) => {
    if (named[seat]) return named[seat].id;
    const number = free.pop();
    const side = wish === "random" ? drawn[number] : wish;
    return boards.find((board) => board.name === names[number] && board.side === side).id;
  });
}

// The answers: each card that they name has to be in the hand which has come to that seat.

function follow({ answers, config }, { deal, size, isLeader }) {
  const naming = (verbs) =>
    answers.map(([number, text]) => [number, text.match(`^(?:${verbs}) (\\w+)`)?.[1]]).filter(([, card]) => card);
  const hands = (name) => range(config.players).map((seat) => [...deal[`${name}, seat ${seat}`]]);
  const kept = naming("keep");
  const played = naming("build|stage|sell").filter(([, card]) => !isLeader(card));
  const count = kept.length + played.length;
  if (deal["leaders, deck"]) passAround(kept, hands("leaders"), [], 3, 0);
  for (const age of [1, 2, 3]) {
    const pile = [...(deal[`Age ${age}, draw pile`] ?? [])];
    const left = passAround(played, hands(`Age ${age}`), pile, size - 1, age);
    // Some cities play their last card of an Age too.
    while (left.includes(played[0]?.[1])) left.splice(left.indexOf(played.shift()[1]), 1);
  }
  if (kept.length + played.length) throw `Decision ${[...kept, ...played][0][0]} comes after the last turn.`;
  return count;
}

function passAround(answers, hands, pile, turns, age) {
  const freeCity = pile.length > 0;
  for (let turn = 1; turn <= turns; turn++) {
    const first = Math.min(...answers.map(([number]) => number));
    const controller = age % 2 === turn % 2 ? 0 : 1;
    if (freeCity) hands[controller].push(pile.pop());
    let chosen = new Map();
    while (chosen.size < hands.length + freeCity) {
      if (!answers.length) throw `The record is cut short: it ends in Age ${age}, turn ${turn}.`;
      const [number, card] = answers.shift();
      // An answer may be changed. If the controller changes theirs, the Free City's is withdrawn.
      if (freeCity && number === first + controller)
        chosen = new Map([...chosen].filter(([other]) => other <= first + 1));
      chosen.set(number, card);
    }
    for (const [place, number] of [...chosen.keys()].sort((one, other) => one - other).entries()) {
      const seat = place < hands.length ? place : controller;
      const at = hands[seat].indexOf(chosen.get(number));
      if (at < 0) throw `Decision ${number}: ${chosen.get(number)} is not in the hand of seat ${seat}.`;
      hands[seat].splice(at, 1);
    }
    if (turn < turns || age === 0)
      hands = age % 2 ? [hands.at(-1), ...hands.slice(0, -1)] : [...hands.slice(1), hands[0]];
  }
  return [...hands, pile].flat();
}

function check(record) {
  const { format, rules, config, seed, commitment } = record;
  if (format !== 1 || rules !== RULES[config.game])
    throw "This program knows format 1, classic rules 2, Architects rules 1.";
  if (!/^[0-9a-f]{64}$/.test(seed)) throw "The record has no secret.";
  const real = createHash("sha256").update(`sevenwonders deal ${seed}`).digest("hex");
  if (real !== commitment) throw `The secret has the commitment ${real}, not ${commitment}.`;
  const dealt = config.game === "classic" ? classic(config, seed) : architects(config, seed);
  const lines = Object.entries(dealt.deal).map(([name, cards]) => `${name}: ${cards.join(", ")}`);
  const compared = config.game === "classic" ? `${follow(record, dealt)} cards were in the hands` : "No card compared";
  return [...lines, `Dealt from the secret with the commitment ${real}. ${compared}.`].join("\n");
}

const files = process.argv.slice(2);
if (!files.length) {
  console.error("Name the files with the records: node docs/examples/redeal.mjs record.json");
  process.exitCode = 2;
}
for (const file of files) {
  console.log(`# ${file}`);
  try {
    console.log(check(JSON.parse(readFileSync(file, "utf8"))));
  } catch (problem) {
    console.log(`NOT PROVED. ${typeof problem === "string" ? problem : `The file is no record: ${problem.message}`}`);
    process.exitCode = 1;
  }
}
