// app.wasm: compiled once, instantiated at the start and again after each trap.

/**
 * @typedef {{ kind: number, bytes: Uint8Array<ArrayBuffer> }} Sent  Something that came out.
 * @typedef {{ call(kind: number, bytes: Uint8Array, now: number): Sent[] }} Program
 */

/**
 * @param {string} url
 * @returns {Promise<() => Promise<Program>>} makes a new instance each time it is called
 */
export async function loadProgram(url) {
    const module = await WebAssembly.compileStreaming(fetch(url));
    return () => instantiate(module);
}

/** @param {WebAssembly.Module} module @returns {Promise<Program>} */
async function instantiate(module) {
    /** @type {Sent[]} */
    let sent = [];
    /** A view is good until the next call into wasm: the memory may grow and move. */
    const view = (pointer, length) =>
        new Uint8Array(exports.memory.buffer, pointer >>> 0, length >>> 0);

    const { exports } = await WebAssembly.instantiate(module, {
        host: {
            send(kind, pointer, length) {
                sent.push({ kind, bytes: view(pointer, length).slice() });
            },
            random(pointer, length) {
                crypto.getRandomValues(view(pointer, length));
            },
        },
    });

    return {
        call(kind, bytes, now) {
            sent = [];
            const pointer = exports.haru_alloc(bytes.length);
            view(pointer, bytes.length).set(bytes);
            exports.haru_call(kind, pointer, bytes.length, now);
            return sent;
        },
    };
}
