// The last Home is painted before wasm is there, as long as it is still true.

import { now } from "./clock.js";
import { keep, localBox } from "./preferences.js";
import { currentPath } from "./mount.js";

const key = "haru-first";
/** Of local storage's 5 MB the preferences need little, but a long Home is no reason to fill it. */
const longest = 500_000;

/** What the screen was laid out for. */
const frame = () => `${innerWidth} ${innerHeight} ${matchMedia("(pointer: fine)").matches}`;

/** Of this page alone: how far it has come, and what it is told by theme.js before anything is painted. */
const passing = ["style", "data-ready", "data-splash", "data-theme"];

const rootAttributes = () =>
    Object.fromEntries([...document.documentElement.attributes]
        .filter(({ name }) => !passing.includes(name))
        .map(({ name, value }) => [name, value]));

/**
 * Keeps Home for the next start.
 * @param {string} html @param {number | null} until  the moment from which it is no longer true
 */
export function keepFirstPaint(html, until) {
    const plain = currentPath() === "/" && !html.includes("<dialog") && html.length < longest;
    if (!plain) return;
    keep(key, JSON.stringify({ html, until, frame: frame(), attributes: rootAttributes(), title: document.title }));
}

/** After erasing, and whenever the store is another one. */
export const forgetFirstPaint = () => keep(key, null);

/**
 * @param {(html: string) => void} draw
 * @returns {boolean} whether something was painted
 */
export function paintFirst(draw) {
    const kept = read();
    if (!kept || currentPath() !== "/" || history.state?.sheets) return false;
    if (kept.frame !== frame() || (kept.until !== null && now() >= kept.until)) return false;
    const root = document.documentElement;
    for (const [name, value] of Object.entries(kept.attributes)) root.setAttribute(name, value);
    document.title = kept.title;
    draw(kept.html);
    // A timer that stands still would be a lie, however short.
    for (const element of document.querySelectorAll("#haru [data-tick]")) element.textContent = "\u2007";
    return true;
}

function read() {
    try {
        return JSON.parse(localBox()?.getItem(key) ?? "null");
    } catch {
        return null;
    }
}
