// Dragging items with any pointer: mouse, finger, pen. The program redraws the order while it lasts.

import { muteClick } from "./clicks.js";
import { heldItem, spotAt, spotOf } from "./spots.js";

const liftAfter = 150;
const liftBeyond = 6;
/** Within so many pixels of the window's edge the page scrolls, at most so fast a frame. */
const edge = 56;
const fastest = 14;

/**
 * @typedef {object} Drag
 * @property {HTMLElement} item @property {string} message @property {string} key
 * @property {number} id  the pointer
 * @property {number} x @property {number} y  where the pointer is
 * @property {number} grabX @property {number} grabY  where in the item it took hold
 * @property {number} startX @property {number} startY
 * @property {number} timer @property {boolean} lifted
 * @property {string} spot  the last one told
 */

export class PointerDrag {
    #say;
    /** @type {Drag | null} */
    #drag = null;

    /** @param {HTMLElement} root @param {import("./events.js").Say} say */
    constructor(root, say) {
        this.#say = say;
        root.addEventListener("pointerdown", (event) => this.#down(event));
        addEventListener("pointermove", (event) => this.#move(event));
        addEventListener("pointerup", (event) => this.#end(event, "drop"));
        addEventListener("pointercancel", (event) => this.#end(event, "cancel"));
        addEventListener("keydown", (event) => this.#key(event), true);
        // A finger that holds an item still is not asking for the browser's menu.
        root.addEventListener("contextmenu", (event) => this.#drag && event.preventDefault());
    }

    /** After each render: the item may have been put elsewhere, and stays under the pointer. */
    rendered() {
        if (this.#drag?.lifted) this.#follow();
    }

    /** @param {PointerEvent} event */
    #down(event) {
        const item = heldItem(event);
        if (!item || this.#drag || !event.isPrimary || event.button !== 0) return;
        const box = item.getBoundingClientRect();
        this.#drag = {
            item, message: item.getAttribute("data-drag"), key: item.getAttribute("data-key") ?? "",
            id: event.pointerId, lifted: false, spot: "",
            x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY,
            grabX: event.clientX - box.x, grabY: event.clientY - box.y,
            timer: setTimeout(() => this.#lift(), liftAfter),
        };
    }

    #lift() {
        const drag = this.#drag;
        if (!drag || drag.lifted) return;
        clearTimeout(drag.timer);
        drag.lifted = true;
        drag.spot = spotOf(drag.item);
        // The page as a whole, since the item is moved about in the document.
        document.documentElement.setPointerCapture(drag.id);
        for (const [name, value] of lifted) drag.item.style.setProperty(name, value);
        this.#say(`${drag.message} lift ${drag.key}`);
        requestAnimationFrame(() => this.#frame());
    }

    /** @param {PointerEvent} event */
    #move(event) {
        const drag = this.#drag;
        if (drag?.id !== event.pointerId) return;
        drag.x = event.clientX;
        drag.y = event.clientY;
        if (!drag.lifted && Math.hypot(drag.x - drag.startX, drag.y - drag.startY) > liftBeyond) {
            this.#lift();
        }
        if (!drag.lifted) return;
        this.#follow();
        this.#tellSpot();
    }

    /** Puts the item under the pointer, wherever the layout has it. */
    #follow() {
        const { item, x, y, grabX, grabY } = this.#drag;
        item.style.translate = "none";
        const box = item.getBoundingClientRect();
        item.style.translate = `${x - grabX - box.x}px ${y - grabY - box.y}px`;
    }

    #tellSpot() {
        const drag = this.#drag;
        const spot = spotAt(drag.x, drag.y, drag.item);
        if (!spot || spot === drag.spot) return;
        drag.spot = spot;
        this.#say(`${drag.message} over ${drag.key}`, spot);
    }

    #frame() {
        const drag = this.#drag;
        if (!drag?.lifted) return;
        const below = drag.y - (innerHeight - edge);
        const above = edge - drag.y;
        const speed = Math.max(below, above, 0) / edge * fastest;
        if (speed > 0) {
            scroller(drag.item).scrollBy({ top: below > 0 ? speed : -speed, behavior: "instant" });
            this.#follow();
            this.#tellSpot();
        }
        requestAnimationFrame(() => this.#frame());
    }

    /** @param {PointerEvent} event @param {"drop" | "cancel"} how */
    #end(event, how) {
        if (this.#drag?.id === event.pointerId) this.#finish(how);
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.key !== "Escape" || !this.#drag?.lifted) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.#finish("cancel");
    }

    /** @param {"drop" | "cancel"} how */
    #finish(how) {
        const drag = this.#drag;
        clearTimeout(drag.timer);
        this.#drag = null;
        if (!drag.lifted) return;
        muteClick();
        for (const [name] of lifted) drag.item.style.removeProperty(name);
        drag.item.style.removeProperty("translate");
        this.#say(`${drag.message} ${how} ${drag.key}`, how === "drop" ? drag.spot : undefined);
    }
}

/** What the item under the pointer wears; it must not hide from `elementsFromPoint` what it covers. */
const lifted = [["z-index", "10"], ["position", "relative"], ["pointer-events", "none"]];

/** @param {Element} item  what scrolls when it is dragged to the edge */
function scroller(item) {
    for (let parent = item.parentElement; parent; parent = parent.parentElement) {
        const { overflowY } = getComputedStyle(parent);
        if (/auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight) return parent;
    }
    return document.scrollingElement;
}
