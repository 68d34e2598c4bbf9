/* The first edition for random players in plain C, as a yardstick for the engine's speed.

   Every decision lists all its options, with all undominated payments, and takes one of them at random. It prints what
   a check compares with the engine: yardstick GAMES SEED. */

#include "city.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BUILD, BUILD_FREE, BUILD_STAGE, SELL, TAKE, PASS };
enum { MOST_OPTIONS = 1024, MOST_DISCARDS = PLAYERS * HAND * AGES, COINS_PER_POINT = 3, SALE = 3 };

typedef struct {
    int card, use;
    Payment payment;
} Option;

typedef struct {
    City city[PLAYERS];
    int age, turn, discards;
    uint8_t discard[MOST_DISCARDS];
    int from_discard[PLAYERS];
} Game;

static uint64_t chance;
static long decisions, options_listed;

static uint32_t random_word(void) {
    uint64_t word = (chance += 0x9E3779B97F4A7C15u);
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)(word >> 32);
}

static int below(int bound) { return (int)((uint64_t)random_word() * (uint64_t)bound >> 32); }

static void shuffle(uint8_t *cards, int count) {
    for (int at = count - 1; at > 0; at--) {
        int other = below(at + 1);
        uint8_t card = cards[at];
        cards[at] = cards[other];
        cards[other] = card;
    }
}

static City *left_of(Game *game, int seat) { return &game->city[(seat + 1) % PLAYERS]; }
static City *right_of(Game *game, int seat) { return &game->city[(seat + PLAYERS - 1) % PLAYERS]; }

/* Options */

static int is_built(const City *city, int card) { return (city->names & CARD(cards[card].name)) != 0; }

static int needs_right(const City *city, int card, const Payment *found, int count) {
    int chained = (city->chains & CARD(card)) != 0;
    return !count || found[0].left || found[0].right || (cards[card].coins && !chained);
}

static int card_options(Game *game, int seat, int card, Option *options) {
    City *city = &game->city[seat];
    Payment found[MOST_PAYMENTS];
    int count = 0, listed = 0;
    if (is_built(city, card)) return 0;
    if (city->chains & CARD(card)) {
        found[count++] = (Payment){0, 0};
    } else if (cards[card].coins <= city->coins) {
        int coins = city->coins - cards[card].coins;
        count = payments(city, left_of(game, seat), right_of(game, seat), cards[card].cost, coins, found);
    }
    for (int at = 0; at < count; at++) options[listed++] = (Option){card, BUILD, found[at]};
    if (city->free_build_ready && needs_right(city, card, found, count))
        options[listed++] = (Option){card, BUILD_FREE, {0, 0}};
    return listed;
}

static int play_options(Game *game, int seat, Option *options) {
    City *city = &game->city[seat];
    const Board *board = &boards[city->board];
    Payment staging[MOST_PAYMENTS];
    int stages = 0, count = 0, previous = -1;
    if (city->stages < board->stages) {
        Goods cost = board->stage[city->stages].cost;
        stages = payments(city, left_of(game, seat), right_of(game, seat), cost, city->coins, staging);
    }
    for (int at = 0; at < city->hand_size; at++) {
        int card = city->hand[at];
        if (card == previous) continue;
        previous = card;
        count += card_options(game, seat, card, options + count);
        for (int stage = 0; stage < stages; stage++) options[count++] = (Option){card, BUILD_STAGE, staging[stage]};
        options[count++] = (Option){card, SELL, {0, 0}};
    }
    return count;
}

static int discard_options(const Game *game, const City *city, Option *options) {
    Set offered = 0;
    int count = 0;
    for (int at = 0; at < game->discards; at++) {
        int card = game->discard[at];
        if (is_built(city, card) || offered & CARD(card)) continue;
        offered |= CARD(card);
        options[count++] = (Option){card, TAKE, {0, 0}};
    }
    if (count) options[count++] = (Option){0, PASS, {0, 0}};
    return count;
}

static Option chosen(const Option *options, int count) {
    decisions++;
    options_listed += count;
    return options[below(count)];
}

/* Turns */

static void put_card(City *city, int card) {
    city->built |= CARD(card);
    city->names |= CARD(cards[card].name);
    city->colours[cards[card].colour]++;
    city->new_chains |= cards[card].opens;
    gain(city, &cards[card].effects);
}

static void place(Game *game, int seat, Option option) {
    City *city = &game->city[seat];
    int at = 0;
    while (city->hand[at] != option.card) at++;
    city->hand_size--;
    memmove(city->hand + at, city->hand + at + 1, sizeof(int) * (size_t)(city->hand_size - at));
    if (option.use == SELL) {
        game->discard[game->discards++] = (uint8_t)option.card;
    } else if (option.use == BUILD_STAGE) {
        gain(city, &boards[city->board].stage[city->stages++].effects);
        city->colours[STAGES_BUILT]++;
    } else {
        if (option.use == BUILD_FREE) city->free_build_ready = 0;
        put_card(city, option.card);
    }
}

static int counted(const City *city, int what) {
    int count = 0;
    for (int colour = 0; colour < COUNTED; colour++)
        if (what >> colour & 1) count += city->colours[colour];
    return count;
}

static int tally(Game *game, int seat, const Tally *tally) {
    int count = 0;
    if (!tally->each) return 0;
    if (tally->boards & OWN) count += counted(&game->city[seat], tally->what);
    if (tally->boards & LEFT) count += counted(left_of(game, seat), tally->what);
    if (tally->boards & RIGHT) count += counted(right_of(game, seat), tally->what);
    return count * tally->each;
}

static void run_effects(Game *game, int seat, const Effects *effects) {
    City *city = &game->city[seat];
    city->coins += effects->coins + tally(game, seat, &effects->coins_per);
    if (effects->special & FREE_BUILD) city->free_build_ready = 1;
    if (effects->special & FROM_DISCARD) game->from_discard[seat] = 1;
}

static void pay(Game *game, int seat, Option option) {
    City *city = &game->city[seat];
    city->coins -= option.payment.left + option.payment.right;
    left_of(game, seat)->coins += option.payment.left;
    right_of(game, seat)->coins += option.payment.right;
    if (option.use == BUILD && !(city->chains & CARD(option.card))) city->coins -= cards[option.card].coins;
}

static void resolve(Game *game, int first, int last, const Option *taken) {
    for (int seat = first; seat <= last; seat++) pay(game, seat, taken[seat]);
    for (int seat = first; seat <= last; seat++) place(game, seat, taken[seat]);
    for (int seat = first; seat <= last; seat++) {
        City *city = &game->city[seat];
        if (taken[seat].use == SELL)
            city->coins += SALE;
        else if (taken[seat].use == BUILD_STAGE)
            run_effects(game, seat, &boards[city->board].stage[city->stages - 1].effects);
        else
            run_effects(game, seat, &cards[taken[seat].card].effects);
    }
}

static void play_turn(Game *game) {
    static Option options[MOST_OPTIONS];
    Option taken[PLAYERS];
    for (int seat = 0; seat < PLAYERS; seat++) taken[seat] = chosen(options, play_options(game, seat, options));
    resolve(game, 0, PLAYERS - 1, taken);
}

static void play_last_cards(Game *game) {
    static Option options[MOST_OPTIONS];
    Option taken[PLAYERS];
    for (int seat = 0; seat < PLAYERS; seat++) {
        City *city = &game->city[seat];
        if (city->special & PLAY_LAST_CARD) {
            int count = play_options(game, seat, options);
            /* A single option is not a decision. */
            taken[seat] = count > 1 ? chosen(options, count) : options[0];
            resolve(game, seat, seat, taken);
        }
    }
    for (int seat = 0; seat < PLAYERS; seat++) {
        City *city = &game->city[seat];
        while (city->hand_size) game->discard[game->discards++] = (uint8_t)city->hand[--city->hand_size];
    }
}

static void build_from_discard(Game *game) {
    Option options[CARDS + 1];
    for (int seat = 0; seat < PLAYERS; seat++) {
        City *city = &game->city[seat];
        if (!game->from_discard[seat]) continue;
        game->from_discard[seat] = 0;
        int count = discard_options(game, city, options);
        if (!count) continue;
        Option option = chosen(options, count);
        if (option.use == PASS) continue;
        int at = 0;
        while (game->discard[at] != option.card) at++;
        game->discard[at] = game->discard[--game->discards];
        put_card(city, option.card);
        run_effects(game, seat, &cards[option.card].effects);
    }
}

static void pass_hands(Game *game) {
    int hands[PLAYERS][HAND], size = game->city[0].hand_size, step = game->age % 2 ? 1 : PLAYERS - 1;
    for (int seat = 0; seat < PLAYERS; seat++) memcpy(hands[seat], game->city[seat].hand, sizeof hands[seat]);
    for (int seat = 0; seat < PLAYERS; seat++) {
        City *receiver = &game->city[(seat + step) % PLAYERS];
        memcpy(receiver->hand, hands[seat], sizeof receiver->hand);
        receiver->hand_size = size;
    }
}

/* Ages */

static int in_order(const void *one, const void *other) { return *(const int *)one - *(const int *)other; }

static void deal(Game *game) {
    uint8_t deck[PLAYERS * HAND], drawn[GUILDS];
    int size = deck_sizes[game->age - 1];
    memcpy(deck, decks[game->age - 1], (size_t)size);
    if (game->age == AGES) {
        memcpy(drawn, guilds, GUILDS);
        shuffle(drawn, GUILDS);
        memcpy(deck + size, drawn, GUILDS_DRAWN);
    }
    shuffle(deck, PLAYERS * HAND);
    for (int seat = 0; seat < PLAYERS; seat++) {
        City *city = &game->city[seat];
        for (int at = 0; at < HAND; at++) city->hand[at] = deck[seat * HAND + at];
        city->hand_size = HAND;
        qsort(city->hand, HAND, sizeof(int), in_order);
    }
}

static void fight(Game *game) {
    for (int seat = 0; seat < PLAYERS; seat++) {
        City *one = &game->city[seat], *other = left_of(game, seat);
        if (one->shields == other->shields) continue;
        City *winner = one->shields > other->shields ? one : other, *loser = winner == one ? other : one;
        winner->military += 2 * game->age - 1;
        loser->military += defeat_tokens[game->age - 1];
        loser->colours[DEFEATS]++;
    }
}

static void play_age(Game *game) {
    for (int seat = 0; seat < PLAYERS; seat++) {
        City *city = &game->city[seat];
        city->free_build_ready = (city->special & FREE_BUILD) != 0;
        city->chains |= city->new_chains;
        city->new_chains = 0;
    }
    deal(game);
    for (game->turn = 1; game->turn < HAND; game->turn++) {
        play_turn(game);
        if (game->turn == HAND - 1) play_last_cards(game);
        build_from_discard(game);
        if (game->turn < HAND - 1) pass_hands(game);
    }
    fight(game);
}

/* Scores */

static int science(const City *city, int wilds) {
    int best = 0;
    for (int compasses = 0; compasses <= wilds; compasses++)
        for (int gears = 0; compasses + gears <= wilds; gears++) {
            int a = city->symbols[COMPASS] + compasses, b = city->symbols[GEAR] + gears;
            int c = city->symbols[TABLET] + wilds - compasses - gears;
            int sets = a < b ? (a < c ? a : c) : (b < c ? b : c);
            int points = a * a + b * b + c * c + 7 * sets;
            if (points > best) best = points;
        }
    return best;
}

static int points_of(Game *game, int seat, const Effects *effects) {
    return effects->points + tally(game, seat, &effects->points_per);
}

static int best_free_choices(Game *game, int seat) {
    City *city = &game->city[seat];
    int best = science(city, city->symbols[WILD]);
    if (!(city->special & COPY_GUILD)) return best;
    Set offered = left_of(game, seat)->built | right_of(game, seat)->built;
    for (int at = 0; at < GUILDS; at++) {
        const Effects *guild = &cards[guilds[at]].effects;
        if (!(offered & CARD(guilds[at]))) continue;
        city->colours[PURPLE]++;
        int points = points_of(game, seat, guild) + science(city, city->symbols[WILD] + (guild->symbol == WILD));
        city->colours[PURPLE]--;
        if (points > best) best = points;
    }
    return best;
}

static int score(Game *game, int seat) {
    City *city = &game->city[seat];
    int total = city->military + city->coins / COINS_PER_POINT + best_free_choices(game, seat);
    for (int stage = 0; stage < city->stages; stage++)
        total += points_of(game, seat, &boards[city->board].stage[stage].effects);
    for (int card = 0; card < CARDS; card++)
        if (city->built & CARD(card)) total += points_of(game, seat, &cards[card].effects);
    return total;
}

static void set_up(Game *game) {
    uint8_t order[WONDERS];
    memset(game, 0, sizeof *game);
    for (int wonder = 0; wonder < WONDERS; wonder++) order[wonder] = (uint8_t)wonder;
    shuffle(order, WONDERS);
    for (int seat = 0; seat < PLAYERS; seat++) {
        City *city = &game->city[seat];
        city->board = order[seat] * SIDES + below(SIDES);
        city->coins = START_COINS;
        city->raw_left = city->raw_right = city->manufactured = USUAL;
        city->own_goods = city->sold_goods = boards[city->board].resource;
    }
}

int main(int count, char **words) {
    static Game game;
    long games = count > 1 ? atol(words[1]) : 1000;
    double points = 0, squares = 0;
    chance = count > 2 ? strtoull(words[2], NULL, 10) : 1;
    clock_t begin = clock();
    for (long number = 0; number < games; number++) {
        set_up(&game);
        for (game.age = 1; game.age <= AGES; game.age++) play_age(&game);
        for (int seat = 0; seat < PLAYERS; seat++) {
            int total = score(&game, seat);
            points += total;
            squares += (double)total * total;
        }
    }
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC, scores = (double)games * PLAYERS;
    printf("{\"games\": %ld, \"seconds\": %.6f, \"mean_score\": %.6f, \"mean_square\": %.6f, ", games, seconds,
           points / scores, squares / scores);
    printf("\"decisions\": %.6f, \"options\": %.6f}\n", (double)decisions / (double)games,
           (double)options_listed / (double)decisions);
    return 0;
}
