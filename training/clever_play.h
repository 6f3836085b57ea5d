/* Clever played by a value network against itself.

   A decision takes the option that is worth most. At a table, what the dice on the platter
   promise the others counts against it. */
#pragma once

#include "clever_mind.h"

static const Option *decided(Table *t, int seat, const Option *options, int n) {
    tell(t, 2), tell(t, n);
    for (int i = 0; i < n; i++)
        tell(t, options[i].kind), tell(t, options[i].die), tell(t, options[i].area), tell(t, options[i].cell);
    int best = 0;
    float own[MOST_OPTIONS] = {0};
    float trials = t->round < t->wild[seat] ? 0.5f : t->trials;
    bool trial = trials > 0 && (float)(drawn(t) >> 40) * 0x1p-24f < trials;
    bool whim = !t->minds[seat].net;
    if (!whim && (n > 1 || t->paths)) best = weighed(t, seat, options, n, own);
    float seen = own[best];
    if (whim || trial) {
        int other = below(t, n);
        trial = other != best;
        best = other;
    } else
        trial = false;
    if (t->paths && t->paths[seat].n) {
        Node *node = &t->paths[seat].at[t->paths[seat].n - 1];
        if (isnan(node->seen) || trial) node->seen = seen;
        node->tried |= trial;
    }
    tell(t, best);
    t->sheets[seat] = options[best].sheet;
    return &options[best];
}

static void passed(Table *t, int seat, const Context *c) {
    if (!c->roll && !c->actives && !c->passives) return;
    if (t->log) {
        Features f;
        features(&t->sheets[seat], c, &f);
        tell(t, 3), tell(t, seat), tell(t, f.n);
        for (int i = 0; i < f.n; i++)
            tell(t, f.at[i]), tell(t, (int32_t)lrintf(f.at[i] < F_POINTS || f.at[i] >= F_ROLL ? 1 : f.value[i] / POINTS_SCALE));
    }
    if (!t->paths) return;
    Path *path = &t->paths[seat];
    path->at[path->n++] = (Node){t->sheets[seat], *c, NAN, false};
}

static void bonuses(Table *t, int seat, Due due, Then then) {
    static _Thread_local Option options[32];
    while (due.n) {
        int n = 0, seen[6] = {0};
        for (int i = 0; i < due.n; i++) {
            Way ways[32];
            int m = uses(&t->sheets[seat], due.kind[i], ways);
            for (int j = 0; j < m; j++) {
                if (seen[ways[j].area] >> ways[j].cell & 1) continue;
                seen[ways[j].area] |= 1 << ways[j].cell;
                Option *o = &options[n++];
                *o = (Option){USE, 0, ways[j].area, ways[j].cell, t->sheets[seat], due, then, false, 0};
                chosen(&o->sheet, &o->due, ways[j]);
            }
        }
        due = decided(t, seat, options, n)->due;
    }
}

/* What comes for a seat when the turn of who is active is over for it. */
static Context to_come(const Table *t, int seat) {
    int others = t->seats > 1 ? t->seats - 1 : 1, rounds = ROUNDS[t->seats - 1] - t->round;
    Context c = {0};
    c.seats = (int8_t)t->seats;
    c.bonuses = (int8_t)t->round;
    c.actives = (int8_t)(rounds + (seat > t->active));
    c.passives = (int8_t)(rounds * others + t->seats - 1 - t->active - (seat > t->active));
    if (t->seats == 1) c.passives = (int8_t)(rounds + !t->alone);
    return c;
}

static void use_extra_dice(Table *t, int seat, Context after) {
    static _Thread_local Option options[MOST_OPTIONS];
    int extra = 0;
    while (t->sheets[seat].extras > t->sheets[seat].extras_used) {
        int n = 0;
        Then then = {after, {0}, (int8_t)extra, (int8_t)t->minds[seat].deep, 0};
        memcpy(then.faces, t->faces, 6);
        for (int die = 0; die < 6; die++) {
            if (extra >> die & 1) continue;
            Way ways[32];
            int m = openings_of(&t->sheets[seat], t->faces, die, ways);
            for (int j = 0; j < m; j++) {
                Option *o = &options[n++];
                *o = (Option){EXTRA_DIE, (int8_t)die, ways[j].area, ways[j].cell, t->sheets[seat], {0}, then, false, 0};
                o->sheet.extras_used++;
                o->then.extra |= (int8_t)(1 << die);
                marked(&o->sheet, ways[j].area, ways[j].cell, value_of(t->faces, die, ways[j].area), &o->due);
            }
        }
        if (!n) break;
        then.extra = -1;
        options[n++] = (Option){DONE, 0, 0, 0, t->sheets[seat], {0}, then, false, 0};
        const Option *o = decided(t, seat, options, n);
        if (o->kind == DONE) break;
        extra |= 1 << o->die;
        bonuses(t, seat, o->due, o->then);
    }
    passed(t, seat, &after);
}

static int taken_options(Table *t, int seat, int dice, Option *options, const Then *then) {
    int n = 0;
    for (int die = 0; die < 6; die++) {
        if (!(dice >> die & 1)) continue;
        Way ways[32];
        int m = openings_of(&t->sheets[seat], t->faces, die, ways);
        for (int j = 0; j < m; j++) {
            Option *o = &options[n++];
            *o = (Option){TAKE, (int8_t)die, ways[j].area, ways[j].cell, t->sheets[seat], {0}, *then, false, 0};
            marked(&o->sheet, ways[j].area, ways[j].cell, value_of(t->faces, die, ways[j].area), &o->due);
        }
    }
    return n;
}

static void passive(Table *t, int seat) {
    static _Thread_local Option options[MOST_OPTIONS];
    Then then = {to_come(t, seat), {0}, 0, (int8_t)t->minds[seat].deep, 0};
    memcpy(then.faces, t->faces, 6);
    int n = taken_options(t, seat, t->platter, options, &then);
    if (!n) n = taken_options(t, seat, t->spaces, options, &then);
    if (!n || !t->must_take) options[n++] = (Option){DECLINE, 0, 0, 0, t->sheets[seat], {0}, then, false, 0};
    const Option *o = decided(t, seat, options, n);
    bonuses(t, seat, o->due, then);
    use_extra_dice(t, seat, then.after);
}

static void thrown(Table *t, int dice) {
    tell(t, 1);
    for (int die = 0; die < 6; die++) {
        if (dice >> die & 1) t->faces[die] = (int8_t)(1 + below(t, 6));
        tell(t, t->faces[die]);
    }
}

static int staying(const Table *t, int die) {
    int left = 0;
    for (int other = 0; other < 6; other++)
        if (other != die && t->hand >> other & 1 && t->faces[other] >= t->faces[die]) left |= 1 << other;
    return left;
}

/* The turn goes on with so many dice in hand, or the extra dice come. */
static Then going_on(const Table *t, int seat, int roll, int hand) {
    Then then = {to_come(t, seat), {0}, 0, (int8_t)t->minds[seat].deep, 0};
    memcpy(then.faces, t->faces, 6);
    if (hand && roll <= 3) {
        then.extra = -1;
        then.after.roll = (int8_t)roll;
        then.after.hand = (int8_t)hand;
        memcpy(then.after.faces, t->faces, 6);
    }
    return then;
}

static Context waiting(const Table *t, int seat, int roll, int hand, int platter) {
    Context c = to_come(t, seat);
    c.passives++;
    c.waits = (int8_t)roll;
    c.hand = (int8_t)hand;
    c.platter = (int8_t)platter;
    memcpy(c.faces, t->faces, 6);
    return c;
}

/* What a seat will come to when it takes the best of the dice on the platter. */
static float best_passive(Table *t, int seat, int platter, int spaces) {
    static _Thread_local Option options[MOST_OPTIONS];
    Then then = {to_come(t, seat), {0}, 0, 1, 0};
    memcpy(then.faces, t->faces, 6);
    float best = t->must_take ? -INFINITY : extra_dice(t, &t->sheets[seat], &then);
    int n = taken_options(t, seat, platter, options, &then);
    if (!n) n = taken_options(t, seat, spaces, options, &then);
    if (!n) return extra_dice(t, &t->sheets[seat], &then);
    for (int i = 0; i < n; i++) {
        float worth = settled(t, &options[i].sheet, &options[i].due, &then);
        if (worth > best) best = worth;
    }
    return best;
}

/* What the points of the others count against an option of who has the dice. */
static float of_others(Table *t, int seat, int roll, const Option *o) {
    int hand = t->hand, platter = t->platter, spaces = t->spaces;
    if (o->kind == TAKE) {
        hand = staying(t, o->die);
        platter |= t->hand & ~hand & ~(1 << o->die);
        spaces |= 1 << o->die;
    }
    int next = o->kind == AGAIN ? roll : roll + 1;
    bool ends = !hand || next > 3;
    float sum = 0;
    for (int other = 0; other < t->seats; other++) {
        if (other == seat) continue;
        Context c = waiting(t, other, next, hand, platter);
        sum += ends ? best_passive(t, other, platter | hand, spaces) : after_state(t, &t->sheets[other], &c);
    }
    return sum * t->minds[seat].deny;
}

static bool one_roll(Table *t, int seat, int roll) {
    static _Thread_local Option options[MOST_OPTIONS];
    const Option *o;
    for (int other = 0; roll > 1 && other < t->seats; other++) {
        Context c = waiting(t, other, roll, t->hand, t->platter);
        if (other != seat) passed(t, other, &c);
    }
    do {
        Then again = going_on(t, seat, roll, t->hand);
        passed(t, seat, &again.after);
        thrown(t, t->hand);
        Then none = {{0}, {0}, 0, 0, 0};
        int n = taken_options(t, seat, t->hand, options, &none);
        for (int i = 0; i < n; i++)
            options[i].then = going_on(t, seat, roll + 1, staying(t, options[i].die));
        if (n < 1)
            options[n++] = (Option){FORFEIT, 0, 0, 0, t->sheets[seat], {0},
                                    going_on(t, seat, roll + 1, t->hand), false, 0};
        if (t->sheets[seat].rerolls > t->sheets[seat].rerolls_used && n < MOST_OPTIONS) {
            Option *o = &options[n++];
            *o = (Option){AGAIN, 0, 0, 0, t->sheets[seat], {0}, again, false, 0};
            o->sheet.rerolls_used++;
        }
        t->mind = &t->minds[seat];
        for (int i = 0; i < n; i++) {
            options[i].in_turn = true;
            if (t->mind->net && t->mind->deny > 0 && n > 1) options[i].others = of_others(t, seat, roll, &options[i]);
        }
        o = decided(t, seat, options, n);
    } while (o->kind == AGAIN);
    if (o->kind == TAKE) {
        int left = staying(t, o->die);
        t->platter |= t->hand & ~left & ~(1 << o->die);
        t->spaces |= 1 << o->die;
        t->hand = left;
        bonuses(t, seat, o->due, o->then);
    }
    return t->hand != 0;
}

static void turn(Table *t, int seat) {
    t->hand = 63, t->platter = t->spaces = 0;
    for (int roll = 1; roll <= 3; roll++)
        if (!one_roll(t, seat, roll)) break;
    t->platter |= t->hand;
    t->hand = 0;
    use_extra_dice(t, seat, to_come(t, seat));
}

static void passive_alone(Table *t) {
    thrown(t, 63);
    t->platter = t->spaces = 0;
    for (int face = 1, n = 0; n < 3; face++) {
        int equal[6], m = 0;
        for (int die = 0; die < 6; die++)
            if (t->faces[die] == face) equal[m++] = die;
        while (m && n < 3) {
            int i = below(t, m);
            t->platter |= 1 << equal[i];
            equal[i] = equal[--m];
            n++;
        }
    }
    tell(t, 4), tell(t, t->platter);
    t->alone = true;
    passive(t, 0);
    t->alone = false;
}

static void play(Table *t, int seats) {
    t->seats = seats;
    t->alone = false;
    memset(t->sheets, 0, sizeof t->sheets);
    memset(t->faces, 0, sizeof t->faces);
    for (t->round = 1; t->round <= ROUNDS[seats - 1]; t->round++) {
        int bonus = ROUND_WON[t->round - 1];
        for (int seat = 0; bonus && seat < seats; seat++) {
            Due due;
            given(&t->sheets[seat], bonus, &due);
            t->active = 0;
            Then then = {to_come(t, seat), {0}, -1, 0, 0};
            if (seat)
                then.after.passives++;
            else
                then.after.roll = 1, then.after.hand = 63;
            bonuses(t, seat, due, then);
        }
        for (t->active = 0; t->active < seats; t->active++) {
            turn(t, t->active);
            for (int i = 1; i < seats; i++) passive(t, (t->active + i) % seats);
        }
        t->active = 0;
        if (seats == 1) passive_alone(t);
    }
}

