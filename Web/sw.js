// Starts Haru without a connection. A new version is fetched whole, then waits: nothing is reloaded
// unless the person asks for it. script/web writes files.js, whose bytes change with every version.

importScripts("files.js");

/** @type {{ version: string, files: Record<string, string> }}  the content's hash by path */
const { version, files } = self.haruFiles;
const scope = new URL(self.registration.scope);
const prefix = "haru-files-";
const current = prefix + version;
/** Zones change with the system's rules, not with our versions. */
const zones = "haru-zones";

const addressOf = (path) => new URL(path, scope).href;
const pathOf = (address) => {
    const url = new URL(address);
    if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return null;
    return url.pathname.slice(scope.pathname.length);
};

self.addEventListener("install", (event) => event.waitUntil(fetchVersion()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
    const answer = answerTo(event.request);
    if (answer) event.respondWith(answer);
});
self.addEventListener("message", ({ data, source }) => {
    if (data?.say === "version") source?.postMessage({ say: "version", version });
    if (data?.say === "takeOver") self.skipWaiting();
});
self.addEventListener("notificationclick", (event) => {
    if (event.action) event.notification.close();
    event.waitUntil(notified(event.action, event.notification));
});

/** All files of this version; those whose content an older one has are not fetched again. */
async function fetchVersion() {
    const cache = await caches.open(current);
    const older = await olderFiles();
    await Promise.all(Object.entries(files).map(async ([path, hash]) => {
        const kept = older.get(`${path} ${hash}`);
        const answer = kept ?? await fetch(addressOf(path), { cache: "no-cache" });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        if (!kept) await check(path, answer.clone(), hash);
        await cache.put(addressOf(path), answer);
    }));
    // Last, so that a cache with a list is a whole one.
    await cache.put(addressOf("files.js"), Response.json(files));
}

/** A file that is not the one of this version is not taken. @param {string} path @param {Response} answer */
async function check(path, answer, hash) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (!hex.startsWith(hash)) throw new Error(`${path} is not the file of version ${version}`);
}

/** @returns {Promise<Map<string, Response>>} by path and hash */
async function olderFiles() {
    const found = new Map();
    for (const name of await caches.keys()) {
        if (!name.startsWith(prefix) || name === current) continue;
        const cache = await caches.open(name);
        const list = await (await cache.match(addressOf("files.js")))?.json();
        for (const [path, hash] of Object.entries(list ?? {})) {
            const answer = await cache.match(addressOf(path));
            if (answer) found.set(`${path} ${hash}`, answer);
        }
    }
    return found;
}

async function takeOver() {
    for (const name of await caches.keys()) {
        if (name.startsWith(prefix) && name !== current) await caches.delete(name);
    }
    await self.clients.claim();
}

/** @param {Request} request @returns {Promise<Response> | null} null: as if we were not here */
function answerTo(request) {
    const path = pathOf(request.url);
    if (request.method !== "GET" || path === null || path.startsWith("v1/")) return null;
    if (path === "manifest.webmanifest") return ownManifest(request);
    if (path in files) return fromCache(path, request);
    if (request.mode === "navigate") return fromCache("index.html", request);
    if (path.startsWith("zones/")) return freshOrKept(request);
    return null;
}

/** With this device's shortcuts, which runtime/shortcuts.js wrote. @param {Request} request */
async function ownManifest(request) {
    const manifest = await fromCache("manifest.webmanifest", request);
    const own = await (await caches.open("haru-shortcuts")).match(addressOf("shortcuts"));
    if (!own) return manifest;
    const { headers } = manifest;
    return Response.json({ ...await manifest.json(), shortcuts: await own.json() }, { headers });
}

/** @param {string} path @param {Request} request */
async function fromCache(path, request) {
    const cache = await caches.open(current);
    return (await cache.match(addressOf(path))) ?? fetch(request);
}

/** @param {Request} request */
async function freshOrKept(request) {
    const cache = await caches.open(zones);
    try {
        const answer = await fetch(request);
        if (answer.ok) await cache.put(request, answer.clone());
        return answer;
    } catch (error) {
        const kept = await cache.match(request);
        if (kept) return kept;
        throw error;
    }
}

/**
 * A window is told of it. Without one, the command that a button stands for is kept until the app is
 * opened, and counts from now on; anything else opens the app.
 * @param {string} action @param {Notification} notification
 */
async function notified(action, { data }) {
    const windows = await self.clients.matchAll({ type: "window" });
    const seen = windows.find(({ visibilityState }) => visibilityState === "visible") ?? windows[0];
    if (seen) {
        seen.postMessage({ say: "notified", action });
        if (!action || action === "open") await seen.focus();
        return;
    }
    if (action && action !== "open" && await keepCommand(data.store, action)) return;
    // Never with the command in the address: following a link does nothing.
    await self.clients.openWindow(scope.href);
}

/**
 * As runtime/commands.js does it.
 * @param {string} store  the name of the database @param {string} message
 * @returns {Promise<boolean>} whether it is on disk
 */
function keepCommand(store, message) {
    return new Promise((settled) => {
        const request = indexedDB.open(store);
        request.onupgradeneeded = () => request.transaction.abort();
        request.onerror = () => settled(false);
        request.onsuccess = () => {
            const database = request.result;
            const at = Date.now();
            const transaction = database.transaction("commands", "readwrite", { durability: "strict" });
            transaction.objectStore("commands").put({ message, at }, `${String(at).padStart(16, "0")} ${crypto.randomUUID()}`);
            transaction.oncomplete = () => settled(true);
            transaction.onabort = () => settled(false);
            transaction.commit();
            database.close();
        };
    });
}
