// Notifications go through the service worker, so that their buttons work without a window.

/**
 * @param {{ title?: string, body?: string, actions?: { id: string, title: string }[], tag: string, close?: boolean }} notice
 */
export async function notify({ title, body, actions = [], tag, close = false }) {
    const worker = await navigator.serviceWorker?.ready;
    if (!worker) return;
    if (close) {
        for (const open of await worker.getNotifications({ tag })) open.close();
        return;
    }
    if (Notification.permission === "default") await Notification.requestPermission();
    if (Notification.permission !== "granted") return;
    await worker.showNotification(title, {
        body, tag, icon: "icons/any-192.png", badge: "icons/badge-96.png",
        requireInteraction: true, silent: true,
        actions: actions.map(({ id, title }) => ({ action: id, title })),
    });
}
