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
    /** This window has something to write. */
    #asking = false;
    /** Another window has, and this one is or comes before it. */
    #wanted = false;
    /** @type {(() => void) | null} */
    #letGo = null;
    /** This window's place in the queue for the lock. @type {AbortController | null} */
    #waiting = null;
    #timer = 0;

    /** @param {Calls} calls */
    constructor(calls) {
        this.#calls = calls;
        this.#channel?.addEventListener("message", ({ data }) => this.#message(data));
    }

    /** Whether this window may write. */
    get mine() {
        return this.#mine;
    }

    /** Takes the ownership if nobody has it; otherwise this window follows, and stands by. */
    async start() {
        if (!navigator.locks || !this.#channel) {
            // Every window writes for itself; the store refuses what was overtaken.
            this.#mine = true;
            this.#calls.changed(true);
            return;
        }
        const got = await new Promise((known) => {
            this.#request({ ifAvailable: true }, known);
        });
        if (!got) this.#standBy();
    }

    /** Asks for the ownership; `changed(true)` follows. */
    want() {
        if (this.#mine || this.#asking) return;
        this.#asking = true;
        this.#channel.postMessage({ say: "ask" });
        this.#wait(patience);
    }

    /** Tells the other windows of a commit. @param {number} number @param {Uint8Array} bytes */
    announce(number, bytes) {
        this.#channel?.postMessage({ say: "committed", number, bytes });
    }

    /** Queues for the lock, so that it is never left to nobody when its owner closes. */
    #standBy() {
        this.#waiting?.abort();
        this.#waiting = new AbortController();
        this.#request({ signal: this.#waiting.signal });
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
        if (this.#wanted && !this.#asking) {
            // Only first in the queue: whoever asked comes next.
            this.#wanted = false;
            this.#release();
            return;
        }
        await this.#calls.take();
        this.#asking = false;
        this.#mine = true;
        this.#channel.postMessage({ say: "mine" });
        this.#calls.changed(true);
        if (this.#wanted) await this.#give();
    }

    async #give() {
        this.#wanted = false;
        // From here on messages wait until the ownership has come back.
        this.#mine = false;
        await this.#calls.finish();
        this.#calls.changed(false);
        this.#release();
    }

    #release() {
        const letGo = this.#letGo;
        this.#letGo = null;
        this.#standBy();
        letGo?.();
    }

    /** The lock was taken from this window, which had not answered in time. */
    #lost() {
        this.#letGo = null;
        this.#mine = false;
        this.#calls.changed(false);
        this.#standBy();
    }

    /** @param {{ say: string, number?: number, bytes?: Uint8Array }} data */
    #message(data) {
        switch (data.say) {
            case "ask":
                if (this.#letGo) this.#channel.postMessage({ say: "coming" });
                if (this.#mine) this.#give();
                else this.#wanted = true;
                break;
            case "mine":
                this.#wanted = false;
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
