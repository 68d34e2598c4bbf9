/* What the tables are made of. benchmarks/yardstick/tables.py writes tables.h from the catalogue. */

#ifndef FACTS_H
#define FACTS_H

#include <stdint.h>

enum { WOOD, STONE, ORE, CLAY, GLASS, PAPYRUS, TEXTILE, KINDS };
enum { BROWN, GRAY, BLUE, YELLOW, RED, GREEN, PURPLE, STAGES_BUILT, DEFEATS, COUNTED };
enum { OWN = 1, LEFT = 2, RIGHT = 4 };
enum { NO_SYMBOL, COMPASS, GEAR, TABLET, WILD };
enum { PLAY_LAST_CARD = 1, FREE_BUILD = 2, FROM_DISCARD = 4, COPY_GUILD = 8 };

/* Resources, four bits for the units of each kind. No city has more than seven of one, so the top bit is free. */
typedef uint32_t Goods;

/* A set of cards: card n is bit n. */
typedef unsigned __int128 Set;
#define CARD(n) ((Set)1 << (n))

/* Something for each counted thing on some boards. */
typedef struct {
    uint16_t what;
    uint8_t boards, each;
} Tally;

/* Everything that a card or a stage gives. A producer with a choice gives one unit of `choice`. */
typedef struct {
    Goods goods, choice;
    uint8_t reserved;
    uint8_t raw_left, raw_right, manufactured;
    uint8_t points, coins, shields, symbol, special;
    Tally points_per, coins_per;
} Effects;

/* `name` is the first card of the same name: two Ages have a Loom, and a city may build only one of them. */
typedef struct {
    uint8_t name, colour, coins;
    Goods cost;
    Set opens;
    Effects effects;
} Card;

typedef struct {
    Goods cost;
    Effects effects;
} Stage;

typedef struct {
    Goods resource;
    uint8_t stages;
    Stage stage[4];
} Board;

#endif
