// The smallest program with the exports and imports of app.wasm: it answers every call with itself,
// a message of "trap" with a trap, and "random" with eight random bytes.

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

EXPORT(haru_call) void haru_call(int kind, const unsigned char *pointer, int length, double now) {
    if (now > 0 && is("trap", pointer, length)) __builtin_trap();
    if (is("random", pointer, length)) {
        unsigned char bytes[8];
        host_random(bytes, sizeof bytes);
        host_send(1, bytes, sizeof bytes);
        return;
    }
    host_send(kind, pointer, length);
}
