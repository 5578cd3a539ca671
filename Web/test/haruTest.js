// What tests hold on to (app.md 2.13). script/web --test loads this in place of runtime/main.js, and
// a release has none of it.

import { now, setClock } from "../runtime/clock.js";
import { setZone } from "../runtime/start.js";
import { allPreferences, prefer } from "../runtime/preferences.js";
import { faults } from "./faults.js";
import { downloads, vibrations } from "./recorders.js";

const kept = "haruTest.clock";
const standing = sessionStorage.getItem(kept);
if (standing !== null) setClock(Number(standing));
const zone = sessionStorage.getItem("haruTest.zone");
if (zone !== null) setZone(zone);

/** @type {string[]} */
const announcements = [];
new MutationObserver(() => {
    const text = document.getElementById("haru-live")?.textContent;
    if (text) announcements.push(text);
}).observe(document.getElementById("haru-live"), { childList: true });

const runtime = await import("../runtime/main.js");
const { machine, effects, store } = runtime;

/** Answers of the program to `test …` messages, in order. @type {PromiseWithResolvers<any>[]} */
const waiting = [];
effects.test = ({ value }) => {
    const { resolve, reject } = waiting.shift();
    if (value?.refused) reject(new Error("the program refused it"));
    else resolve(value);
};

/** @param {string} message @param {string} [value] @returns {Promise<any>} what the effect `test` brings */
function ask(message, value) {
    const answer = Promise.withResolvers();
    waiting.push(answer);
    runtime.say(`test ${message}`, value);
    return answer.promise;
}

/** @param {number | string | Date} moment */
function clock(moment) {
    const at = typeof moment === "number" ? moment : new Date(moment).getTime();
    sessionStorage.setItem(kept, String(at));
    setClock(at);
}

globalThis.haruTest = {
    ...faults,
    /** Forgets everything this browser holds, and starts again. */
    async reset() {
        localStorage.clear();
        sessionStorage.clear();
        for (const list of [announcements, vibrations, downloads]) list.length = 0;
        setClock(null);
        setZone(null);
        await effects.store({ action: "erase" });
    },
    /** Stops the clock at a moment: milliseconds since 1970, or a date. */
    clock,
    /** Lets seconds pass, one after the other. @param {number} seconds */
    advance(seconds) {
        for (let left = seconds; left > 0; left -= 1) clock(now() + 1_000 * Math.min(left, 1));
    },
    /** @param {string} id */
    async zone(id) {
        sessionStorage.setItem("haruTest.zone", id);
        setZone(id);
        prefer("firstZone", null);
        await machine.start();
    },
    /** @param {string} code */
    locale: (code) => setPref("settings.language", code),
    setPref,
    prefs: allPreferences,
    premium: (state) => ask("premium", state),
    health: (name) => ask("health", name ?? ""),
    seed: (name) => ask("seed", name),
    /** A setting of the account. @param {string} name @param {string | number} value */
    setting: (name, value) => ask(`setting ${name}`, String(value)),
    /** The zone whose rules are in use. */
    zoneInUse: () => ask("zone"),
    records: () => ask("records"),
    exportChanges: async () => Uint8Array.from(atob(await ask("exportChanges")), (each) => each.charCodeAt(0)),
    importChanges: (bytes) => ask("importChanges", btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""))),
    vibrations: () => [...vibrations],
    announcements: () => [...announcements],
    downloads: () => Promise.all(downloads),
    renders: () => runtime.renders,
    /** Rows that the program has looked at, ever; bytes that it holds. */
    cost: async () => ({ rows: await ask("cost"), memory: machine.memory }),
    /** When all commits so far are on disk or have failed. */
    saved: () => store.finished(),
};

/** As another window would. @param {string} key @param {string | null} value */
function setPref(key, value) {
    prefer(key, value);
    machine.event({ type: "preference", key, value });
}
