// The bytes that cross between JavaScript and app.wasm; Docs/WebRuntime.md is the contract.

/** What goes in, by kind. */
export const In = Object.freeze({ message: 0, event: 1, page: 2, entry: 3, zone: 4, file: 5, oldPage: 6, oldEntry: 7 });

/** What comes out, by kind. */
export const Out = Object.freeze({ html: 0, effect: 1, commit: 2, ticks: 3 });

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export const utf8 = (text) => encoder.encode(text);

/** @param {Uint8Array} bytes */
export const text = (bytes) => decoder.decode(bytes);

/**
 * A number as 8 bytes, little endian, and what belongs to it.
 * @param {number} number @param {Uint8Array} bytes
 */
export function numbered(number, bytes) {
    const all = new Uint8Array(8 + bytes.length);
    new DataView(all.buffer).setBigUint64(0, BigInt(number), true);
    all.set(bytes, 8);
    return all;
}

/**
 * The reverse of `numbered`. Numbers stay below 2^53, a commit every millisecond for 285,000 years.
 * @param {Uint8Array} all
 */
export function unnumbered(all) {
    const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
    return { number: Number(view.getBigUint64(0, true)), bytes: all.slice(8) };
}

/**
 * A line of text, a line feed, and bytes: a time zone's file, a file that was chosen.
 * @param {string} name @param {Uint8Array} bytes
 */
export function named(name, bytes) {
    const head = utf8(`${name}\n`);
    const all = new Uint8Array(head.length + bytes.length);
    all.set(head);
    all.set(bytes, head.length);
    return all;
}
