// Preferences of this device: small strings under "haru." in local storage.

const prefix = "haru.";

/** Local storage, or nothing where the browser forbids it. @returns {Storage | null} */
export function localBox() {
    try {
        return globalThis.localStorage ?? null;
    } catch {
        return null;
    }
}

/** @returns {Record<string, string>} */
export function allPreferences() {
    const box = localBox();
    /** @type {Record<string, string>} */
    const all = {};
    for (const key of Object.keys(box ?? {})) {
        if (key.startsWith(prefix)) all[key.slice(prefix.length)] = box.getItem(key);
    }
    return all;
}

/** @param {string} key @param {string | null | undefined} value  null removes */
export function prefer(key, value) {
    keep(prefix + key, value ?? null);
}

/**
 * Writes something that is not a preference; a full box is no reason to stop.
 * @param {string} key @param {string | null} value
 */
export function keep(key, value) {
    try {
        if (value === null) localBox()?.removeItem(key);
        else localBox()?.setItem(key, value);
    } catch (error) {
        console.warn("local storage is full", error);
    }
}

/**
 * Tells of changes another window made.
 * @param {(key: string, value: string | null) => void} changed
 */
export function watchPreferences(changed) {
    addEventListener("storage", (event) => {
        if (event.storageArea !== localBox() || !event.key?.startsWith(prefix)) return;
        changed(event.key.slice(prefix.length), event.newValue);
    });
}
