/* A score sheet of Clever for training: the rules of tabletop/games/clever/sheet.py and
   chains.py once more, as fast as training needs them. What is printed on the sheet comes
   from printed.h, which clever.py writes from tabletop/games/clever/printed.py, and
   `clever.py check` replays games by the rules. */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "printed.h"

enum { WHITE, YELLOW, BLUE, GREEN, ORANGE, PURPLE };
enum { NOTHING, REROLL, EXTRA, FOX, YELLOW_CROSS, BLUE_CROSS, GREEN_CROSS, ORANGE_4, ORANGE_5,
       ORANGE_6, PURPLE_6, BLACK };
enum { ROW = 11, MOST_DUE = 16 };

static const int AREA_OF[] = {0, 0, 0, 0, YELLOW, BLUE, GREEN, ORANGE, ORANGE, ORANGE, PURPLE, 0};
static const int NUMBER_OF[] = {0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 6, 0};

typedef struct {
    int16_t yellow, blue;
    int8_t green, oranges, purples, last; /* last: what is written last in the purple area */
    int16_t orange, purple;               /* the sums of what is written */
    int8_t rerolls, rerolls_used, extras, extras_used;
} Sheet;

typedef struct {
    int n;
    int8_t kind[MOST_DUE];
} Due;

typedef struct {
    int8_t area, cell;
} Way;

static inline int bits(int mask) { return __builtin_popcount((unsigned)mask); }

static inline bool has(int crossed, int mask) { return (crossed & mask) == mask; }

static int areas_of(const Sheet *s, int points[5]) {
    points[0] = 0;
    for (int i = 0; i < 4; i++)
        if (has(s->yellow, COLUMN_MASK[i])) points[0] += COLUMN_POINTS[i];
    points[1] = BLUE_POINTS[bits(s->blue)];
    points[2] = GREEN_POINTS[s->green];
    points[3] = s->orange;
    points[4] = s->purple;
    int lowest = points[0];
    for (int i = 1; i < 5; i++)
        if (points[i] < lowest) lowest = points[i];
    return lowest;
}

static int foxes_of(const Sheet *s) {
    int found = (s->green >= FOX_AT[0]) + (s->oranges >= FOX_AT[1]) + (s->purples >= FOX_AT[2]);
    for (int i = 0; i < YELLOW_GROUPS; i++)
        found += YELLOW_WON[i] == FOX && has(s->yellow, YELLOW_MASK[i]);
    for (int i = 0; i < BLUE_GROUPS; i++)
        found += BLUE_WON[i] == FOX && has(s->blue, BLUE_MASK[i]);
    return found;
}

static int total_of(const Sheet *s) {
    int points[5];
    int lowest = areas_of(s, points);
    return points[0] + points[1] + points[2] + points[3] + points[4] + foxes_of(s) * lowest;
}

static bool is_full(const Sheet *s, int area) {
    switch (area) {
    case YELLOW: return s->yellow == YELLOW_ALL;
    case BLUE: return s->blue == BLUE_ALL;
    case GREEN: return s->green == ROW;
    case ORANGE: return s->oranges == ROW;
    default: return s->purples == ROW;
    }
}

/* The cells of an area that a value may be marked in. */
static int openings(const Sheet *s, int area, int value, Way *ways) {
    int n = 0;
    if (area == YELLOW) {
        for (int cell = 0; cell < 12; cell++)
            if (YELLOW_NUMBER[cell] == value && !(s->yellow >> cell & 1))
                ways[n++] = (Way){YELLOW, (int8_t)cell};
        return n;
    }
    if (area == BLUE) {
        if (!(s->blue >> value & 1)) ways[n++] = (Way){BLUE, (int8_t)value};
        return n;
    }
    bool fits;
    if (area == GREEN)
        fits = s->green < ROW && value >= AT_LEAST[s->green];
    else if (area == ORANGE)
        fits = s->oranges < ROW;
    else
        fits = s->purples < ROW && (!s->purples || s->last == 6 || value > s->last);
    if (fits) ways[n++] = (Way){(int8_t)area, 0};
    return n;
}

/* Where a bonus that waits for a choice can be used. */
static int uses(const Sheet *s, int bonus, Way *ways) {
    int n = 0;
    if (bonus == YELLOW_CROSS || bonus == BLACK)
        for (int cell = 0; cell < 12; cell++)
            if (!(s->yellow >> cell & 1)) ways[n++] = (Way){YELLOW, (int8_t)cell};
    if (bonus == BLUE_CROSS || bonus == BLACK)
        for (int sum = 2; sum < 13; sum++)
            if (!(s->blue >> sum & 1)) ways[n++] = (Way){BLUE, (int8_t)sum};
    if (bonus == BLACK)
        for (int area = GREEN; area <= PURPLE; area++)
            if (!is_full(s, area)) ways[n++] = (Way){(int8_t)area, 0};
    return n;
}

/* Marks a cell; the bonuses it wins are added to *won*. */
static void mark(Sheet *s, int area, int cell, int value, Due *won) {
    int bonus = NOTHING;
    switch (area) {
    case YELLOW:
        s->yellow |= (int16_t)(1 << cell);
        for (int i = 0; i < YELLOW_GROUPS; i++)
            if (YELLOW_MASK[i] >> cell & 1 && has(s->yellow, YELLOW_MASK[i]))
                won->kind[won->n++] = (int8_t)YELLOW_WON[i];
        break;
    case BLUE:
        s->blue |= (int16_t)(1 << cell);
        for (int i = 0; i < BLUE_GROUPS; i++)
            if (BLUE_MASK[i] >> cell & 1 && has(s->blue, BLUE_MASK[i]))
                won->kind[won->n++] = (int8_t)BLUE_WON[i];
        break;
    case GREEN: bonus = ROW_WON[0][s->green++]; break;
    case ORANGE:
        s->orange += (int16_t)(value * TIMES[s->oranges]);
        bonus = ROW_WON[1][s->oranges++];
        break;
    default:
        s->purple += (int16_t)value;
        s->last = (int8_t)value;
        bonus = ROW_WON[2][s->purples++];
    }
    if (bonus) won->kind[won->n++] = (int8_t)bonus;
}

/* Bonuses that leave no choice are used, in chains; *due* keeps those that wait and can be used. */
static void resolved(Sheet *s, Due *found, Due *due) {
    for (int at = 0; at < found->n; at++) {
        int bonus = found->kind[at];
        if (bonus == REROLL)
            s->rerolls = s->rerolls < SLOTS ? s->rerolls + 1 : SLOTS;
        else if (bonus == EXTRA)
            s->extras = s->extras < SLOTS ? s->extras + 1 : SLOTS;
        else if (bonus == YELLOW_CROSS || bonus == BLUE_CROSS || bonus == BLACK)
            due->kind[due->n++] = (int8_t)bonus;
        else if (bonus != FOX && !is_full(s, AREA_OF[bonus]))
            mark(s, AREA_OF[bonus], 0, NUMBER_OF[bonus], found);
    }
    int kept = 0;
    for (int i = 0; i < due->n; i++) {
        Way ways[32];
        if (uses(s, due->kind[i], ways)) due->kind[kept++] = due->kind[i];
    }
    due->n = kept;
}

static void marked(Sheet *s, int area, int cell, int value, Due *due) {
    Due found = {0};
    mark(s, area, cell, value, &found);
    resolved(s, &found, due);
}

static void given(Sheet *s, int bonus, Due *due) {
    Due found = {1, {(int8_t)bonus}};
    due->n = 0;
    resolved(s, &found, due);
}

/* A waiting bonus is used in an area: the first that can be. */
static void chosen(Sheet *s, Due *due, Way way) {
    int at = 0;
    while (due->kind[at] != BLACK && AREA_OF[due->kind[at]] != way.area) at++;
    memmove(due->kind + at, due->kind + at + 1, (size_t)(due->n - at - 1));
    due->n--;
    marked(s, way.area, way.cell, way.area >= ORANGE ? 6 : 0, due);
}
