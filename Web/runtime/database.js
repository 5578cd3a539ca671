// Opening IndexedDB: which database is ours, and what it means when it does not open.

import { keep, localBox } from "./preferences.js";

/** Object stores. Their keys are numbers, except those of `meta` and `commands`, which are names. */
export const tables = Object.freeze(["pages", "journal", "aside", "meta", "commands"]);

/** Grows with the tables. */
const layout = 2;
const attempts = 3;
const pause = 300;
const markKey = "haru-store";

/**
 * @typedef {object} Mark  what local storage knows of the store
 * @property {string} name  the database in use; another one after "start fresh"
 * @property {boolean} used  whether something was ever committed to it
 * @property {string[]} aside  databases set aside, oldest first
 * @property {string[]} unread  those of them from which nothing was carried over yet
 */

/** @returns {Mark} */
export function readMark() {
    const fallback = { name: "haru", used: false, aside: [], unread: [] };
    try {
        return { ...fallback, ...JSON.parse(localBox()?.getItem(markKey) ?? "{}") };
    } catch {
        return fallback;
    }
}

/** @param {Mark} mark */
export const writeMark = (mark) => keep(markKey, JSON.stringify(mark));

/** @typedef {"unreadable" | "newer" | "busy" | "full" | "cleared" | "private"} Problem */

/** Why a database could not be opened or read. */
export class StoreProblem extends Error {
    /** @param {Problem} problem @param {unknown} [cause] */
    constructor(problem, cause) {
        super(problem, { cause });
        this.problem = problem;
    }
}

/**
 * @param {string} name
 * @returns {Promise<{ database: IDBDatabase, created: boolean }>}
 * @throws {StoreProblem} after three attempts, 300 ms apart
 */
export async function openDatabase(name) {
    if (!globalThis.indexedDB) throw new StoreProblem("private");
    for (let attempt = 1; ; attempt += 1) {
        try {
            return await openOnce(name);
        } catch (error) {
            if (attempt === attempts) throw new StoreProblem(problemOf(error), error);
            await new Promise((done) => setTimeout(done, pause));
        }
    }
}

/** @param {string} name */
function openOnce(name) {
    return new Promise((opened, failed) => {
        let created = false;
        const request = indexedDB.open(name, layout);
        request.onupgradeneeded = ({ oldVersion }) => {
            created = oldVersion === 0;
            for (const table of tables) {
                if (!request.result.objectStoreNames.contains(table)) request.result.createObjectStore(table);
            }
        };
        request.onblocked = () => failed(new DOMException("another window holds it", "BlockedError"));
        request.onerror = () => failed(request.error);
        request.onsuccess = () => opened({ database: request.result, created });
    });
}

/** @param {unknown} error @returns {Problem} */
export function problemOf(error) {
    switch (error instanceof DOMException ? error.name : "") {
        case "QuotaExceededError": return "full";
        case "VersionError": return "newer";
        case "BlockedError": case "TimeoutError": return "busy";
        case "SecurityError": case "InvalidStateError": return "private";
        default: return "unreadable";
    }
}

/** @param {string} name */
export function deleteDatabase(name) {
    return new Promise((done, failed) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => done(undefined);
        request.onerror = () => failed(request.error);
        // It goes when the last window closes it.
        request.onblocked = () => done(undefined);
    });
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const result = (request) =>
    new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
    });
