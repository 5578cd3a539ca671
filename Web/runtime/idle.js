// Waits for a moment in which nobody waits for us.

/** A busy computer has none for long. */
const longest = 2_000;

/** @param {() => void} act  soon, in browsers that do not tell such moments */
export function whenIdle(act) {
    if (globalThis.requestIdleCallback) requestIdleCallback(act, { timeout: longest });
    else setTimeout(act);
}
