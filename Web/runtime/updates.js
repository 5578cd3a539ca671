// The service worker: offline start, and new versions, which wait until the person wants them.

import { addressOf } from "./mount.js";

/** @type {ServiceWorkerRegistration | null} */
let registration = null;
const lookEvery = 3_600_000;

/**
 * @param {object} calls
 * @param {(version: string) => void} calls.updated  a new version waits
 * @param {(action: string) => void} calls.notified  a notification was answered
 */
export async function watchUpdates({ updated, notified }) {
    const container = navigator.serviceWorker;
    if (!container) return;
    container.addEventListener("message", ({ data }) => {
        if (data?.say === "notified") notified(data.action);
        if (data?.say === "version") updated(data.version);
    });
    try {
        registration = await container.register(addressOf("/sw.js"), { updateViaCache: "none" });
    } catch (error) {
        console.warn("no service worker", error);
    }
    // Some hardened browsers register nothing and say so to nobody.
    if (!registration) return;
    const tell = () => registration.waiting?.postMessage({ say: "version" });
    tell();
    registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker.addEventListener("statechange", () => {
            // The very first one has nothing to replace.
            if (worker.state === "installed" && container.controller) tell();
        });
    });
    setInterval(() => registration.update().catch(() => {}), lookEvery);
    document.addEventListener("visibilitychange", () => {
        if (!document.hidden) registration.update().catch(() => {});
    });
}

/** Lets the waiting version take over, and loads the page with it. */
export async function restartWithUpdate() {
    const waiting = registration?.waiting;
    if (!waiting) {
        location.reload();
        return;
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ say: "takeOver" });
}
