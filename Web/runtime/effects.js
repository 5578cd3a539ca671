// What the program asks the browser to do. One short function for each.

import { announce } from "./announce.js";
import { badge } from "./badge.js";
import { chooseFiles, copyText, download } from "./files.js";
import { vibrate } from "./haptics.js";
import { install } from "./install.js";
import { notify, permit } from "./notifications.js";
import { askAuthenticator } from "./passkeys.js";
import { prefer } from "./preferences.js";
import { ask } from "./server.js";
import { publishShortcuts } from "./shortcuts.js";
import { keepAwake } from "./wakelock.js";
import { addressOf } from "./mount.js";
import { keepToken } from "./token.js";
import { In, named, utf8 } from "./wire.js";

/**
 * @typedef {object} Parts
 * @property {import("./machine.js").Machine} machine
 * @property {import("./store.js").Store} store
 * @property {import("./history.js").Navigation} navigation
 * @property {import("./live.js").Live} live
 * @property {import("./timers.js").Timers} timers
 * @property {(action: string) => Promise<unknown>} storeAction
 * @property {() => Promise<unknown>} restart
 * @property {import("./events.js").Say} say
 */

/**
 * @param {Parts} parts
 * @returns {Record<string, (effect: any) => unknown>} by the effect's `do`
 */
export function effectTable(parts) {
    const { machine, store, navigation, live, timers } = parts;
    return {
        root: ({ attributes }) => setRoot(attributes),
        title: ({ text }) => (document.title = text),
        navigate: (effect) => navigation.navigate(effect),
        back: ({ steps }) => history.go(-steps),
        prefer: ({ key, value }) => prefer(key, value),
        scrollToTop: () => scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" }),
        vibrate: ({ pattern }) => vibrate(pattern),
        announce: ({ text }) => announce(text),
        focus: ({ key }) => focus(key),
        fetch: async (effect) => {
            // A server may remember a request that this store, closed at once, would not.
            await store.finished();
            machine.event(await ask(effect));
        },
        token: ({ value }) => keepToken(value ?? null),
        passkey: async (effect) => machine.event(await askAuthenticator(effect)),
        live: ({ on, path }) => live.turn(on, path ?? "/v1/live/events"),
        wake: ({ at }) => timers.wake(at ?? null),
        tick: ({ on }) => timers.tick(on),
        later: ({ message, ms }) => setTimeout(() => machine.call(In.message, utf8(message)), ms),
        zone: async ({ id }) => machine.call(In.zone, named(id, await zoneFile(id))),
        persist: async () => machine.event({ type: "persisted", granted: await persist() }),
        badge: ({ count }) => badge(count),
        shortcuts: ({ items }) => publishShortcuts(items),
        say: ({ message }) => parts.say(message, undefined, true),
        permit: async () => machine.event({ type: "permitted", granted: await permit() }),
        notify: (effect) => notify(effect, store.name),
        download: ({ name, type, text }) => download(name, new Blob([text], { type })),
        copy: ({ text }) => copyText(text),
        choose: ({ accept }) => chooseFiles(accept, (bytes) => machine.call(In.file, bytes)),
        install: () => install(),
        restart: () => parts.restart(),
        wakeLock: ({ on }) => keepAwake(on),
        store: ({ action }) => parts.storeAction(action),
    };
}

/** @param {Record<string, string | null>} attributes */
function setRoot(attributes) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null) document.documentElement.removeAttribute(name);
        else document.documentElement.setAttribute(name, value);
    }
}

/** @param {string} key */
function focus(key) {
    const name = CSS.escape(key);
    const element = document.querySelector(`[data-key="${name}"], [data-el="${name}"]`);
    if (element instanceof HTMLElement) element.focus();
}

/** @param {string} id @returns {Promise<Uint8Array>} empty where there is no such zone */
async function zoneFile(id) {
    const address = addressOf(`/zones/${id.split("/").map(encodeURIComponent).join("/")}`);
    try {
        const answer = await fetch(address);
        if (answer.ok) await keepZone(address, answer.clone());
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array();
    } catch {
        return new Uint8Array();
    }
}

/**
 * The very first page fetches its zone before the service worker is there to keep it.
 * @param {string} address @param {Response} answer
 */
async function keepZone(address, answer) {
    if (!navigator.serviceWorker || navigator.serviceWorker.controller) return;
    const cache = await globalThis.caches?.open("haru-zones").catch(() => null);
    await cache?.put(address, answer).catch(() => {});
}

const persist = async () => {
    try {
        return (await navigator.storage?.persist?.()) ?? false;
    } catch {
        return false;
    }
};
