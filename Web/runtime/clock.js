// What the clock shows. Everything that needs the time asks here, so that a test can set it.

/** Set by tests: the moment at which the clock stands still. @type {number | null} */
let standing = null;
/** @type {Set<() => void>} */
const watchers = new Set();

/** Milliseconds since 1970. */
export const now = () => standing ?? Date.now();

/** Whether a test has stopped the clock. */
export const stands = () => standing !== null;

/** @param {number | null} moment  null lets the clock run again */
export function setClock(moment) {
    standing = moment;
    for (const watcher of watchers) watcher();
}

/** Calls when a test has moved the clock. @param {() => void} watcher */
export const onClockSet = (watcher) => watchers.add(watcher);
