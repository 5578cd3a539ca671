// What a commit writes (Docs/BrowserStore.md, "Writing"), and the only place that knows its form:
// parts of a kind in 1 byte, a number in 8, a length in 4, little endian, and the content.

import { unnumbered } from "./wire.js";

const Part = Object.freeze({ entry: 0, page: 1, noPage: 2, deletesThrough: 3, setAside: 4 });
const head = 13;

/**
 * @typedef {object} Commit
 * @property {number} number
 * @property {Uint8Array} entry  what other windows are told, and a later start is given
 * @property {{ kind: number, number: number, bytes: Uint8Array }[]} parts  in the order of writing
 */

/** @param {Uint8Array} all @returns {Commit} */
export function readCommit(all) {
    const { number, bytes } = unnumbered(all);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const parts = [];
    for (let at = 0; at < bytes.length; ) {
        const length = view.getUint32(at + 9, true);
        parts.push({
            kind: bytes[at],
            number: Number(view.getBigUint64(at + 1, true)),
            bytes: bytes.slice(at + head, at + head + length),
        });
        at += head + length;
    }
    const entry = parts.find(({ kind }) => kind === Part.entry)?.bytes ?? new Uint8Array();
    return { number, entry, parts };
}

/**
 * @param {IDBTransaction} transaction @param {Commit} commit
 */
export function writeCommit(transaction, { parts }) {
    for (const { kind, number, bytes } of parts) {
        switch (kind) {
            case Part.entry: transaction.objectStore("journal").add(bytes, number); break;
            case Part.page: transaction.objectStore("pages").put(bytes, number); break;
            case Part.noPage: transaction.objectStore("pages").delete(number); break;
            case Part.deletesThrough:
                transaction.objectStore("journal").delete(IDBKeyRange.upperBound(number));
                break;
            case Part.setAside: transaction.objectStore("aside").put(bytes, number); break;
        }
    }
}
