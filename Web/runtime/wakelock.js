// Keeps the display on. A browser lets go of the lock when the page is hidden, so it is asked again.

let wanted = false;
/** @type {WakeLockSentinel | null} */
let held = null;

/** @param {boolean} on */
export async function keepAwake(on) {
    wanted = on;
    if (!on) {
        await held?.release();
        held = null;
    } else if (!document.hidden) {
        held = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    }
}

document.addEventListener("visibilitychange", () => {
    if (wanted && !document.hidden) keepAwake(true);
});
