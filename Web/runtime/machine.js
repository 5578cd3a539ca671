// Runs the program: one call at a time, and a new instance after a trap.

import { In, utf8 } from "./wire.js";
import { now } from "./clock.js";

/** @typedef {import("./wasm.js").Program} Program */

/** More traps than this within a minute are a fault that starting again does not cure. */
const trapsPerMinute = 3;

export class Machine {
    #make;
    #boot;
    #receive;
    /** @type {Program | null} */
    #program = null;
    /** @type {{ kind: number, bytes: Uint8Array, number?: number, at?: number }[]} */
    #waiting = [];
    #busy = false;
    /** @type {number[]} */
    #traps = [];

    /**
     * @param {object} parts
     * @param {() => Promise<Program>} parts.make  a new instance
     * @param {() => Promise<void>} parts.boot  gives it what is stored
     * @param {(sent: import("./wasm.js").Sent[]) => void} parts.receive  what one call sent
     */
    constructor({ make, boot, receive }) {
        this.#make = make;
        this.#boot = boot;
        this.#receive = receive;
    }

    async start() {
        this.#program = null;
        this.#program = await this.#make();
        // What was meant for the last one would come before the new one's first event.
        this.#waiting = [];
        await this.#boot();
    }

    /** Bytes that the program holds. */
    get memory() {
        return this.#program?.memory ?? 0;
    }

    get alive() {
        return this.#program !== null;
    }

    /** @param {Record<string, unknown>} event */
    event(event) {
        this.call(In.event, utf8(JSON.stringify(event)));
    }

    /**
     * What a call sends is handed on after it has returned; calls that arise from it wait their turn.
     * @param {number} kind @param {Uint8Array} bytes
     * @param {{ number?: number, at?: number }} [more]  the number of a page or an entry; when it happened, if not now
     */
    call(kind, bytes, { number, at } = {}) {
        this.#waiting.push({ kind, bytes, number, at });
        if (this.#busy) return;
        this.#busy = true;
        try {
            for (let next; this.#program && (next = this.#waiting.shift()); ) this.#run(next);
        } finally {
            this.#busy = false;
        }
    }

    /** @param {{ kind: number, bytes: Uint8Array, number?: number, at?: number }} next */
    #run({ kind, bytes, number, at }) {
        let sent;
        try {
            sent = this.#program.call(kind, bytes, at ?? now(), number);
        } catch (error) {
            this.#trapped(error);
            return;
        }
        this.#receive(sent);
    }

    /** What the last call sent is lost with it; what earlier ones committed is in the store. */
    #trapped(error) {
        console.error("app.wasm stopped", error);
        this.#program = null;
        this.#waiting = [];
        this.#traps = [...this.#traps.filter((at) => performance.now() - at < 60_000), performance.now()];
        // The last screen stays; the person can reload it.
        if (this.#traps.length <= trapsPerMinute) queueMicrotask(() => this.start());
    }
}
