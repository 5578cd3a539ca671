// The long press (also right click, context key, Shift+F10) and the swipe.

import { muteClick } from "./clicks.js";
import { carrier } from "./events.js";

const longPress = 450;
/** Farther than this a finger is scrolling. */
const slack = 8;
const swipeLength = 48;

/**
 * @param {HTMLElement} root @param {import("./events.js").Say} say
 */
export function listenForGestures(root, say) {
    listenForMenus(root, say);
    listenForSwipes(root, say);
}

/** @param {HTMLElement} root @param {import("./events.js").Say} say */
function listenForMenus(root, say) {
    /** @type {{ id: number, x: number, y: number, timer: number } | null} */
    let press = null;
    /** The press or the key has opened the menu: the browser's event for it is not a second one. */
    let opened = false;

    const open = (element, x, y) => say(element.getAttribute("data-menu"), `${Math.round(x)} ${Math.round(y)}`);
    const end = () => {
        clearTimeout(press?.timer);
        press = null;
    };

    root.addEventListener("pointerdown", (event) => {
        end();
        opened = false;
        const element = carrier(event.target, "data-menu");
        if (!element || !event.isPrimary || event.button !== 0) return;
        const { pointerId: id, clientX: x, clientY: y } = event;
        const timer = setTimeout(() => {
            end();
            opened = true;
            muteClick();
            open(element, x, y);
        }, longPress);
        press = { id, x, y, timer };
    });
    root.addEventListener("pointermove", (event) => {
        if (press?.id !== event.pointerId) return;
        if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > slack) end();
    });
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end);
    addEventListener("scroll", end, true);

    root.addEventListener("contextmenu", (event) => {
        const element = carrier(event.target, "data-menu");
        if (!element) return;
        event.preventDefault();
        if (opened) return;
        const pressed = press !== null;
        end();
        if (pressed) muteClick();
        opened = pressed;
        open(element, event.clientX, event.clientY);
    });
    root.addEventListener("keydown", (event) => {
        if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return;
        const element = carrier(event.target, "data-menu");
        if (!element) return;
        event.preventDefault();
        if (opened && event.repeat) return;
        opened = true;
        const box = element.getBoundingClientRect();
        open(element, box.x + box.width / 2, box.y + box.height / 2);
    });
    // Some systems send their event with the key's release.
    root.addEventListener("keyup", () => setTimeout(() => (opened = false)));
}

/** @param {HTMLElement} root @param {import("./events.js").Say} say */
function listenForSwipes(root, say) {
    /** @type {{ id: number, x: number, y: number, element: HTMLElement } | null} */
    let start = null;
    root.addEventListener("pointerdown", (event) => {
        const element = carrier(event.target, "data-swipe");
        start = element && event.isPrimary && event.pointerType !== "mouse"
            ? { id: event.pointerId, x: event.clientX, y: event.clientY, element } : null;
    });
    addEventListener("pointercancel", () => (start = null));
    addEventListener("pointerup", (event) => {
        if (start?.id !== event.pointerId) return;
        const { element, x, y } = start;
        start = null;
        const across = event.clientX - x;
        if (Math.abs(across) < swipeLength || Math.abs(across) < 2 * Math.abs(event.clientY - y)) return;
        muteClick();
        say(element.getAttribute("data-swipe"), across < 0 ? "left" : "right");
    });
}
