/* Payments by plain search: every use of the producers with a choice, every split between the neighbours. */

#include "city.h"

#include <string.h>

enum { MOST_RESTS = 256 };

typedef struct {
    int8_t units[KINDS];
} Bundle;

typedef struct {
    const City *city, *left, *right;
    int coins, count, rests;
    Bundle rest[MOST_RESTS];
    Payment *found;
} Search;

void gain(City *city, const Effects *effects) {
    for (int kind = 0; kind < KINDS; kind++) {
        city->own_goods[kind] += effects->goods[kind];
        city->sold_goods[kind] += effects->goods[kind];
    }
    if (effects->kinds) {
        city->own_choice[city->own_choices++] = effects->kinds;
        if (!effects->reserved) city->sold_choice[city->sold_choices++] = effects->kinds;
    }
    if (effects->raw_left) city->raw_left = effects->raw_left;
    if (effects->raw_right) city->raw_right = effects->raw_right;
    if (effects->manufactured) city->manufactured = effects->manufactured;
    city->shields += effects->shields;
    city->symbols[effects->symbol]++;
    city->special |= effects->special;
}

/* Whether producers with a choice can give all these units. */
static int covers(const uint8_t *choice, int choices, Bundle *lack, int size) {
    if (!size) return 1;
    if (size > choices) return 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (!(choice[0] >> kind & 1) || !lack->units[kind]) continue;
        lack->units[kind]--;
        int done = covers(choice + 1, choices - 1, lack, size - 1);
        lack->units[kind]++;
        if (done) return 1;
    }
    return covers(choice + 1, choices - 1, lack, size);
}

static int can_supply(const City *seller, const Bundle *part) {
    Bundle lack;
    int size = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int missing = part->units[kind] - seller->sold_goods[kind];
        lack.units[kind] = missing > 0 ? missing : 0;
        size += lack.units[kind];
    }
    return covers(seller->sold_choice, seller->sold_choices, &lack, size);
}

static void keep(Search *search, int left, int right) {
    int kept = 0;
    for (int at = 0; at < search->count; at++) {
        Payment other = search->found[at];
        if (other.left <= left && other.right <= right) return;
        if (other.left < left || other.right < right) search->found[kept++] = other;
    }
    search->found[kept++] = (Payment){left, right};
    search->count = kept;
}

static int is_beaten(const Search *search, int left, int right) {
    for (int at = 0; at < search->count; at++)
        if (search->found[at].left <= left && search->found[at].right <= right) return 1;
    return 0;
}

/* Try every split of the units from this kind on, with what has been assigned to either side before. */
static void split(Search *search, const Bundle *rest, int kind, Bundle *left, Bundle *right, int to_left, int to_right) {
    const City *city = search->city;
    if (to_left + to_right > search->coins || is_beaten(search, to_left, to_right)) return;
    while (kind < KINDS && !rest->units[kind]) kind++;
    if (kind == KINDS) {
        if (can_supply(search->left, left) && can_supply(search->right, right)) keep(search, to_left, to_right);
        return;
    }
    int price_left = kind < RAW_KINDS ? city->raw_left : city->manufactured;
    int price_right = kind < RAW_KINDS ? city->raw_right : city->manufactured;
    for (int taken = 0; taken <= rest->units[kind]; taken++) {
        int others = rest->units[kind] - taken;
        left->units[kind] = taken;
        right->units[kind] = others;
        split(search, rest, kind + 1, left, right, to_left + taken * price_left, to_right + others * price_right);
    }
    left->units[kind] = right->units[kind] = 0;
}

/* Let each producer with a choice give a unit that is lacking, in all ways, and collect what is then left to buy. */
static void use_choices(Search *search, Bundle *lack, int number) {
    if (number == search->city->own_choices) {
        for (int at = 0; at < search->rests; at++)
            if (!memcmp(search->rest[at].units, lack->units, KINDS)) return;
        search->rest[search->rests++] = *lack;
        return;
    }
    int used = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (!(search->city->own_choice[number] >> kind & 1) || !lack->units[kind]) continue;
        used = 1;
        lack->units[kind]--;
        use_choices(search, lack, number + 1);
        lack->units[kind]++;
    }
    if (!used) use_choices(search, lack, number + 1);
}

int payments(const City *city, const City *left, const City *right, const uint8_t *cost, int coins, Payment *found) {
    Search search = {.city = city, .left = left, .right = right, .coins = coins, .found = found};
    Bundle lack, none_left = {{0}}, none_right = {{0}};
    int size = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int missing = cost[kind] - city->own_goods[kind];
        lack.units[kind] = missing > 0 ? missing : 0;
        size += lack.units[kind];
    }
    if (!size) {
        found[0] = (Payment){0, 0};
        return 1;
    }
    /* Nothing costs less than one coin. */
    if ((size - city->own_choices) * CHEAP > coins) return 0;
    use_choices(&search, &lack, 0);
    for (int at = 0; at < search.rests; at++) split(&search, &search.rest[at], 0, &none_left, &none_right, 0, 0);
    return search.count;
}
