/* The table, and what an option is worth: that of the best after-state it can lead to.

   An after-state leaves no more choice to its player until dice are thrown. Bonuses and
   extra dice that follow at once are looked through. */
#pragma once

#include "clever_net.h"

enum { MOST_OPTIONS = 160, MOST_NODES = 160, MOST_SEATS = 4 };

typedef struct {
    Sheet sheet;
    Context context;
    float seen; /* what the first decision after it found best; NAN before there is one */
    bool tried; /* whether a trial came before the next after-state */
} Node;

typedef struct {
    int n;
    Node at[MOST_NODES];
} Path;

/* What is done once no bonus waits: extra dice where dice lie, then the after-state. */
typedef struct {
    Context after;
    int8_t faces[6];
    int8_t extra; /* bits of the dice used by extra die; -1: no extra dice here */
    int8_t deep;  /* so many extra dice are looked ahead */
    int8_t rolls; /* so many sixes of rolls are thrown in the mind */
} Then;

typedef struct {
    int8_t kind, die, area, cell;
    Sheet sheet;
    Due due;
    Then then;
    bool in_turn;
    float others; /* what the others' points count against it */
} Option;
#ifndef CLOSE
#define CLOSE 3.0f
#endif

enum { TAKE, USE, EXTRA_DIE, DONE, DECLINE, FORFEIT, AGAIN };

/* How a seat plays: so many extra dice and rolls are looked ahead. */
typedef struct {
    const Net *net, *second; /* by whim without one; two are averaged */
    int deep, rolls;
    float deny; /* how much the points of another count against one's own */
} Mind;

typedef struct {
    Mind minds[MOST_SEATS], *mind; /* whose worths are asked for now */
    uint64_t random;
    float trials;
    int wild[MOST_SEATS]; /* by seat, the round before which every other decision is a trial */
    int must_take;
    Path *paths; /* by seat, or NULL */
    int32_t *log, *log_end;
    int64_t looked;
    /* the table */
    int seats, round, active;
    bool alone; /* whether one who plays alone has had the dice this round */
    Sheet sheets[MOST_SEATS];
    int8_t faces[6];
    int hand, platter, spaces;
} Table;

static uint64_t drawn(Table *t) {
    uint64_t z = (t->random += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

static int below(Table *t, int n) { return (int)((drawn(t) >> 32) * (uint64_t)n >> 32); }

static void tell(Table *t, int32_t word) {
    if (t->log && t->log < t->log_end) *t->log++ = word;
}

/* Worth */

static float after_state(Table *t, const Sheet *s, const Context *c) {
    float points = (float)total_of(s);
    if (!c->roll && !c->actives && !c->passives) return points;
    Features f;
    Forward out;
    features(s, c, &f);
    t->looked++;
    float said = forward(t->mind->net, &f, &out);
    if (t->mind->second) said = (said + forward(t->mind->second, &f, &out)) / 2;
    return points + VALUE_SCALE * said;
}

static int value_of(const int8_t *faces, int die, int area) {
    return area == BLUE ? faces[WHITE] + faces[BLUE] : faces[die];
}

static int openings_of(const Sheet *s, const int8_t *faces, int die, Way *ways) {
    if (die) return openings(s, die, value_of(faces, die, die), ways);
    int n = 0;
    for (int area = YELLOW; area <= PURPLE; area++)
        n += openings(s, area, value_of(faces, die, area), ways + n);
    return n;
}

static float settled(Table *t, const Sheet *s, const Due *due, const Then *then);
static float next_roll(Table *t, const Sheet *s, const Then *then);

static float extra_dice(Table *t, const Sheet *s, const Then *then) {
    float best = then->rolls && then->after.roll ? next_roll(t, s, then) : after_state(t, s, &then->after);
    if (then->extra < 0 || !then->deep || s->extras == s->extras_used) return best;
    int seen = 0; /* white and a colour with the same face are the same but for what is left */
    for (int die = 5; die >= 0; die--) {
        if (then->extra >> die & 1) continue;
        Way ways[32];
        int n = openings_of(s, then->faces, die, ways);
        for (int i = 0; i < n; i++) {
            if (!die && seen >> ways[i].area & 1 &&
                (ways[i].area == BLUE || then->faces[ways[i].area] == then->faces[WHITE]))
                continue;
            Sheet next = *s;
            Due due = {0};
            Then further = *then;
            next.extras_used++;
            further.extra |= (int8_t)(1 << die);
            further.deep--;
            marked(&next, ways[i].area, ways[i].cell, value_of(then->faces, die, ways[i].area), &due);
            float worth = settled(t, &next, &due, &further);
            if (worth > best) best = worth;
            seen |= 1 << ways[i].area;
        }
    }
    return best;
}

static float settled(Table *t, const Sheet *s, const Due *due, const Then *then) {
    if (!due->n) return extra_dice(t, s, then);
    float best = -INFINITY;
    Way ways[32];
    int n = uses(s, due->kind[0], ways);
    for (int i = 0; i < n; i++) {
        Sheet next = *s;
        Due left = *due;
        chosen(&next, &left, ways[i]);
        float worth = settled(t, &next, &left, then);
        if (worth > best) best = worth;
    }
    return best;
}

/* Decisions */

/* What a roll brings on average with the best of its dice. */
static float next_roll(Table *t, const Sheet *s, const Then *then) {
    const Context *c = &then->after;
    int dice[6], n = 0, all = 1, most = 6 * then->rolls;
    for (int die = 0; die < 6; die++)
        if (c->hand >> die & 1) dice[n++] = die, all *= 6;
    bool every = all <= most;
    uint64_t random = 0x9e3779b97f4a7c15ull * (uint64_t)(c->hand + 1);
    int rolls = every ? all : most;
    double sum = 0;
    for (int i = 0; i < rolls; i++) {
        Then next = {*c, {0}, 0, then->deep, 0};
        memcpy(next.faces, c->faces, 6);
        for (int j = 0, left = i; j < n; j++) {
            random = random * 6364136223846793005ull + 1442695040888963407ull;
            next.faces[dice[j]] = (int8_t)(1 + (every ? left % 6 : j == 0 ? i % 6 : (int)((random >> 33) % 6)));
            left /= 6;
        }
        float best = -INFINITY;
        for (int j = 0; j < n; j++) {
            Way ways[32];
            int m = openings_of(s, next.faces, dice[j], ways), hand = 0;
            for (int k = 0; k < n; k++)
                if (k != j && next.faces[dice[k]] >= next.faces[dice[j]]) hand |= 1 << dice[k];
            Then go = next;
            if (hand && c->roll < 3) {
                go.extra = -1, go.after.roll++, go.after.hand = (int8_t)hand;
                memcpy(go.after.faces, next.faces, 6);
            } else
                go.after.roll = 0;
            for (int k = 0; k < m; k++) {
                Sheet marks = *s;
                Due due = {0};
                marked(&marks, ways[k].area, ways[k].cell, value_of(next.faces, dice[j], ways[k].area), &due);
                float worth = settled(t, &marks, &due, &go);
                if (worth > best) best = worth;
            }
        }
        if (best == -INFINITY) {
            Then go = next;
            if (c->roll < 3)
                go.extra = -1, go.after.roll++;
            else
                go.after.roll = 0;
            best = extra_dice(t, s, &go);
        }
        if (s->rerolls > s->rerolls_used) {
            Sheet less = *s;
            less.rerolls_used++;
            float again = after_state(t, &less, c);
            if (again > best) best = again;
        }
        sum += best;
    }
    return (float)(sum / rolls);
}

/* The options weighed: which is best; *own* and *margin* by option. */
static int weighed(Table *t, int seat, const Option *options, int n, float *own) {
    float margin[MOST_OPTIONS], most = -INFINITY;
    int best = 0, rolls = t->minds[seat].rolls;
    t->mind = &t->minds[seat];
    for (int i = 0; i < n; i++) {
        own[i] = settled(t, &options[i].sheet, &options[i].due, &options[i].then);
        margin[i] = own[i] - options[i].others;
        if (margin[i] > most) most = margin[i], best = i;
    }
    if (!rolls || n < 2 || !options[0].in_turn) return best;
    float again = -INFINITY;
    for (int i = 0, first = best; i < n; i++) {
        if (margin[i] < margin[first] - CLOSE) continue;
        Then then = options[i].then;
        then.rolls = (int8_t)rolls;
        float worth = settled(t, &options[i].sheet, &options[i].due, &then) - options[i].others;
        if (worth > again) again = worth, best = i;
    }
    return best;
}
