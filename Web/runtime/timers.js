// The program's two timers: a moment to wake at, and a tick each second while somebody looks.

import { now, onClockSet, stands } from "./clock.js";

/** setTimeout counts in 31 bits. */
const longestWait = 2 ** 31 - 1;
/** The clock was set, or the computer slept, when it and the monotonic one differ by more. */
const jump = 2_000;
const lookEvery = 10_000;

export class Timers {
    #woke;
    #tick;
    /** @type {number | null} */
    #wakeAt = null;
    #wakeTimer = 0;
    #ticking = false;
    #tickTimer = 0;
    #drift = 0;

    /** @param {{ woke: () => void, tick: () => void }} calls */
    constructor({ woke, tick }) {
        this.#woke = woke;
        this.#tick = tick;
        this.#drift = Date.now() - performance.now();
        setInterval(() => this.#look(), lookEvery);
        onClockSet(() => {
            this.#arm();
            this.#beat();
        });
        document.addEventListener("visibilitychange", () => {
            this.#look();
            this.#arm();
            this.#beat();
        });
    }

    /** The moment asked for, which is also how long the screen is true. */
    get wakeAt() {
        return this.#wakeAt;
    }

    /** @param {number | null} at  milliseconds since 1970 */
    wake(at) {
        this.#wakeAt = at;
        clearTimeout(this.#wakeTimer);
        // Never at once: a program that asks for a moment in the past would be called for ever.
        if (at !== null && at <= now()) this.#wakeTimer = setTimeout(() => this.#arm());
        else this.#arm();
    }

    /** @param {boolean} on */
    tick(on) {
        if (this.#ticking === on) return;
        this.#ticking = on;
        this.#schedule();
    }

    #arm() {
        clearTimeout(this.#wakeTimer);
        if (this.#wakeAt === null) return;
        const wait = this.#wakeAt - now();
        if (wait <= 0) {
            this.#wakeAt = null;
            this.#woke();
        } else if (!stands()) {
            this.#wakeTimer = setTimeout(() => this.#arm(), Math.min(wait, longestWait));
        }
    }

    /** Ticks at once, and goes on at the beginning of each second. */
    #beat() {
        if (this.#ticking && !document.hidden) this.#tick();
        this.#schedule();
    }

    #schedule() {
        clearTimeout(this.#tickTimer);
        if (!this.#ticking || document.hidden || stands()) return;
        this.#tickTimer = setTimeout(() => this.#beat(), 1_000 - (now() % 1_000));
    }

    #look() {
        const drift = Date.now() - performance.now();
        if (Math.abs(drift - this.#drift) > jump && !stands()) {
            this.#woke();
            this.#arm();
        }
        this.#drift = drift;
    }
}
