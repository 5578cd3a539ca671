// The shortcuts of the installed app. sw.js puts what is written here into the manifest.

import { addressOf } from "./mount.js";

const box = "haru-shortcuts";

/** @param {{ name: string, path: string }[]} shortcuts */
export async function publishShortcuts(shortcuts) {
    const cache = await globalThis.caches?.open(box);
    const entries = shortcuts.map(({ name, path }) => ({ name, url: `.${path}` }));
    await cache?.put(addressOf("/shortcuts"), Response.json(entries));
}

/**
 * Takes the key of a shortcut out of the address, before anybody sees it there.
 * @returns {string | undefined} only on a page that a person looks at
 */
export function takeShortcutKey() {
    const { hash } = location;
    if (!hash.startsWith("#k=")) return undefined;
    history.replaceState(history.state, "", location.pathname + location.search);
    return document.prerendering || document.hidden ? undefined : hash.slice(3);
}
