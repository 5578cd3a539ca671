// What a commit writes, in the order of Docs/BrowserStore.md; the only place that knows its bytes.

/** @typedef {{ number: number, bytes: Uint8Array }} Numbered */

/**
 * @typedef {object} Commit
 * @property {number} number
 * @property {Uint8Array} entry  what other windows are told, and a later start is given
 * @property {Numbered[]} setAside  entries that an earlier opening could not apply
 * @property {{ number: number, bytes: Uint8Array | null }[]} pages  null deletes one
 * @property {number} deletesThrough  the journal up to this number goes; 0 = nothing
 */

/** Reads numbers and runs of bytes, little endian, one after the other. */
class Reader {
    #view;
    #bytes;
    #at = 0;

    /** @param {Uint8Array} bytes */
    constructor(bytes) {
        this.#bytes = bytes;
        this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }

    long() {
        this.#at += 8;
        return Number(this.#view.getBigUint64(this.#at - 8, true));
    }

    word() {
        this.#at += 4;
        return this.#view.getUint32(this.#at - 4, true);
    }

    run() {
        const length = this.word();
        this.#at += length;
        return this.#bytes.slice(this.#at - length, this.#at);
    }

    /** @template T @param {() => T} read @returns {T[]} */
    many(read) {
        return Array.from({ length: this.word() }, read);
    }
}

/** @param {Uint8Array} all @returns {Commit} */
export function readCommit(all) {
    const reader = new Reader(all);
    return {
        number: reader.long(),
        deletesThrough: reader.long(),
        entry: reader.run(),
        setAside: reader.many(() => ({ number: reader.long(), bytes: reader.run() })),
        pages: reader.many(() => {
            const number = reader.word();
            return { number, bytes: reader.word() === 1 ? reader.run() : null };
        }),
    };
}

/** @param {IDBTransaction} transaction @param {Commit} commit */
export function writeCommit(transaction, { number, entry, setAside, pages, deletesThrough }) {
    const aside = transaction.objectStore("aside");
    for (const kept of setAside) aside.put(kept.bytes, kept.number);
    const journal = transaction.objectStore("journal");
    journal.put(entry, number);
    const table = transaction.objectStore("pages");
    for (const page of pages) {
        if (page.bytes) table.put(page.bytes, page.number);
        else table.delete(page.number);
    }
    if (deletesThrough > 0) journal.delete(IDBKeyRange.upperBound(deletesThrough));
}
