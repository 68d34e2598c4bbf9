/* What the tables are made of. benchmarks/yardstick/tables.py writes tables.h from the catalogue. */

#ifndef FACTS_H
#define FACTS_H

#include <stdint.h>

enum { WOOD, STONE, ORE, CLAY, GLASS, PAPYRUS, TEXTILE, KINDS };
enum { RAW_KINDS = GLASS };
enum { BROWN, GRAY, BLUE, YELLOW, RED, GREEN, PURPLE, STAGES_BUILT, DEFEATS, COUNTED };
enum { OWN = 1, LEFT = 2, RIGHT = 4 };
enum { NO_SYMBOL, COMPASS, GEAR, TABLET, WILD };
enum { PLAY_LAST_CARD = 1, FREE_BUILD = 2, FROM_DISCARD = 4, COPY_GUILD = 8 };

/* A set of cards: card n is bit n. */
typedef unsigned __int128 Set;
#define CARD(n) ((Set)1 << (n))

/* Something for each counted thing on some boards. */
typedef struct {
    uint16_t what;
    uint8_t boards, each;
} Tally;

/* Everything that a card or a stage gives. A producer with a choice has `kinds`, a bit for each resource. */
typedef struct {
    uint8_t goods[KINDS];
    uint8_t kinds, reserved;
    uint8_t raw_left, raw_right, manufactured;
    uint8_t points, coins, shields, symbol, special;
    Tally points_per, coins_per;
} Effects;

typedef struct {
    uint8_t colour, coins;
    uint8_t cost[KINDS];
    Set opens;
    Effects effects;
} Card;

typedef struct {
    uint8_t cost[KINDS];
    Effects effects;
} Stage;

typedef struct {
    uint8_t resource, stages;
    Stage stage[4];
} Board;

#endif
