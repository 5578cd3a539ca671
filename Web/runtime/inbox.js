// Messages wait here until the store is open, this window may write, and the program is whole enough.

/** @typedef {import("./commands.js").Command} Command */

/** @typedef {{ text: string, command: Command | null, at?: number }} Message  `at`: when, if not now */

/**
 * @typedef {object} Calls
 * @property {() => void} ask  asks for the ownership of the store
 * @property {(text: string) => Command | null} keep  keeps a message that means the same in any window
 * @property {(message: Message) => void} run  gives it to the program
 */

export class Inbox {
    #calls;
    #open = false;
    #mine = false;
    #held = false;
    /** @type {Message[]} */
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
        const waits = !this.#open || !this.#mine || this.#held;
        const command = waits && isCommand ? this.#calls.keep(text) : null;
        this.#waiting.push({ text, command, at: command?.at });
        this.#flush();
    }

    /** What windows left behind that are gone. @param {Command[]} commands */
    take(commands) {
        for (const command of commands) {
            if (this.#done.has(command.id)) continue;
            if (this.#waiting.some((each) => each.command?.id === command.id)) continue;
            this.#waiting.push({ text: command.message, command, at: command.at });
        }
        this.#flush();
    }

    /** The program has been given the store, or is being started again. @param {boolean} open */
    setOpen(open) {
        if (!open) this.#done.clear();
        this.#open = open;
        this.#flush();
    }

    /** Whether the program waits for a part of itself. @param {boolean} held */
    setHeld(held) {
        this.#held = held;
        this.#flush();
    }

    /** What an instance of the program was given and could not do; it was said before all else here. @param {Message[]} messages */
    again(messages) {
        this.#waiting.unshift(...messages);
    }

    /** @param {boolean} mine */
    setMine(mine) {
        this.#mine = mine;
        this.#flush();
    }

    #flush() {
        if (!this.#open || this.#held || this.#waiting.length === 0) return;
        if (!this.#mine) {
            this.#calls.ask();
            return;
        }
        for (let next; !this.#held && (next = this.#waiting.shift()) !== undefined; ) {
            if (next.command) this.#done.add(next.command.id);
            this.#calls.run(next);
        }
    }
}
