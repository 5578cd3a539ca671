// The person's data in this browser. A commit counts when its transaction is complete, never before.

import { forgetCommand, keepCommand, keptCommands } from "./commands.js";
import { readCommit, writeCommit } from "./commit.js";
import {
    deleteDatabase, openDatabase, problemOf, readMark, result, StoreProblem, writeMark,
} from "./database.js";
import { keepToken } from "./token.js";
import { numbered } from "./wire.js";

/** @typedef {{ number: number, bytes: Uint8Array }} Numbered */

/** More stores set aside than this are not kept, once they were read. */
const mostAside = 5;

/** Why a commit is not on disk. */
export class NotSaved extends Error {
    /** @param {"full" | "aborted" | "overtaken"} reason @param {unknown} [cause] */
    constructor(reason, cause) {
        super(reason, { cause });
        this.reason = reason;
    }
}

export class Store {
    /** @type {IDBDatabase | null} */
    #database = null;
    #mark = readMark();
    #gone;
    /** Why the last commit that failed did. @type {"full" | "aborted"} */
    #failure = "aborted";
    /** Settles when every commit so far has. @type {Promise<unknown>} */
    #pending = Promise.resolve();

    /** @param {() => void} lost  the database is gone, without our doing */
    constructor(lost) {
        this.#gone = lost;
    }

    /** @param {IDBDatabase} database */
    #lost(database) {
        if (database === this.#database) this.#gone();
    }

    /**
     * @returns {Promise<"cleared" | "private" | null>} what the person should know of it
     * @throws {StoreProblem}
     */
    async open() {
        this.#mark = readMark();
        this.#database?.close();
        this.#database = null;
        let opened;
        try {
            opened = await openDatabase(this.#mark.name);
        } catch (error) {
            // In such a window all is lost with it, but until then it works.
            if (error.problem === "private") return "private";
            throw error;
        }
        this.#database = opened.database;
        // Somebody deletes it, or a newer version wants it for itself.
        opened.database.onversionchange = () => {
            opened.database.close();
            this.#lost(opened.database);
        };
        opened.database.onclose = () => this.#lost(opened.database);
        return opened.created && this.#mark.used ? "cleared" : null;
    }

    /**
     * Everything there is, pages first.
     * @returns {Promise<{ pages: Numbered[], entries: Numbered[], number: number }>} with the newest
     *     commit's number: after a checkpoint no entry tells it
     * @throws {StoreProblem}
     */
    async read() {
        if (!this.#database) return { pages: [], entries: [], number: 0 };
        try {
            const transaction = this.#database.transaction(["pages", "journal", "meta"], "readonly");
            const [pages, entries, number] = await Promise.all([
                all(transaction.objectStore("pages")), all(transaction.objectStore("journal")),
                result(transaction.objectStore("meta").get("number")),
            ]);
            return { pages, entries, number: number ?? 0 };
        } catch (error) {
            throw new StoreProblem(problemOf(error), error);
        }
    }

    /**
     * The entries after a number, or null where some of them are no longer kept one by one.
     * @param {number} number
     * @returns {Promise<Numbered[] | null>}
     */
    async after(number) {
        if (!this.#database) return [];
        const transaction = this.#database.transaction(["journal", "meta"], "readonly");
        const [entries, last] = await Promise.all([
            all(transaction.objectStore("journal"), IDBKeyRange.lowerBound(number, true)),
            result(transaction.objectStore("meta").get("number")),
        ]);
        const complete = (last ?? 0) <= number || entries[0]?.number === number + 1;
        return complete ? entries : null;
    }

    /**
     * @param {Uint8Array} bytes  number and content
     * @param {string} [command]  the id of the kept command that it follows from
     * @returns {Promise<import("./commit.js").Commit>}
     * @throws {NotSaved}
     */
    commit(bytes, command) {
        const commit = readCommit(bytes);
        const written = this.#write(commit, command);
        this.#pending = Promise.allSettled([this.#pending, written]);
        return written.then(() => commit);
    }

    /** When every commit so far is on disk or has failed. */
    finished() {
        return this.#pending;
    }

    /** @param {import("./commit.js").Commit} commit @param {string} [command] */
    #write(commit, command) {
        if (!this.#database) return Promise.resolve();
        return new Promise((saved, failed) => {
            /** @type {"full" | "aborted" | "overtaken"} */
            let reason = "aborted";
            const fail = (why, cause) => {
                if (why !== "overtaken") this.#failure = why;
                failed(new NotSaved(why, cause));
            };
            const transaction = this.#transaction(["pages", "journal", "aside", "meta", "commands"]);
            const overtaken = () => {
                reason = "overtaken";
                transaction.abort();
            };
            transaction.oncomplete = () => {
                this.#markUsed();
                saved(undefined);
            };
            transaction.onabort = () => {
                const full = transaction.error?.name === "QuotaExceededError";
                fail(full ? "full" : reason, transaction.error);
            };
            const meta = transaction.objectStore("meta");
            // Another window may have written meanwhile, even one that had lost the lock.
            meta.get("number").onsuccess = ({ target }) => {
                const last = target.result ?? 0;
                if (commit.number <= last) return overtaken();
                if (commit.number > last + 1) {
                    // One before it has failed, and it rests on that: both are to be tried again.
                    reason = this.#failure;
                    transaction.abort();
                    return;
                }
                const write = () => {
                    try {
                        writeCommit(transaction, commit);
                        meta.put(commit.number, "number");
                        transaction.commit();
                    } catch (error) {
                        transaction.abort();
                        fail(problemOf(error) === "full" ? "full" : "aborted", error);
                    }
                };
                if (command === undefined) return write();
                const commands = transaction.objectStore("commands");
                commands.get(command).onsuccess = ({ target }) => {
                    // Gone means that another window has done it.
                    if (!target.result) return overtaken();
                    commands.delete(command);
                    write();
                };
            };
        });
    }

    /** @param {string[]} tables */
    #transaction(tables) {
        return this.#database.transaction(tables, "readwrite", { durability: "strict" });
    }

    #markUsed() {
        if (this.#mark.used) return;
        this.#mark.used = true;
        writeMark(this.#mark);
    }

    /** The name of the database, for sw.js. */
    get name() {
        return this.#mark.name;
    }

    /** @param {string} message @param {number} at */
    keepCommand(message, at) {
        return this.#database && keepCommand(this.#database, message, at);
    }

    async commands() {
        return this.#database ? keptCommands(this.#database) : [];
    }

    /** @param {string} id */
    async forgetCommand(id) {
        if (this.#database) await forgetCommand(this.#database, id);
    }

    /**
     * Leaves the database as it is and uses a new one from now on.
     * @returns {Promise<void>}
     */
    async startFresh() {
        const { name, aside, unread } = this.#mark;
        const kept = [...aside, name];
        for (const old of kept.slice(0, -mostAside).filter((each) => !unread.includes(each))) {
            await deleteDatabase(old);
            kept.splice(kept.indexOf(old), 1);
        }
        writeMark({ name: `haru-${stamp()}`, used: false, aside: kept, unread: [...unread, name] });
        await this.open();
    }

    /**
     * What can be read of the stores set aside from which nothing was carried over yet.
     * @returns {Promise<{ pages: Numbered[], entries: Numbered[] }[]>}
     */
    async unread() {
        const found = [];
        for (const name of this.#mark.unread) {
            const left = { pages: [], entries: [] };
            try {
                const { database } = await openDatabase(name);
                left.pages = await readable(database, "pages").catch(() => []);
                left.entries = await readable(database, "journal").catch(() => []);
                database.close();
            } catch (error) {
                console.warn(`nothing can be read of ${name}`, error);
            }
            found.push(left);
        }
        return found;
    }

    /** What was carried over from the oldest of them is on disk. */
    salvaged() {
        this.#mark.unread = this.#mark.unread.slice(1);
        writeMark(this.#mark);
    }

    /** Deletes what this browser holds, also what was set aside. */
    async erase() {
        const { name, aside } = this.#mark;
        this.#database?.close();
        this.#database = null;
        // First, so that other windows do not take it for cleared.
        writeMark({ name: "haru", used: false, aside: [], unread: [] });
        keepToken(null);
        for (const each of [name, ...aside]) await deleteDatabase(each);
        await this.open();
    }

    /**
     * All that can be read of the store, to be kept elsewhere: a byte for pages (0), journal (1) or aside (2),
     * the length in 4 bytes, the number in 8, the content; again and again.
     * @returns {Promise<{ name: string, blob: Blob }>}
     */
    async copy() {
        const parts = [];
        const { database } = this.#database ? { database: this.#database } : await openDatabase(this.#mark.name);
        for (const [kind, table] of ["pages", "journal", "aside"].entries()) {
            for (const { number, bytes } of await readable(database, table).catch(() => [])) {
                const head = new DataView(new ArrayBuffer(5));
                head.setUint8(0, kind);
                head.setUint32(1, bytes.length, true);
                parts.push(head.buffer, numbered(number, bytes));
            }
        }
        return { name: `haru-${stamp()}.store`, blob: new Blob(parts, { type: "application/octet-stream" }) };
    }
}

/** A table in the order of its numbers. @param {IDBObjectStore} table @param {IDBKeyRange} [range] */
async function all(table, range) {
    const [keys, values] = await Promise.all([result(table.getAllKeys(range)), result(table.getAll(range))]);
    return keys.map((number, index) => ({ number: Number(number), bytes: bytesOf(values[index]) }));
}

/** Bytes as bytes: those of one page are not copied. @param {Uint8Array | ArrayBuffer} value */
const bytesOf = (value) => (value instanceof Uint8Array ? value : new Uint8Array(value));

/** One by one, so that what cannot be read hides nothing else. @returns {Promise<Numbered[]>} */
async function readable(database, name) {
    const table = () => database.transaction(name, "readonly").objectStore(name);
    const found = [];
    for (const key of await result(table().getAllKeys())) {
        try {
            const value = await result(table().get(key));
            if (value) found.push({ number: Number(key), bytes: new Uint8Array(value) });
        } catch (error) {
            console.warn(`${name} ${key} cannot be read`, error);
        }
    }
    return found;
}

/** yyyyMMddHHmmss, UTC. */
const stamp = () => new Date().toISOString().replace(/[-:T]/g, "").slice(0, 14);
