// The scoring half of the engine, translated from src/sevenwonders by `make offline`. Do not edit.
import * as py from "./python";

class kernel_errors_GameError extends Error {
}
class kernel_config_Config {
}
class classic_position_CitySetup {
}
class architects_position_CitySetup {
}
class classic_library_Library {
  has_card(text) {
    return py.has(this.card_index, catalogue_names_name_key(text));
  }
  find_card(text) {
    if (!py.truth(this.has_card(text))) {
      throw new kernel_errors_BadNotation(`No card is called '${py.str(text)}'. \`sevenwonders cards\` lists them all.`);
    }
    return py.at(this.card_index, catalogue_names_name_key(text));
  }
  card_of_age(text, age) {
    let card, facts, index;
    card = this.find_card(text);
    if ((py.equal(py.at(this.cards, card).ident, text) || py.equal(py.at(this.cards, card).age, age))) {
      return card;
    }
    for ([index, facts] of py.list(py.enumerate(this.cards))) {
      if ((py.equal(facts.age, age) && py.equal(facts.name, py.at(this.cards, card).name))) {
        return index;
      }
    }
    return card;
  }
  boards_of(name) {
    let found, names;
    found = py.list(py.enumerate(this.boards)).filter(([index, board]) => py.has(board.names, catalogue_names_name_key(name))).map(([index, board]) => index);
    if (!py.truth(found)) {
      names = py.join(", ", py.sorted(py.set(py.list(this.boards).map((board) => board.name)), null, false));
      throw new kernel_errors_BadNotation(`No wonder is called '${py.str(name)}'. There are ${py.str(names)}.`);
    }
    return found;
  }
  find_board(text, side = "") {
    let index, words;
    if (py.has(this.board_index, catalogue_names_name_key(text))) {
      return py.at(this.board_index, catalogue_names_name_key(text));
    }
    words = py.split(text);
    if ((!py.truth(side) && (py.len(words) > 1))) {
      [text, side] = [py.join(" ", py.slice(words, null, -1)), py.at(words, -1)];
    }
    for (index of py.list(this.boards_of(text))) {
      if (py.equal(py.lower(py.at(this.boards, index).side), py.lower(side))) {
        return index;
      }
    }
    throw new kernel_errors_BadNotation(`${py.str(text)} has no side '${py.str(side)}'. The sides are ${py.str(py.join(" and ", this.sides))}.`);
  }
}
class architects_library_Library {
  find_card(text) {
    let names;
    if (!py.has(this.card_index, catalogue_names_name_key(text))) {
      names = py.join(", ", py.list(this.cards).map((card) => card.name));
      throw new kernel_errors_BadNotation(`No card is called '${py.str(text)}'. There are ${py.str(names)}.`);
    }
    return py.at(this.card_index, catalogue_names_name_key(text));
  }
  has_board(text) {
    return py.has(this.board_index, catalogue_names_name_key(text));
  }
  find_board(text) {
    let names;
    if (!py.truth(this.has_board(text))) {
      names = py.join(", ", py.list(this.boards).map((board) => board.name));
      throw new kernel_errors_BadNotation(`No wonder is called '${py.str(text)}'. There are ${py.str(names)}.`);
    }
    return py.at(this.board_index, catalogue_names_name_key(text));
  }
  find_token(text) {
    let names;
    if (!py.has(this.token_index, catalogue_names_name_key(text))) {
      names = py.join(", ", py.list(this.tokens).map((token) => token.name));
      throw new kernel_errors_BadNotation(`No progress token is called '${py.str(text)}'. There are ${py.str(names)}.`);
    }
    return py.at(this.token_index, catalogue_names_name_key(text));
  }
}
class kernel_game_Game {
  score_sheet() {
  }
  ranking() {
    return this.ranked(this.score_sheet());
  }
  ranked(scores) {
  }
}
class kernel_score_Score {
  constructor(seat, points, tiebreak) {
    this.seat = seat;
    this.points = points;
    this.tiebreak = tiebreak;
  }
  total() {
    let points, total;
    total = 0;
    for (points of py.list(this.points)) {
      total = py.add(total, points);
    }
    return py.int(total);
  }
}
class classic_library_Card {
}
class classic_library_Board {
}
class classic_library_Stage {
}
class architects_library_Card {
}
class architects_library_Board {
}
class architects_library_Stage {
  rests_on(built) {
    return py.equal(py.and(this.needs, built), this.needs);
  }
}
class architects_library_Token {
}
class classic_scoring_ScoreLine {
  constructor(category, what, number, points) {
    this.points = points;
  }
}
class architects_city_City {
  constructor(board, cards, stages, tokens, victories, purse, owned) {
    this.board = board;
    this.cards = cards;
    this.stages = stages;
    this.tokens = tokens;
    this.victories = victories;
    this.purse = purse;
  }
  stage_count() {
    return py.bitCount(this.stages);
  }
  is_finished(library) {
    return py.equal(this.stages, py.at(library.boards, this.board).complete);
  }
}
class classic_city_City {
  constructor(board, coins, stages, built_stages, free_build_ready, shields, own_goods, own_choices, own_reach, own_choice_count, sold_goods, sold_choices, sold_reach, raw_left, raw_right, manufactured_left, manufactured_right, wild_symbols, chains, new_chains, plays_last_card, free_build_each_age, free_build_colour, guild_copies, hand, built, buried, tokens, names, colours, symbols, perks, parts) {
    this.board = board;
    this.coins = coins;
    this.stages = stages;
    this.built_stages = built_stages;
    this.wild_symbols = wild_symbols;
    this.guild_copies = guild_copies;
    this.built = built;
    this.buried = buried;
    this.tokens = tokens;
    this.names = names;
    this.colours = colours;
    this.symbols = symbols;
    this.perks = perks;
    this.parts = parts;
  }
}
class classic_part_Part {
}
class classic_rule_Rule {
  declaration() {
    return classic_rule_NOTHING_NEW;
  }
  plays(config) {
    let asked, declared;
    declared = this.declaration();
    asked = py.sub(py.set([...config.expansions, config.variant]), py.set([""]));
    return !py.truth(py.isDisjoint(asked, [declared.name, ...py.list(declared.variants).map((variant) => variant.name)]));
  }
  is_needed(others) {
    return false;
  }
  configured(config, others) {
    return this;
  }
  city_part() {
    return classic_part_NOTHING;
  }
  place_city(library, city, keys, age) {
  }
  score(game, score) {
  }
  card_points(library, card, points) {
    return points;
  }
  ranking(scores, places) {
    return places;
  }
  team(seat) {
    return kernel_score_NO_TEAM;
  }
}
class classic_effects_effect_Effect {
  add_to(city) {
  }
  points(game, seat) {
    return 0;
  }
}
class classic_effects_tally_Tally {
  total(cities, seat) {
    let count, thing;
    count = 0;
    for (thing of py.list(this.things)) {
      if (py.equal(thing, classic_effects_tally_THREE_COINS)) {
        count = py.add(count, py.div(py.sum(py.list(this.boards(cities, seat)).map((city) => city.coins)), classic_effects_tally_COINS_PER_POINT));
      } else {
        if (py.truth(this.own)) {
          count = py.add(count, classic_effects_tally_count_in_city(py.at(cities, seat), thing));
        }
        if (py.truth(this.left)) {
          count = py.add(count, classic_effects_tally_count_in_city(py.at(cities, py.mod(py.add(seat, 1), py.len(cities))), thing));
        }
        if (py.truth(this.right)) {
          count = py.add(count, classic_effects_tally_count_in_city(py.at(cities, py.sub(seat, 1)), thing));
        }
      }
    }
    return count;
  }
  boards(cities, seat) {
    let boards;
    boards = [];
    if (py.truth(this.own)) {
      py.append(boards, py.at(cities, seat));
    }
    if (py.truth(this.left)) {
      py.append(boards, py.at(cities, py.mod(py.add(seat, 1), py.len(cities))));
    }
    if (py.truth(this.right)) {
      py.append(boards, py.at(cities, py.sub(seat, 1)));
    }
    return boards;
  }
}
class classic_perks_Perks {
  constructor(cheaper, free_colours, rights, rebates, copied_symbols, repeated_symbols, set_points, stage_loss, far_left, far_right, guild_repeats, coins_on) {
    this.rights = rights;
    this.copied_symbols = copied_symbols;
    this.repeated_symbols = repeated_symbols;
    this.set_points = set_points;
    this.guild_repeats = guild_repeats;
  }
}
class classic_option_Option {
}
class classic_declaration_Declaration {
}
class classic_science_SymbolUse {
  constructor(points, counts, wilds, copied, changed, repeated) {
    this.points = points;
    this.counts = counts;
    this.wilds = wilds;
    this.copied = copied;
    this.repeated = repeated;
  }
}
class classic_option_Variant {
}
class classic_armada_harbour_Harbour {
}
class classic_armada_harbour_Square {
}
class classic_armada_harbour_Shipyard {
}
class classic_table_ClassicGame extends kernel_game_Game {
  score_sheet() {
    return classic_scoring_score_sheet(this);
  }
  ranked(scores) {
    return classic_scoring_ranked(this, scores);
  }
  left(seat) {
    seat = py.add(seat, 1);
    return ((seat < py.len(this.cities)) ? seat : 0);
  }
  right(seat) {
    return (py.truth(seat) ? py.sub(seat, 1) : py.sub(py.len(this.cities), 1));
  }
}
class classic_scoring_Score extends kernel_score_Score {
  constructor(seat, points, coins, copied_guild, repeated_guilds, lines = null) {
    super(seat, points, coins);
    this.coins = coins;
    this.lines = lines;
    this.wilds = classic_science_NO_USE.wilds;
    this.copied = classic_science_NO_USE.copied;
    this.repeated = classic_science_NO_USE.repeated;
    this.copied_guild = copied_guild;
    this.repeated_guilds = repeated_guilds;
  }
  add(category, points, what, number) {
    let lines;
    kernel_numbers_add_at(this.points, category, points);
    lines = this.lines;
    if ((py.truth(points) && (lines !== null))) {
      py.append(lines, new classic_scoring_ScoreLine(category, what, number, points));
    }
  }
  use_symbols(use) {
    this.wilds = use.wilds;
    this.copied = use.copied;
    this.repeated = use.repeated;
  }
  branch(copied_guild, repeated_guilds) {
    let lines;
    lines = ((this.lines === null) ? this.lines : py.slice(this.lines, null, null));
    return new classic_scoring_Score(this.seat, py.slice(this.points, null, null), this.coins, copied_guild, repeated_guilds, lines);
  }
}
class architects_table_ArchitectsGame extends kernel_game_Game {
  score_sheet() {
    return architects_scoring_score_sheet(this);
  }
  ranked(scores) {
    return architects_scoring_ranked(scores);
  }
  left(seat) {
    return architects_seating_left_of(seat, py.len(this.cities));
  }
  right(seat) {
    return architects_seating_right_of(seat, py.len(this.cities));
  }
  has_card() {
    return (py.truth(py.truth(py.at(this.decks, -1))) ? py.truth(py.at(this.decks, -1)) : py.any(this.decks));
  }
}
class architects_scoring_Score extends kernel_score_Score {
  constructor(seat, points, stages) {
    super(seat, points, stages);
    this.stages = stages;
  }
}
class kernel_errors_BadConfig extends kernel_errors_GameError {
}
class kernel_errors_BadNotation extends kernel_errors_GameError {
}
class classic_free_city_rule_FreeCityRule extends classic_rule_Rule {
  declaration() {
    return classic_free_city_rule_DECLARATION;
  }
}
class classic_teams_rule_TeamRule extends classic_rule_Rule {
  declaration() {
    return classic_teams_rule_DECLARATION;
  }
  team(seat) {
    return py.div(seat, 2);
  }
  ranking(scores, places) {
    let sums, teams;
    teams = py.list(scores).map((score) => this.team(score.seat));
    sums = kernel_score_team_sums(scores, teams);
    return py.list(py.sorted(py.set(py.values(sums)), null, true)).map((value) => py.list(py.enumerate(teams)).filter(([seat, team]) => py.equal(py.at(sums, team), value)).map(([seat, team]) => seat));
  }
}
class classic_leaders_rule_LeadersRule extends classic_rule_Rule {
  constructor(price_is_age = true) {
    super();
    this.price_is_age = price_is_age;
  }
  declaration() {
    return classic_leaders_rule_DECLARATION;
  }
  configured(config, others) {
    return new classic_leaders_rule_LeadersRule(py.equal(py.get(config.options, classic_leaders_rule_PRICE.name, py.at(classic_leaders_rule_PRICE.values, 0)), py.at(classic_leaders_rule_PRICE.values, 0)));
  }
  city_part() {
    return new classic_leaders_part_LeadersPart([], [], [], [], false, undefined, undefined, undefined, undefined);
  }
  place_city(library, city, keys, age) {
    let part;
    part = classic_leaders_part_leaders_of(city);
    classic_leaders_rule_place_buried(library, part, keys);
  }
  full_price(library, card, age) {
    let facts;
    facts = py.at(library.cards, card);
    return ((py.truth(this.price_is_age) || py.truth(facts.age_price)) ? age : facts.coins);
  }
  score(game, score) {
    let age, card, part;
    part = classic_leaders_part_leaders_of(py.at(game.cities, score.seat));
    for ([card, age] of py.list(py.zip(part.buried, part.buried_ages))) {
      score.add(classic_scoring_WONDER, this.buried_points(game.library, card, age), classic_leaders_rule_BURIED, card);
    }
  }
  buried_points(library, card, age) {
    return py.mul(2, this.full_price(library, card, age));
  }
}
class classic_armada_rule_ArmadaRule extends classic_rule_Rule {
  constructor(house_colour = -1) {
    super();
  }
  declaration() {
    return classic_armada_rule_DECLARATION;
  }
  configured(config, others) {
    let sails;
    sails = py.equal(py.get(config.options, classic_armada_rule_HOUSE_RULE.name), "true");
    return new classic_armada_rule_ArmadaRule((py.truth(sails) ? py.index(classic_colours_COLOURS, classic_armada_rule_HOUSE_COLOUR) : -1));
  }
  city_part() {
    return new classic_armada_part_ArmadaPart(0, 0, 0, false, [0, 0, 0, 0], [], [], [], [], []);
  }
  place_city(library, city, keys, age) {
    classic_armada_saving_place_shipyard(classic_armada_part_armada_of(city), keys);
  }
  score(game, score) {
    let card, city, index, naval, part, square, token;
    city = py.at(game.cities, score.seat);
    part = classic_armada_part_armada_of(city);
    square = py.at(part.squares, classic_armada_harbour_BLUE_LANE);
    score.add(classic_scoring_CIVILIAN, py.at(py.at(classic_armada_harbour_harbour().squares, classic_armada_harbour_BLUE_LANE), square).points, classic_armada_rule_BLUE_FLEET, square);
    naval = py.index(game.library.categories, classic_armada_rule_NAVAL);
    for (token of py.list(part.tokens)) {
      score.add(naval, token, classic_armada_rule_NAVAL, token);
    }
    for (index of py.list(city.built)) {
      card = py.at(game.library.cards, index);
      if ((py.truth(card.scores) && py.truth(py.any(py.list(card.effects).map((effect) => (effect instanceof classic_armada_effects_BestColour)))))) {
      }
    }
  }
  card_points(library, card, points) {
    return (((points > classic_armada_rule_GUILD_CAP) && py.equal(py.at(library.cards, card).colour, classic_colours_PURPLE)) ? classic_armada_rule_GUILD_CAP : points);
  }
}
class classic_debts_rule_DebtRule extends classic_rule_Rule {
  constructor(borrows = false) {
    super();
  }
  declaration() {
    return classic_debts_rule_DECLARATION;
  }
  is_needed(others) {
    return py.any(py.list(others).map((rule) => rule.declaration().makes_losses));
  }
  configured(config, others) {
    return new classic_debts_rule_DebtRule(py.any(py.list(others).map((rule) => rule.declaration().lends)));
  }
  city_part() {
    return new classic_debts_part_DebtPart(0, 0, 0, 0);
  }
  place_city(library, city, keys, age) {
    classic_debts_part_debts_of(city).debts = classic_setup_keys_key_number(keys, "debts");
  }
  score(game, score) {
    let debts;
    debts = classic_debts_part_debts_of(py.at(game.cities, score.seat)).debts;
    score.add(classic_scoring_TREASURY, -debts, classic_debts_rule_DEBTS, debts);
  }
}
class classic_cities_rule_CitiesRule extends classic_rule_Rule {
  declaration() {
    return classic_cities_rule_DECLARATION;
  }
  city_part() {
    return new classic_cities_part_CitiesPart(0);
  }
}
class classic_edifice_rule_EdificeRule extends classic_rule_Rule {
  declaration() {
    return classic_edifice_rule_DECLARATION;
  }
  city_part() {
    return new classic_edifice_part_EdificePart(false, 0, [0, 0, 0]);
  }
  place_city(library, city, keys, age) {
    let part, pawns;
    pawns = (py.truth(classic_setup_keys_key_numbers(keys, "pawns")) ? classic_setup_keys_key_numbers(keys, "pawns") : py.mul([0], library.last_age));
    if ((!py.equal(py.len(pawns), library.last_age) || (py.min(pawns) < 0))) {
      throw classic_setup_keys_key_error("pawns", `${py.str(library.last_age)} numbers: the pawns of each Age`);
    }
    part = classic_edifice_part_edifice_part_of(city);
  }
}
class classic_effects_production_Produce extends classic_effects_effect_Effect {
}
class classic_effects_points_Points extends classic_effects_effect_Effect {
  points(game, seat) {
    return this.amount;
  }
}
class classic_effects_coins_Coins extends classic_effects_effect_Effect {
}
class classic_effects_production_Discount extends classic_effects_effect_Effect {
}
class classic_effects_military_Shields extends classic_effects_effect_Effect {
}
class classic_effects_science_Symbol extends classic_effects_effect_Effect {
  add_to(city) {
    kernel_numbers_add_at(city.symbols, this.symbol, 1);
  }
}
class classic_effects_coins_CoinsPer extends classic_effects_effect_Effect {
}
class classic_effects_points_PointsPer extends classic_effects_effect_Effect {
  points(game, seat) {
    let points;
    points = py.mul(this.each, this.tally.total(game.cities, seat));
    return ((py.truth(this.most) && (points > this.most)) ? this.most : points);
  }
}
class classic_effects_science_WildSymbol extends classic_effects_effect_Effect {
  add_to(city) {
    city.wild_symbols = py.add(city.wild_symbols, 1);
  }
}
class classic_effects_special_PlayLastCard extends classic_effects_effect_Effect {
}
class classic_effects_special_BuildFromDiscard extends classic_effects_effect_Effect {
}
class classic_effects_special_FreeBuildEachAge extends classic_effects_effect_Effect {
}
class classic_effects_special_CopyGuild extends classic_effects_effect_Effect {
  add_to(city) {
    city.guild_copies = py.add(city.guild_copies, 1);
  }
}
class classic_effects_points_PointsIf extends classic_effects_effect_Effect {
  points(game, seat) {
    return (py.truth(classic_effects_points_holds(game, seat, this.condition)) ? this.amount : 0);
  }
}
class classic_leaders_effects_FreeLeaders extends classic_effects_effect_Effect {
}
class classic_leaders_perks_Cheaper extends classic_effects_effect_Effect {
}
class classic_leaders_perks_FreeColour extends classic_effects_effect_Effect {
}
class classic_leaders_perks_CoinsOn extends classic_effects_effect_Effect {
}
class classic_leaders_perks_PointsPerSet extends classic_effects_effect_Effect {
  points(game, seat) {
    let cards;
    cards = py.at(game.cities, seat).colours;
    return py.mul(this.each, py.min(py.list(this.colours).map((colour) => py.at(cards, colour))));
  }
}
class classic_leaders_perks_SetPoints extends classic_effects_effect_Effect {
  add_to(city) {
    classic_city_perks_of(city).set_points = py.add(classic_city_perks_of(city).set_points, this.amount);
  }
}
class classic_leaders_perks_BankBonus extends classic_effects_effect_Effect {
}
class classic_effects_military_VictoryToken extends classic_effects_effect_Effect {
}
class classic_leaders_effects_DropTokens extends classic_effects_effect_Effect {
}
class classic_effects_science_RepeatSymbol extends classic_effects_effect_Effect {
  add_to(city) {
    classic_city_perks_of(city).repeated_symbols = py.add(classic_city_perks_of(city).repeated_symbols, 1);
  }
}
class classic_leaders_perks_PointsPerPair extends classic_effects_effect_Effect {
  points(game, seat) {
    return classic_leaders_perks_pair_points(py.at(game.cities, seat));
  }
}
class classic_leaders_effects_PointsAlone extends classic_effects_effect_Effect {
  points(game, seat) {
    return (py.equal(py.at(py.at(game.cities, seat).colours, classic_leaders_kinds_WHITE), 1) ? this.amount : 0);
  }
}
class classic_cities_effects_OthersLose extends classic_effects_effect_Effect {
}
class classic_cities_effects_Diplomacy extends classic_effects_effect_Effect {
}
class classic_cities_effects_OthersGain extends classic_effects_effect_Effect {
}
class classic_cities_effects_NeighboursDebt extends classic_effects_effect_Effect {
}
class classic_cities_effects_Spy extends classic_effects_effect_Effect {
  add_to(city) {
    classic_city_perks_of(city).copied_symbols = py.add(classic_city_perks_of(city).copied_symbols, 1);
  }
}
class classic_cities_effects_OthersLoseFor extends classic_effects_effect_Effect {
}
class classic_effects_military_DropDefeats extends classic_effects_effect_Effect {
}
class classic_armada_effects_Naval extends classic_effects_effect_Effect {
}
class classic_armada_effects_Landing extends classic_effects_effect_Effect {
}
class classic_armada_effects_FarTrade extends classic_effects_effect_Effect {
}
class classic_armada_effects_Piracy extends classic_effects_effect_Effect {
}
class classic_armada_effects_Sail extends classic_effects_effect_Effect {
}
class classic_armada_effects_DrawIsland extends classic_effects_effect_Effect {
}
class classic_armada_effects_PointsPerLevel extends classic_effects_effect_Effect {
  points(game, seat) {
    return py.mul(this.each, classic_armada_part_commercial_level(py.at(game.cities, seat)));
  }
}
class classic_armada_effects_CoinsOnStep extends classic_effects_effect_Effect {
}
class classic_armada_effects_BestColour extends classic_effects_effect_Effect {
  points(game, seat) {
    let city;
    city = py.at(game.cities, seat);
    return py.at(city.colours, classic_armada_effects_best_colour(city));
  }
}
class classic_edifice_effects_Penalty extends classic_effects_effect_Effect {
}
class classic_edifice_effects_RepeatGuild extends classic_effects_effect_Effect {
  add_to(city) {
    classic_city_perks_of(city).guild_repeats = py.add(classic_city_perks_of(city).guild_repeats, 1);
  }
}
class classic_leaders_effects_LeaderDiscount extends classic_effects_effect_Effect {
}
class classic_leaders_effects_DrawLeaders extends classic_effects_effect_Effect {
}
class classic_leaders_effects_ExtraLeader extends classic_effects_effect_Effect {
}
class classic_leaders_effects_BuryLeader extends classic_effects_effect_Effect {
}
class classic_edifice_effects_Pawn extends classic_effects_effect_Effect {
}
class classic_effects_special_Choose extends classic_effects_effect_Effect {
}
class classic_leaders_part_LeadersPart extends classic_part_Part {
  constructor(hand, ages, buried, buried_ages, bonus_taken, discount = 0, neighbour_discount = 0, free = false, bank_bonus = 0) {
    super();
    this.buried = buried;
    this.buried_ages = buried_ages;
  }
}
class classic_armada_part_ArmadaPart extends classic_part_Part {
  constructor(shipyard, tax, pirates, skips, squares, free_steps, exploring, offered, landings, tokens, naval = 0, rights = 0, coins_on_step = 0) {
    super();
    this.squares = squares;
    this.tokens = tokens;
    this.rights = rights;
  }
}
class classic_debts_part_DebtPart extends classic_part_Part {
  constructor(debts, loss, for_tokens, for_stages) {
    super();
    this.debts = debts;
  }
}
class classic_cities_part_CitiesPart extends classic_part_Part {
  constructor(diplomacy) {
    super();
  }
}
class classic_edifice_part_EdificePart extends classic_part_Part {
  constructor(joined, owing, pawns) {
    super();
  }
}
class classic_effects_rights_Right extends classic_effects_effect_Effect {
}
class classic_part_EmptyPart extends classic_part_Part {
}
class classic_effects_rights_TradeRight extends classic_effects_rights_Right {
}
class classic_effects_rights_PerkRight extends classic_effects_rights_Right {
  add_to(city) {
    classic_city_perks_of(city).rights = py.or(classic_city_perks_of(city).rights, this.bit);
  }
}
class classic_armada_effects_SeaRight extends classic_effects_rights_Right {
  add_to(city) {
    classic_armada_part_armada_of(city).rights = py.or(classic_armada_part_armada_of(city).rights, this.bit);
  }
}
function kernel_score_places_of(ranking, teams) {
  let before, counted, places, seat, seats;
  places = new Map([]);
  counted = [];
  before = 0;
  for (seats of py.list(ranking)) {
    for (seat of py.list(seats)) {
      py.put(places, seat, py.add(before, 1));
    }
    for (seat of py.list(seats)) {
      if ((py.equal(py.at(teams, seat), kernel_score_NO_TEAM) || !py.has(counted, py.at(teams, seat)))) {
        py.append(counted, py.at(teams, seat));
      }
    }
    before = py.len(counted);
  }
  return places;
}
function classic_position_make_city(library, rules, setup, age) {
  let board, built_stages, card, city, first, recent, rule, stages;
  if ((setup.coins < 0)) {
    throw new kernel_errors_BadConfig(`A city cannot have ${py.str(setup.coins)} coins.`);
  }
  board = py.at(library.boards, setup.board);
  stages = py.len(board.stages);
  if (!((0 <= setup.stages) && (setup.stages <= stages))) {
    throw new kernel_errors_BadConfig(`${py.str(board.name)} has ${py.str(stages)} stages, not ${py.str(setup.stages)}.`);
  }
  first = py.sub(py.shl(1, setup.stages), 1);
  built_stages = (py.truth(setup.built_stages) ? setup.built_stages : first);
  if ((py.truth(py.shr(built_stages, stages)) || (!py.equal(built_stages, first) && !py.truth(board.any_order)))) {
    throw new kernel_errors_BadConfig(py.add(`${py.str(board.name)} has ${py.str(stages)} stages`, (py.truth(board.any_order) ? "." : ", built in order.")));
  }
  city = classic_setup_new_city(library, rules, setup.board);
  for (card of py.list(setup.built)) {
    if ((py.has(classic_colours_CARD_COLOURS, py.at(library.cards, card).colour) && py.truth(classic_options_is_built(city, py.at(library.cards, card))))) {
      throw new kernel_errors_BadConfig(`${py.str(py.at(library.cards, card).name)} is in one city twice.`);
    }
    classic_build_add_card(library, city, card);
  }
  recent = (py.truth(library.chains_at_once) ? [] : py.list(setup.built).filter((card) => (py.at(library.cards, card).age >= age)).map((card) => card));
  classic_chains_set_new_chains(library, city, recent);
  classic_build_add_stages(library, city, built_stages, py.mul([-1], setup.stages));
  city.coins = setup.coins;
  city.tokens = py.slice(setup.tokens, null, null);
  for (rule of py.list(rules)) {
    rule.place_city(library, city, setup.keys, age);
  }
  return city;
}
function classic_rules_rules_under(config) {
  let needed, playing;
  playing = py.list(classic_rules_ALL_RULES).filter((rule) => py.truth(rule.plays(config))).map((rule) => rule);
  needed = py.list(classic_rules_ALL_RULES).filter((rule) => (py.has(playing, rule) || py.truth(rule.is_needed(playing)))).map((rule) => rule);
  return py.list(needed).map((rule) => rule.configured(config, needed));
}
function classic_scoring_score_of(game, seat, explain = false) {
  let card, city, index, library, number, rule, score, stage, token;
  city = py.at(game.cities, seat);
  library = game.library;
  score = new classic_scoring_Score(seat, py.mul([0], py.len(library.categories)), city.coins, classic_scoring_NO_GUILD, [], (py.truth(explain) ? [] : null));
  for (token of py.list(city.tokens)) {
    score.add(classic_scoring_MILITARY, token, classic_scoring_CONFLICT, token);
  }
  score.add(classic_scoring_TREASURY, py.div(city.coins, classic_scoring_COINS_PER_POINT), classic_scoring_COINS, city.coins);
  for ([number, stage] of py.list(py.enumerate(py.at(library.boards, city.board).stages))) {
    if (py.truth(py.and(py.shr(city.built_stages, number), 1))) {
      score.add(classic_scoring_WONDER, classic_scoring_stage_points(game, seat, stage), classic_scoring_STAGE, py.add(number, 1));
    }
  }
  for (index of py.list(city.built)) {
    card = py.at(library.cards, index);
    if ((py.truth(card.scores) || (py.len(game.hooks.card_points) > 0))) {
      score.add(py.at(library.category_of, card.colour), classic_scoring_card_points(game, seat, index), classic_scoring_CARD, index);
    }
  }
  score = classic_scoring_best_score(game, score);
  for (rule of py.list(game.rules)) {
    rule.score(game, score);
  }
  return score;
}
function classic_scoring_ranked(game, scores) {
  let places, rule;
  places = kernel_score_rank_scores(py.list(game.drafting).map((seat) => py.at(scores, seat)));
  for (rule of py.list(game.rules)) {
    places = rule.ranking(scores, places);
  }
  return places;
}
function architects_position_make_city(library, city) {
  let board, cards, stages;
  board = py.at(library.boards, city.board);
  if (py.truth(py.any(py.list(city.stages).map((number) => !((1 <= number) && (number <= py.len(board.stages))))))) {
    throw new kernel_errors_BadConfig(`The stages of ${py.str(board.name)} are numbered from 1 to ${py.str(py.len(board.stages))}.`);
  }
  stages = architects_bits_bits_from(py.list(city.stages).map((number) => py.sub(number, 1)));
  if (!py.truth(architects_load_rests(library, city.board, stages))) {
    throw new kernel_errors_BadConfig(`${py.str(board.name)} is built from the bottom up: a stage of this position hangs in the air.`);
  }
  cards = architects_cards_counts_of(city.cards);
  if ((py.max(py.slice(cards, null, py.add(architects_cards_COIN, 1))) > architects_cards_PURSE_MASK)) {
    throw new kernel_errors_BadConfig(`Nobody has more than ${py.str(architects_cards_PURSE_MASK)} cards of a kind.`);
  }
  if ((city.victories < 0)) {
    throw new kernel_errors_BadConfig(`Nobody has ${py.str(city.victories)} victory tokens.`);
  }
  return architects_city_city_with(library, city.board, cards, stages, city.tokens, city.victories);
}
function architects_scoring_score_of(game, seat) {
  let city;
  city = py.at(game.cities, seat);
  return new architects_scoring_Score(seat, architects_scoring_points_of(game.library, city, py.equal(game.cat, seat)), city.stage_count());
}
function architects_scoring_ranked(scores) {
  return kernel_score_rank_scores(scores);
}
function classic_setup_new_city(library, rules, board) {
  let city;
  city = classic_city_empty_city(board, library.coins, library.name_words, classic_part_parts_in(py.list(rules).map((rule) => rule.city_part())));
  classic_build_add_board(library, city);
  return city;
}
function classic_options_is_built(city, card) {
  return !py.equal(py.and(py.at(city.names, card.name_word), card.name_bit), 0);
}
function classic_build_add_card(library, city, index) {
  let card, effect;
  card = py.at(library.cards, index);
  py.append(city.built, index);
  py.put(city.names, card.name_word, py.or(py.at(city.names, card.name_word), card.name_bit));
  kernel_numbers_add_at(city.colours, card.colour, 1);
  classic_chains_add_chain(library, city, card);
  for (effect of py.list(card.effects)) {
    effect.add_to(city);
  }
}
function classic_chains_set_new_chains(library, city, new_cards) {
  let card;
  for (card of py.list(city.built)) {
    if (!py.has(new_cards, card)) {
    }
  }
  for (card of py.list(new_cards)) {
  }
}
function classic_build_add_stages(library, city, built_stages, buried) {
  let card, number, numbers;
  numbers = py.list(py.range(classic_build_MOST_STAGES)).filter((number) => py.truth(py.and(py.shr(built_stages, number), 1))).map((number) => number);
  for ([number, card] of py.list(py.zip(numbers, buried))) {
    classic_build_add_stage(library, city, number, card);
  }
}
function classic_scoring_stage_points(game, seat, stage) {
  let effect, points;
  points = 0;
  for (effect of py.list(stage.effects)) {
    points = py.add(points, effect.points(game, seat));
  }
  return points;
}
function classic_scoring_card_points(game, seat, index) {
  let effect, points, rule;
  points = 0;
  for (effect of py.list(py.at(game.library.cards, index).effects)) {
    points = py.add(points, effect.points(game, seat));
  }
  for (rule of py.list(game.hooks.card_points)) {
    points = rule.card_points(game.library, index, points);
  }
  return points;
}
function classic_scoring_best_score(game, score) {
  let best, city, guild, guilds, other, repeated;
  city = py.at(game.cities, score.seat);
  if ((!py.truth(city.perks.guild_repeats) && !py.truth(city.guild_copies))) {
    classic_scoring_add_science(score, classic_scoring_symbol_use(game, score.seat, city.wild_symbols));
    return score;
  }
  best = classic_scoring_with_science(game, score, city.wild_symbols);
  if (py.truth(city.perks.guild_repeats)) {
    guilds = py.sorted(py.list(city.built).filter((card) => py.equal(py.at(game.library.cards, card).colour, classic_colours_PURPLE)).map((card) => card), null, false);
    for (repeated of py.list(py.combinations(guilds, py.min(city.perks.guild_repeats, py.len(guilds))))) {
      other = classic_scoring_with_repeats(game, score, py.list(repeated));
      if ((other.total() > best.total())) {
        best = other;
      }
    }
  }
  if (py.truth(city.guild_copies)) {
    for (guild of py.list(classic_scoring_neighbours_guilds(game, score.seat))) {
      other = classic_scoring_with_guild(game, score, guild);
      if ((other.total() > best.total())) {
        best = other;
      }
    }
  }
  return best;
}
function kernel_score_rank_scores(scores) {
  let at, order, places, score;
  order = [];
  for (score of py.list(scores)) {
    at = py.len(order);
    while (((at > 0) && py.truth(kernel_score_is_above(score, py.at(order, py.sub(at, 1)))))) {
      at = py.sub(at, 1);
    }
    py.insert(order, at, score);
  }
  places = [];
  for ([at, score] of py.list(py.enumerate(order))) {
    if (((at > 0) && py.equal(score.total(), py.at(order, py.sub(at, 1)).total()) && py.equal(score.tiebreak, py.at(order, py.sub(at, 1)).tiebreak))) {
      py.append(py.at(places, -1), score.seat);
    } else {
      py.append(places, [score.seat]);
    }
  }
  return places;
}
function architects_bits_bits_from(numbers) {
  let bits, number, one;
  one = 1;
  bits = 0;
  for (number of py.list(numbers)) {
    bits = py.or(bits, py.shl(one, number));
  }
  return bits;
}
function architects_load_rests(library, board, stages) {
  return py.all(py.list(architects_bits_numbers_in(stages)).map((number) => py.at(py.at(library.boards, board).stages, number).rests_on(stages)));
}
function architects_cards_counts_of(cards) {
  let card, counts;
  counts = py.mul([0], architects_cards_CARDS);
  for (card of py.list(cards)) {
    py.put(counts, card, py.add(py.at(counts, card), 1));
  }
  return counts;
}
function architects_city_city_with(library, board, cards, stages, tokens, victories) {
  let purse;
  purse = py.sum(py.list(py.enumerate(cards)).map(([card, count]) => py.mul(py.at(library.purse, card), count)));
  return new architects_city_City(board, py.slice(cards, null, null), stages, py.slice(tokens, null, null), victories, purse, architects_bits_bits_from(tokens));
}
function architects_scoring_points_of(library, city, has_cat) {
  let points;
  points = py.mul([0], py.len(architects_scoring_CATEGORIES));
  py.put(points, architects_scoring_WONDER, architects_scoring_wonder_points(library, city));
  py.put(points, architects_scoring_CAT, (py.truth(has_cat) ? library.cat_points : 0));
  py.put(points, architects_scoring_CIVILIAN, architects_scoring_civilian_points(library, city));
  py.put(points, architects_scoring_MILITARY, py.mul(library.victory_points, city.victories));
  py.put(points, architects_scoring_PROGRESS, py.sum(architects_scoring_token_points(library, city)));
  return points;
}
function catalogue_names_name_key(text) {
  let plain;
  plain = py.join("", py.list(py.normalize("NFKD", py.strip(text))).filter((letter) => !py.truth(py.combining(letter))).map((letter) => letter));
  return py.replace(py.replace(py.replace(py.replace(py.lower(plain), "'", ""), "’", ""), " ", "_"), "-", "_");
}
function kernel_numbers_add_at(items, place, number) {
  py.put(items, place, py.add(py.at(items, place), number));
}
function classic_city_empty_city(board, coins, name_words, parts) {
  return new classic_city_City(board, coins, 0, 0, false, 0, 0, 0, 0, 0, 0, 0, 0, classic_city_PRICE, classic_city_PRICE, classic_city_PRICE, classic_city_PRICE, 0, 0, 0, false, false, -1, 0, [], [], [], [], py.list(py.mul([0], name_words)), py.mul([0], py.len(classic_colours_COLOURS)), [0, 0, 0], classic_perks_NO_PERKS, parts);
}
function classic_part_parts_in(parts) {
  let kept, part;
  kept = py.list([]);
  for (part of py.list(parts)) {
    kept = py.appended(kept, part);
  }
  return kept;
}
function classic_build_add_board(library, city) {
  let effect;
  for (effect of py.list(py.at(library.boards, city.board).effects)) {
    effect.add_to(city);
  }
}
function classic_chains_add_chain(library, city, card) {
  if (py.truth(library.chains_at_once)) {
  } else {
  }
}
function classic_build_add_stage(library, city, number, buried) {
  let bit, effect;
  bit = py.shl(1, number);
  py.insert(city.buried, py.bitCount(py.int(py.and(city.built_stages, py.sub(bit, 1)))), buried);
  city.stages = py.add(city.stages, 1);
  city.built_stages = py.or(city.built_stages, bit);
  for (effect of py.list(py.at(py.at(library.boards, city.board).stages, number).effects)) {
    effect.add_to(city);
  }
}
function classic_scoring_add_science(score, use) {
  let count, kind, sets;
  score.use_symbols(use);
  sets = use.points;
  for ([kind, count] of py.list(py.enumerate(use.counts))) {
    score.add(classic_scoring_SCIENCE, py.mul(count, count), py.at(classic_science_SYMBOLS, kind), count);
    sets = py.sub(sets, py.mul(count, count));
  }
  if (py.truth(sets)) {
    score.add(classic_scoring_SCIENCE, sets, classic_scoring_SET, py.min(use.counts));
  }
}
function classic_scoring_symbol_use(game, seat, wilds) {
  let changes, city, offered, perks;
  city = py.at(game.cities, seat);
  perks = city.perks;
  if ((perks === classic_perks_NO_PERKS)) {
    return classic_science_plain_use(city.symbols, wilds);
  }
  offered = (py.truth(perks.copied_symbols) ? classic_scoring_offered_symbols(game.library, game.cities, seat) : [0, 0, 0]);
  changes = !py.equal(py.and(perks.rights, classic_perks_CHANGES_SYMBOL), 0);
  return classic_science_best_use(city.symbols, wilds, perks.copied_symbols, offered, changes, perks.repeated_symbols, perks.set_points);
}
function classic_scoring_with_science(game, score, wilds) {
  let best;
  best = score.branch(score.copied_guild, score.repeated_guilds);
  classic_scoring_add_science(best, classic_scoring_symbol_use(game, score.seat, wilds));
  return best;
}
function classic_scoring_with_repeats(game, score, guilds) {
  let guild, repeating, wilds;
  repeating = score.branch(classic_scoring_NO_GUILD, guilds);
  wilds = py.at(game.cities, score.seat).wild_symbols;
  for (guild of py.list(guilds)) {
    repeating.add(classic_scoring_TREASURY, classic_scoring_card_points(game, score.seat, guild), classic_scoring_REPEATED, guild);
    wilds = py.add(wilds, classic_scoring_wilds_on(game.library, guild));
  }
  return classic_scoring_with_science(game, repeating, wilds);
}
function classic_scoring_neighbours_guilds(game, seat) {
  let built;
  built = py.add(py.at(game.cities, game.left(seat)).built, py.at(game.cities, game.right(seat)).built);
  return py.sorted(py.set(py.list(built).filter((card) => py.equal(py.at(game.library.cards, card).colour, classic_colours_PURPLE)).map((card) => card)), null, false);
}
function classic_scoring_with_guild(game, score, guild) {
  let city, copying, effect, points;
  city = py.at(game.cities, score.seat);
  points = 0;
  py.put(city.colours, classic_colours_PURPLE, py.add(py.at(city.colours, classic_colours_PURPLE), 1));
  for (effect of py.list(py.at(game.library.cards, guild).effects)) {
    points = py.add(points, effect.points(game, score.seat));
  }
  py.put(city.colours, classic_colours_PURPLE, py.sub(py.at(city.colours, classic_colours_PURPLE), 1));
  copying = score.branch(guild, []);
  copying.add(classic_scoring_GUILDS, points, classic_scoring_COPIED, guild);
  return classic_scoring_with_science(game, copying, py.add(city.wild_symbols, classic_scoring_wilds_on(game.library, guild)));
}
function kernel_score_is_above(one, other) {
  let lead;
  lead = py.sub(one.total(), other.total());
  if (py.equal(lead, 0)) {
    lead = py.sub(one.tiebreak, other.tiebreak);
  }
  return ((lead > 0) ? (lead > 0) : (py.equal(lead, 0) ? (one.seat < other.seat) : py.equal(lead, 0)));
}
function architects_bits_numbers_in(bits) {
  return py.list(py.range(py.bitLength(bits))).filter((number) => py.truth(py.and(py.shr(bits, number), 1))).map((number) => number);
}
function architects_scoring_wonder_points(library, city) {
  let stages;
  stages = py.at(library.boards, city.board).stages;
  return py.sum(py.list(architects_bits_numbers_in(city.stages)).map((number) => py.at(stages, number).points));
}
function architects_scoring_civilian_points(library, city) {
  let card, points;
  points = 0;
  for (card of py.list(library.blue_cards)) {
    points = py.add(points, py.mul(py.at(library.cards, card).points, py.at(city.cards, card)));
  }
  return points;
}
function architects_scoring_token_points(library, city) {
  return py.list(py.enumerate(city.tokens)).map(([at, token]) => architects_scoring_points_of_token(library, city, token, py.count(py.slice(city.tokens, null, at), token)));
}
function classic_scoring_score_sheet(game) {
  return py.list(py.range(py.len(game.cities))).map((seat) => classic_scoring_score_of(game, seat));
}
function architects_scoring_score_sheet(game) {
  return py.list(py.range(py.len(game.cities))).map((seat) => architects_scoring_score_of(game, seat));
}
function kernel_score_team_sums(scores, teams) {
  let score, sums, team, tiebreak, total;
  sums = new Map([]);
  for (score of py.list(scores)) {
    team = py.at(teams, score.seat);
    if (!py.equal(team, kernel_score_NO_TEAM)) {
      [total, tiebreak] = py.get(sums, team, [0, 0]);
      py.put(sums, team, [py.add(total, score.total()), py.add(tiebreak, score.tiebreak)]);
    }
  }
  return sums;
}
function classic_leaders_part_leaders_of(city) {
  let part;
  for (part of py.list(city.parts)) {
    if (py.truth((part instanceof classic_leaders_part_LeadersPart))) {
      return part;
    }
  }
  throw new Error("this table has no leaders");
}
function classic_leaders_rule_place_buried(library, part, keys) {
  let age, card, name;
  for ([name, age] of py.list(py.items(classic_setup_keys_key_mapping(keys, "buried")))) {
    card = library.find_card(String(name));
    if (!py.equal(py.at(library.cards, card).colour, classic_leaders_kinds_WHITE)) {
      throw classic_setup_keys_key_error("buried", `leaders, not '${py.str(name)}'`);
    }
    if ((!py.truth(py.isInteger(age)) || !((1 <= age) && (age <= library.last_age)))) {
      throw classic_setup_keys_key_error("buried", `Ages from 1 to ${py.str(library.last_age)}, not '${py.str(age)}'`);
    }
    py.append(part.buried, card);
    py.append(part.buried_ages, age);
  }
}
function classic_armada_saving_place_shipyard(part, keys) {
  let last, letter, letters, name, square;
  if (py.has(keys, "shipyard")) {
    letters = classic_armada_saving_yard_letters();
    letter = py.upper(String(py.at(keys, "shipyard")));
    if (!py.has(letters, letter)) {
      throw classic_setup_keys_key_error("shipyard", `one of ${py.str(py.join(", ", letters))}, not '${py.str(py.at(keys, "shipyard"))}'`);
    }
  }
  last = classic_armada_harbour_harbour().last_square;
  for ([name, square] of py.list(py.items(classic_setup_keys_key_mapping(keys, "fleets")))) {
    if (!py.has(classic_armada_harbour_FLEETS, name)) {
      throw classic_setup_keys_key_error("fleets", `squares of ${py.str(py.join(", ", classic_armada_harbour_FLEETS))}, not of '${py.str(name)}'`);
    }
    if ((!py.truth(py.isInteger(square)) || !((0 <= square) && (square <= last)))) {
      throw classic_setup_keys_key_error("fleets", `squares from 0 to ${py.str(last)}, not '${py.str(square)}'`);
    }
    py.put(part.squares, py.index(classic_armada_harbour_FLEETS, String(name)), square);
  }
  part.tokens = classic_setup_keys_key_numbers(keys, "naval");
}
function classic_armada_part_armada_of(city) {
  let part;
  for (part of py.list(city.parts)) {
    if (py.truth((part instanceof classic_armada_part_ArmadaPart))) {
      return part;
    }
  }
  throw new Error("this table has no shipyards");
}
function classic_armada_harbour_harbour() {
  return classic_armada_harbour_HARBOUR;
}
function classic_debts_part_debts_of(city) {
  let part;
  for (part of py.list(city.parts)) {
    if (py.truth((part instanceof classic_debts_part_DebtPart))) {
      return part;
    }
  }
  throw new Error("this table has no debts");
}
function classic_setup_keys_key_numbers(keys, key) {
  let item, numbers;
  numbers = [];
  for (item of py.list(classic_setup_keys_key_list(keys, key))) {
    if ((!py.truth(py.isInteger(item)) || py.truth(py.isBoolean(item)))) {
      throw classic_setup_keys_key_error(key, `a list of whole numbers, without '${py.str(item)}'`);
    }
    py.append(numbers, item);
  }
  return numbers;
}
function classic_setup_keys_key_error(key, expected) {
  return new kernel_errors_BadConfig(`'${py.str(key)}' should be ${py.str(expected)}.`);
}
function classic_edifice_part_edifice_part_of(city) {
  let part;
  for (part of py.list(city.parts)) {
    if (py.truth((part instanceof classic_edifice_part_EdificePart))) {
      return part;
    }
  }
  throw new Error("this table has no pawns");
}
function classic_science_plain_use(symbols, wilds) {
  let counts, points, used;
  if (!py.truth(wilds)) {
    points = classic_science_science_points(py.at(symbols, 0), py.at(symbols, 1), py.at(symbols, 2));
    return new classic_science_SymbolUse(points, symbols, classic_science_NO_USE.wilds, classic_science_NO_USE.copied, classic_science_NO_CHANGE, classic_science_NO_USE.repeated);
  }
  used = classic_science_best_wilds(symbols, wilds);
  counts = [py.add(py.at(symbols, 0), py.at(used, 0)), py.add(py.at(symbols, 1), py.at(used, 1)), py.add(py.at(symbols, 2), py.at(used, 2))];
  return new classic_science_SymbolUse(classic_science_science_points(py.at(counts, 0), py.at(counts, 1), py.at(counts, 2)), counts, used, [0, 0, 0], classic_science_NO_CHANGE, [0, 0, 0]);
}
function classic_scoring_offered_symbols(library, cities, seat) {
  let card, counts, effect, index, neighbour;
  counts = [0, 0, 0];
  for (neighbour of py.list([py.at(cities, py.mod(py.add(seat, 1), py.len(cities))), py.at(cities, py.sub(seat, 1))])) {
    for (index of py.list(neighbour.built)) {
      card = py.at(library.cards, index);
      if (py.equal(card.colour, classic_colours_GREEN)) {
        for (effect of py.list(card.effects)) {
          if (py.truth((effect instanceof classic_effects_science_Symbol))) {
            py.put(counts, effect.symbol, py.add(py.at(counts, effect.symbol), 1));
          }
        }
      }
    }
  }
  return counts;
}
function classic_science_best_use(symbols, wilds, copies, offered, changes, repeats, set_points) {
  let best, changed, copied, counts, full, own, points, repeated, wild;
  best = classic_science_NO_USE;
  for (changed of py.list((py.truth(changes) ? classic_science_possible_changes(symbols) : [classic_science_NO_CHANGE]))) {
    own = classic_science_after_change(symbols, changed);
    for (copied of py.list(classic_science_spreads(copies, offered))) {
      for (wild of py.list(classic_science_spreads(wilds, [wilds, wilds, wilds]))) {
        counts = py.list(py.range(3)).map((kind) => py.add(py.add(py.at(own, kind), py.at(copied, kind)), py.at(wild, kind)));
        for (repeated of py.list(classic_science_spreads(repeats, classic_science_repeatable(counts, repeats)))) {
          full = py.list(py.range(3)).map((kind) => py.add(py.at(counts, kind), py.at(repeated, kind)));
          points = py.add(classic_science_science_points(py.at(full, 0), py.at(full, 1), py.at(full, 2)), py.mul(set_points, py.min(full)));
          if ((points > best.points)) {
            best = new classic_science_SymbolUse(points, full, wild, copied, changed, repeated);
          }
        }
      }
    }
  }
  return best;
}
function classic_scoring_wilds_on(library, card) {
  return py.len(py.list(py.at(library.cards, card).effects).filter((effect) => py.truth((effect instanceof classic_effects_science_WildSymbol))).map((effect) => effect));
}
function architects_scoring_points_of_token(library, city, token, before) {
  let card, facts, points;
  facts = py.at(library.tokens, token);
  points = (py.truth(city.is_finished(library)) ? facts.finished : facts.unfinished);
  points = py.add(points, py.add(py.mul(facts.each_victory, city.victories), py.mul(facts.each_token, py.len(city.tokens))));
  if (py.truth(facts.each_cat_card)) {
    for (card of py.list(library.cat_cards)) {
      points = py.add(points, py.mul(facts.each_cat_card, py.at(city.cards, card)));
    }
  }
  if (py.truth(facts.by_number)) {
    points = py.add(points, py.sub(py.at(facts.by_number, before), (py.truth(before) ? py.at(facts.by_number, py.sub(before, 1)) : 0)));
  }
  return points;
}
function classic_effects_points_holds(game, seat, condition) {
  let city, colour, left, right;
  city = py.at(game.cities, seat);
  left = py.at(game.cities, game.left(seat));
  right = py.at(game.cities, game.right(seat));
  if (py.equal(condition, classic_effects_points_WONDER_FINISHED)) {
    return py.equal(city.stages, py.len(py.at(game.library.boards, city.board).stages));
  }
  if ((condition < classic_effects_points_MOST_COINS)) {
    colour = py.at(classic_effects_points_MOST_COLOURS, condition);
    return ((py.at(city.colours, colour) > py.at(left.colours, colour)) ? (py.at(city.colours, colour) > py.at(right.colours, colour)) : (py.at(city.colours, colour) > py.at(left.colours, colour)));
  }
  if (py.equal(condition, classic_effects_points_MOST_COINS)) {
    return ((city.coins > left.coins) ? (city.coins > right.coins) : (city.coins > left.coins));
  }
  return !py.truth(classic_effects_points_has_defeat(city));
}
function classic_city_perks_of(city) {
  if ((city.perks === classic_perks_NO_PERKS)) {
    city.perks = classic_perks_no_perks();
  }
  return city.perks;
}
function classic_leaders_perks_pair_points(city) {
  return py.sum(py.list(classic_effects_tally_VICTORY_VALUES).map((value) => py.mul(value, py.div(py.count(city.tokens, value), 2))));
}
function classic_armada_part_commercial_level(city) {
  return py.at(py.at(classic_armada_harbour_harbour().squares, classic_armada_harbour_YELLOW_LANE), py.at(classic_armada_part_armada_of(city).squares, classic_armada_harbour_YELLOW_LANE)).level;
}
function classic_armada_effects_best_colour(city) {
  let best, colour;
  best = py.at(classic_colours_CARD_COLOURS, 0);
  for (colour of py.list(classic_colours_CARD_COLOURS)) {
    if ((py.at(city.colours, colour) > py.at(city.colours, best))) {
      best = colour;
    }
  }
  return best;
}
function architects_seating_left_of(seat, players) {
  seat = py.add(seat, 1);
  return ((seat < players) ? seat : 0);
}
function architects_seating_right_of(seat, players) {
  return (py.truth(seat) ? py.sub(seat, 1) : py.sub(players, 1));
}
function classic_setup_keys_key_number(keys, key, default_ = 0) {
  let value;
  value = py.get(keys, key, default_);
  if ((!py.truth(py.isInteger(value)) || py.truth(py.isBoolean(value)) || (value < 0))) {
    throw classic_setup_keys_key_error(key, `a number from 0 on, not '${py.str(value)}'`);
  }
  return value;
}
function classic_setup_keys_key_mapping(keys, key) {
  let value;
  value = py.get(keys, key, new Map([]));
  if (!py.truth(py.isMap(value))) {
    throw classic_setup_keys_key_error(key, `a mapping, not '${py.str(value)}'`);
  }
  return value;
}
function classic_armada_saving_yard_letters() {
  return py.list(classic_armada_harbour_harbour().shipyards).map((yard) => py.upper(py.at(py.rsplit(yard.ident, "_", 1), -1)));
}
function classic_setup_keys_key_list(keys, key) {
  let value;
  value = py.get(keys, key, []);
  if (!py.truth(Array.isArray(value))) {
    throw classic_setup_keys_key_error(key, `a list, not '${py.str(value)}'`);
  }
  return value;
}
function classic_science_science_points(compass, gear, tablet) {
  let sets;
  sets = ((compass < gear) ? compass : gear);
  sets = ((tablet < sets) ? tablet : sets);
  return py.add(py.add(py.add(py.mul(compass, compass), py.mul(gear, gear)), py.mul(tablet, tablet)), py.mul(classic_science_SET_POINTS, sets));
}
function classic_science_best_wilds(symbols, wilds) {
  let best, best_points, compass, gear, points, tablet;
  best = [wilds, 0, 0];
  best_points = -1;
  for (compass of py.list(py.range(wilds, -1, -1))) {
    for (gear of py.list(py.range(py.sub(wilds, compass), -1, -1))) {
      tablet = py.sub(py.sub(wilds, compass), gear);
      points = classic_science_science_points(py.add(py.at(symbols, 0), compass), py.add(py.at(symbols, 1), gear), py.add(py.at(symbols, 2), tablet));
      if ((points > best_points)) {
        best = [compass, gear, tablet];
        best_points = points;
      }
    }
  }
  return best;
}
function classic_science_possible_changes(symbols) {
  return py.add([classic_science_NO_CHANGE], py.list(py.range(3)).flatMap((old) => py.list(py.range(3)).filter((new_) => (py.truth(py.at(symbols, old)) && !py.equal(old, new_))).map((new_) => [old, new_])));
}
function classic_science_after_change(symbols, changed) {
  let after;
  after = py.slice(symbols, null, null);
  if (!py.equal(py.at(changed, 0), classic_science_NO_SYMBOL)) {
    py.put(after, py.at(changed, 0), py.sub(py.at(after, py.at(changed, 0)), 1));
    py.put(after, py.at(changed, 1), py.add(py.at(after, py.at(changed, 1)), 1));
  }
  return after;
}
function classic_science_spreads(number, most) {
  number = py.min(number, py.sum(most));
  return py.list(py.range(py.min(number, py.at(most, 0)), -1, -1)).flatMap((compass) => py.list(py.range(py.min(py.sub(number, compass), py.at(most, 1)), -1, -1)).filter((gear) => (py.sub(py.sub(number, compass), gear) <= py.at(most, 2))).map((gear) => [compass, gear, py.sub(py.sub(number, compass), gear)]));
}
function classic_science_repeatable(counts, repeats) {
  let most;
  most = py.max(counts);
  return py.list(counts).map((count) => ((py.truth(most) && py.equal(count, most)) ? repeats : 0));
}
function classic_effects_points_has_defeat(city) {
  return py.any(py.list(city.tokens).map((token) => (token < 0)));
}
function classic_perks_no_perks() {
  return new classic_perks_Perks(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, py.mul([0], py.len(classic_perks_OCCASIONS)));
}
function classic_effects_tally_count_in_city(city, thing) {
  if ((thing < classic_effects_tally_STAGES)) {
    return py.at(city.colours, thing);
  }
  if (py.equal(thing, classic_effects_tally_STAGES)) {
    return city.stages;
  }
  if (py.equal(thing, classic_effects_tally_DEFEATS)) {
    return py.sum(py.list(city.tokens).map((token) => (token < 0)));
  }
  if (py.equal(thing, classic_effects_tally_VICTORIES)) {
    return py.sum(py.list(city.tokens).map((token) => (token > 0)));
  }
  if (py.equal(thing, classic_effects_tally_BROWN_GRAY_PAIRS)) {
    return py.min(py.at(city.colours, classic_colours_BROWN), py.at(city.colours, classic_colours_GRAY));
  }
  if (py.equal(thing, classic_effects_tally_DECK_COLOUR_COUNT)) {
    return py.len(py.list(classic_colours_DECK_COLOURS).filter((colour) => py.truth(py.at(city.colours, colour))).map((colour) => colour));
  }
  return py.count(city.tokens, py.at(classic_effects_tally_VICTORY_VALUES, py.sub(py.sub(thing, classic_effects_tally_VICTORIES), 1)));
}
const o0 = py.made(classic_free_city_rule_FreeCityRule, {  });
const o1 = py.made(classic_teams_rule_TeamRule, {  });
const o2 = py.made(classic_leaders_rule_LeadersRule, { price_is_age: true });
const o3 = py.made(classic_armada_rule_ArmadaRule, {  });
const o4 = py.made(classic_debts_rule_DebtRule, {  });
const o5 = py.made(classic_cities_rule_CitiesRule, {  });
const o6 = py.made(classic_edifice_rule_EdificeRule, {  });
const o7 = py.made(classic_perks_Perks, { rights: 0, copied_symbols: 0, repeated_symbols: 0, set_points: 0, guild_repeats: 0 });
const o8 = py.made(classic_option_Option, { name: "leader_price", values: ["age", "printed"], needs: ["leaders"] });
const o9 = py.made(classic_option_Option, { name: "black_cards_sail", values: ["false", "true"], needs: ["cities", "armada"] });
const o10 = py.made(classic_declaration_Declaration, { name: "cities", effects: new Map([["others_gain", null], ["neighbours_gain", null], ["others_lose", null], ["others_lose_for", null], ["neighbours_debt", null], ["diplomacy", null], ["spy", null], ["rebate", null], ["spare", null], ["stages_without_resources", null]]), variants: [], city_keys: ["diplomacy"], makes_losses: true, lends: true });
const o11 = py.made(classic_declaration_Declaration, { name: "edifice", effects: new Map([["pawn", null], ["repeat_guild", null], ["penalty", null]]), variants: [], city_keys: ["pawns"], makes_losses: true, lends: false });
const o12 = py.made(classic_option_Variant, { name: "two_player" });
const o13 = py.made(classic_declaration_Declaration, { name: "free_city", effects: new Map([]), variants: [o12], city_keys: [], makes_losses: false, lends: false });
const o14 = py.made(classic_option_Variant, { name: "teams" });
const o15 = py.made(classic_declaration_Declaration, { name: "teams", effects: new Map([]), variants: [o14], city_keys: [], makes_losses: false, lends: false });
const o16 = py.made(classic_declaration_Declaration, { name: "leaders", effects: new Map([["extra_leader", null], ["bury_leader", null], ["draw_leaders", null], ["drop_tokens", null], ["leader_discount", null], ["free_leaders", null], ["points_alone", null], ["points_per_set", null], ["points_per_pair", null], ["coins_on", null], ["bank_bonus", null], ["bank_unit", null], ["cheaper", null], ["free_colour", null], ["free_each_age", null], ["set_points", null], ["change_symbol", null], ["pass_defeats", null]]), variants: [], city_keys: ["leaders", "buried"], makes_losses: false, lends: false });
const o17 = py.made(classic_declaration_Declaration, { name: "armada", effects: new Map([["naval", null], ["far_trade", null], ["sail", null], ["coins_on_step", null], ["piracy", null], ["landing", null], ["draw_island", null], ["points_per_level", null], ["best_colour", null], ["safe_from_taxes", null], ["any_wonder_fleet", null], ["may_skip_naval", null], ["cheaper_ships", null]]), variants: [], city_keys: ["shipyard", "fleets", "naval"], makes_losses: true, lends: false });
const o18 = py.made(classic_declaration_Declaration, { name: "debts", effects: new Map([]), variants: [], city_keys: ["debts"], makes_losses: false, lends: false });
const o19 = py.made(classic_declaration_Declaration, { name: "", effects: new Map([]), variants: [], city_keys: [], makes_losses: false, lends: false });
const o20 = py.made(classic_part_EmptyPart, {  });
const o21 = py.made(classic_armada_harbour_Square, { level: 0, points: 0, coins: 0 });
const o22 = py.made(classic_armada_harbour_Square, { level: 1, points: 0, coins: 0 });
const o23 = py.made(classic_armada_harbour_Square, { level: 1, points: 0, coins: 2 });
const o24 = py.made(classic_armada_harbour_Square, { level: 2, points: 0, coins: 3 });
const o25 = py.made(classic_armada_harbour_Square, { level: 2, points: 0, coins: 4 });
const o26 = py.made(classic_armada_harbour_Square, { level: 3, points: 0, coins: 5 });
const o27 = py.made(classic_armada_harbour_Square, { level: 4, points: 0, coins: 0 });
const o28 = py.made(classic_armada_harbour_Square, { level: 0, points: 1, coins: 0 });
const o29 = py.made(classic_armada_harbour_Square, { level: 0, points: 2, coins: 0 });
const o30 = py.made(classic_armada_harbour_Square, { level: 0, points: 4, coins: 0 });
const o31 = py.made(classic_armada_harbour_Square, { level: 0, points: 6, coins: 0 });
const o32 = py.made(classic_armada_harbour_Square, { level: 0, points: 8, coins: 0 });
const o33 = py.made(classic_armada_harbour_Square, { level: 0, points: 10, coins: 0 });
const o34 = py.made(classic_armada_harbour_Shipyard, { ident: "shipyard_a" });
const o35 = py.made(classic_armada_harbour_Shipyard, { ident: "shipyard_b" });
const o36 = py.made(classic_armada_harbour_Shipyard, { ident: "shipyard_c" });
const o37 = py.made(classic_armada_harbour_Shipyard, { ident: "shipyard_d" });
const o38 = py.made(classic_armada_harbour_Shipyard, { ident: "shipyard_e" });
const o39 = py.made(classic_armada_harbour_Shipyard, { ident: "shipyard_f" });
const o40 = py.made(classic_armada_harbour_Shipyard, { ident: "shipyard_g" });
const o41 = py.made(classic_armada_harbour_Harbour, { squares: [[o21, o21, o21, o21, o21, o21, o21], [o21, o22, o23, o24, o25, o26, o27], [o21, o28, o29, o30, o31, o32, o33], [o21, o21, o21, o21, o21, o21, o21]], shipyards: [o34, o35, o36, o37, o38, o39, o40], last_square: 6 });
const o42 = py.made(classic_science_SymbolUse, { points: 0, counts: [0, 0, 0], wilds: [0, 0, 0], copied: [0, 0, 0], repeated: [0, 0, 0] });
const o43 = py.made(classic_effects_production_Produce, {  });
const o44 = py.made(classic_library_Card, { ident: "lumber_yard", name: "Lumber Yard", age: 1, level: 0, age_price: false, colour: 0, coins: 0, name_word: 0, name_bit: 1, effects: [o43], scores: false });
const o45 = py.made(classic_library_Card, { ident: "stone_pit", name: "Stone Pit", age: 1, level: 0, age_price: false, colour: 0, coins: 0, name_word: 0, name_bit: 2, effects: [o43], scores: false });
const o46 = py.made(classic_library_Card, { ident: "clay_pool", name: "Clay Pool", age: 1, level: 0, age_price: false, colour: 0, coins: 0, name_word: 0, name_bit: 4, effects: [o43], scores: false });
const o47 = py.made(classic_library_Card, { ident: "ore_vein", name: "Ore Vein", age: 1, level: 0, age_price: false, colour: 0, coins: 0, name_word: 0, name_bit: 8, effects: [o43], scores: false });
const o48 = py.made(classic_library_Card, { ident: "tree_farm", name: "Tree Farm", age: 1, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 16, effects: [o43], scores: false });
const o49 = py.made(classic_library_Card, { ident: "excavation", name: "Excavation", age: 1, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 32, effects: [o43], scores: false });
const o50 = py.made(classic_library_Card, { ident: "clay_pit", name: "Clay Pit", age: 1, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 64, effects: [o43], scores: false });
const o51 = py.made(classic_library_Card, { ident: "timber_yard", name: "Timber Yard", age: 1, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 128, effects: [o43], scores: false });
const o52 = py.made(classic_library_Card, { ident: "forest_cave", name: "Forest Cave", age: 1, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 256, effects: [o43], scores: false });
const o53 = py.made(classic_library_Card, { ident: "mine", name: "Mine", age: 1, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 512, effects: [o43], scores: false });
const o54 = py.made(classic_library_Card, { ident: "loom_1", name: "Loom", age: 1, level: 0, age_price: false, colour: 1, coins: 0, name_word: 0, name_bit: 1024, effects: [o43], scores: false });
const o55 = py.made(classic_library_Card, { ident: "glassworks_1", name: "Glassworks", age: 1, level: 0, age_price: false, colour: 1, coins: 0, name_word: 0, name_bit: 2048, effects: [o43], scores: false });
const o56 = py.made(classic_library_Card, { ident: "press_1", name: "Press", age: 1, level: 0, age_price: false, colour: 1, coins: 0, name_word: 0, name_bit: 4096, effects: [o43], scores: false });
const o57 = py.made(classic_effects_points_Points, { amount: 3 });
const o58 = py.made(classic_library_Card, { ident: "baths", name: "Baths", age: 1, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 8192, effects: [o57], scores: true });
const o59 = py.made(classic_library_Card, { ident: "pawnshop", name: "Pawnshop", age: 1, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 16384, effects: [o57], scores: true });
const o60 = py.made(classic_effects_points_Points, { amount: 2 });
const o61 = py.made(classic_library_Card, { ident: "altar", name: "Altar", age: 1, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 32768, effects: [o60], scores: true });
const o62 = py.made(classic_library_Card, { ident: "theater", name: "Theater", age: 1, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 65536, effects: [o60], scores: true });
const o63 = py.made(classic_effects_coins_Coins, { amount: 5 });
const o64 = py.made(classic_library_Card, { ident: "tavern", name: "Tavern", age: 1, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 131072, effects: [o63], scores: false });
const o65 = py.made(classic_effects_production_Discount, { sides: 2, side: "right" });
const o66 = py.made(classic_library_Card, { ident: "east_trading_post", name: "East Trading Post", age: 1, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 262144, effects: [o65], scores: false });
const o67 = py.made(classic_effects_production_Discount, { sides: 1, side: "left" });
const o68 = py.made(classic_library_Card, { ident: "west_trading_post", name: "West Trading Post", age: 1, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 524288, effects: [o67], scores: false });
const o69 = py.made(classic_effects_production_Discount, { sides: 3, side: "both" });
const o70 = py.made(classic_library_Card, { ident: "marketplace", name: "Marketplace", age: 1, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 1048576, effects: [o69], scores: false });
const o71 = py.made(classic_effects_military_Shields, { amount: 1 });
const o72 = py.made(classic_library_Card, { ident: "stockade", name: "Stockade", age: 1, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 2097152, effects: [o71], scores: false });
const o73 = py.made(classic_library_Card, { ident: "barracks", name: "Barracks", age: 1, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 4194304, effects: [o71], scores: false });
const o74 = py.made(classic_library_Card, { ident: "guard_tower", name: "Guard Tower", age: 1, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 8388608, effects: [o71], scores: false });
const o75 = py.made(classic_effects_science_Symbol, { symbol: 0 });
const o76 = py.made(classic_library_Card, { ident: "apothecary", name: "Apothecary", age: 1, level: 0, age_price: false, colour: 5, coins: 0, name_word: 0, name_bit: 16777216, effects: [o75], scores: false });
const o77 = py.made(classic_effects_science_Symbol, { symbol: 1 });
const o78 = py.made(classic_library_Card, { ident: "workshop", name: "Workshop", age: 1, level: 0, age_price: false, colour: 5, coins: 0, name_word: 0, name_bit: 33554432, effects: [o77], scores: false });
const o79 = py.made(classic_effects_science_Symbol, { symbol: 2 });
const o80 = py.made(classic_library_Card, { ident: "scriptorium", name: "Scriptorium", age: 1, level: 0, age_price: false, colour: 5, coins: 0, name_word: 0, name_bit: 67108864, effects: [o79], scores: false });
const o81 = py.made(classic_library_Card, { ident: "sawmill", name: "Sawmill", age: 2, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 134217728, effects: [o43], scores: false });
const o82 = py.made(classic_library_Card, { ident: "quarry", name: "Quarry", age: 2, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 268435456, effects: [o43], scores: false });
const o83 = py.made(classic_library_Card, { ident: "brickyard", name: "Brickyard", age: 2, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 536870912, effects: [o43], scores: false });
const o84 = py.made(classic_library_Card, { ident: "foundry", name: "Foundry", age: 2, level: 0, age_price: false, colour: 0, coins: 1, name_word: 0, name_bit: 1073741824, effects: [o43], scores: false });
const o85 = py.made(classic_library_Card, { ident: "loom_2", name: "Loom", age: 2, level: 0, age_price: false, colour: 1, coins: 0, name_word: 0, name_bit: 1024, effects: [o43], scores: false });
const o86 = py.made(classic_library_Card, { ident: "glassworks_2", name: "Glassworks", age: 2, level: 0, age_price: false, colour: 1, coins: 0, name_word: 0, name_bit: 2048, effects: [o43], scores: false });
const o87 = py.made(classic_library_Card, { ident: "press_2", name: "Press", age: 2, level: 0, age_price: false, colour: 1, coins: 0, name_word: 0, name_bit: 4096, effects: [o43], scores: false });
const o88 = py.made(classic_effects_points_Points, { amount: 5 });
const o89 = py.made(classic_library_Card, { ident: "aqueduct", name: "Aqueduct", age: 2, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 2147483648, effects: [o88], scores: true });
const o90 = py.made(classic_effects_points_Points, { amount: 4 });
const o91 = py.made(classic_library_Card, { ident: "courthouse", name: "Courthouse", age: 2, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 4294967296, effects: [o90], scores: true });
const o92 = py.made(classic_library_Card, { ident: "temple", name: "Temple", age: 2, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 8589934592, effects: [o57], scores: true });
const o93 = py.made(classic_library_Card, { ident: "statue", name: "Statue", age: 2, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 17179869184, effects: [o90], scores: true });
const o94 = py.made(classic_library_Card, { ident: "forum", name: "Forum", age: 2, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 34359738368, effects: [o43], scores: false });
const o95 = py.made(classic_library_Card, { ident: "caravansery", name: "Caravansery", age: 2, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 68719476736, effects: [o43], scores: false });
const o96 = py.made(classic_effects_tally_Tally, { things: [0], own: true, left: true, right: true });
const o97 = py.made(classic_effects_coins_CoinsPer, { tally: o96, each: 1 });
const o98 = py.made(classic_library_Card, { ident: "vineyard", name: "Vineyard", age: 2, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 137438953472, effects: [o97], scores: false });
const o99 = py.made(classic_effects_tally_Tally, { things: [1], own: true, left: true, right: true });
const o100 = py.made(classic_effects_coins_CoinsPer, { tally: o99, each: 2 });
const o101 = py.made(classic_library_Card, { ident: "bazar", name: "Bazar", age: 2, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 274877906944, effects: [o100], scores: false });
const o102 = py.made(classic_effects_military_Shields, { amount: 2 });
const o103 = py.made(classic_library_Card, { ident: "walls", name: "Walls", age: 2, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 549755813888, effects: [o102], scores: false });
const o104 = py.made(classic_library_Card, { ident: "training_ground", name: "Training Ground", age: 2, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 1099511627776, effects: [o102], scores: false });
const o105 = py.made(classic_library_Card, { ident: "stables", name: "Stables", age: 2, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 2199023255552, effects: [o102], scores: false });
const o106 = py.made(classic_library_Card, { ident: "archery_range", name: "Archery Range", age: 2, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 4398046511104, effects: [o102], scores: false });
const o107 = py.made(classic_library_Card, { ident: "dispensary", name: "Dispensary", age: 2, level: 0, age_price: false, colour: 5, coins: 0, name_word: 0, name_bit: 8796093022208, effects: [o75], scores: false });
const o108 = py.made(classic_library_Card, { ident: "laboratory", name: "Laboratory", age: 2, level: 0, age_price: false, colour: 5, coins: 0, name_word: 0, name_bit: 17592186044416, effects: [o77], scores: false });
const o109 = py.made(classic_library_Card, { ident: "library", name: "Library", age: 2, level: 0, age_price: false, colour: 5, coins: 0, name_word: 0, name_bit: 35184372088832, effects: [o79], scores: false });
const o110 = py.made(classic_library_Card, { ident: "school", name: "School", age: 2, level: 0, age_price: false, colour: 5, coins: 0, name_word: 0, name_bit: 70368744177664, effects: [o79], scores: false });
const o111 = py.made(classic_effects_points_Points, { amount: 8 });
const o112 = py.made(classic_library_Card, { ident: "palace", name: "Palace", age: 3, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 140737488355328, effects: [o111], scores: true });
const o113 = py.made(classic_effects_points_Points, { amount: 6 });
const o114 = py.made(classic_library_Card, { ident: "senate", name: "Senate", age: 3, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 281474976710656, effects: [o113], scores: true });
const o115 = py.made(classic_effects_points_Points, { amount: 7 });
const o116 = py.made(classic_library_Card, { ident: "pantheon", name: "Pantheon", age: 3, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 562949953421312, effects: [o115], scores: true });
const o117 = py.made(classic_library_Card, { ident: "gardens", name: "Gardens", age: 3, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 1125899906842624, effects: [o88], scores: true });
const o118 = py.made(classic_library_Card, { ident: "town_hall", name: "Town Hall", age: 3, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 2251799813685248, effects: [o113], scores: true });
const o119 = py.made(classic_effects_tally_Tally, { things: [0], own: true, left: false, right: false });
const o120 = py.made(classic_effects_coins_CoinsPer, { tally: o119, each: 1 });
const o121 = py.made(classic_effects_points_PointsPer, { tally: o119, each: 1, most: 0 });
const o122 = py.made(classic_library_Card, { ident: "haven", name: "Haven", age: 3, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 4503599627370496, effects: [o120, o121], scores: true });
const o123 = py.made(classic_effects_tally_Tally, { things: [3], own: true, left: false, right: false });
const o124 = py.made(classic_effects_coins_CoinsPer, { tally: o123, each: 1 });
const o125 = py.made(classic_effects_points_PointsPer, { tally: o123, each: 1, most: 0 });
const o126 = py.made(classic_library_Card, { ident: "lighthouse", name: "Lighthouse", age: 3, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 9007199254740992, effects: [o124, o125], scores: true });
const o127 = py.made(classic_effects_tally_Tally, { things: [1], own: true, left: false, right: false });
const o128 = py.made(classic_effects_coins_CoinsPer, { tally: o127, each: 2 });
const o129 = py.made(classic_effects_points_PointsPer, { tally: o127, each: 2, most: 0 });
const o130 = py.made(classic_library_Card, { ident: "chamber_of_commerce", name: "Chamber of Commerce", age: 3, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 18014398509481984, effects: [o128, o129], scores: true });
const o131 = py.made(classic_effects_tally_Tally, { things: [12], own: true, left: false, right: false });
const o132 = py.made(classic_effects_coins_CoinsPer, { tally: o131, each: 3 });
const o133 = py.made(classic_effects_points_PointsPer, { tally: o131, each: 1, most: 0 });
const o134 = py.made(classic_library_Card, { ident: "arena", name: "Arena", age: 3, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 36028797018963968, effects: [o132, o133], scores: true });
const o135 = py.made(classic_effects_military_Shields, { amount: 3 });
const o136 = py.made(classic_library_Card, { ident: "siege_workshop", name: "Siege Workshop", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 72057594037927936, effects: [o135], scores: false });
const o137 = py.made(classic_library_Card, { ident: "fortifications", name: "Fortifications", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 144115188075855872, effects: [o135], scores: false });
const o138 = py.made(classic_library_Card, { ident: "circus", name: "Circus", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 288230376151711744, effects: [o135], scores: false });
const o139 = py.made(classic_library_Card, { ident: "arsenal", name: "Arsenal", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 576460752303423488, effects: [o135], scores: false });
const o140 = py.made(classic_library_Card, { ident: "lodge", name: "Lodge", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 1, effects: [o75], scores: false });
const o141 = py.made(classic_library_Card, { ident: "observatory", name: "Observatory", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 2, effects: [o77], scores: false });
const o142 = py.made(classic_library_Card, { ident: "university", name: "University", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 4, effects: [o79], scores: false });
const o143 = py.made(classic_library_Card, { ident: "academy", name: "Academy", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 8, effects: [o75], scores: false });
const o144 = py.made(classic_library_Card, { ident: "study", name: "Study", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 16, effects: [o77], scores: false });
const o145 = py.made(classic_effects_tally_Tally, { things: [0], own: false, left: true, right: true });
const o146 = py.made(classic_effects_points_PointsPer, { tally: o145, each: 1, most: 0 });
const o147 = py.made(classic_library_Card, { ident: "workers_guild", name: "Workers Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 32, effects: [o146], scores: true });
const o148 = py.made(classic_effects_tally_Tally, { things: [1], own: false, left: true, right: true });
const o149 = py.made(classic_effects_points_PointsPer, { tally: o148, each: 2, most: 0 });
const o150 = py.made(classic_library_Card, { ident: "craftsmens_guild", name: "Craftsmens Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 64, effects: [o149], scores: true });
const o151 = py.made(classic_effects_tally_Tally, { things: [3], own: false, left: true, right: true });
const o152 = py.made(classic_effects_points_PointsPer, { tally: o151, each: 1, most: 0 });
const o153 = py.made(classic_library_Card, { ident: "traders_guild", name: "Traders Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 128, effects: [o152], scores: true });
const o154 = py.made(classic_effects_tally_Tally, { things: [5], own: false, left: true, right: true });
const o155 = py.made(classic_effects_points_PointsPer, { tally: o154, each: 1, most: 0 });
const o156 = py.made(classic_library_Card, { ident: "philosophers_guild", name: "Philosophers Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 256, effects: [o155], scores: true });
const o157 = py.made(classic_effects_tally_Tally, { things: [2], own: false, left: true, right: true });
const o158 = py.made(classic_effects_points_PointsPer, { tally: o157, each: 1, most: 0 });
const o159 = py.made(classic_library_Card, { ident: "magistrates_guild", name: "Magistrates Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 512, effects: [o158], scores: true });
const o160 = py.made(classic_effects_tally_Tally, { things: [0, 1, 6], own: true, left: false, right: false });
const o161 = py.made(classic_effects_points_PointsPer, { tally: o160, each: 1, most: 0 });
const o162 = py.made(classic_library_Card, { ident: "shipowners_guild", name: "Shipowners Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 1024, effects: [o161], scores: true });
const o163 = py.made(classic_effects_science_WildSymbol, {  });
const o164 = py.made(classic_library_Card, { ident: "scientists_guild", name: "Scientists Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 2048, effects: [o163], scores: false });
const o165 = py.made(classic_effects_tally_Tally, { things: [4], own: false, left: true, right: true });
const o166 = py.made(classic_effects_points_PointsPer, { tally: o165, each: 1, most: 0 });
const o167 = py.made(classic_library_Card, { ident: "spies_guild", name: "Spies Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 4096, effects: [o166], scores: true });
const o168 = py.made(classic_effects_tally_Tally, { things: [13], own: false, left: true, right: true });
const o169 = py.made(classic_effects_points_PointsPer, { tally: o168, each: 1, most: 0 });
const o170 = py.made(classic_library_Card, { ident: "strategists_guild", name: "Strategists Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 8192, effects: [o169], scores: true });
const o171 = py.made(classic_effects_tally_Tally, { things: [12], own: true, left: true, right: true });
const o172 = py.made(classic_effects_points_PointsPer, { tally: o171, each: 1, most: 0 });
const o173 = py.made(classic_library_Card, { ident: "builders_guild", name: "Builders Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 16384, effects: [o172], scores: true });
const o174 = py.made(classic_library_Stage, { coins: 0, effects: [o57] });
const o175 = py.made(classic_library_Stage, { coins: 0, effects: [o43] });
const o176 = py.made(classic_library_Stage, { coins: 0, effects: [o115] });
const o177 = py.made(classic_library_Board, { any_order: false, ident: "alexandria_a", name: "Alexandria", names: ["alexandria"], side: "A", effects: [o43], stages: [o174, o175, o176] });
const o178 = py.made(classic_library_Board, { any_order: false, ident: "alexandria_b", name: "Alexandria", names: ["alexandria"], side: "B", effects: [o43], stages: [o175, o175, o176] });
const o179 = py.made(classic_library_Stage, { coins: 0, effects: [o163] });
const o180 = py.made(classic_library_Board, { any_order: false, ident: "babylon_a", name: "Babylon", names: ["babylon"], side: "A", effects: [o43], stages: [o174, o179, o176] });
const o181 = py.made(classic_effects_special_PlayLastCard, {  });
const o182 = py.made(classic_library_Stage, { coins: 0, effects: [o181] });
const o183 = py.made(classic_library_Board, { any_order: false, ident: "babylon_b", name: "Babylon", names: ["babylon"], side: "B", effects: [o43], stages: [o174, o182, o179] });
const o184 = py.made(classic_effects_coins_Coins, { amount: 9 });
const o185 = py.made(classic_library_Stage, { coins: 0, effects: [o184] });
const o186 = py.made(classic_library_Board, { any_order: false, ident: "ephesus_a", name: "Ephesus", names: ["ephesus"], side: "A", effects: [o43], stages: [o174, o185, o176] });
const o187 = py.made(classic_effects_coins_Coins, { amount: 4 });
const o188 = py.made(classic_library_Stage, { coins: 0, effects: [o60, o187] });
const o189 = py.made(classic_library_Stage, { coins: 0, effects: [o57, o187] });
const o190 = py.made(classic_library_Stage, { coins: 0, effects: [o88, o187] });
const o191 = py.made(classic_library_Board, { any_order: false, ident: "ephesus_b", name: "Ephesus", names: ["ephesus"], side: "B", effects: [o43], stages: [o188, o189, o190] });
const o192 = py.made(classic_library_Stage, { coins: 0, effects: [o88] });
const o193 = py.made(classic_library_Board, { any_order: false, ident: "giza_a", name: "Giza", names: ["giza"], side: "A", effects: [o43], stages: [o174, o192, o176] });
const o194 = py.made(classic_library_Board, { any_order: false, ident: "giza_b", name: "Giza", names: ["giza"], side: "B", effects: [o43], stages: [o174, o192, o192, o176] });
const o195 = py.made(classic_effects_special_BuildFromDiscard, {  });
const o196 = py.made(classic_library_Stage, { coins: 0, effects: [o195] });
const o197 = py.made(classic_library_Board, { any_order: false, ident: "halicarnassus_a", name: "Halicarnassus", names: ["halicarnassus"], side: "A", effects: [o43], stages: [o174, o196, o176] });
const o198 = py.made(classic_library_Stage, { coins: 0, effects: [o60, o195] });
const o199 = py.made(classic_effects_points_Points, { amount: 1 });
const o200 = py.made(classic_library_Stage, { coins: 0, effects: [o199, o195] });
const o201 = py.made(classic_library_Board, { any_order: false, ident: "halicarnassus_b", name: "Halicarnassus", names: ["halicarnassus"], side: "B", effects: [o43], stages: [o198, o200, o196] });
const o202 = py.made(classic_effects_special_FreeBuildEachAge, { colour: -1 });
const o203 = py.made(classic_library_Stage, { coins: 0, effects: [o202] });
const o204 = py.made(classic_library_Board, { any_order: false, ident: "olympia_a", name: "Olympia", names: ["olympia"], side: "A", effects: [o43], stages: [o174, o203, o176] });
const o205 = py.made(classic_library_Stage, { coins: 0, effects: [o69] });
const o206 = py.made(classic_effects_special_CopyGuild, {  });
const o207 = py.made(classic_library_Stage, { coins: 0, effects: [o206] });
const o208 = py.made(classic_library_Board, { any_order: false, ident: "olympia_b", name: "Olympia", names: ["olympia"], side: "B", effects: [o43], stages: [o205, o192, o207] });
const o209 = py.made(classic_library_Stage, { coins: 0, effects: [o102] });
const o210 = py.made(classic_library_Board, { any_order: false, ident: "rhodes_a", name: "Rhodes", names: ["rhodes"], side: "A", effects: [o43], stages: [o174, o209, o176] });
const o211 = py.made(classic_effects_coins_Coins, { amount: 3 });
const o212 = py.made(classic_library_Stage, { coins: 0, effects: [o71, o57, o211] });
const o213 = py.made(classic_library_Stage, { coins: 0, effects: [o71, o90, o187] });
const o214 = py.made(classic_library_Board, { any_order: false, ident: "rhodes_b", name: "Rhodes", names: ["rhodes"], side: "B", effects: [o43], stages: [o212, o213] });
const o215 = py.made(classic_library_Library, { name: "7 Wonders, first edition", expansions: [], categories: ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"], cards: [o44, o45, o46, o47, o48, o49, o50, o51, o52, o53, o54, o55, o56, o58, o59, o61, o62, o64, o66, o68, o70, o72, o73, o74, o76, o78, o80, o81, o82, o83, o84, o85, o86, o87, o89, o91, o92, o93, o94, o95, o98, o101, o103, o104, o105, o106, o107, o108, o109, o110, o112, o114, o116, o117, o118, o122, o126, o130, o134, o136, o137, o138, o139, o140, o141, o142, o143, o144, o147, o150, o153, o156, o159, o162, o164, o167, o170, o173], boards: [o177, o178, o180, o183, o186, o191, o193, o194, o197, o201, o204, o208, o210, o214], sides: ["A", "B"], last_age: 3, coins: 3, chains_at_once: false, name_words: 2, decks: new Map([]), category_of: [5, 5, 3, 5, 5, 5, 6, 2, -1, -1, -1, 1], card_index: new Map([["lumber_yard", 0], ["stone_pit", 1], ["clay_pool", 2], ["ore_vein", 3], ["tree_farm", 4], ["excavation", 5], ["clay_pit", 6], ["timber_yard", 7], ["forest_cave", 8], ["mine", 9], ["loom_1", 10], ["loom", 10], ["glassworks_1", 11], ["glassworks", 11], ["press_1", 12], ["press", 12], ["baths", 13], ["pawnshop", 14], ["altar", 15], ["theater", 16], ["tavern", 17], ["east_trading_post", 18], ["eastern_trading_post", 18], ["west_trading_post", 19], ["western_trading_post", 19], ["marketplace", 20], ["stockade", 21], ["barracks", 22], ["guard_tower", 23], ["apothecary", 24], ["workshop", 25], ["scriptorium", 26], ["sawmill", 27], ["quarry", 28], ["brickyard", 29], ["foundry", 30], ["loom_2", 31], ["glassworks_2", 32], ["press_2", 33], ["aqueduct", 34], ["courthouse", 35], ["temple", 36], ["statue", 37], ["forum", 38], ["caravansery", 39], ["vineyard", 40], ["bazar", 41], ["bazaar", 41], ["walls", 42], ["training_ground", 43], ["stables", 44], ["archery_range", 45], ["dispensary", 46], ["laboratory", 47], ["library", 48], ["school", 49], ["palace", 50], ["senate", 51], ["pantheon", 52], ["gardens", 53], ["town_hall", 54], ["haven", 55], ["port", 55], ["lighthouse", 56], ["chamber_of_commerce", 57], ["arena", 58], ["siege_workshop", 59], ["fortifications", 60], ["circus", 61], ["arsenal", 62], ["lodge", 63], ["observatory", 64], ["university", 65], ["academy", 66], ["study", 67], ["workers_guild", 68], ["craftsmens_guild", 69], ["craftsmans_guild", 69], ["traders_guild", 70], ["philosophers_guild", 71], ["magistrates_guild", 72], ["shipowners_guild", 73], ["scientists_guild", 74], ["spies_guild", 75], ["strategists_guild", 76], ["builders_guild", 77]]), board_index: new Map([["alexandria_a", 0], ["alexandria_b", 1], ["babylon_a", 2], ["babylon_b", 3], ["ephesus_a", 4], ["ephesus_b", 5], ["giza_a", 6], ["giza_b", 7], ["halicarnassus_a", 8], ["halicarnassus_b", 9], ["olympia_a", 10], ["olympia_b", 11], ["rhodes_a", 12], ["rhodes_b", 13]]) });
const o216 = py.made(classic_library_Card, { ident: "well", name: "Well", age: 1, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 16384, effects: [o57], scores: true });
const o217 = py.made(classic_library_Card, { ident: "altar", name: "Altar", age: 1, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 32768, effects: [o57], scores: true });
const o218 = py.made(classic_library_Card, { ident: "theater", name: "Theater", age: 1, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 65536, effects: [o57], scores: true });
const o219 = py.made(classic_library_Card, { ident: "temple", name: "Temple", age: 2, level: 0, age_price: false, colour: 2, coins: 0, name_word: 0, name_bit: 8589934592, effects: [o90], scores: true });
const o220 = py.made(classic_effects_tally_Tally, { things: [4], own: true, left: false, right: false });
const o221 = py.made(classic_effects_coins_CoinsPer, { tally: o220, each: 3 });
const o222 = py.made(classic_effects_points_PointsPer, { tally: o220, each: 1, most: 0 });
const o223 = py.made(classic_library_Card, { ident: "ludus", name: "Ludus", age: 3, level: 0, age_price: false, colour: 3, coins: 0, name_word: 0, name_bit: 72057594037927936, effects: [o221, o222], scores: true });
const o224 = py.made(classic_library_Card, { ident: "siege_workshop", name: "Siege Workshop", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 144115188075855872, effects: [o135], scores: false });
const o225 = py.made(classic_library_Card, { ident: "fortifications", name: "Fortifications", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 288230376151711744, effects: [o135], scores: false });
const o226 = py.made(classic_library_Card, { ident: "circus", name: "Circus", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 0, name_bit: 576460752303423488, effects: [o135], scores: false });
const o227 = py.made(classic_library_Card, { ident: "arsenal", name: "Arsenal", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 1, name_bit: 1, effects: [o135], scores: false });
const o228 = py.made(classic_library_Card, { ident: "castrum", name: "Castrum", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 1, name_bit: 2, effects: [o135], scores: false });
const o229 = py.made(classic_library_Card, { ident: "lodge", name: "Lodge", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 4, effects: [o75], scores: false });
const o230 = py.made(classic_library_Card, { ident: "observatory", name: "Observatory", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 8, effects: [o77], scores: false });
const o231 = py.made(classic_library_Card, { ident: "university", name: "University", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 16, effects: [o79], scores: false });
const o232 = py.made(classic_library_Card, { ident: "academy", name: "Academy", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 32, effects: [o75], scores: false });
const o233 = py.made(classic_library_Card, { ident: "study", name: "Study", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 1, name_bit: 64, effects: [o77], scores: false });
const o234 = py.made(classic_library_Card, { ident: "workers_guild", name: "Workers Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 128, effects: [o146], scores: true });
const o235 = py.made(classic_library_Card, { ident: "craftsmens_guild", name: "Craftsmens Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 256, effects: [o149], scores: true });
const o236 = py.made(classic_library_Card, { ident: "traders_guild", name: "Traders Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 512, effects: [o152], scores: true });
const o237 = py.made(classic_library_Card, { ident: "philosophers_guild", name: "Philosophers Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 1024, effects: [o155], scores: true });
const o238 = py.made(classic_library_Card, { ident: "magistrates_guild", name: "Magistrates Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 2048, effects: [o158], scores: true });
const o239 = py.made(classic_library_Card, { ident: "shipowners_guild", name: "Shipowners Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 4096, effects: [o161], scores: true });
const o240 = py.made(classic_library_Card, { ident: "scientists_guild", name: "Scientists Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 8192, effects: [o163], scores: false });
const o241 = py.made(classic_library_Card, { ident: "spies_guild", name: "Spies Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 16384, effects: [o166], scores: true });
const o242 = py.made(classic_effects_points_PointsIf, { condition: 0, amount: 7 });
const o243 = py.made(classic_library_Card, { ident: "decorators_guild", name: "Decorators Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 32768, effects: [o242], scores: true });
const o244 = py.made(classic_library_Card, { ident: "builders_guild", name: "Builders Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 1, name_bit: 65536, effects: [o172], scores: true });
const o245 = py.made(classic_leaders_effects_FreeLeaders, {  });
const o246 = py.made(classic_library_Card, { ident: "maecenas", name: "Maecenas", age: 0, level: 0, age_price: false, colour: 8, coins: 1, name_word: 1, name_bit: 131072, effects: [o245], scores: false });
const o247 = py.made(classic_leaders_perks_Cheaper, { bit: 4096 });
const o248 = py.made(classic_library_Card, { ident: "imhotep", name: "Imhotep", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 262144, effects: [o247], scores: false });
const o249 = py.made(classic_leaders_perks_Cheaper, { bit: 4 });
const o250 = py.made(classic_library_Card, { ident: "hammurabi", name: "Hammurabi", age: 0, level: 0, age_price: false, colour: 8, coins: 2, name_word: 1, name_bit: 524288, effects: [o249], scores: false });
const o251 = py.made(classic_leaders_perks_Cheaper, { bit: 16 });
const o252 = py.made(classic_library_Card, { ident: "leonidas", name: "Leonidas", age: 0, level: 0, age_price: false, colour: 8, coins: 2, name_word: 1, name_bit: 1048576, effects: [o251], scores: false });
const o253 = py.made(classic_leaders_perks_Cheaper, { bit: 32 });
const o254 = py.made(classic_library_Card, { ident: "archimedes", name: "Archimedes", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 1, name_bit: 2097152, effects: [o253], scores: false });
const o255 = py.made(classic_leaders_perks_FreeColour, { colour: 6 });
const o256 = py.made(classic_library_Card, { ident: "ramses", name: "Ramses", age: 0, level: 0, age_price: false, colour: 8, coins: 5, name_word: 1, name_bit: 4194304, effects: [o255], scores: false });
const o257 = py.made(classic_effects_coins_Coins, { amount: 6 });
const o258 = py.made(classic_library_Card, { ident: "croesus", name: "Croesus", age: 0, level: 0, age_price: false, colour: 8, coins: 1, name_word: 1, name_bit: 8388608, effects: [o257], scores: false });
const o259 = py.made(classic_leaders_perks_CoinsOn, { coins: 2 });
const o260 = py.made(classic_library_Card, { ident: "xenophon", name: "Xenophon", age: 0, level: 0, age_price: false, colour: 8, coins: 2, name_word: 1, name_bit: 16777216, effects: [o259], scores: false });
const o261 = py.made(classic_library_Card, { ident: "vitruvius", name: "Vitruvius", age: 0, level: 0, age_price: false, colour: 8, coins: 1, name_word: 1, name_bit: 33554432, effects: [o259], scores: false });
const o262 = py.made(classic_library_Card, { ident: "nero", name: "Nero", age: 0, level: 0, age_price: false, colour: 8, coins: 1, name_word: 1, name_bit: 67108864, effects: [o259], scores: false });
const o263 = py.made(classic_effects_rights_TradeRight, { bit: 8 });
const o264 = py.made(classic_library_Card, { ident: "bilkis", name: "Bilkis", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 1, name_bit: 134217728, effects: [o263], scores: false });
const o265 = py.made(classic_library_Card, { ident: "hannibal", name: "Hannibal", age: 0, level: 0, age_price: false, colour: 8, coins: 2, name_word: 1, name_bit: 268435456, effects: [o71], scores: false });
const o266 = py.made(classic_library_Card, { ident: "caesar", name: "Caesar", age: 0, level: 0, age_price: false, colour: 8, coins: 5, name_word: 1, name_bit: 536870912, effects: [o102], scores: false });
const o267 = py.made(classic_library_Card, { ident: "solomon", name: "Solomon", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 1073741824, effects: [o195], scores: false });
const o268 = py.made(classic_library_Card, { ident: "euclid", name: "Euclid", age: 0, level: 0, age_price: false, colour: 8, coins: 5, name_word: 1, name_bit: 2147483648, effects: [o75], scores: false });
const o269 = py.made(classic_library_Card, { ident: "ptolemy", name: "Ptolemy", age: 0, level: 0, age_price: false, colour: 8, coins: 5, name_word: 1, name_bit: 4294967296, effects: [o79], scores: false });
const o270 = py.made(classic_library_Card, { ident: "pythagoras", name: "Pythagoras", age: 0, level: 0, age_price: false, colour: 8, coins: 5, name_word: 1, name_bit: 8589934592, effects: [o77], scores: false });
const o271 = py.made(classic_library_Card, { ident: "sappho", name: "Sappho", age: 0, level: 0, age_price: false, colour: 8, coins: 1, name_word: 1, name_bit: 17179869184, effects: [o60], scores: true });
const o272 = py.made(classic_library_Card, { ident: "zenobia", name: "Zenobia", age: 0, level: 0, age_price: false, colour: 8, coins: 2, name_word: 1, name_bit: 34359738368, effects: [o57], scores: true });
const o273 = py.made(classic_library_Card, { ident: "nefertiti", name: "Nefertiti", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 68719476736, effects: [o90], scores: true });
const o274 = py.made(classic_library_Card, { ident: "cleopatra", name: "Cleopatra", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 1, name_bit: 137438953472, effects: [o88], scores: true });
const o275 = py.made(classic_library_Card, { ident: "phidias", name: "Phidias", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 274877906944, effects: [o121], scores: true });
const o276 = py.made(classic_library_Card, { ident: "praxiteles", name: "Praxiteles", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 549755813888, effects: [o129], scores: true });
const o277 = py.made(classic_effects_tally_Tally, { things: [2], own: true, left: false, right: false });
const o278 = py.made(classic_effects_points_PointsPer, { tally: o277, each: 1, most: 0 });
const o279 = py.made(classic_library_Card, { ident: "nebuchadnezzar", name: "Nebuchadnezzar", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 1, name_bit: 1099511627776, effects: [o278], scores: true });
const o280 = py.made(classic_library_Card, { ident: "varro", name: "Varro", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 2199023255552, effects: [o125], scores: true });
const o281 = py.made(classic_effects_points_PointsPer, { tally: o220, each: 2, most: 0 });
const o282 = py.made(classic_library_Card, { ident: "pericles", name: "Pericles", age: 0, level: 0, age_price: false, colour: 8, coins: 6, name_word: 1, name_bit: 4398046511104, effects: [o281], scores: true });
const o283 = py.made(classic_effects_tally_Tally, { things: [5], own: true, left: false, right: false });
const o284 = py.made(classic_effects_points_PointsPer, { tally: o283, each: 1, most: 0 });
const o285 = py.made(classic_library_Card, { ident: "hypatia", name: "Hypatia", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 1, name_bit: 8796093022208, effects: [o284], scores: true });
const o286 = py.made(classic_effects_tally_Tally, { things: [6], own: true, left: false, right: false });
const o287 = py.made(classic_effects_points_PointsPer, { tally: o286, each: 2, most: 0 });
const o288 = py.made(classic_library_Card, { ident: "hiram", name: "Hiram", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 17592186044416, effects: [o287], scores: true });
const o289 = py.made(classic_effects_tally_Tally, { things: [18], own: true, left: false, right: false });
const o290 = py.made(classic_effects_points_PointsPer, { tally: o289, each: 1, most: 0 });
const o291 = py.made(classic_library_Card, { ident: "midas", name: "Midas", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 35184372088832, effects: [o290], scores: true });
const o292 = py.made(classic_effects_points_PointsPer, { tally: o131, each: 2, most: 0 });
const o293 = py.made(classic_library_Card, { ident: "amytis", name: "Amytis", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 1, name_bit: 70368744177664, effects: [o292], scores: true });
const o294 = py.made(classic_effects_tally_Tally, { things: [14], own: true, left: false, right: false });
const o295 = py.made(classic_effects_points_PointsPer, { tally: o294, each: 1, most: 0 });
const o296 = py.made(classic_library_Card, { ident: "alexander", name: "Alexander", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 140737488355328, effects: [o295], scores: true });
const o297 = py.made(classic_leaders_perks_PointsPerSet, { colours: [2, 4, 5], each: 3 });
const o298 = py.made(classic_library_Card, { ident: "justinian", name: "Justinian", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 281474976710656, effects: [o297], scores: true });
const o299 = py.made(classic_leaders_perks_PointsPerSet, { colours: [0, 1, 2, 3, 4, 5, 6], each: 7 });
const o300 = py.made(classic_library_Card, { ident: "plato", name: "Plato", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 1, name_bit: 562949953421312, effects: [o299], scores: true });
const o301 = py.made(classic_leaders_perks_SetPoints, { amount: 3 });
const o302 = py.made(classic_library_Card, { ident: "aristotle", name: "Aristotle", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 1125899906842624, effects: [o301], scores: false });
const o303 = py.made(classic_leaders_perks_BankBonus, { coins: 1 });
const o304 = py.made(classic_library_Card, { ident: "berenice", name: "Berenice", age: 0, level: 0, age_price: false, colour: 8, coins: 2, name_word: 1, name_bit: 2251799813685248, effects: [o303], scores: false });
const o305 = py.made(classic_leaders_perks_CoinsOn, { coins: 1 });
const o306 = py.made(classic_library_Card, { ident: "hatshepsut", name: "Hatshepsut", age: 0, level: 0, age_price: false, colour: 8, coins: 2, name_word: 1, name_bit: 4503599627370496, effects: [o305], scores: false });
const o307 = py.made(classic_effects_military_VictoryToken, {  });
const o308 = py.made(classic_library_Card, { ident: "nitocris", name: "Nitocris", age: 0, level: 0, age_price: true, colour: 8, coins: 0, name_word: 1, name_bit: 9007199254740992, effects: [o307], scores: false });
const o309 = py.made(classic_leaders_effects_DropTokens, {  });
const o310 = py.made(classic_library_Card, { ident: "telesilla", name: "Telesilla", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 1, name_bit: 18014398509481984, effects: [o309], scores: false });
const o311 = py.made(classic_effects_rights_PerkRight, { bit: 16 });
const o312 = py.made(classic_library_Card, { ident: "tomyris", name: "Tomyris", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 1, name_bit: 36028797018963968, effects: [o311], scores: false });
const o313 = py.made(classic_effects_rights_PerkRight, { bit: 32 });
const o314 = py.made(classic_library_Card, { ident: "aganice", name: "Aganice", age: 0, level: 0, age_price: true, colour: 8, coins: 0, name_word: 1, name_bit: 72057594037927936, effects: [o313], scores: false });
const o315 = py.made(classic_effects_science_RepeatSymbol, {  });
const o316 = py.made(classic_library_Card, { ident: "enheduanna", name: "Enheduanna", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 1, name_bit: 144115188075855872, effects: [o315], scores: false });
const o317 = py.made(classic_effects_points_PointsIf, { condition: 1, amount: 5 });
const o318 = py.made(classic_library_Card, { ident: "phryne", name: "Phryne", age: 0, level: 0, age_price: true, colour: 8, coins: 0, name_word: 1, name_bit: 288230376151711744, effects: [o317], scores: true });
const o319 = py.made(classic_effects_points_PointsIf, { condition: 2, amount: 5 });
const o320 = py.made(classic_library_Card, { ident: "cornelia", name: "Cornelia", age: 0, level: 0, age_price: true, colour: 8, coins: 0, name_word: 1, name_bit: 576460752303423488, effects: [o319], scores: true });
const o321 = py.made(classic_effects_points_PointsIf, { condition: 3, amount: 5 });
const o322 = py.made(classic_library_Card, { ident: "eurypyle", name: "Eurypyle", age: 0, level: 0, age_price: true, colour: 8, coins: 0, name_word: 2, name_bit: 1, effects: [o321], scores: true });
const o323 = py.made(classic_effects_points_PointsIf, { condition: 4, amount: 5 });
const o324 = py.made(classic_library_Card, { ident: "theano", name: "Theano", age: 0, level: 0, age_price: true, colour: 8, coins: 0, name_word: 2, name_bit: 2, effects: [o323], scores: true });
const o325 = py.made(classic_effects_points_PointsIf, { condition: 5, amount: 5 });
const o326 = py.made(classic_library_Card, { ident: "makeda", name: "Makeda", age: 0, level: 0, age_price: true, colour: 8, coins: 0, name_word: 2, name_bit: 4, effects: [o325], scores: true });
const o327 = py.made(classic_effects_points_PointsIf, { condition: 6, amount: 6 });
const o328 = py.made(classic_library_Card, { ident: "cynisca", name: "Cynisca", age: 0, level: 0, age_price: true, colour: 8, coins: 0, name_word: 2, name_bit: 8, effects: [o327], scores: true });
const o329 = py.made(classic_leaders_perks_PointsPerPair, {  });
const o330 = py.made(classic_library_Card, { ident: "gorgo", name: "Gorgo", age: 0, level: 0, age_price: false, colour: 8, coins: 5, name_word: 2, name_bit: 16, effects: [o329], scores: true });
const o331 = py.made(classic_leaders_effects_PointsAlone, { amount: 7 });
const o332 = py.made(classic_library_Card, { ident: "agrippina", name: "Agrippina", age: 0, level: 0, age_price: false, colour: 8, coins: 1, name_word: 2, name_bit: 32, effects: [o331], scores: true });
const o333 = py.made(classic_effects_special_FreeBuildEachAge, { colour: 9 });
const o334 = py.made(classic_library_Card, { ident: "caligula", name: "Caligula", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 2, name_bit: 64, effects: [o333], scores: false });
const o335 = py.made(classic_library_Card, { ident: "diocletian", name: "Diocletian", age: 0, level: 0, age_price: false, colour: 8, coins: 2, name_word: 2, name_bit: 128, effects: [o259], scores: false });
const o336 = py.made(classic_library_Card, { ident: "octavia", name: "Octavia", age: 0, level: 0, age_price: false, colour: 8, coins: 1, name_word: 2, name_bit: 256, effects: [o259], scores: false });
const o337 = py.made(classic_cities_effects_OthersLose, { amount: 0 });
const o338 = py.made(classic_library_Card, { ident: "arsinoe", name: "Arsinoe", age: 0, level: 0, age_price: true, colour: 8, coins: 0, name_word: 2, name_bit: 512, effects: [o187, o337], scores: false });
const o339 = py.made(classic_cities_effects_Diplomacy, { amount: 1 });
const o340 = py.made(classic_library_Card, { ident: "aspasia", name: "Aspasia", age: 0, level: 0, age_price: false, colour: 8, coins: 3, name_word: 2, name_bit: 1024, effects: [o60, o339], scores: true });
const o341 = py.made(classic_effects_tally_Tally, { things: [9], own: true, left: false, right: false });
const o342 = py.made(classic_effects_points_PointsPer, { tally: o341, each: 1, most: 0 });
const o343 = py.made(classic_library_Card, { ident: "darius", name: "Darius", age: 0, level: 0, age_price: false, colour: 8, coins: 4, name_word: 2, name_bit: 2048, effects: [o342], scores: true });
const o344 = py.made(classic_effects_tally_Tally, { things: [6], own: false, left: true, right: true });
const o345 = py.made(classic_effects_points_PointsPer, { tally: o344, each: 3, most: 0 });
const o346 = py.made(classic_library_Card, { ident: "architects_guild", name: "Architects Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 2, name_bit: 4096, effects: [o345], scores: true });
const o347 = py.made(classic_effects_tally_Tally, { things: [18], own: false, left: true, right: true });
const o348 = py.made(classic_effects_points_PointsPer, { tally: o347, each: 1, most: 10 });
const o349 = py.made(classic_library_Card, { ident: "gamers_guild", name: "Gamers Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 2, name_bit: 8192, effects: [o348], scores: true });
const o350 = py.made(classic_effects_tally_Tally, { things: [8], own: false, left: true, right: true });
const o351 = py.made(classic_effects_points_PointsPer, { tally: o350, each: 1, most: 0 });
const o352 = py.made(classic_library_Card, { ident: "diplomats_guild", name: "Diplomats Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 2, name_bit: 16384, effects: [o351], scores: true });
const o353 = py.made(classic_effects_rights_TradeRight, { bit: 1 });
const o354 = py.made(classic_library_Card, { ident: "west_clandestine_wharf", name: "West Clandestine Wharf", age: 1, level: 0, age_price: false, colour: 9, coins: 1, name_word: 2, name_bit: 32768, effects: [o353], scores: false });
const o355 = py.made(classic_effects_rights_TradeRight, { bit: 2 });
const o356 = py.made(classic_library_Card, { ident: "east_clandestine_wharf", name: "East Clandestine Wharf", age: 1, level: 0, age_price: false, colour: 9, coins: 1, name_word: 2, name_bit: 65536, effects: [o355], scores: false });
const o357 = py.made(classic_effects_rights_TradeRight, { bit: 4 });
const o358 = py.made(classic_library_Card, { ident: "smugglers_cache", name: "Smuggler's Cache", age: 1, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 131072, effects: [o357], scores: false });
const o359 = py.made(classic_effects_rights_TradeRight, { bit: 16 });
const o360 = py.made(classic_library_Card, { ident: "secret_warehouse", name: "Secret Warehouse", age: 1, level: 0, age_price: false, colour: 9, coins: 2, name_word: 2, name_bit: 262144, effects: [o359], scores: false });
const o361 = py.made(classic_library_Card, { ident: "city_gates", name: "City Gates", age: 1, level: 0, age_price: false, colour: 9, coins: 1, name_word: 2, name_bit: 524288, effects: [o90], scores: true });
const o362 = py.made(classic_cities_effects_OthersGain, { amount: 1 });
const o363 = py.made(classic_library_Card, { ident: "customs", name: "Customs", age: 1, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 1048576, effects: [o90, o362], scores: true });
const o364 = py.made(classic_library_Card, { ident: "dive", name: "Dive", age: 1, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 2097152, effects: [o257, o362], scores: false });
const o365 = py.made(classic_cities_effects_OthersLose, { amount: 1 });
const o366 = py.made(classic_library_Card, { ident: "opium_stash", name: "Opium Stash", age: 1, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 4194304, effects: [o211, o365], scores: false });
const o367 = py.made(classic_library_Card, { ident: "hideout", name: "Hideout", age: 1, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 8388608, effects: [o60, o365], scores: true });
const o368 = py.made(classic_cities_effects_NeighboursDebt, { amount: 1 });
const o369 = py.made(classic_library_Card, { ident: "raider_camp", name: "Raider Camp", age: 1, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 16777216, effects: [o307, o368], scores: false });
const o370 = py.made(classic_effects_tally_Tally, { things: [15], own: true, left: false, right: false });
const o371 = py.made(classic_effects_points_PointsPer, { tally: o370, each: 2, most: 0 });
const o372 = py.made(classic_library_Card, { ident: "cells", name: "Cells", age: 1, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 33554432, effects: [o371], scores: true });
const o373 = py.made(classic_library_Card, { ident: "militia", name: "Militia", age: 1, level: 0, age_price: false, colour: 9, coins: 3, name_word: 2, name_bit: 67108864, effects: [o102], scores: false });
const o374 = py.made(classic_library_Card, { ident: "residence", name: "Residence", age: 1, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 134217728, effects: [o199, o339], scores: true });
const o375 = py.made(classic_cities_effects_Spy, {  });
const o376 = py.made(classic_library_Card, { ident: "pigeonhole", name: "Pigeonhole", age: 1, level: 0, age_price: false, colour: 9, coins: 1, name_word: 2, name_bit: 268435456, effects: [o375], scores: false });
const o377 = py.made(classic_effects_rights_TradeRight, { bit: 32 });
const o378 = py.made(classic_library_Card, { ident: "black_market", name: "Black Market", age: 2, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 536870912, effects: [o377], scores: false });
const o379 = py.made(classic_effects_rights_PerkRight, { bit: 8 });
const o380 = py.made(classic_library_Card, { ident: "architect_firm", name: "Architect Firm", age: 2, level: 0, age_price: false, colour: 9, coins: 1, name_word: 2, name_bit: 1073741824, effects: [o60, o379], scores: true });
const o381 = py.made(classic_library_Card, { ident: "tabularium", name: "Tabularium", age: 2, level: 0, age_price: false, colour: 9, coins: 2, name_word: 2, name_bit: 2147483648, effects: [o113], scores: true });
const o382 = py.made(classic_cities_effects_OthersGain, { amount: 2 });
const o383 = py.made(classic_library_Card, { ident: "trade_center", name: "Trade Center", age: 2, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 4294967296, effects: [o113, o382], scores: true });
const o384 = py.made(classic_library_Card, { ident: "gambling_den", name: "Gambling Den", age: 2, level: 0, age_price: false, colour: 9, coins: 1, name_word: 2, name_bit: 8589934592, effects: [o184, o382], scores: false });
const o385 = py.made(classic_cities_effects_OthersLose, { amount: 3 });
const o386 = py.made(classic_library_Card, { ident: "opium_den", name: "Opium Den", age: 2, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 17179869184, effects: [o187, o385], scores: false });
const o387 = py.made(classic_cities_effects_OthersLose, { amount: 2 });
const o388 = py.made(classic_library_Card, { ident: "lair", name: "Lair", age: 2, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 34359738368, effects: [o57, o387], scores: true });
const o389 = py.made(classic_cities_effects_OthersLoseFor, { stages: false, each: 1 });
const o390 = py.made(classic_library_Card, { ident: "sepulcher", name: "Sepulcher", age: 2, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 68719476736, effects: [o90, o389], scores: true });
const o391 = py.made(classic_library_Card, { ident: "raider_fort", name: "Raider Fort", age: 2, level: 0, age_price: false, colour: 9, coins: 1, name_word: 2, name_bit: 137438953472, effects: [o307, o368], scores: false });
const o392 = py.made(classic_effects_tally_Tally, { things: [16], own: true, left: false, right: false });
const o393 = py.made(classic_effects_points_PointsPer, { tally: o392, each: 3, most: 0 });
const o394 = py.made(classic_library_Card, { ident: "guardhouse", name: "Guardhouse", age: 2, level: 0, age_price: false, colour: 9, coins: 2, name_word: 2, name_bit: 274877906944, effects: [o393], scores: true });
const o395 = py.made(classic_library_Card, { ident: "mercenaries", name: "Mercenaries", age: 2, level: 0, age_price: false, colour: 9, coins: 4, name_word: 2, name_bit: 549755813888, effects: [o135], scores: false });
const o396 = py.made(classic_library_Card, { ident: "consulate", name: "Consulate", age: 2, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 1099511627776, effects: [o60, o339], scores: true });
const o397 = py.made(classic_library_Card, { ident: "band_of_spies", name: "Band of Spies", age: 2, level: 0, age_price: false, colour: 9, coins: 2, name_word: 2, name_bit: 2199023255552, effects: [o375], scores: false });
const o398 = py.made(classic_library_Card, { ident: "forging_agency", name: "Forging Agency", age: 2, level: 0, age_price: false, colour: 9, coins: 2, name_word: 2, name_bit: 4398046511104, effects: [o195], scores: false });
const o399 = py.made(classic_library_Card, { ident: "capitol", name: "Capitol", age: 3, level: 0, age_price: false, colour: 9, coins: 2, name_word: 2, name_bit: 8796093022208, effects: [o111], scores: true });
const o400 = py.made(classic_cities_effects_OthersGain, { amount: 3 });
const o401 = py.made(classic_library_Card, { ident: "mint", name: "Mint", age: 3, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 17592186044416, effects: [o111, o400], scores: true });
const o402 = py.made(classic_cities_effects_OthersLose, { amount: 5 });
const o403 = py.made(classic_library_Card, { ident: "opium_distillery", name: "Opium Distillery", age: 3, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 35184372088832, effects: [o63, o402], scores: false });
const o404 = py.made(classic_library_Card, { ident: "brotherhood", name: "Brotherhood", age: 3, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 70368744177664, effects: [o90, o385], scores: true });
const o405 = py.made(classic_cities_effects_OthersLoseFor, { stages: true, each: 1 });
const o406 = py.made(classic_library_Card, { ident: "chamber_of_builders", name: "Chamber of Builders", age: 3, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 140737488355328, effects: [o90, o405], scores: true });
const o407 = py.made(classic_library_Card, { ident: "cenotaph", name: "Cenotaph", age: 3, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 281474976710656, effects: [o88, o389], scores: true });
const o408 = py.made(classic_effects_coins_CoinsPer, { tally: o341, each: 1 });
const o409 = py.made(classic_library_Card, { ident: "secret_network", name: "Secret Network", age: 3, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 562949953421312, effects: [o408, o342], scores: true });
const o410 = py.made(classic_effects_coins_CoinsPer, { tally: o294, each: 1 });
const o411 = py.made(classic_library_Card, { ident: "slave_market", name: "Slave Market", age: 3, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 1125899906842624, effects: [o410, o295], scores: true });
const o412 = py.made(classic_library_Card, { ident: "raider_garrison", name: "Raider Garrison", age: 3, level: 0, age_price: false, colour: 9, coins: 2, name_word: 2, name_bit: 2251799813685248, effects: [o307, o368], scores: false });
const o413 = py.made(classic_effects_tally_Tally, { things: [17], own: true, left: false, right: false });
const o414 = py.made(classic_effects_points_PointsPer, { tally: o413, each: 4, most: 0 });
const o415 = py.made(classic_library_Card, { ident: "prison", name: "Prison", age: 3, level: 0, age_price: false, colour: 9, coins: 2, name_word: 2, name_bit: 4503599627370496, effects: [o414], scores: true });
const o416 = py.made(classic_effects_military_Shields, { amount: 5 });
const o417 = py.made(classic_library_Card, { ident: "contingent", name: "Contingent", age: 3, level: 0, age_price: false, colour: 9, coins: 5, name_word: 2, name_bit: 9007199254740992, effects: [o416], scores: false });
const o418 = py.made(classic_library_Card, { ident: "embassy", name: "Embassy", age: 3, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 18014398509481984, effects: [o57, o339], scores: true });
const o419 = py.made(classic_effects_tally_Tally, { things: [13], own: true, left: false, right: false });
const o420 = py.made(classic_effects_coins_CoinsPer, { tally: o419, each: 2 });
const o421 = py.made(classic_effects_military_DropDefeats, {  });
const o422 = py.made(classic_library_Card, { ident: "memorial", name: "Memorial", age: 3, level: 0, age_price: false, colour: 9, coins: 0, name_word: 2, name_bit: 36028797018963968, effects: [o420, o421], scores: false });
const o423 = py.made(classic_library_Card, { ident: "torture_chamber", name: "Torture Chamber", age: 3, level: 0, age_price: false, colour: 9, coins: 3, name_word: 2, name_bit: 72057594037927936, effects: [o375], scores: false });
const o424 = py.made(classic_library_Card, { ident: "forgers_guild", name: "Forgers Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 2, name_bit: 144115188075855872, effects: [o88, o385], scores: true });
const o425 = py.made(classic_effects_tally_Tally, { things: [9], own: false, left: true, right: true });
const o426 = py.made(classic_effects_points_PointsPer, { tally: o425, each: 1, most: 0 });
const o427 = py.made(classic_library_Card, { ident: "shadow_guild", name: "Shadow Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 2, name_bit: 288230376151711744, effects: [o426], scores: true });
const o428 = py.made(classic_effects_tally_Tally, { things: [14], own: false, left: true, right: true });
const o429 = py.made(classic_effects_points_PointsPer, { tally: o428, each: 1, most: 0 });
const o430 = py.made(classic_library_Card, { ident: "mourners_guild", name: "Mourners Guild", age: 3, level: 0, age_price: false, colour: 6, coins: 0, name_word: 2, name_bit: 576460752303423488, effects: [o429], scores: true });
const o431 = py.made(classic_armada_effects_Naval, { amount: 1 });
const o432 = py.made(classic_library_Card, { ident: "coastal_defenses", name: "Coastal Defenses", age: 1, level: 0, age_price: false, colour: 4, coins: 0, name_word: 3, name_bit: 1, effects: [o431], scores: false });
const o433 = py.made(classic_armada_effects_Landing, { left: false });
const o434 = py.made(classic_library_Card, { ident: "pontoon", name: "Pontoon", age: 1, level: 0, age_price: false, colour: 4, coins: 0, name_word: 3, name_bit: 2, effects: [o71, o433], scores: false });
const o435 = py.made(classic_armada_effects_FarTrade, { left: false });
const o436 = py.made(classic_library_Card, { ident: "eastern_emporium", name: "Eastern Emporium", age: 1, level: 0, age_price: false, colour: 3, coins: 0, name_word: 3, name_bit: 4, effects: [o435], scores: false });
const o437 = py.made(classic_armada_effects_Piracy, {  });
const o438 = py.made(classic_library_Card, { ident: "pirate_hideout", name: "Pirate Hideout", age: 1, level: 0, age_price: false, colour: 3, coins: 0, name_word: 3, name_bit: 8, effects: [o187, o437], scores: false });
const o439 = py.made(classic_armada_effects_Sail, {  });
const o440 = py.made(classic_library_Card, { ident: "construction_zone", name: "Construction Zone", age: 1, level: 0, age_price: false, colour: 2, coins: 0, name_word: 3, name_bit: 16, effects: [o439], scores: false });
const o441 = py.made(classic_library_Card, { ident: "dry_hold", name: "Dry Hold", age: 1, level: 0, age_price: false, colour: 2, coins: 0, name_word: 3, name_bit: 32, effects: [o439], scores: false });
const o442 = py.made(classic_library_Card, { ident: "cabinet_of_explorers", name: "Cabinet of Explorers", age: 1, level: 0, age_price: false, colour: 5, coins: 0, name_word: 3, name_bit: 64, effects: [o315], scores: false });
const o443 = py.made(classic_armada_effects_DrawIsland, { level: 1 });
const o444 = py.made(classic_library_Card, { ident: "helmsmans_rest", name: "Helmsman's Rest", age: 1, level: 0, age_price: false, colour: 5, coins: 0, name_word: 3, name_bit: 128, effects: [o443], scores: false });
const o445 = py.made(classic_armada_effects_Naval, { amount: 2 });
const o446 = py.made(classic_library_Card, { ident: "fortified_port", name: "Fortified Port", age: 2, level: 0, age_price: false, colour: 4, coins: 0, name_word: 3, name_bit: 256, effects: [o445], scores: false });
const o447 = py.made(classic_armada_effects_Landing, { left: true });
const o448 = py.made(classic_library_Card, { ident: "ballista", name: "Ballista", age: 2, level: 0, age_price: false, colour: 4, coins: 0, name_word: 3, name_bit: 512, effects: [o102, o447], scores: false });
const o449 = py.made(classic_armada_effects_FarTrade, { left: true });
const o450 = py.made(classic_library_Card, { ident: "western_emporium", name: "Western Emporium", age: 2, level: 0, age_price: false, colour: 3, coins: 0, name_word: 3, name_bit: 1024, effects: [o449], scores: false });
const o451 = py.made(classic_library_Card, { ident: "pirates_den", name: "Pirate's Den", age: 2, level: 0, age_price: false, colour: 3, coins: 0, name_word: 3, name_bit: 2048, effects: [o257, o437], scores: false });
const o452 = py.made(classic_library_Card, { ident: "boathouse", name: "Boathouse", age: 2, level: 0, age_price: false, colour: 2, coins: 0, name_word: 3, name_bit: 4096, effects: [o60, o439], scores: true });
const o453 = py.made(classic_library_Card, { ident: "ship_repair", name: "Ship Repair", age: 2, level: 0, age_price: false, colour: 2, coins: 0, name_word: 3, name_bit: 8192, effects: [o60, o439], scores: true });
const o454 = py.made(classic_library_Card, { ident: "navigation_firm", name: "Navigation Firm", age: 2, level: 0, age_price: false, colour: 5, coins: 0, name_word: 3, name_bit: 16384, effects: [o315], scores: false });
const o455 = py.made(classic_armada_effects_DrawIsland, { level: 2 });
const o456 = py.made(classic_library_Card, { ident: "cartographers_office", name: "Cartographers Office", age: 2, level: 0, age_price: false, colour: 5, coins: 0, name_word: 3, name_bit: 32768, effects: [o455], scores: false });
const o457 = py.made(classic_armada_effects_Naval, { amount: 3 });
const o458 = py.made(classic_library_Card, { ident: "coastal_fortifications", name: "Coastal Fortifications", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 3, name_bit: 65536, effects: [o457], scores: false });
const o459 = py.made(classic_library_Card, { ident: "pier", name: "Pier", age: 3, level: 0, age_price: false, colour: 4, coins: 0, name_word: 3, name_bit: 131072, effects: [o135, o433], scores: false });
const o460 = py.made(classic_armada_effects_PointsPerLevel, { each: 2 });
const o461 = py.made(classic_library_Card, { ident: "port_customs", name: "Port Customs", age: 3, level: 0, age_price: false, colour: 3, coins: 0, name_word: 3, name_bit: 262144, effects: [o460], scores: true });
const o462 = py.made(classic_library_Card, { ident: "pirate_crew", name: "Pirate Crew", age: 3, level: 0, age_price: false, colour: 3, coins: 0, name_word: 3, name_bit: 524288, effects: [o90, o437], scores: true });
const o463 = py.made(classic_library_Card, { ident: "harbor_masters_office", name: "Harbor Master's Office", age: 3, level: 0, age_price: false, colour: 2, coins: 0, name_word: 3, name_bit: 1048576, effects: [o90, o439], scores: true });
const o464 = py.made(classic_library_Card, { ident: "naval_headquarters", name: "Naval Headquarters", age: 3, level: 0, age_price: false, colour: 2, coins: 0, name_word: 3, name_bit: 2097152, effects: [o90, o439], scores: true });
const o465 = py.made(classic_library_Card, { ident: "circle_of_captains", name: "Circle of Captains", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 3, name_bit: 4194304, effects: [o315], scores: false });
const o466 = py.made(classic_armada_effects_DrawIsland, { level: 3 });
const o467 = py.made(classic_library_Card, { ident: "nautical_archives", name: "Nautical Archives", age: 3, level: 0, age_price: false, colour: 5, coins: 0, name_word: 3, name_bit: 8388608, effects: [o466], scores: false });
const o468 = py.made(classic_library_Card, { ident: "overgrown_island", name: "Overgrown Island", age: 0, level: 1, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 16777216, effects: [o43], scores: false });
const o469 = py.made(classic_library_Card, { ident: "virgin_island", name: "Virgin Island", age: 0, level: 1, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 33554432, effects: [o43], scores: false });
const o470 = py.made(classic_library_Card, { ident: "bronze_island", name: "Bronze Island", age: 0, level: 1, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 67108864, effects: [o71], scores: false });
const o471 = py.made(classic_library_Card, { ident: "whistling_island", name: "Whistling Island", age: 0, level: 1, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 134217728, effects: [o431], scores: false });
const o472 = py.made(classic_armada_effects_SeaRight, { bit: 1 });
const o473 = py.made(classic_library_Card, { ident: "foggy_island", name: "Foggy Island", age: 0, level: 1, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 268435456, effects: [o472], scores: false });
const o474 = py.made(classic_library_Card, { ident: "blue_topaz_island", name: "Blue Topaz Island", age: 0, level: 1, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 536870912, effects: [o439], scores: false });
const o475 = py.made(classic_library_Card, { ident: "yellow_topaz_island", name: "Yellow Topaz Island", age: 0, level: 1, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 1073741824, effects: [o439], scores: false });
const o476 = py.made(classic_armada_effects_SeaRight, { bit: 2 });
const o477 = py.made(classic_library_Card, { ident: "lost_island", name: "Lost Island", age: 0, level: 1, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 2147483648, effects: [o476], scores: false });
const o478 = py.made(classic_library_Card, { ident: "inhabited_island", name: "Inhabited Island", age: 0, level: 1, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 4294967296, effects: [o57], scores: true });
const o479 = py.made(classic_library_Card, { ident: "abandoned_oasis", name: "Abandoned Oasis", age: 0, level: 2, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 8589934592, effects: [o43], scores: false });
const o480 = py.made(classic_library_Card, { ident: "iron_oasis", name: "Iron Oasis", age: 0, level: 2, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 17179869184, effects: [o102], scores: false });
const o481 = py.made(classic_library_Card, { ident: "windy_oasis", name: "Windy Oasis", age: 0, level: 2, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 34359738368, effects: [o445], scores: false });
const o482 = py.made(classic_armada_effects_SeaRight, { bit: 4 });
const o483 = py.made(classic_library_Card, { ident: "forgotten_oasis", name: "Forgotten Oasis", age: 0, level: 2, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 68719476736, effects: [o482], scores: false });
const o484 = py.made(classic_armada_effects_SeaRight, { bit: 8 });
const o485 = py.made(classic_library_Card, { ident: "ancient_oasis", name: "Ancient Oasis", age: 0, level: 2, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 137438953472, effects: [o484], scores: false });
const o486 = py.made(classic_library_Card, { ident: "stormy_oasis", name: "Stormy Oasis", age: 0, level: 2, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 274877906944, effects: [o439], scores: false });
const o487 = py.made(classic_armada_effects_CoinsOnStep, { coins: 1 });
const o488 = py.made(classic_library_Card, { ident: "wonderous_oasis", name: "Wonderous Oasis", age: 0, level: 2, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 549755813888, effects: [o487], scores: false });
const o489 = py.made(classic_library_Card, { ident: "oasis_of_statues", name: "Oasis of Statues", age: 0, level: 2, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 1099511627776, effects: [o88], scores: true });
const o490 = py.made(classic_library_Card, { ident: "pirate_oasis", name: "Pirate Oasis", age: 0, level: 2, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 2199023255552, effects: [o57, o437], scores: true });
const o491 = py.made(classic_library_Card, { ident: "scarlet_archipelago", name: "Scarlet Archipelago", age: 0, level: 3, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 4398046511104, effects: [o135], scores: false });
const o492 = py.made(classic_library_Card, { ident: "breezy_archipelago", name: "Breezy Archipelago", age: 0, level: 3, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 8796093022208, effects: [o457], scores: false });
const o493 = py.made(classic_library_Card, { ident: "torrential_archipelago", name: "Torrential Archipelago", age: 0, level: 3, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 17592186044416, effects: [o439], scores: false });
const o494 = py.made(classic_library_Card, { ident: "golden_archipelago", name: "Golden Archipelago", age: 0, level: 3, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 35184372088832, effects: [o163], scores: false });
const o495 = py.made(classic_library_Card, { ident: "emerald_archipelago", name: "Emerald Archipelago", age: 0, level: 3, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 70368744177664, effects: [o315], scores: false });
const o496 = py.made(classic_library_Card, { ident: "royal_archipelago", name: "Royal Archipelago", age: 0, level: 3, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 140737488355328, effects: [o115], scores: true });
const o497 = py.made(classic_library_Card, { ident: "lush_archipelago", name: "Lush Archipelago", age: 0, level: 3, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 281474976710656, effects: [o460], scores: true });
const o498 = py.made(classic_armada_effects_BestColour, {  });
const o499 = py.made(classic_library_Card, { ident: "rainbow_archipelago", name: "Rainbow Archipelago", age: 0, level: 3, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 562949953421312, effects: [o498], scores: true });
const o500 = py.made(classic_effects_tally_Tally, { things: [10], own: true, left: false, right: false });
const o501 = py.made(classic_effects_points_PointsPer, { tally: o500, each: 2, most: 0 });
const o502 = py.made(classic_library_Card, { ident: "sheltered_archipelago", name: "Sheltered Archipelago", age: 0, level: 3, age_price: false, colour: 10, coins: 0, name_word: 3, name_bit: 1125899906842624, effects: [o501], scores: true });
const o503 = py.made(classic_effects_tally_Tally, { things: [19], own: true, left: false, right: false });
const o504 = py.made(classic_effects_points_PointsPer, { tally: o503, each: 2, most: 0 });
const o505 = py.made(classic_edifice_effects_Penalty, { colour: 3, coins: 0 });
const o506 = py.made(classic_library_Card, { ident: "artisan_district", name: "Artisan District", age: 1, level: 0, age_price: false, colour: 11, coins: 2, name_word: 3, name_bit: 2251799813685248, effects: [o504, o505], scores: true });
const o507 = py.made(classic_edifice_effects_Penalty, { colour: 0, coins: 0 });
const o508 = py.made(classic_library_Card, { ident: "belvedere", name: "Belvedere", age: 1, level: 0, age_price: false, colour: 11, coins: 1, name_word: 3, name_bit: 4503599627370496, effects: [o133, o507], scores: true });
const o509 = py.made(classic_edifice_effects_Penalty, { colour: 1, coins: 0 });
const o510 = py.made(classic_library_Card, { ident: "curtain_wall", name: "Curtain Wall", age: 1, level: 0, age_price: false, colour: 11, coins: 2, name_word: 3, name_bit: 9007199254740992, effects: [o71, o509], scores: false });
const o511 = py.made(classic_edifice_effects_Penalty, { colour: -1, coins: 2 });
const o512 = py.made(classic_library_Card, { ident: "money_changer", name: "Money Changer", age: 1, level: 0, age_price: false, colour: 11, coins: 1, name_word: 3, name_bit: 18014398509481984, effects: [o187, o511], scores: false });
const o513 = py.made(classic_edifice_effects_Penalty, { colour: 4, coins: 0 });
const o514 = py.made(classic_library_Card, { ident: "outpost", name: "Outpost", age: 1, level: 0, age_price: false, colour: 11, coins: 1, name_word: 3, name_bit: 36028797018963968, effects: [o307, o513], scores: false });
const o515 = py.made(classic_library_Card, { ident: "factory", name: "Factory", age: 2, level: 0, age_price: false, colour: 11, coins: 3, name_word: 3, name_bit: 72057594037927936, effects: [o43, o507], scores: false });
const o516 = py.made(classic_library_Card, { ident: "amphitheater", name: "Amphitheater", age: 2, level: 0, age_price: false, colour: 11, coins: 3, name_word: 3, name_bit: 144115188075855872, effects: [o278, o509], scores: true });
const o517 = py.made(classic_effects_coins_Coins, { amount: 7 });
const o518 = py.made(classic_edifice_effects_Penalty, { colour: -1, coins: 5 });
const o519 = py.made(classic_library_Card, { ident: "auction_house", name: "Auction House", age: 2, level: 0, age_price: false, colour: 11, coins: 2, name_word: 3, name_bit: 288230376151711744, effects: [o517, o518], scores: false });
const o520 = py.made(classic_library_Card, { ident: "staging_camp", name: "Staging Camp", age: 2, level: 0, age_price: false, colour: 11, coins: 3, name_word: 3, name_bit: 576460752303423488, effects: [o307, o513], scores: false });
const o521 = py.made(classic_edifice_effects_Penalty, { colour: 2, coins: 0 });
const o522 = py.made(classic_library_Card, { ident: "river_port", name: "River Port", age: 2, level: 0, age_price: false, colour: 11, coins: 3, name_word: 4, name_bit: 1, effects: [o43, o521], scores: false });
const o523 = py.made(classic_effects_coins_Coins, { amount: 15 });
const o524 = py.made(classic_edifice_effects_Penalty, { colour: -1, coins: 9 });
const o525 = py.made(classic_library_Card, { ident: "gold_reserves", name: "Gold Reserves", age: 3, level: 0, age_price: false, colour: 11, coins: 3, name_word: 4, name_bit: 2, effects: [o523, o524], scores: false });
const o526 = py.made(classic_effects_tally_Tally, { things: [20], own: true, left: false, right: false });
const o527 = py.made(classic_effects_points_PointsPer, { tally: o526, each: 1, most: 0 });
const o528 = py.made(classic_library_Card, { ident: "archives", name: "Archives", age: 3, level: 0, age_price: false, colour: 11, coins: 5, name_word: 4, name_bit: 4, effects: [o527, o521], scores: true });
const o529 = py.made(classic_edifice_effects_Penalty, { colour: -1, coins: 0 });
const o530 = py.made(classic_library_Card, { ident: "concentric_castle", name: "Concentric Castle", age: 3, level: 0, age_price: false, colour: 11, coins: 5, name_word: 4, name_bit: 8, effects: [o102, o529], scores: false });
const o531 = py.made(classic_edifice_effects_RepeatGuild, {  });
const o532 = py.made(classic_edifice_effects_Penalty, { colour: 5, coins: 0 });
const o533 = py.made(classic_library_Card, { ident: "agora", name: "Agora", age: 3, level: 0, age_price: false, colour: 11, coins: 6, name_word: 4, name_bit: 16, effects: [o531, o532], scores: false });
const o534 = py.made(classic_library_Card, { ident: "military_school", name: "Military School", age: 3, level: 0, age_price: false, colour: 11, coins: 5, name_word: 4, name_bit: 32, effects: [o307, o421, o513], scores: false });
const o535 = py.made(classic_library_Card, { ident: "carthage_treasure", name: "Treasure of Carthage", age: 0, level: 0, age_price: false, colour: 7, coins: 0, name_word: 4, name_bit: 64, effects: [o517, o60], scores: true });
const o536 = py.made(classic_library_Card, { ident: "carthage_guard", name: "Guard of Carthage", age: 0, level: 0, age_price: false, colour: 7, coins: 0, name_word: 4, name_bit: 128, effects: [o71, o60], scores: true });
const o537 = py.made(classic_library_Card, { ident: "carthage_hoard", name: "Hoard of Carthage", age: 0, level: 0, age_price: false, colour: 7, coins: 0, name_word: 4, name_bit: 256, effects: [o517, o90], scores: true });
const o538 = py.made(classic_library_Card, { ident: "carthage_phalanx", name: "Phalanx of Carthage", age: 0, level: 0, age_price: false, colour: 7, coins: 0, name_word: 4, name_bit: 512, effects: [o102], scores: false });
const o539 = py.made(classic_library_Card, { ident: "carthage_salvage", name: "Salvage of Carthage", age: 0, level: 0, age_price: false, colour: 7, coins: 0, name_word: 4, name_bit: 1024, effects: [o195], scores: false });
const o540 = py.made(classic_library_Card, { ident: "carthage_school", name: "School of Carthage", age: 0, level: 0, age_price: false, colour: 7, coins: 0, name_word: 4, name_bit: 2048, effects: [o163], scores: false });
const o541 = py.made(classic_library_Board, { any_order: false, ident: "alexandria_day", name: "Alexandria", names: ["alexandria"], side: "Day", effects: [o43], stages: [o174, o175, o176] });
const o542 = py.made(classic_library_Board, { any_order: false, ident: "alexandria_night", name: "Alexandria", names: ["alexandria"], side: "Night", effects: [o43], stages: [o175, o175, o176] });
const o543 = py.made(classic_library_Board, { any_order: false, ident: "babylon_day", name: "Babylon", names: ["babylon"], side: "Day", effects: [o43], stages: [o174, o179, o176] });
const o544 = py.made(classic_library_Board, { any_order: false, ident: "babylon_night", name: "Babylon", names: ["babylon"], side: "Night", effects: [o43], stages: [o182, o179] });
const o545 = py.made(classic_library_Board, { any_order: false, ident: "ephesos_day", name: "Éphesos", names: ["ephesos", "ephesus"], side: "Day", effects: [o43], stages: [o174, o185, o176] });
const o546 = py.made(classic_library_Board, { any_order: false, ident: "ephesos_night", name: "Éphesos", names: ["ephesos", "ephesus"], side: "Night", effects: [o43], stages: [o188, o189, o190] });
const o547 = py.made(classic_library_Board, { any_order: false, ident: "gizah_day", name: "Gizah", names: ["gizah", "giza"], side: "Day", effects: [o43], stages: [o174, o192, o176] });
const o548 = py.made(classic_library_Board, { any_order: false, ident: "gizah_night", name: "Gizah", names: ["gizah", "giza"], side: "Night", effects: [o43], stages: [o174, o192, o192, o176] });
const o549 = py.made(classic_library_Board, { any_order: false, ident: "halikarnassos_day", name: "Halikarnassós", names: ["halikarnassos", "halicarnassus"], side: "Day", effects: [o43], stages: [o174, o196, o176] });
const o550 = py.made(classic_library_Board, { any_order: false, ident: "halikarnassos_night", name: "Halikarnassós", names: ["halikarnassos", "halicarnassus"], side: "Night", effects: [o43], stages: [o198, o200, o196] });
const o551 = py.made(classic_effects_rights_PerkRight, { bit: 1 });
const o552 = py.made(classic_library_Stage, { coins: 0, effects: [o551] });
const o553 = py.made(classic_library_Board, { any_order: false, ident: "olympia_day", name: "Olympía", names: ["olympia", "olympia"], side: "Day", effects: [o43], stages: [o174, o552, o176] });
const o554 = py.made(classic_effects_rights_PerkRight, { bit: 2 });
const o555 = py.made(classic_library_Stage, { coins: 0, effects: [o60, o554] });
const o556 = py.made(classic_effects_rights_PerkRight, { bit: 4 });
const o557 = py.made(classic_library_Stage, { coins: 0, effects: [o57, o556] });
const o558 = py.made(classic_library_Board, { any_order: false, ident: "olympia_night", name: "Olympía", names: ["olympia", "olympia"], side: "Night", effects: [o43], stages: [o555, o557, o192] });
const o559 = py.made(classic_library_Board, { any_order: false, ident: "rhodos_day", name: "Rhódos", names: ["rhodos", "rhodes"], side: "Day", effects: [o43], stages: [o174, o209, o176] });
const o560 = py.made(classic_library_Board, { any_order: false, ident: "rhodos_night", name: "Rhódos", names: ["rhodos", "rhodes"], side: "Night", effects: [o43], stages: [o212, o213] });
const o561 = py.made(classic_library_Stage, { coins: 0, effects: [o90] });
const o562 = py.made(classic_library_Stage, { coins: 0, effects: [o113] });
const o563 = py.made(classic_library_Board, { any_order: false, ident: "roma_day", name: "Roma", names: ["roma", "rome"], side: "Day", effects: [o245], stages: [o561, o562] });
const o564 = py.made(classic_leaders_effects_LeaderDiscount, { own: 2 });
const o565 = py.made(classic_leaders_effects_DrawLeaders, { amount: 4 });
const o566 = py.made(classic_library_Stage, { coins: 0, effects: [o63, o565] });
const o567 = py.made(classic_leaders_effects_ExtraLeader, {  });
const o568 = py.made(classic_library_Stage, { coins: 0, effects: [o57, o567] });
const o569 = py.made(classic_library_Board, { any_order: false, ident: "roma_night", name: "Roma", names: ["roma", "rome"], side: "Night", effects: [o564], stages: [o566, o568, o568] });
const o570 = py.made(classic_leaders_effects_BuryLeader, {  });
const o571 = py.made(classic_library_Stage, { coins: 0, effects: [o570] });
const o572 = py.made(classic_library_Board, { any_order: false, ident: "abu_simbel_day", name: "Abu Simbel", names: ["abu_simbel"], side: "Day", effects: [o43], stages: [o174, o192, o571] });
const o573 = py.made(classic_library_Board, { any_order: false, ident: "abu_simbel_night", name: "Abu Simbel", names: ["abu_simbel"], side: "Night", effects: [o43], stages: [o571, o571] });
const o574 = py.made(classic_library_Stage, { coins: 5, effects: [o115] });
const o575 = py.made(classic_library_Board, { any_order: false, ident: "petra_day", name: "Petra", names: ["petra"], side: "Day", effects: [o43], stages: [o174, o574, o176] });
const o576 = py.made(classic_library_Stage, { coins: 0, effects: [o57, o387] });
const o577 = py.made(classic_effects_points_Points, { amount: 14 });
const o578 = py.made(classic_library_Stage, { coins: 10, effects: [o577] });
const o579 = py.made(classic_library_Board, { any_order: false, ident: "petra_night", name: "Petra", names: ["petra"], side: "Night", effects: [o43], stages: [o576, o578] });
const o580 = py.made(classic_library_Stage, { coins: 0, effects: [o90, o339] });
const o581 = py.made(classic_library_Board, { any_order: false, ident: "byzantium_day", name: "Byzantium", names: ["byzantium"], side: "Day", effects: [o43], stages: [o174, o580, o176] });
const o582 = py.made(classic_library_Stage, { coins: 0, effects: [o113, o339] });
const o583 = py.made(classic_library_Board, { any_order: false, ident: "byzantium_night", name: "Byzantium", names: ["byzantium"], side: "Night", effects: [o43], stages: [o580, o582] });
const o584 = py.made(classic_library_Stage, { coins: 0, effects: [o439, o431] });
const o585 = py.made(classic_library_Stage, { coins: 0, effects: [o57, o439] });
const o586 = py.made(classic_library_Stage, { coins: 0, effects: [o71, o439] });
const o587 = py.made(classic_library_Board, { any_order: true, ident: "siracusa_day", name: "Siracusa", names: ["siracusa", "syracuse"], side: "Day", effects: [o43], stages: [o584, o585, o586] });
const o588 = py.made(classic_library_Stage, { coins: 0, effects: [o257, o437] });
const o589 = py.made(classic_library_Stage, { coins: 0, effects: [o439] });
const o590 = py.made(classic_library_Stage, { coins: 0, effects: [o71, o431] });
const o591 = py.made(classic_library_Board, { any_order: true, ident: "siracusa_night", name: "Siracusa", names: ["siracusa", "syracuse"], side: "Night", effects: [o43], stages: [o588, o589, o590] });
const o592 = py.made(classic_edifice_effects_Pawn, { age: 0 });
const o593 = py.made(classic_library_Stage, { coins: 0, effects: [o592] });
const o594 = py.made(classic_library_Board, { any_order: false, ident: "ur_day", name: "Ur", names: ["ur"], side: "Day", effects: [o43], stages: [o174, o593, o176] });
const o595 = py.made(classic_edifice_effects_Pawn, { age: 1 });
const o596 = py.made(classic_library_Stage, { coins: 0, effects: [o595] });
const o597 = py.made(classic_edifice_effects_Pawn, { age: 2 });
const o598 = py.made(classic_library_Stage, { coins: 0, effects: [o597] });
const o599 = py.made(classic_edifice_effects_Pawn, { age: 3 });
const o600 = py.made(classic_library_Stage, { coins: 0, effects: [o599] });
const o601 = py.made(classic_library_Board, { any_order: false, ident: "ur_night", name: "Ur", names: ["ur"], side: "Night", effects: [o43], stages: [o596, o598, o600] });
const o602 = py.made(classic_effects_special_Choose, {  });
const o603 = py.made(classic_library_Stage, { coins: 0, effects: [o602] });
const o604 = py.made(classic_library_Board, { any_order: false, ident: "carthage_day", name: "Carthage", names: ["carthage"], side: "Day", effects: [o43], stages: [o174, o603, o176] });
const o605 = py.made(classic_library_Board, { any_order: false, ident: "carthage_night", name: "Carthage", names: ["carthage"], side: "Night", effects: [o43], stages: [o603, o603] });
const o606 = py.made(classic_library_Library, { name: "7 Wonders, second edition, Leaders, Cities, Armada, Edifice", expansions: ["leaders", "cities", "armada", "edifice"], categories: ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "leaders", "cities", "naval", "islands"], cards: [o44, o45, o46, o47, o48, o49, o50, o51, o52, o53, o54, o55, o56, o58, o216, o217, o218, o64, o66, o68, o70, o72, o73, o74, o76, o78, o80, o81, o82, o83, o84, o85, o86, o87, o89, o91, o219, o93, o94, o95, o98, o101, o103, o104, o105, o106, o107, o108, o109, o110, o112, o114, o116, o117, o118, o122, o126, o130, o134, o223, o224, o225, o226, o227, o228, o229, o230, o231, o232, o233, o234, o235, o236, o237, o238, o239, o240, o241, o243, o244, o246, o248, o250, o252, o254, o256, o258, o260, o261, o262, o264, o265, o266, o267, o268, o269, o270, o271, o272, o273, o274, o275, o276, o279, o280, o282, o285, o288, o291, o293, o296, o298, o300, o302, o304, o306, o308, o310, o312, o314, o316, o318, o320, o322, o324, o326, o328, o330, o332, o334, o335, o336, o338, o340, o343, o346, o349, o352, o354, o356, o358, o360, o361, o363, o364, o366, o367, o369, o372, o373, o374, o376, o378, o380, o381, o383, o384, o386, o388, o390, o391, o394, o395, o396, o397, o398, o399, o401, o403, o404, o406, o407, o409, o411, o412, o415, o417, o418, o422, o423, o424, o427, o430, o432, o434, o436, o438, o440, o441, o442, o444, o446, o448, o450, o451, o452, o453, o454, o456, o458, o459, o461, o462, o463, o464, o465, o467, o468, o469, o470, o471, o473, o474, o475, o477, o478, o479, o480, o481, o483, o485, o486, o488, o489, o490, o491, o492, o493, o494, o495, o496, o497, o499, o502, o506, o508, o510, o512, o514, o515, o516, o519, o520, o522, o525, o528, o530, o533, o534, o535, o536, o537, o538, o539, o540], boards: [o541, o542, o543, o544, o545, o546, o547, o548, o549, o550, o553, o558, o559, o560, o563, o569, o572, o573, o575, o579, o581, o583, o587, o591, o594, o601, o604, o605], sides: ["Day", "Night"], last_age: 3, coins: 6, chains_at_once: true, name_words: 5, decks: new Map([]), category_of: [5, 5, 3, 5, 5, 5, 6, 2, 7, 8, 10, 1], card_index: new Map([["lumber_yard", 0], ["stone_pit", 1], ["clay_pool", 2], ["ore_vein", 3], ["tree_farm", 4], ["excavation", 5], ["clay_pit", 6], ["timber_yard", 7], ["forest_cave", 8], ["mine", 9], ["loom_1", 10], ["loom", 10], ["glassworks_1", 11], ["glassworks", 11], ["press_1", 12], ["press", 12], ["baths", 13], ["well", 14], ["altar", 15], ["theater", 16], ["theatre", 16], ["tavern", 17], ["east_trading_post", 18], ["west_trading_post", 19], ["marketplace", 20], ["stockade", 21], ["barracks", 22], ["guard_tower", 23], ["apothecary", 24], ["workshop", 25], ["scriptorium", 26], ["sawmill", 27], ["quarry", 28], ["brickyard", 29], ["foundry", 30], ["loom_2", 31], ["glassworks_2", 32], ["press_2", 33], ["aqueduct", 34], ["courthouse", 35], ["temple", 36], ["statue", 37], ["forum", 38], ["caravansery", 39], ["vineyard", 40], ["bazar", 41], ["bazaar", 41], ["walls", 42], ["training_ground", 43], ["stables", 44], ["archery_range", 45], ["dispensary", 46], ["laboratory", 47], ["library", 48], ["school", 49], ["palace", 50], ["senate", 51], ["pantheon", 52], ["gardens", 53], ["town_hall", 54], ["haven", 55], ["lighthouse", 56], ["chamber_of_commerce", 57], ["arena", 58], ["ludus", 59], ["siege_workshop", 60], ["fortifications", 61], ["circus", 62], ["arsenal", 63], ["castrum", 64], ["lodge", 65], ["observatory", 66], ["university", 67], ["academy", 68], ["study", 69], ["workers_guild", 70], ["craftsmens_guild", 71], ["traders_guild", 72], ["philosophers_guild", 73], ["magistrates_guild", 74], ["shipowners_guild", 75], ["scientists_guild", 76], ["spies_guild", 77], ["decorators_guild", 78], ["builders_guild", 79], ["maecenas", 80], ["imhotep", 81], ["hammurabi", 82], ["leonidas", 83], ["archimedes", 84], ["ramses", 85], ["croesus", 86], ["xenophon", 87], ["vitruvius", 88], ["nero", 89], ["bilkis", 90], ["hannibal", 91], ["caesar", 92], ["solomon", 93], ["euclid", 94], ["ptolemy", 95], ["pythagoras", 96], ["sappho", 97], ["zenobia", 98], ["nefertiti", 99], ["cleopatra", 100], ["phidias", 101], ["praxiteles", 102], ["nebuchadnezzar", 103], ["varro", 104], ["pericles", 105], ["hypatia", 106], ["hiram", 107], ["midas", 108], ["amytis", 109], ["alexander", 110], ["justinian", 111], ["plato", 112], ["aristotle", 113], ["berenice", 114], ["hatshepsut", 115], ["nitocris", 116], ["telesilla", 117], ["tomyris", 118], ["aganice", 119], ["enheduanna", 120], ["phryne", 121], ["cornelia", 122], ["eurypyle", 123], ["theano", 124], ["makeda", 125], ["cynisca", 126], ["gorgo", 127], ["agrippina", 128], ["caligula", 129], ["diocletian", 130], ["octavia", 131], ["arsinoe", 132], ["aspasia", 133], ["darius", 134], ["architects_guild", 135], ["gamers_guild", 136], ["diplomats_guild", 137], ["west_clandestine_wharf", 138], ["east_clandestine_wharf", 139], ["smugglers_cache", 140], ["secret_warehouse", 141], ["city_gates", 142], ["customs", 143], ["dive", 144], ["opium_stash", 145], ["hideout", 146], ["raider_camp", 147], ["cells", 148], ["militia", 149], ["residence", 150], ["pigeonhole", 151], ["black_market", 152], ["architect_firm", 153], ["tabularium", 154], ["trade_center", 155], ["gambling_den", 156], ["opium_den", 157], ["lair", 158], ["sepulcher", 159], ["raider_fort", 160], ["guardhouse", 161], ["mercenaries", 162], ["consulate", 163], ["band_of_spies", 164], ["forging_agency", 165], ["capitol", 166], ["mint", 167], ["opium_distillery", 168], ["brotherhood", 169], ["chamber_of_builders", 170], ["cenotaph", 171], ["secret_network", 172], ["slave_market", 173], ["raider_garrison", 174], ["prison", 175], ["contingent", 176], ["embassy", 177], ["memorial", 178], ["torture_chamber", 179], ["forgers_guild", 180], ["shadow_guild", 181], ["mourners_guild", 182], ["coastal_defenses", 183], ["pontoon", 184], ["eastern_emporium", 185], ["pirate_hideout", 186], ["construction_zone", 187], ["dry_hold", 188], ["cabinet_of_explorers", 189], ["helmsmans_rest", 190], ["fortified_port", 191], ["ballista", 192], ["western_emporium", 193], ["pirates_den", 194], ["boathouse", 195], ["ship_repair", 196], ["navigation_firm", 197], ["cartographers_office", 198], ["coastal_fortifications", 199], ["pier", 200], ["port_customs", 201], ["pirate_crew", 202], ["harbor_masters_office", 203], ["naval_headquarters", 204], ["circle_of_captains", 205], ["nautical_archives", 206], ["overgrown_island", 207], ["virgin_island", 208], ["bronze_island", 209], ["whistling_island", 210], ["foggy_island", 211], ["blue_topaz_island", 212], ["topaz_island_(blue)", 212], ["yellow_topaz_island", 213], ["topaz_island_(yellow)", 213], ["lost_island", 214], ["inhabited_island", 215], ["abandoned_oasis", 216], ["iron_oasis", 217], ["windy_oasis", 218], ["forgotten_oasis", 219], ["ancient_oasis", 220], ["stormy_oasis", 221], ["wonderous_oasis", 222], ["oasis_of_statues", 223], ["pirate_oasis", 224], ["scarlet_archipelago", 225], ["breezy_archipelago", 226], ["torrential_archipelago", 227], ["golden_archipelago", 228], ["emerald_archipelago", 229], ["royal_archipelago", 230], ["lush_archipelago", 231], ["rainbow_archipelago", 232], ["sheltered_archipelago", 233], ["artisan_district", 234], ["belvedere", 235], ["curtain_wall", 236], ["money_changer", 237], ["outpost", 238], ["factory", 239], ["amphitheater", 240], ["auction_house", 241], ["staging_camp", 242], ["river_port", 243], ["gold_reserves", 244], ["archives", 245], ["concentric_castle", 246], ["agora", 247], ["military_school", 248], ["carthage_treasure", 249], ["treasure_of_carthage", 249], ["carthage_guard", 250], ["guard_of_carthage", 250], ["carthage_hoard", 251], ["hoard_of_carthage", 251], ["carthage_phalanx", 252], ["phalanx_of_carthage", 252], ["carthage_salvage", 253], ["salvage_of_carthage", 253], ["carthage_school", 254], ["school_of_carthage", 254]]), board_index: new Map([["alexandria_day", 0], ["alexandria_night", 1], ["babylon_day", 2], ["babylon_night", 3], ["ephesos_day", 4], ["ephesos_night", 5], ["gizah_day", 6], ["gizah_night", 7], ["halikarnassos_day", 8], ["halikarnassos_night", 9], ["olympia_day", 10], ["olympia_night", 11], ["rhodos_day", 12], ["rhodos_night", 13], ["roma_day", 14], ["roma_night", 15], ["abu_simbel_day", 16], ["abu_simbel_night", 17], ["petra_day", 18], ["petra_night", 19], ["byzantium_day", 20], ["byzantium_night", 21], ["siracusa_day", 22], ["siracusa_night", 23], ["ur_day", 24], ["ur_night", 25], ["carthage_day", 26], ["carthage_night", 27]]) });
const o607 = py.made(architects_library_Card, { ident: "wood", name: "Wood", colour: "grey", points: 0, cat: false });
const o608 = py.made(architects_library_Card, { ident: "stone", name: "Stone", colour: "grey", points: 0, cat: false });
const o609 = py.made(architects_library_Card, { ident: "clay", name: "Clay", colour: "grey", points: 0, cat: false });
const o610 = py.made(architects_library_Card, { ident: "papyrus", name: "Papyrus", colour: "grey", points: 0, cat: false });
const o611 = py.made(architects_library_Card, { ident: "glass", name: "Glass", colour: "grey", points: 0, cat: false });
const o612 = py.made(architects_library_Card, { ident: "coin", name: "Coin", colour: "yellow", points: 0, cat: false });
const o613 = py.made(architects_library_Card, { ident: "compass", name: "Compass", colour: "green", points: 0, cat: false });
const o614 = py.made(architects_library_Card, { ident: "gear", name: "Gear", colour: "green", points: 0, cat: false });
const o615 = py.made(architects_library_Card, { ident: "tablet", name: "Tablet", colour: "green", points: 0, cat: false });
const o616 = py.made(architects_library_Card, { ident: "shield_0", name: "Shield", colour: "red", points: 0, cat: false });
const o617 = py.made(architects_library_Card, { ident: "shield_1", name: "Shield with 1 horn", colour: "red", points: 0, cat: false });
const o618 = py.made(architects_library_Card, { ident: "shield_2", name: "Shield with 2 horns", colour: "red", points: 0, cat: false });
const o619 = py.made(architects_library_Card, { ident: "blue_3", name: "Three points", colour: "blue", points: 3, cat: false });
const o620 = py.made(architects_library_Card, { ident: "blue_2_cat", name: "Two points with cat", colour: "blue", points: 2, cat: true });
const o621 = py.made(architects_library_Stage, { points: 4, needs: 0 });
const o622 = py.made(architects_library_Stage, { points: 3, needs: 1 });
const o623 = py.made(architects_library_Stage, { points: 6, needs: 2 });
const o624 = py.made(architects_library_Stage, { points: 5, needs: 4 });
const o625 = py.made(architects_library_Stage, { points: 7, needs: 8 });
const o626 = py.made(architects_library_Board, { ident: "alexandria", name: "Alexandria", stages: [o621, o622, o623, o624, o625], complete: 31 });
const o627 = py.made(architects_library_Stage, { points: 3, needs: 0 });
const o628 = py.made(architects_library_Stage, { points: 0, needs: 1 });
const o629 = py.made(architects_library_Stage, { points: 5, needs: 2 });
const o630 = py.made(architects_library_Stage, { points: 7, needs: 4 });
const o631 = py.made(architects_library_Board, { ident: "babylon", name: "Babylon", stages: [o627, o628, o629, o624, o630], complete: 31 });
const o632 = py.made(architects_library_Stage, { points: 4, needs: 1 });
const o633 = py.made(architects_library_Stage, { points: 5, needs: 1 });
const o634 = py.made(architects_library_Stage, { points: 7, needs: 14 });
const o635 = py.made(architects_library_Board, { ident: "ephesus", name: "Ephesus", stages: [o627, o622, o632, o633, o634], complete: 31 });
const o636 = py.made(architects_library_Stage, { points: 8, needs: 8 });
const o637 = py.made(architects_library_Board, { ident: "giza", name: "Giza", stages: [o621, o633, o623, o630, o636], complete: 31 });
const o638 = py.made(architects_library_Stage, { points: 7, needs: 12 });
const o639 = py.made(architects_library_Board, { ident: "halicarnassus", name: "Halicarnassus", stages: [o627, o622, o623, o629, o638], complete: 31 });
const o640 = py.made(architects_library_Stage, { points: 2, needs: 1 });
const o641 = py.made(architects_library_Stage, { points: 5, needs: 6 });
const o642 = py.made(architects_library_Board, { ident: "olympia", name: "Olympia", stages: [o627, o640, o633, o641, o625], complete: 31 });
const o643 = py.made(architects_library_Stage, { points: 5, needs: 3 });
const o644 = py.made(architects_library_Stage, { points: 6, needs: 4 });
const o645 = py.made(architects_library_Board, { ident: "rhodes", name: "Rhodes", stages: [o621, o621, o643, o644, o625], complete: 31 });
const o646 = py.made(architects_library_Token, { ident: "urbanism", name: "Urbanism", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o647 = py.made(architects_library_Token, { ident: "crafts", name: "Crafts", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o648 = py.made(architects_library_Token, { ident: "jewellery", name: "Jewellery", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o649 = py.made(architects_library_Token, { ident: "science", name: "Science", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o650 = py.made(architects_library_Token, { ident: "propaganda", name: "Propaganda", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o651 = py.made(architects_library_Token, { ident: "architecture", name: "Architecture", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o652 = py.made(architects_library_Token, { ident: "economy", name: "Economy", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o653 = py.made(architects_library_Token, { ident: "engineering", name: "Engineering", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o654 = py.made(architects_library_Token, { ident: "tactics", name: "Tactics", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o655 = py.made(architects_library_Token, { ident: "decor", name: "Decor", unfinished: 4, finished: 6, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [] });
const o656 = py.made(architects_library_Token, { ident: "politics", name: "Politics", unfinished: 0, finished: 0, each_cat_card: 1, each_victory: 0, each_token: 0, by_number: [] });
const o657 = py.made(architects_library_Token, { ident: "strategy", name: "Strategy", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 1, each_token: 0, by_number: [] });
const o658 = py.made(architects_library_Token, { ident: "education", name: "Education", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 2, by_number: [] });
const o659 = py.made(architects_library_Token, { ident: "culture", name: "Culture", unfinished: 0, finished: 0, each_cat_card: 0, each_victory: 0, each_token: 0, by_number: [4, 12] });
const o660 = py.made(architects_library_Library, { name: "7 Wonders Architects", cards: [o607, o608, o609, o610, o611, o612, o613, o614, o615, o616, o617, o618, o619, o620], boards: [o626, o631, o635, o637, o639, o642, o645], tokens: [o646, o647, o648, o649, o650, o651, o652, o653, o654, o655, o656, o657, o658, o659], blue_cards: [12, 13], cat_cards: [13], victory_points: 3, cat_points: 2, purse: [1, 32, 1024, 32768, 1048576, 33554432, 0, 0, 0, 0, 0, 0, 0, 0], card_index: new Map([["wood", 0], ["stone", 1], ["clay", 2], ["brick", 2], ["papyrus", 3], ["glass", 4], ["coin", 5], ["compass", 6], ["gear", 7], ["tablet", 8], ["shield_0", 9], ["shield", 9], ["shield_1", 10], ["shield_with_1_horn", 10], ["shield_2", 11], ["shield_with_2_horns", 11], ["blue_3", 12], ["three_points", 12], ["blue_2_cat", 13], ["two_points_with_cat", 13]]), board_index: new Map([["alexandria", 0], ["babylon", 1], ["ephesus", 2], ["giza", 3], ["halicarnassus", 4], ["olympia", 5], ["rhodes", 6]]), token_index: new Map([["urbanism", 0], ["crafts", 1], ["jewellery", 2], ["science", 3], ["propaganda", 4], ["architecture", 5], ["economy", 6], ["engineering", 7], ["tactics", 8], ["decor", 9], ["politics", 10], ["strategy", 11], ["education", 12], ["culture", 13]]) });
const architects_scoring_CATEGORIES = ["wonder", "cat", "civilian", "military", "progress"];
const kernel_score_NO_TEAM = -1;
const classic_colours_CARD_COLOURS = [0, 1, 2, 3, 4, 5, 6, 8, 9];
const classic_rules_ALL_RULES = [o0, o1, o2, o3, o4, o5, o6];
const classic_scoring_NO_GUILD = -1;
const classic_scoring_MILITARY = 0;
const classic_scoring_CONFLICT = "conflict";
const classic_scoring_TREASURY = 1;
const classic_scoring_COINS_PER_POINT = 3;
const classic_scoring_COINS = "coins";
const classic_scoring_WONDER = 2;
const classic_scoring_STAGE = "stage";
const classic_scoring_CARD = "card";
const architects_cards_COIN = 5;
const architects_cards_PURSE_MASK = 31;
const classic_build_MOST_STAGES = 4;
const classic_colours_PURPLE = 6;
const architects_cards_CARDS = 14;
const architects_scoring_WONDER = 0;
const architects_scoring_CAT = 1;
const architects_scoring_CIVILIAN = 2;
const architects_scoring_MILITARY = 3;
const architects_scoring_PROGRESS = 4;
const classic_city_PRICE = 2;
const classic_colours_COLOURS = ["brown", "gray", "blue", "yellow", "red", "green", "purple", "bonus", "white", "black", "island", "edifice"];
const classic_perks_NO_PERKS = o7;
const classic_leaders_rule_PRICE = o8;
const classic_leaders_rule_BURIED = "buried";
const classic_armada_rule_HOUSE_RULE = o9;
const classic_armada_rule_HOUSE_COLOUR = "black";
const classic_armada_harbour_BLUE_LANE = 2;
const classic_scoring_CIVILIAN = 3;
const classic_armada_rule_BLUE_FLEET = "blue_fleet";
const classic_armada_rule_NAVAL = "naval";
const classic_armada_rule_GUILD_CAP = 10;
const classic_debts_rule_DEBTS = "debts";
const classic_cities_rule_DECLARATION = o10;
const classic_edifice_rule_DECLARATION = o11;
const classic_scoring_SCIENCE = 4;
const classic_science_SYMBOLS = ["compass", "gear", "tablet"];
const classic_scoring_SET = "set";
const classic_perks_CHANGES_SYMBOL = 32;
const classic_scoring_REPEATED = "repeated";
const classic_scoring_GUILDS = 6;
const classic_scoring_COPIED = "copied";
const classic_leaders_kinds_WHITE = 8;
const classic_free_city_rule_DECLARATION = o13;
const classic_teams_rule_DECLARATION = o15;
const classic_leaders_rule_DECLARATION = o16;
const classic_armada_rule_DECLARATION = o17;
const classic_debts_rule_DECLARATION = o18;
const classic_rule_NOTHING_NEW = o19;
const classic_part_NOTHING = o20;
const classic_armada_harbour_FLEETS = ["red", "yellow", "blue", "green"];
const classic_armada_harbour_HARBOUR = o41;
const classic_science_NO_USE = o42;
const classic_science_NO_CHANGE = [-1, -1];
const classic_colours_GREEN = 5;
const classic_effects_points_WONDER_FINISHED = 0;
const classic_effects_points_MOST_COINS = 5;
const classic_effects_points_MOST_COLOURS = [-1, 2, 3, 4, 5];
const classic_effects_tally_VICTORY_VALUES = [1, 3, 5];
const classic_armada_harbour_YELLOW_LANE = 1;
const classic_effects_tally_THREE_COINS = 18;
const classic_effects_tally_COINS_PER_POINT = 3;
const classic_science_SET_POINTS = 7;
const classic_science_NO_SYMBOL = -1;
const classic_perks_OCCASIONS = ["brown", "gray", "blue", "yellow", "red", "green", "purple", "bonus", "white", "black", "island", "edifice", "stage", "chain", "victory", "purchase"];
const classic_effects_tally_STAGES = 12;
const classic_effects_tally_DEFEATS = 13;
const classic_effects_tally_VICTORIES = 14;
const classic_effects_tally_BROWN_GRAY_PAIRS = 19;
const classic_colours_BROWN = 0;
const classic_colours_GRAY = 1;
const classic_effects_tally_DECK_COLOUR_COUNT = 20;
const classic_colours_DECK_COLOURS = [0, 1, 2, 3, 4, 5, 6, 9];
export const classicLibraries = new Map([[1, o215], [2, o606]]);
export const architectsLibrary = o660;
export { kernel_errors_GameError as GameError, kernel_config_Config as Config, kernel_score_places_of as placesOf, classic_table_ClassicGame as ClassicGame, classic_scoring_Score as ClassicScore, classic_position_CitySetup as CitySetup, classic_position_make_city as makeCity, classic_rules_rules_under as rulesUnder, classic_scoring_score_of as scoreOf, classic_scoring_ranked as ranked, architects_table_ArchitectsGame as ArchitectsGame, architects_scoring_Score as ArchitectsScore, architects_position_CitySetup as ArchitectsSetup, architects_scoring_CATEGORIES as architectsCategories, architects_position_make_city as architectsCity, architects_scoring_score_of as architectsScoreOf, architects_scoring_ranked as architectsRanked };
