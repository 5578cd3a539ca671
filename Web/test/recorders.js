// Records what the app does to the device.

/** @type {(number | number[])[]} */
export const vibrations = [];
const vibrate = navigator.vibrate?.bind(navigator);
navigator.vibrate = (pattern) => {
    vibrations.push(pattern);
    return vibrate?.(pattern) ?? true;
};

/** @type {Promise<{ name: string, type: string, bytes: number[] }>[]} */
export const downloads = [];
/** @type {Map<string, Blob>} */
const blobs = new Map();
const create = URL.createObjectURL.bind(URL);
URL.createObjectURL = (blob) => {
    const address = create(blob);
    blobs.set(address, blob);
    return address;
};
const click = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href);
    if (this.download && blob) downloads.push(described(this.download, blob));
    click.call(this);
};

const described = async (name, blob) => ({
    name, type: blob.type, bytes: [...new Uint8Array(await blob.arrayBuffer())],
});
