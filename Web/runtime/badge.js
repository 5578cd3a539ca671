// How many actions run: on the app's icon, and as a dot on the favicon.

/** @type {Map<HTMLLinkElement, string>} */
const plain = new Map();
const size = 64;

/** @param {number} count */
export async function badge(count) {
    try {
        await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
    } catch {
        // Not installed: the favicon's dot says it.
    }
    for (const link of document.querySelectorAll('link[rel="icon"]')) {
        if (!plain.has(link)) plain.set(link, link.href);
        link.href = count > 0 ? await dotted(plain.get(link)) : plain.get(link);
    }
}

/** @param {string} href @returns {Promise<string>} the icon with a dot over it, as a data URL */
async function dotted(href) {
    const image = new Image(size, size);
    image.src = href;
    try {
        await image.decode();
    } catch {
        return href;
    }
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = size;
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, size, size);
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--accent").trim() || "goldenrod";
    context.beginPath();
    context.arc(size * 0.78, size * 0.78, size * 0.2, 0, 2 * Math.PI);
    context.fill();
    return canvas.toDataURL();
}
