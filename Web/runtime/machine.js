// Runs the program: one call at a time, a new instance after a trap, and a pause where a call needs
// what has not come.

import { In, utf8 } from "./wire.js";
import { now } from "./clock.js";
import { NotHere } from "./wasm.js";

/** @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof import("./wasm.js").loadProgram>>>>} Program */

/**
 * @typedef {object} Call
 * @property {number} kind
 * @property {Uint8Array} bytes
 * @property {number} [number]  of a page or an entry
 * @property {number} at  when it happened
 * @property {string} [command]  the id of the kept command that it is
 */

/** More traps than this within a minute are a fault that starting again does not cure. */
const trapsPerMinute = 3;

export class Machine {
    #parts;
    /** @type {Program | null} */
    #program = null;
    /** @type {Call[]} */
    #waiting = [];
    #busy = false;
    /** Whether the first of those that wait needs what has not come. */
    #isHeld = false;
    /** @type {number[]} */
    #traps = [];

    /**
     * @param {object} parts
     * @param {() => Promise<Program>} parts.make  a new instance; until it was given what is stored, no
     *     messages are to come
     * @param {() => Promise<void>} parts.boot  gives it what is stored
     * @param {(sent: import("./wasm.js").Sent[], command?: string) => void} parts.receive  what one call
     *     sent, and which command it was
     * @param {(isHeld: boolean) => void} parts.held  calls wait, or no longer do
     * @param {(messages: Call[]) => void} parts.again  messages that were held when the program was
     *     started anew
     */
    constructor(parts) {
        this.#parts = parts;
    }

    async start() {
        this.#program = null;
        this.#program = await this.#parts.make();
        // What was meant for the last one would come before the new one's first event.
        const dropped = this.#waiting;
        this.#waiting = [];
        if (this.#isHeld) this.#parts.again(dropped.filter(({ kind }) => kind === In.message));
        this.#hold(false);
        await this.#parts.boot();
    }

    /** Bytes that the program holds. */
    get memory() {
        return this.#program?.memory ?? 0;
    }

    get alive() {
        return this.#program !== null;
    }

    /** Whether calls wait for what has not come. */
    get isHeld() {
        return this.#isHeld;
    }

    /** @param {Record<string, unknown>} event */
    event(event) {
        this.call(In.event, utf8(JSON.stringify(event)));
    }

    /**
     * What a call sends is handed on after it has returned; calls that arise from it wait their turn.
     * @param {number} kind @param {Uint8Array} bytes
     * @param {{ number?: number, at?: number, command?: string }} [more]  `at`: when it happened, if not now
     */
    call(kind, bytes, { number, at = now(), command } = {}) {
        this.#waiting.push({ kind, bytes, number, at, command });
        this.#go();
    }

    #go() {
        if (this.#busy) return;
        this.#busy = true;
        try {
            for (let next; this.#program && !this.#isHeld && (next = this.#waiting.shift()); ) this.#run(next);
        } finally {
            this.#busy = false;
        }
    }

    /** @param {Call} next */
    #run(next) {
        let sent;
        try {
            sent = this.#program.call(next.kind, next.bytes, next.at, next.number);
        } catch (error) {
            if (error instanceof NotHere) this.#wait(next);
            else this.#trapped(error, next);
            return;
        }
        this.#parts.receive(sent, next.command);
    }

    /** Makes the call again once what it needs is there, and then those behind it. @param {Call} call */
    async #wait(call) {
        const program = this.#program;
        this.#waiting.unshift(call);
        this.#hold(true);
        try {
            await program.complete();
        } catch (error) {
            if (program === this.#program) this.#trapped(error);
            return;
        }
        // It was started anew meanwhile.
        if (program !== this.#program) return;
        this.#isHeld = false;
        this.#go();
        if (!this.#isHeld) this.#parts.held(false);
    }

    /** @param {boolean} isHeld */
    #hold(isHeld) {
        if (this.#isHeld === isHeld) return;
        this.#isHeld = isHeld;
        this.#parts.held(isHeld);
    }

    /**
     * What the last call sent is lost with it; what earlier ones committed is in the store.
     * @param {unknown} error @param {Call} [call]
     */
    #trapped(error, call) {
        console.error("app.wasm stopped", error);
        this.#program = null;
        if (!this.#isHeld) this.#waiting = [];
        // What traps once would do so again.
        if (call?.command !== undefined) this.#parts.receive([], call.command);
        this.#traps = [...this.#traps.filter((at) => performance.now() - at < 60_000), performance.now()];
        // The last screen stays; the person can reload it.
        if (this.#traps.length <= trapsPerMinute) queueMicrotask(() => this.start());
        else this.#hold(false);
    }
}
