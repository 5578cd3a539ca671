// app.wasm: compiled once, instantiated at the start and again after each trap.

/**
 * @typedef {{ kind: number, bytes: Uint8Array<ArrayBuffer> }} Sent  Something that came out.
 * @typedef {{ memory: number, call(kind: number, bytes: Uint8Array, now: number, number?: number): Sent[] }} Program
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
        /** Bytes of memory it holds; they are never given back. */
        get memory() {
            return exports.memory.buffer.byteLength;
        },
        /** A number stands before the bytes, as 8 bytes; it is written where they go, without a copy. */
        call(kind, bytes, now, number) {
            sent = [];
            const head = number === undefined ? 0 : 8;
            const pointer = exports.haru_alloc(head + bytes.length);
            const room = view(pointer, head + bytes.length);
            if (head) new DataView(room.buffer, room.byteOffset).setBigUint64(0, BigInt(number), true);
            room.set(bytes, head);
            exports.haru_call(kind, pointer, room.length, now);
            return sent;
        },
    };
}
