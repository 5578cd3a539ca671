// The device's token. It stays in local storage, so that a store the browser has cleared can be
// fetched again, and so that every window has the newest one.

import { keep, localBox } from "./preferences.js";

const key = "haru-token";
/** Where there is no local storage. @type {string | null} */
let held = null;

/** @returns {string | null} null when nobody is signed in */
export const readToken = () => localBox()?.getItem(key) ?? held;

/** @param {string | null} value  null forgets it */
export function keepToken(value) {
    held = value;
    keep(key, value);
}

/** Tells when another window signed in or out. @param {(isSignedIn: boolean) => void} changed */
export function watchToken(changed) {
    addEventListener("storage", ({ key: changedKey, newValue }) => {
        if (changedKey !== key) return;
        held = newValue;
        changed(newValue !== null);
    });
}
