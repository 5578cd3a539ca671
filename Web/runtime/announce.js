// The polite live region. What is behind a modal dialog is not read, so the region moves into it.

/** @param {string} text */
export function announce(text) {
    const region = document.getElementById("haru-live") ?? detached;
    detached = region;
    const home = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    if (region.parentNode !== home) home.append(region);
    // The same words twice are a change only if there was something else between.
    region.textContent = "";
    setTimeout(() => (region.textContent = text));
}

/** The region, should it have gone with its dialog. @type {HTMLElement | null} */
let detached = null;
