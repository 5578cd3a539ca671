// Puts the parts together: events in, HTML and effects out. It decides nothing; app.wasm does.

import { effectTable } from "./effects.js";
import { download } from "./files.js";
import { forgetFirstPaint, keepFirstPaint } from "./firstpaint.js";
import { Navigation } from "./history.js";
import { whenIdle } from "./idle.js";
import { Inbox } from "./inbox.js";
import { watchInstall } from "./install.js";
import { listenForKeys } from "./keys.js";
import { Live } from "./live.js";
import { now } from "./clock.js";
import { Machine } from "./machine.js";
import { addressOf } from "./mount.js";
import { Owner } from "./owner.js";
import { watchPreferences } from "./preferences.js";
import { Rest } from "./rest.js";
import { Screen } from "./screen.js";
import { takeShortcutKey } from "./shortcuts.js";
import { showSplash, splashIsUp } from "./splash.js";
import { abilities, size, startEvent } from "./start.js";
import { NotSaved, Store } from "./store.js";
import { Timers } from "./timers.js";
import { readToken, watchToken } from "./token.js";
import { restartWithUpdate, watchUpdates } from "./updates.js";
import { loadProgram } from "./wasm.js";
import { In, Out, text, unnumbered, utf8 } from "./wire.js";

const version = document.querySelector('meta[name="haru-version"]')?.getAttribute("content") ?? "";
const rest = new Rest(addressOf("/app-rest.wasm"));
const program = loadProgram(addressOf("/app.wasm"), rest);

export const store = new Store(() => machine.start());
/** Of the shortcut that opened this window. */
let key = takeShortcutKey();
/** The newest number the program has seen of what is on disk. */
let known = 0;
/** Whether the program has been given all that was stored. */
let booted = false;
/** How many screens were drawn, for tests. */
export let renders = 0;

/** What is stored, being read: the program need not be there for that. @type {ReturnType<typeof readStored> | null} */
let reading = readStored();

export const machine = new Machine({
    make: async () => {
        booted = false;
        inbox.setOpen(false);
        reading ??= readStored();
        return (await program)();
    },
    boot,
    receive: (sent, command) => {
        doing = command;
        for (const { kind, bytes } of sent) outgoing[kind]?.(bytes);
        // No commit has taken it along: there was nothing to do.
        if (doing !== undefined) store.forgetCommand(doing);
        doing = undefined;
        navigation.settle();
    },
    held: (isHeld) => {
        inbox.setHeld(isHeld);
        document.documentElement.toggleAttribute("data-waiting", isHeld);
        if (!isHeld) opened();
    },
    again: (messages) => inbox.again(messages.map(({ bytes, at, command }) => ({
        text: text(bytes), at, command: command === undefined ? null : { id: command, message: text(bytes), at },
    }))),
});

const owner = new Owner({
    finish: () => store.finished(),
    take: takeIn,
    changed: (mine) => {
        machine.event({ type: "owner", mine });
        inbox.setMine(mine);
        if (mine) takeOver();
    },
    heard: (number, bytes) => {
        if (booted && number === known + 1) take({ number, bytes });
        else if (number > known) takeIn();
    },
});

const inbox = new Inbox({
    ask: () => owner.want(), keep: (text) => store.keepCommand(text, now()),
    run: ({ text, command, at }) => machine.call(In.message, utf8(text), { at, command: command?.id }),
});
/** @type {import("./events.js").Say} */
export const say = (message, value, isCommand) => inbox.say(message, value, isCommand);
/** The command that is being done. @type {string | undefined} */
let doing;
/** Commands whose commit is not on disk, by its number. @type {Map<number, string>} */
const unsaved = new Map();
const screen = new Screen(document.getElementById("haru"), say);
const tell = (event) => machine.event(event);
const navigation = new Navigation(tell);
const live = new Live(tell, readToken);
export const timers = new Timers({
    woke: () => tell({ type: "woke" }),
    tick: () => machine.isHeld || machine.call(In.message, utf8("tick")),
});

/** By the effect's `do`; a test build adds some. */
export const effects = effectTable({
    machine, store, navigation, live, timers, storeAction, restart: restartWithUpdate, say,
});

/** What to do with each kind that comes out. @type {Record<number, (bytes: Uint8Array) => void>} */
const outgoing = {
    [Out.html]: (bytes) => {
        renders += 1;
        screen.draw(text(bytes));
        scheduleKeeping();
    },
    [Out.effect]: (bytes) => perform(JSON.parse(text(bytes))),
    [Out.commit]: commit,
    [Out.ticks]: (bytes) => screen.tick(text(bytes)),
};

/** @param {{ do: string }} effect */
async function perform(effect) {
    try {
        await effects[effect.do]?.(effect);
    } catch (error) {
        console.warn(`could not ${effect.do}`, error);
    }
}

/** Gives a new instance of the program everything there is. */
async function boot() {
    unsaved.clear();
    salvaging = false;
    known = 0;
    const { problem, stored } = await (reading ?? readStored());
    reading = null;
    tell(startEvent({ key, version, signedIn: readToken() !== null, splash: splashIsUp() }));
    key = undefined;
    for (const { number, bytes } of stored.pages) machine.call(In.page, bytes, { number });
    for (const entry of stored.entries) take(entry);
    known = stored.number;
    tell({ type: "opened", node: randomNode(), ...(problem ? { problem } : {}) });
    tell({ type: "owner", mine: owner.mine });
    booted = machine.alive;
    inbox.setOpen(booted);
    performance.mark("haru-live");
    if (booted) await takeIn();
    if (booted && owner.mine) await takeOver();
}

/** Everything in the store, and what the person should know of it. */
async function readStored() {
    let problem = null;
    let stored = { pages: [], entries: [], number: 0 };
    try {
        await store.finished();
        problem = await store.open();
        stored = await store.read();
    } catch (error) {
        problem = error.problem ?? "unreadable";
    }
    return { problem, stored };
}

/** What was set aside is being carried over. */
let salvaging = false;

/** Does what only the owner may: what other windows left undone, and what was in a store set aside. */
async function takeOver() {
    if (!booted) return;
    inbox.take(await store.commands().catch(() => []));
    if (salvaging) return;
    salvaging = true;
    for (const { pages, entries } of await store.unread()) {
        for (const { number, bytes } of pages) machine.call(In.oldPage, bytes, { number });
        for (const { number, bytes } of entries) machine.call(In.oldEntry, bytes, { number });
        tell({ type: "salvage" });
    }
}

/** @param {import("./store.js").Numbered} entry */
function take({ number, bytes }) {
    known = Math.max(known, number);
    machine.call(In.entry, bytes, { number });
}

/** Takes in what other windows have committed. */
async function takeIn() {
    // The order is pages, then entries: what comes meanwhile is read when those are through.
    if (!booted) return;
    const entries = await store.after(known).catch(() => []);
    if (entries === null) {
        await machine.start();
        return;
    }
    for (const entry of entries) if (entry.number > known) take(entry);
}

/** @param {Uint8Array} bytes */
async function commit(bytes) {
    const { number } = unnumbered(bytes);
    if (doing !== undefined) unsaved.set(number, doing);
    doing = undefined;
    try {
        const { entry } = await store.commit(bytes, unsaved.get(number));
        unsaved.delete(number);
        known = Math.max(known, number);
        owner.announce(number, entry);
        tell({ type: "saved", number });
    } catch (error) {
        tell({ type: "notSaved", number, reason: error instanceof NotSaved ? error.reason : "aborted" });
    }
}

/** @param {string} action */
async function storeAction(action) {
    switch (action) {
        case "copy": {
            const { name, blob } = await store.copy();
            download(name, blob);
            return;
        }
        case "salvaged": return store.salvaged();
        case "startFresh":
            await storeAction("copy").catch((error) => console.warn("nothing can be copied", error));
            await store.startFresh();
            break;
        case "setAside": await store.startFresh(); break;
        case "erase": await store.erase(); break;
    }
    forgetFirstPaint();
    await machine.start();
}

const randomNode = () =>
    [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

let keeping = false;
function scheduleKeeping() {
    if (keeping) return;
    keeping = true;
    whenIdle(keepNow);
}

function keepNow() {
    keeping = false;
    if (navigation.sheets === 0) keepFirstPaint(screen.html, timers.wakeAt);
}

function listenToWindow() {
    addEventListener("resize", () => tell({ type: "resized", ...size() }));
    for (const type of ["online", "offline"]) addEventListener(type, () => tell({ type }));
    document.addEventListener("visibilitychange", () => {
        tell({ type: document.hidden ? "hidden" : "visible" });
        if (!document.hidden) takeIn();
    });
    // Ask early: by the time of the click the ownership has often come.
    addEventListener("pointerdown", () => owner.want(), true);
    watchToken((is) => tell({ type: "signedIn", is }));
    watchPreferences((key, value) => tell({ type: "preference", key, value }));
    watchInstall(() => tell({ type: "resized", ...size(), abilities: abilities() }));
    listenForKeys(tell);
    watchUpdates({
        updated: (version) => tell({ type: "updated", version }),
        notified: answered,
    });
}

/** A notification was answered: a button says the command that it stands for. @param {string} action */
function answered(action) {
    if (action && action !== "open") say(action, undefined, true);
}

// What first.js painted is heard from here on.
dispatchEvent(new Event("haru-listens"));
/** There is something to see. @type {(value?: unknown) => void} */
let opened;
showSplash(new Promise((resolve) => (opened = resolve)), () => machine.alive && tell({ type: "splashed" }));
await owner.start();
await machine.start();
if (!machine.isHeld) opened();
listenToWindow();
document.documentElement.toggleAttribute("data-ready", true);
whenIdle(() => rest.load());
