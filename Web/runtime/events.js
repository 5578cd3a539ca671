// What a person does to an element becomes the message the element carries.

import { isSwitch } from "./fields.js";
import { pathOf } from "./mount.js";

/** @typedef {(message: string, value?: string, isCommand?: boolean) => void} Say */

/**
 * @param {HTMLElement} root @param {Say} say
 */
export function listen(root, say) {
    root.addEventListener("click", (event) => clicked(event, say));
    root.addEventListener("input", (event) => typed(event, say));
    root.addEventListener("compositionend", (event) => typed(event, say));
    root.addEventListener("change", (event) => changed(event, say));
    root.addEventListener("submit", (event) => {
        event.preventDefault();
        submit(event.target, say);
    });
    root.addEventListener("keydown", (event) => entered(event, say));
}

/** @param {EventTarget | null} target @param {string} attribute @returns {HTMLElement | null} */
export const carrier = (target, attribute) =>
    target instanceof Element ? target.closest(`[${attribute}]`) : null;

/** @param {MouseEvent} event @param {Say} say */
function clicked(event, say) {
    const element = event.target instanceof Element
        ? event.target.closest("[data-click], a[href]") : null;
    if (!element) return;
    const message = element.getAttribute("data-click");
    if (message !== null) {
        // A switch turns by `data-change`; here its own turning would be undone.
        if (!isSwitch(element)) event.preventDefault();
        say(message, menuCorner(element), element.hasAttribute("data-command"));
        return;
    }
    const path = pathToFollow(event, /** @type {HTMLAnchorElement} */ (element));
    if (path === null) return;
    event.preventDefault();
    say(`go ${path}`);
}

/** Where the menu that a button opens belongs: below it. @param {Element} element */
function menuCorner(element) {
    if (element.getAttribute("aria-haspopup") !== "menu") return undefined;
    const box = element.getBoundingClientRect();
    return `${Math.round(box.left)} ${Math.round(box.bottom)}`;
}

/** Null where the browser is to follow the link by itself: elsewhere, a new tab, a download. */
function pathToFollow(event, anchor) {
    if (event.defaultPrevented || event.button !== 0) return null;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
    if ((anchor.target && anchor.target !== "_self") || anchor.hasAttribute("download")) return null;
    return pathOf(anchor.href);
}

/** @param {InputEvent | CompositionEvent} event @param {Say} say */
function typed(event, say) {
    // A syllable in the making is nobody's business; compositionend brings it as a whole.
    if (event.type === "input" && /** @type {InputEvent} */ (event).isComposing) return;
    const field = carrier(event.target, "data-input");
    if (field) say(field.getAttribute("data-input"), field.value);
}

/** @param {Event} event @param {Say} say */
function changed(event, say) {
    const field = carrier(event.target, "data-change");
    if (!field) return;
    const value = field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value;
    say(field.getAttribute("data-change"), value);
}

/** Enter submits also a form without a button, but never one whose field is composing. */
function entered(event, say) {
    if (event.key !== "Enter" || event.isComposing || event.keyCode === 229) return;
    if (event.target.nodeName !== "INPUT" || isSwitch(event.target)) return;
    const form = carrier(event.target, "data-submit");
    if (!form) return;
    event.preventDefault();
    submit(form, say);
}

/** @param {HTMLElement} form @param {Say} say */
function submit(form, say) {
    const message = form.getAttribute("data-submit");
    if (message !== null) say(message);
}
