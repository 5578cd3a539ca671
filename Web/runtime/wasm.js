// The program: app.wasm, and what app-rest.wasm adds to it (Docs/WebRuntime.md, "Two files"). Each is
// compiled once, and instantiated at the start and again after each trap.

import { whenIdle } from "./idle.js";

/** @typedef {import("./rest.js").Rest} Rest */

/**
 * @typedef {{ kind: number, bytes: Uint8Array<ArrayBuffer> }} Sent  Something that came out.
 * @typedef {{ kind: number, bytes: Uint8Array, now: number, number?: number }} Given  Something that went in.
 */

/** Thrown by a call that needs a function which has not come; what it has begun is lost. */
export class NotHere extends Error {}

/**
 * @param {string} url @param {Rest} rest
 * @returns {Promise<() => Promise<Program>>} makes a new instance each time it is called
 */
export async function loadProgram(url, rest) {
    const module = await WebAssembly.compileStreaming(fetch(url));
    rest.fits = (other) => markOf(other) === markOf(module);
    return () => new Program(module, rest).begin();
}

/** What joins the two files is imported under the mark of the program that they were one of. */
const markOf = (module) => WebAssembly.Module.imports(module).map((each) => each.module).find((name) => name !== "host");

class Program {
    #module;
    #rest;
    /** What app.wasm exports. @type {any} */
    #exports;
    /** @type {Sent[]} */
    #sent = [];
    /** All that went in; null once nothing can be missing any more. @type {Given[] | null} */
    #given = [];
    /** The chance that came of it, and how much of that was taken by the present instance. @type {Uint8Array[]} */
    #chance = [];
    #taken = 0;
    /** A call was broken off: what the instance holds is neither before nor after it. */
    #isBroken = false;

    /** @param {WebAssembly.Module} module @param {Rest} rest */
    constructor(module, rest) {
        this.#module = module;
        this.#rest = rest;
    }

    async begin() {
        await this.#instantiate();
        if (this.#rest.module) await this.#add(this.#rest.module);
        else this.#rest.arrived.then((module) => whenIdle(() => this.#given && this.#add(module)));
        return this;
    }

    /** Bytes of memory it holds; they are never given back. */
    get memory() {
        return this.#exports.memory.buffer.byteLength;
    }

    /**
     * A number stands before the bytes, as 8 bytes; it is written where they go, without a copy.
     * @param {number} kind @param {Uint8Array} bytes @param {number} now @param {number} [number]
     * @returns {Sent[]}
     * @throws {NotHere} `complete` is to be awaited, and the call made again
     */
    call(kind, bytes, now, number) {
        this.#sent = [];
        const head = number === undefined ? 0 : 8;
        const pointer = this.#exports.haru_alloc(head + bytes.length);
        const room = this.#view(pointer, head + bytes.length);
        if (head) new DataView(room.buffer, room.byteOffset).setBigUint64(0, BigInt(number), true);
        room.set(bytes, head);
        this.#exports.haru_call(kind, pointer, room.length, now);
        this.#given?.push({ kind, bytes, now, number });
        return this.#sent;
    }

    /**
     * Waits for the rest, however long that takes. The program follows from what it is given: a new
     * instance that is given it all again, chance included, is where this one was before the call.
     */
    async complete() {
        const module = await this.#rest.load();
        const given = this.#given;
        await this.#instantiate();
        this.#isBroken = false;
        await this.#add(module);
        for (const { kind, bytes, now, number } of given) this.call(kind, bytes, now, number);
    }

    async #instantiate() {
        this.#taken = 0;
        const missing = () => {
            this.#isBroken = true;
            throw new NotHere("a function of app-rest.wasm");
        };
        const { exports } = await WebAssembly.instantiate(this.#module, {
            host: {
                send: (kind, pointer, length) => {
                    this.#sent.push({ kind, bytes: this.#view(pointer, length).slice() });
                },
                random: (pointer, length) => this.#view(pointer, length).set(this.#random(length)),
            },
            [markOf(this.#module)]: new Proxy({}, { get: () => missing }),
        });
        this.#exports = exports;
    }

    /** Puts the functions of the rest where calls of them lead. @param {WebAssembly.Module} module */
    async #add(module) {
        const exports = this.#exports;
        await WebAssembly.instantiate(module, { [markOf(module)]: exports });
        if (this.#isBroken) return;
        this.#given = null;
    }

    /** @param {number} length */
    #random(length) {
        const bytes = this.#chance[this.#taken] ?? crypto.getRandomValues(new Uint8Array(length));
        if (this.#given) this.#chance[this.#taken] = bytes;
        this.#taken += 1;
        return bytes;
    }

    /** Good until the next call into wasm: the memory may grow and move. */
    #view(pointer, length) {
        return new Uint8Array(this.#exports.memory.buffer, pointer >>> 0, length >>> 0);
    }
}
