// Taps that a window may not act on yet, kept on disk until the commit that follows from them is:
// the window may be closed at once, the next owner of the store does them, and each is done once.
// sw.js keeps those of notifications here too, in the same form.

import { result } from "./database.js";

/** @typedef {{ id: string, message: string, at: number }} Command  what was tapped, and when */

const table = "commands";

/**
 * @param {IDBDatabase} database @param {string} message @param {number} at
 * @returns {Command | null} null where it could not be kept
 */
export function keepCommand(database, message, at) {
    // In the order of time, and different for each.
    const id = `${String(at).padStart(16, "0")} ${crypto.randomUUID()}`;
    try {
        const transaction = database.transaction(table, "readwrite", { durability: "strict" });
        transaction.objectStore(table).put({ message, at }, id);
        // Now, not when the put has been answered: the window may be gone by then.
        transaction.commit();
        return { id, message, at };
    } catch (error) {
        console.warn("could not keep a command", error);
        return null;
    }
}

/** @param {IDBDatabase} database @returns {Promise<Command[]>} the oldest first */
export async function keptCommands(database) {
    const commands = database.transaction(table, "readonly").objectStore(table);
    const [ids, values] = await Promise.all([result(commands.getAllKeys()), result(commands.getAll())]);
    return ids.map((id, index) => ({ id: String(id), ...values[index] }));
}

/** One that changed nothing. @param {IDBDatabase} database @param {string} id */
export function forgetCommand(database, id) {
    return result(database.transaction(table, "readwrite", { durability: "strict" }).objectStore(table).delete(id));
}
