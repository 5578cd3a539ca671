// The smallest program with the exports and imports of app.wasm: it answers every call with itself,
// a message of "trap" with a trap, "random" with eight random bytes, and "far" by a function that
// script/web-stand-in puts into the second file, with all random bytes so far and how many calls there were.

#define EXPORT(name) __attribute__((export_name(#name)))
#define HOST(name) __attribute__((import_module("host"), import_name(#name)))

HOST(send) void host_send(int kind, const void *pointer, int length);
HOST(random) void host_random(void *pointer, int length);

static unsigned char room[1 << 20];

EXPORT(haru_alloc) void *haru_alloc(int length) {
    return length <= (int)sizeof room ? room : 0;
}

static int is(const char *word, const unsigned char *bytes, int length) {
    int i = 0;
    while (word[i] && i < length && word[i] == (char)bytes[i]) i += 1;
    return !word[i] && i == length;
}

static unsigned char chance[64];
static int taken = 0;
static long long calls = 0;

// Its parameter and its result are of the kind that JavaScript knows as BigInt.
__attribute__((noinline)) static long long far(long long count) {
    host_send(0, chance, taken);
    return count * 3;
}

// A program that calls nothing by its address has no table, and wasm-split needs one.
static int (*volatile said)(const char *, const unsigned char *, int) = is;

EXPORT(haru_call) void haru_call(int kind, const unsigned char *pointer, int length, double now) {
    calls += 1;
    if (now > 0 && is("trap", pointer, length)) __builtin_trap();
    if (is("random", pointer, length)) {
        host_random(chance + taken, 8);
        host_send(1, chance + taken, 8);
        taken = (taken + 8) % (int)sizeof chance;
        return;
    }
    if (said("far", pointer, length)) {
        // What is done before a call is broken off must not be done twice.
        calls += 1000;
        long long answer = far(calls);
        host_send(2, &answer, sizeof answer);
        return;
    }
    host_send(kind, pointer, length);
}
