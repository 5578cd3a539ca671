// The browser's offer to install the app, kept until the person asks for it.

/** @type {any} */
let offer = null;

/** @param {() => void} changed  the ability came or went */
export function watchInstall(changed) {
    addEventListener("beforeinstallprompt", (event) => {
        event.preventDefault();
        offer = event;
        changed();
    });
    addEventListener("appinstalled", () => {
        offer = null;
        changed();
    });
}

export const canInstall = () => offer !== null;

export async function install() {
    await offer?.prompt();
}
