/* A city with the running totals of its cards, and what it has to pay to build something. */

#ifndef CITY_H
#define CITY_H

#include "tables.h"

enum { MOST_CHOICES = 8, MOST_PAYMENTS = 32, USUAL = 2 };

typedef struct {
    int board, stages, coins, shields, defeats, military, free_build_ready, special;
    int colours[COUNTED];
    int symbols[WILD + 1];
    Goods own_goods, sold_goods, own_reach, sold_reach;
    int own_choices, sold_choices;
    Goods own_choice[MOST_CHOICES], sold_choice[MOST_CHOICES];
    int raw_left, raw_right, manufactured;
    Set built, names, chains, new_chains;
    int hand_size, hand[HAND];
} City;

/* Coins for the neighbours on both sides. */
typedef struct {
    int left, right;
} Payment;

void gain(City *city, const Effects *effects);

/* The payments for a cost within the coins that no other payment beats or equals on both sides. */
int payments(const City *city, const City *left, const City *right, Goods cost, int coins, Payment *found);

#endif
