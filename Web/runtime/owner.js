// One window owns the store and writes. Ownership follows use: who is touched asks for it.

const lock = "haru-store";
const channelName = "haru-store";
/** An owner that says nothing for so long is frozen or gone, and the lock is taken from it. */
const patience = 1_000;
/** One that has answered may finish its commits. */
const patienceOnceAnswered = 5_000;

/**
 * @typedef {object} Calls
 * @property {() => Promise<unknown>} finish  settles when no commit is under way
 * @property {() => Promise<unknown>} take  takes in what others wrote, before this window may write
 * @property {(mine: boolean) => void} changed
 * @property {(number: number, bytes: Uint8Array) => void} heard  another window committed
 */

export class Owner {
    #calls;
    #channel = globalThis.BroadcastChannel ? new BroadcastChannel(channelName) : null;
    #mine = false;
    #asking = false;
    /** Somebody asked before this window had done what it wanted the ownership for. */
    #wanted = false;
    /** @type {(() => void) | null} */
    #letGo = null;
    /** @type {AbortController | null} */
    #waiting = null;
    #timer = 0;

    /** @param {Calls} calls */
    constructor(calls) {
        this.#calls = calls;
        this.#channel?.addEventListener("message", ({ data }) => this.#message(data));
        addEventListener("pagehide", () => {
            if (this.#letGo) this.#channel?.postMessage({ say: "leaving" });
        });
    }

    /** Whether this window may write. */
    get mine() {
        return this.#mine;
    }

    /** Takes the ownership if nobody has it; a second window leaves it where it is. */
    async start() {
        if (!navigator.locks || !this.#channel) {
            // Every window writes for itself; the store refuses what was overtaken.
            this.#mine = true;
            this.#calls.changed(true);
            return;
        }
        await new Promise((known) => {
            this.#request({ ifAvailable: true }, known);
        });
    }

    /** Asks for the ownership; `changed(true)` follows. */
    want() {
        if (this.#mine || this.#asking) return;
        this.#asking = true;
        this.#waiting = new AbortController();
        this.#request({ signal: this.#waiting.signal });
        this.#channel.postMessage({ say: "ask" });
        this.#wait(patience);
    }

    /** Tells the other windows of a commit. @param {number} number @param {Uint8Array} bytes */
    announce(number, bytes) {
        this.#channel?.postMessage({ say: "committed", number, bytes });
    }

    #wait(time) {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            this.#waiting?.abort();
            this.#request({ steal: true });
        }, time);
    }

    /** @param {LockOptions} options @param {(got: boolean) => void} [known] */
    #request(options, known) {
        navigator.locks.request(lock, options, (held) => {
            if (!held) return known?.(false);
            return new Promise((letGo) => {
                this.#letGo = letGo;
                this.#got().then(() => known?.(true));
            });
        }).catch((error) => {
            // Given up while waiting, for the sake of taking it; or taken from us.
            if (error.name !== "AbortError") throw error;
            if (!options.signal?.aborted) this.#lost();
        });
    }

    async #got() {
        clearTimeout(this.#timer);
        await this.#calls.take();
        this.#asking = false;
        this.#mine = true;
        this.#calls.changed(true);
        if (this.#wanted) await this.#give();
    }

    #lost() {
        this.#letGo = null;
        this.#mine = false;
        this.#calls.changed(false);
    }

    async #give() {
        this.#wanted = false;
        // Whoever asked may have left again, and a store without an owner does not sync.
        const { pending } = await navigator.locks.query();
        if (!this.#mine || !pending.some(({ name }) => name === lock)) return;
        // From here on messages wait until the ownership has come back.
        this.#mine = false;
        await this.#calls.finish();
        const letGo = this.#letGo;
        this.#lost();
        letGo?.();
    }

    /** @param {{ say: string, number?: number, bytes?: Uint8Array }} data */
    #message(data) {
        switch (data.say) {
            case "ask":
                if (this.#letGo) this.#channel.postMessage({ say: "coming" });
                if (this.#mine) this.#give();
                else if (this.#asking) this.#wanted = true;
                break;
            case "leaving":
                if (!this.#mine && !this.#asking) this.start();
                break;
            case "coming":
                if (this.#asking) this.#wait(patienceOnceAnswered);
                break;
            case "committed":
                this.#calls.heard(data.number, data.bytes);
                break;
        }
    }
}
