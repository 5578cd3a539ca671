// What the C library and Embedded Swift expect of a host, for wasm32 without an operating system.
// Empty anywhere else.
#ifdef __wasm__
#include <stddef.h>

__attribute__((import_module("host"), import_name("random"))) void host_random(void *, size_t);

// Seeds the hashing of dictionaries and sets; no result may depend on it.
void arc4random_buf(void *bytes, size_t count) { host_random(bytes, count); }
#endif
