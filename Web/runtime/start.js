// What the program is told first: the window, the person's wishes, what this browser can do.

import { canInstall } from "./install.js";
import { currentPath } from "./mount.js";
import { mayNotify } from "./notifications.js";
import { allPreferences } from "./preferences.js";

const navigationType = () => performance.getEntriesByType("navigation")[0]?.type ?? "navigate";
const opened = "haru-opened";

/**
 * The first page of a window's life. A reload keeps the window's own storage, a new window has none.
 * @returns {boolean}
 */
function isCold() {
    try {
        const cold = sessionStorage.getItem(opened) === null && navigationType() !== "reload";
        sessionStorage.setItem(opened, "1");
        return cold;
    } catch {
        return navigationType() !== "reload";
    }
}

let cold = isCold();

export const size = () => ({
    width: innerWidth, height: innerHeight, fine: matchMedia("(pointer: fine)").matches,
});

/** Asked when it is needed, never guessed from the browser's name. */
export const abilities = () => Object.entries({
    install: canInstall(),
    notifications: "Notification" in globalThis && "serviceWorker" in navigator,
    badge: "setAppBadge" in navigator,
    wakeLock: "wakeLock" in navigator,
    vibrate: "vibrate" in navigator,
    share: typeof navigator.canShare === "function",
    saveFile: "showSaveFilePicker" in globalThis,
    copyImage: "ClipboardItem" in globalThis,
    passkey: "PublicKeyCredential" in globalThis,
    windows: "locks" in navigator && "BroadcastChannel" in globalThis,
}).filter(([, able]) => able).map(([name]) => name);

/** Whether this device writes the hours of a day as 1 to 12. */
const countsToTwelve = () =>
    new Intl.DateTimeFormat(navigator.language, { hour: "numeric" }).resolvedOptions().hour12 === true;

/** @param {{ key?: string, version: string, signedIn: boolean, splash: boolean }} known */
export function startEvent({ key, version, signedIn, splash }) {
    const event = {
        type: "start", path: currentPath(), ...size(),
        languages: navigator.languages, zone: zoneOverride ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        zones: Intl.supportedValuesOf?.("timeZone") ?? [],
        hour12: countsToTwelve(), notifications: mayNotify(), online: navigator.onLine, preferences: allPreferences(),
        platform: navigator.userAgentData?.platform ?? navigator.platform,
        standalone: matchMedia("(display-mode: standalone)").matches,
        key, signedIn, version, cold, splash,
        drawn: document.getElementById("haru").childElementCount > 0,
        reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
        abilities: abilities(),
    };
    // Started again after a trap, the window is not a new one.
    cold = false;
    return event;
}

/** Set by tests. @type {string | null} */
let zoneOverride = null;

/** @param {string | null} id */
export const setZone = (id) => (zoneOverride = id);
