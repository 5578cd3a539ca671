// What a commit writes; the layout of Docs/BrowserStore.md, and the only place that knows it.

import { unnumbered } from "./wire.js";

/**
 * @typedef {object} Commit
 * @property {number} number
 * @property {Uint8Array} entry  what other windows are told, and a later start is given
 */

/** @param {Uint8Array} all @returns {Commit} */
export function readCommit(all) {
    const { number, bytes } = unnumbered(all);
    return { number, entry: bytes };
}

/**
 * @param {IDBTransaction} transaction @param {Commit} commit
 */
export function writeCommit(transaction, { number, entry }) {
    transaction.objectStore("journal").add(entry, number);
}
