// Messages wait here until the store is open and this window may write.

import { In, utf8 } from "./wire.js";

export class Inbox {
    #machine;
    #ask;
    #open = false;
    #mine = false;
    /** @type {string[]} */
    #waiting = [];

    /**
     * @param {import("./machine.js").Machine} machine
     * @param {() => void} ask  asks for the ownership of the store
     */
    constructor(machine, ask) {
        this.#machine = machine;
        this.#ask = ask;
    }

    /** @param {string} message @param {string} [value] */
    say(message, value) {
        this.#waiting.push(value === undefined ? message : `${message}\n${value}`);
        this.#flush();
    }

    /** The program has been given the store, or is being started again. @param {boolean} open */
    setOpen(open) {
        this.#open = open;
        this.#flush();
    }

    /** @param {boolean} mine */
    setMine(mine) {
        this.#mine = mine;
        this.#flush();
    }

    #flush() {
        if (!this.#open || this.#waiting.length === 0) return;
        if (!this.#mine) {
            this.#ask();
            return;
        }
        for (let next; (next = this.#waiting.shift()) !== undefined; ) {
            this.#machine.call(In.message, utf8(next));
        }
    }
}
