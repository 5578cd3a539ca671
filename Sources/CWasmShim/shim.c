// What the C library and Embedded Swift expect of a host, for wasm32 without an operating system.
// Empty anywhere else.
#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

__attribute__((import_module("host"), import_name("random"))) void host_random(void *, size_t);

// Seeds the hashing of dictionaries and sets; no result may depend on it.
void arc4random_buf(void *bytes, size_t count) { host_random(bytes, count); }

// Texts are equal when their bytes are: data compares by bytes anyhow (Docs/Wasm.md), so no character
// is said to have another canonical form, and the tables of them (28 KB) stay out of the program.
const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return (void)scalar, 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return (void)scalar, 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
    return (void)first, (void)second, UINT32_MAX;
}
#endif
