// Notifications go through the service worker, so that their buttons work without a window.

/**
 * Each button's id is the command it stands for, which sw.js keeps where no window is open.
 * @param {{ title?: string, body?: string, actions?: { id: string, title: string }[], tag: string, silent?: boolean, close?: boolean }} notice
 * @param {string} store  the name of the database
 */
export async function notify({ title, body, actions = [], tag, silent = false, close = false }, store) {
    const worker = await navigator.serviceWorker?.ready;
    if (!worker) return;
    if (close) {
        for (const open of await worker.getNotifications({ tag })) open.close();
        return;
    }
    if (Notification.permission !== "granted") return;
    await worker.showNotification(title, {
        body, tag, icon: "icons/any-192.png", badge: "icons/badge-96.png",
        requireInteraction: true, silent, data: { store },
        actions: actions.map(({ id, title }) => ({ action: id, title })),
    });
}

/** Whether the person allows them. */
export const mayNotify = () => globalThis.Notification?.permission === "granted";

/** @returns {Promise<boolean>} what the person says, or has said */
export async function permit() {
    return "Notification" in globalThis && await Notification.requestPermission() === "granted";
}
