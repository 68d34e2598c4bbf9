/* Payments by plain search: every use of the producers with a choice, every split between the neighbours. */

#include "city.h"

enum { MOST_RESTS = 256, FIRST_MANUFACTURED = 4 * GLASS };

static const Goods TOP_BITS = 0x8888888, ONE_OF_EACH = 0x1111111;

typedef struct {
    const City *city, *left, *right;
    int coins, count, rests;
    Goods rest[MOST_RESTS];
    Payment *found;
} Search;

/* All bits of every kind of which there is a unit. */
static Goods reach_of(Goods goods) {
    Goods some = (goods | goods >> 1 | goods >> 2) & ONE_OF_EACH;
    return some * 15;
}

/* What is missing of the goods that are needed, kind by kind. */
static Goods lacking(Goods needed, Goods there) {
    Goods difference = (needed | TOP_BITS) - there;
    return difference & ((difference & TOP_BITS) >> 3) * 7;
}

static int size_of(Goods goods) {
    Goods pairs = (goods & 0x0F0F0F0F) + (goods >> 4 & 0x0F0F0F0F);
    return (int)(pairs * 0x01010101 >> 24);
}

void gain(City *city, const Effects *effects) {
    city->own_goods += effects->goods;
    city->sold_goods += effects->goods;
    if (effects->choice) {
        city->own_choice[city->own_choices++] = effects->choice;
        city->own_reach |= reach_of(effects->choice);
        if (!effects->reserved) {
            city->sold_choice[city->sold_choices++] = effects->choice;
            city->sold_reach |= reach_of(effects->choice);
        }
    }
    if (effects->raw_left) city->raw_left = effects->raw_left;
    if (effects->raw_right) city->raw_right = effects->raw_right;
    if (effects->manufactured) city->manufactured = effects->manufactured;
    city->shields += effects->shields;
    city->symbols[effects->symbol]++;
    city->special |= effects->special;
}

/* One unit of each kind that a producer can give and that is lacking. */
static Goods useful(Goods choice, Goods lack) { return choice & (lack | lack >> 1 | lack >> 2); }

/* Whether producers with a choice can give all these units. */
static int covers(const Goods *choice, int choices, Goods lack, int size) {
    if (!size) return 1;
    if (size > choices) return 0;
    for (Goods units = useful(choice[0], lack); units; units &= units - 1)
        if (covers(choice + 1, choices - 1, lack - (units & -units), size - 1)) return 1;
    return covers(choice + 1, choices - 1, lack, size);
}

static int can_supply(const City *seller, Goods part) {
    Goods lack = lacking(part, seller->sold_goods);
    if (!lack) return 1;
    if (lack & ~seller->sold_reach) return 0;
    return covers(seller->sold_choice, seller->sold_choices, lack, size_of(lack));
}

static int is_beaten(const Search *search, int left, int right) {
    for (int at = 0; at < search->count; at++)
        if (search->found[at].left <= left && search->found[at].right <= right) return 1;
    return 0;
}

static void keep(Search *search, int left, int right) {
    int kept = 0;
    for (int at = 0; at < search->count; at++) {
        Payment other = search->found[at];
        if (other.left < left || other.right < right) search->found[kept++] = other;
    }
    search->found[kept++] = (Payment){left, right};
    search->count = kept;
}

/* Try every split of the rest, with what has been assigned to either side before. */
static void split(Search *search, Goods rest, Goods left, Goods right, int to_left, int to_right) {
    if (to_left + to_right > search->coins || is_beaten(search, to_left, to_right)) return;
    if (!rest) {
        if (can_supply(search->left, left) && can_supply(search->right, right)) keep(search, to_left, to_right);
        return;
    }
    int place = __builtin_ctz(rest) & ~3, count = rest >> place & 7;
    int price_left = place < FIRST_MANUFACTURED ? search->city->raw_left : search->city->manufactured;
    int price_right = place < FIRST_MANUFACTURED ? search->city->raw_right : search->city->manufactured;
    rest &= ~((Goods)7 << place);
    for (int taken = 0; taken <= count; taken++) {
        int others = count - taken;
        split(search, rest, left | (Goods)taken << place, right | (Goods)others << place,
              to_left + taken * price_left, to_right + others * price_right);
    }
}

/* Let each producer with a choice give a unit that is lacking, in all ways, and collect what is then left to buy. */
static void use_choices(Search *search, Goods lack, int number) {
    while (number < search->city->own_choices && !useful(search->city->own_choice[number], lack)) number++;
    if (number == search->city->own_choices) {
        for (int at = 0; at < search->rests; at++)
            if (search->rest[at] == lack) return;
        search->rest[search->rests++] = lack;
        return;
    }
    for (Goods units = useful(search->city->own_choice[number], lack); units; units &= units - 1)
        use_choices(search, lack - (units & -units), number + 1);
}

static int least(int one, int other) { return one < other ? one : other; }

int payments(const City *city, const City *left, const City *right, Goods cost, int coins, Payment *found) {
    Goods lack = lacking(cost, city->own_goods);
    if (!lack) {
        found[0] = (Payment){0, 0};
        return 1;
    }
    /* Two quick tests: something that nobody has, and more than the coins can buy. */
    Goods reach = city->own_reach | left->sold_reach | right->sold_reach;
    if (lacking(lacking(lack, left->sold_goods), right->sold_goods) & ~reach) return 0;
    int cheapest = least(city->manufactured, least(city->raw_left, city->raw_right));
    if ((size_of(lack) - city->own_choices) * cheapest > coins) return 0;
    Search search;
    search.city = city, search.left = left, search.right = right, search.found = found;
    search.coins = coins, search.count = search.rests = 0;
    use_choices(&search, lack, 0);
    for (int at = 0; at < search.rests; at++) split(&search, search.rest[at], 0, 0, 0, 0);
    return search.count;
}
