/* The limit: random games of Medici: The Dice Game in C, for 2 to 4 seats.
 *
 * The same rules, the same order of options and the same random stream as the Python engine, so
 * that both play the same games: decisions and points must agree. Nothing but scores is kept:
 * a player is one packed word, a roll is a row of a table made once.
 *
 * A player's word: five columns of 6 bits, spaces filled (4 bits), ship value (7 bits), points.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t i64;

enum { FILLED = 30, VALUE = 34, POINTS = 41, DICE = 5, FACES = 6, SETS = 32, ROLLS = 7776 };
enum { CHANCE = -1, NOBODY = -2, ROLLER_CHOOSES = 1, OTHERS_CHOOSE = 2 };

#define COLUMNS ((1LL << FILLED) - 1)
#define SHIP (((1LL << POINTS) - 1) ^ COLUMNS)
#define ONE_EACH (1LL | 1LL << 6 | 1LL << 12 | 1LL << 18 | 1LL << 24)
#define UP_TO_32 (19 * ONE_EACH) /* lifts 13 crosses to 32, so that bit 5 tells too many */
#define LOW_HALF 0xFFFFFFFFLL

typedef struct { i64 carry; } Rng;

typedef struct {
    i64 player[4];
    i64 actor, seats, phase, roller, left, roll, golds, round, full;
} State;

static const int SPACES[3] = {7, 8, 9};
/* The good of each number, die by die: spices 0, dye 1, grain 2, fur 3, cloth 4. */
static const int GOOD[DICE][5] = {
    {1, 3, 4, 0, 2}, {3, 4, 0, 2, 1}, {4, 0, 2, 1, 3}, {0, 2, 1, 3, 4}, {2, 1, 3, 4, 0}};
static const int SHIP_POINTS[5][4] = {{0}, {0}, {20, 0}, {30, 15, 0}, {30, 20, 10, 0}};
static const int MAJORITY[5][4] = {{0}, {0}, {10, 0}, {10, 5, 0}, {10, 5, 0, 0}};
static const int BONUS[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 20};

static i64 ENTRY[ROLLS][8];           /* what a die adds to a player's word */
static int NEXT_SEAT[5][256];         /* who chooses next, or -1 */
static int UP_TO[10][SETS][SETS], UP_TO_COUNT[10][SETS];
static int EXACTLY[10][SETS][SETS], EXACTLY_COUNT[10][SETS];
static int ONE_OF[SETS][SETS][DICE], ONE_OF_COUNT[SETS][SETS];

static i64 below(Rng *rng, i64 bound) {
    i64 carry = rng->carry;
    carry = 698769069LL * (carry & LOW_HALF) + (carry >> 32);
    rng->carry = carry;
    return (((carry ^ (carry >> 32)) & LOW_HALF) * bound) >> 32;
}

static i64 spread(i64 half, i64 multiplier) {
    i64 product = (half ^ 0x9E3779B9LL) * multiplier;
    return (product ^ (product >> 32)) & LOW_HALF;
}

static void seed_rng(Rng *rng, i64 seed) {
    i64 low = seed & LOW_HALF, high = (seed >> 32) & LOW_HALF;
    high ^= spread(low, 0x1E3779B9);
    low ^= spread(high, 0x2545F491);
    high ^= spread(low, 0x3C6EF373);
    low ^= spread(high, 0x5BD1E995);
    high ^= spread(low, 0x27D4EB2F);
    low ^= spread(high, 0x165667B1);
    rng->carry = (((high & 0x1FFFFFFF) + 1) << 32) | low;
}

/* Golds are alike: the first go first. */
static int first_golds(int dice, int golds, int taken) {
    int left = dice & golds & ~taken;
    return left == 0 || (taken & golds) < (left & -left);
}

void prepare(void) {
    for (int roll = 0; roll < ROLLS; roll++) {
        int rest = roll;
        for (int die = 0; die < DICE; die++) {
            int number = rest % FACES;
            rest /= FACES;
            i64 entry = (1LL << FILLED) + ((i64)number << VALUE);
            if (number < 5) entry += (number == 0 ? 2LL : 1LL) << (6 * GOOD[die][number]);
            ENTRY[roll][die] = entry;
        }
    }
    memset(UP_TO_COUNT, 0, sizeof UP_TO_COUNT);
    memset(EXACTLY_COUNT, 0, sizeof EXACTLY_COUNT);
    memset(ONE_OF_COUNT, 0, sizeof ONE_OF_COUNT);
    for (int golds = 0; golds < SETS; golds++) {
        for (int free = 0; free < 10; free++) {
            for (int taken = 1; taken < SETS; taken++) {
                int count = __builtin_popcount(taken);
                if (!first_golds(31, golds, taken)) continue;
                if (count <= (free < 3 ? free : 3))
                    UP_TO[free][golds][UP_TO_COUNT[free][golds]++] = taken;
                if (count == (free < 5 ? free : 5))
                    EXACTLY[free][golds][EXACTLY_COUNT[free][golds]++] = taken;
            }
        }
        for (int left = 0; left < SETS; left++)
            for (int die = 0; die < DICE; die++)
                if ((left >> die & 1) && first_golds(left, golds, 1 << die))
                    ONE_OF[left][golds][ONE_OF_COUNT[left][golds]++] = 1 << die;
    }
    for (int seats = 2; seats < 5; seats++) {
        for (int i = 0; i < 256; i++) NEXT_SEAT[seats][i] = -1;
        for (int full = 0; full < 1 << seats; full++)
            for (int roller = 0; roller < seats; roller++)
                for (int seat = 0; seat < seats; seat++)
                    for (int next = (seat + 1) % seats; next != roller; next = (next + 1) % seats)
                        if (!(full >> next & 1)) {
                            NEXT_SEAT[seats][full << 4 | roller << 2 | seat] = next;
                            break;
                        }
    }
}

static int options(const State *state, const int **found) {
    i64 golds = state->golds;
    if (state->phase == ROLLER_CHOOSES) {
        i64 free = SPACES[state->round] - (state->player[state->actor] >> FILLED & 15);
        if ((state->full | 1 << state->actor) == (1 << state->seats) - 1) {
            *found = EXACTLY[free][golds];
            return EXACTLY_COUNT[free][golds];
        }
        *found = UP_TO[free][golds];
        return UP_TO_COUNT[free][golds];
    }
    *found = ONE_OF[state->left][golds];
    return ONE_OF_COUNT[state->left][golds];
}

static void score_round(State *state) {
    i64 points[4];
    int seats = state->seats;
    for (int seat = 0; seat < seats; seat++) {
        i64 mine = state->player[seat], value = mine >> VALUE & 127;
        int better = 0;
        for (int other = 0; other < seats; other++)
            better += (state->player[other] >> VALUE & 127) > value;
        points[seat] = SHIP_POINTS[seats][better];
        for (int column = 0; column < 30; column += 6) {
            i64 crosses = mine >> column & 63;
            if (!crosses) continue;
            better = 0;
            for (int other = 0; other < seats; other++)
                better += (state->player[other] >> column & 63) > crosses;
            points[seat] += MAJORITY[seats][better] + BONUS[crosses];
        }
    }
    for (int seat = 0; seat < seats; seat++)
        state->player[seat] = (state->player[seat] & ~SHIP) + (points[seat] << POINTS);
    state->full = 0;
    state->round++;
    state->roller = (state->roller + 1) % seats;
    state->actor = state->round == 3 ? NOBODY : CHANCE;
}

static void take(State *state, i64 taken) {
    i64 seat = state->actor, player = state->player[seat];
    const i64 *entry = ENTRY[state->roll];
    for (i64 dice = taken; dice; dice >>= 1, entry++)
        if (dice & 1) player += *entry;
    i64 over = ((player & COLUMNS) + UP_TO_32) >> 5 & ONE_EACH;
    if (over) player = (player & ~(over * 63)) | over * 12;
    state->player[seat] = player;
    i64 full = state->full, seats = state->seats, all = (1 << seats) - 1;
    if (state->phase == ROLLER_CHOOSES) {
        state->left = 31 & ~taken;
        if ((full | 1 << seat) == all) {
            score_round(state);
            return;
        }
        state->phase = OTHERS_CHOOSE;
    }
    if ((player >> FILLED & 15) == SPACES[state->round]) state->full = full |= 1 << seat;
    int next = NEXT_SEAT[seats][full << 4 | state->roller << 2 | seat];
    if (next >= 0) {
        state->actor = next;
        return;
    }
    if (full == all) {
        score_round(state);
        return;
    }
    next = state->roller;
    do {
        if (++next == seats) next = 0;
    } while (full >> next & 1);
    state->roller = next;
    state->actor = CHANCE;
}

static void roll(State *state, Rng *rng) {
    i64 roll = 0, golds = 0, place = 1;
    for (int die = 0; die < DICE; die++) {
        i64 number = below(rng, FACES);
        roll += number * place;
        place *= FACES;
        golds |= (i64)(number == 5) << die;
    }
    state->roll = roll;
    state->golds = golds;
    state->actor = state->roller;
    state->phase = ROLLER_CHOOSES;
}

static i64 play_out(State *state, Rng *rng) {
    i64 decisions = 0;
    while (state->actor != NOBODY) {
        if (state->actor == CHANCE) {
            roll(state, rng);
        } else {
            const int *found;
            int count = options(state, &found);
            take(state, found[below(rng, count)]);
            decisions++;
        }
    }
    return decisions;
}

static void begin(State *state, i64 seats) {
    memset(state, 0, sizeof *state);
    state->seats = seats;
    state->actor = CHANCE;
}

/* Answers with the number of decisions; *checksum mixes everybody's points. */
i64 play_games(i64 seats, i64 games, i64 seed, i64 *checksum) {
    Rng rng;
    seed_rng(&rng, seed);
    i64 decisions = 0, mixed = 0;
    for (i64 game = 0; game < games; game++) {
        State state;
        begin(&state, seats);
        decisions += play_out(&state, &rng);
        for (i64 seat = 0; seat < seats; seat++)
            mixed = (mixed * 31 + (state.player[seat] >> POINTS)) & 0xFFFFFFF;
    }
    *checksum = mixed;
    return decisions;
}

void copy_often(i64 seats, i64 times) {
    State state;
    begin(&state, seats);
    for (i64 time = 0; time < times; time++) {
        State *copy = malloc(sizeof *copy);
        memcpy(copy, &state, sizeof *copy);
        __asm__ volatile("" : : "r"(copy) : "memory");
        free(copy);
    }
}
