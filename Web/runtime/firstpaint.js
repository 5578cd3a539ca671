// Keeps the last Home, which first.js paints at the next start before anything else is there.

import { keep } from "./preferences.js";
import { currentPath } from "./mount.js";

const key = "haru-first";
/** Of local storage's 5 MB the preferences need little, but a long Home is no reason to fill it. */
const longest = 500_000;

/** What the screen was laid out for. */
const frame = () => `${innerWidth} ${innerHeight} ${matchMedia("(pointer: fine)").matches}`;

/** Of this page alone: how far it has come, and what it is told by theme.js before anything is painted. */
const passing = ["style", "data-ready", "data-splash", "data-theme", "data-waiting"];

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
