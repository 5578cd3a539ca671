// Where a dragged item would be put: "<drop> <index>", the index counted without the item itself.

import { carrier } from "./events.js";

/** @param {Element} container @param {Element} [without] @returns {HTMLElement[]} */
export const itemsOf = (container, without) =>
    [...container.querySelectorAll("[data-drag]")].filter((item) => item !== without);

/**
 * The item that a press or a key takes hold of: by its grip, where it has one.
 * @param {Event} event @returns {HTMLElement | null}
 */
export function heldItem(event) {
    const item = carrier(event.target, "data-drag");
    if (!item?.querySelector("[data-grip]")) return item;
    return event.target.closest("[data-grip]") ? item : null;
}

/** @param {Element} item */
export const dropOf = (item) => item.closest("[data-drop]");

/** Where an item is now. @param {Element} item */
export function spotOf(item) {
    const container = dropOf(item);
    return container ? spot(container, itemsOf(container).indexOf(item)) : "";
}

/** @param {Element} container @param {number} index */
export const spot = (container, index) => `${container.getAttribute("data-drop")} ${index}`;

/**
 * @param {number} x @param {number} y @param {Element} item  the one being dragged
 * @returns {string | null} null outside of all containers
 */
export function spotAt(x, y, item) {
    const container = document.elementFromPoint(x, y)?.closest("[data-drop]");
    if (!container) return null;
    const others = itemsOf(container, item);
    const width = container.getBoundingClientRect().width;
    return spot(container, others.filter((other) => liesBefore(other, x, y, width)).length);
}

/** In reading order; in a list of whole rows it is the height that counts. */
function liesBefore(other, x, y, width) {
    const box = other.getBoundingClientRect();
    if (box.width > 0.6 * width) return box.y + box.height / 2 < y;
    if (y < box.top) return false;
    return y > box.bottom || box.x + box.width / 2 < x;
}

/** How many items stand side by side. @param {HTMLElement[]} items */
export function columnsOf(items) {
    const tops = items.map((item) => item.offsetTop);
    const first = tops.findIndex((top) => top !== tops[0]);
    return first < 0 ? items.length : first;
}
