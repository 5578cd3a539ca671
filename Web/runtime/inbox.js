// Messages wait here until the store is open and this window may write.

/** @typedef {import("./commands.js").Command} Command */

/**
 * @typedef {object} Calls
 * @property {() => void} ask  asks for the ownership of the store
 * @property {(text: string) => Command | null} keep  keeps a message that means the same in any window
 * @property {(text: string, command: Command | null) => void} run  gives it to the program
 */

export class Inbox {
    #calls;
    #open = false;
    #mine = false;
    /** @type {{ text: string, command: Command | null }[]} */
    #waiting = [];
    /** Commands that this instance of the program was given. @type {Set<string>} */
    #done = new Set();

    /** @param {Calls} calls */
    constructor(calls) {
        this.#calls = calls;
    }

    /**
     * @param {string} message @param {string} [value]
     * @param {boolean} [isCommand]  it needs nothing of this window, and another one may do it
     */
    say(message, value, isCommand = false) {
        const text = value === undefined ? message : `${message}\n${value}`;
        const waits = !this.#open || !this.#mine;
        this.#waiting.push({ text, command: waits && isCommand ? this.#calls.keep(text) : null });
        this.#flush();
    }

    /** What windows left behind that are gone. @param {Command[]} commands */
    take(commands) {
        for (const command of commands) {
            if (this.#done.has(command.id)) continue;
            if (this.#waiting.some((each) => each.command?.id === command.id)) continue;
            this.#waiting.push({ text: command.message, command });
        }
        this.#flush();
    }

    /** The program has been given the store, or is being started again. @param {boolean} open */
    setOpen(open) {
        if (!open) this.#done.clear();
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
            this.#calls.ask();
            return;
        }
        for (let next; (next = this.#waiting.shift()) !== undefined; ) {
            if (next.command) this.#done.add(next.command.id);
            this.#calls.run(next.text, next.command);
        }
    }
}
