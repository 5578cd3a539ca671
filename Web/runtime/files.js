// Files going out and coming in, and the clipboard.

import { named } from "./wire.js";

/** Long enough for a browser to have begun to save it. */
const keepAddress = 60_000;

/** @param {string} name @param {Blob} blob */
export function download(name, blob) {
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(blob);
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), keepAddress);
}

/** @param {string} text */
export const copyText = (text) => navigator.clipboard?.writeText(text);

/**
 * @param {string} accept  as of an `<input type=file>`
 * @param {(bytes: Uint8Array) => void} chosen  once for each file
 */
export function chooseFiles(accept, chosen) {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.multiple = true;
    input.addEventListener("change", async () => {
        for (const file of input.files) {
            chosen(named(file.name.normalize("NFC"), new Uint8Array(await file.arrayBuffer())));
        }
    });
    input.click();
}
