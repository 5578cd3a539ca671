// Modal dialogs: shown when they appear, dismissed by asking the program, focus given back.

import { carrier } from "./events.js";

export class Dialogs {
    #root;
    #say;
    /** Who had the focus before each one. @type {Map<HTMLDialogElement, Element | null>} */
    #openers = new Map();
    /** Where the present press began. @type {EventTarget | null} */
    #pressedOn = null;

    /** @param {HTMLElement} root @param {import("./events.js").Say} say */
    constructor(root, say) {
        this.#root = root;
        this.#say = say;
        root.addEventListener("cancel", (event) => {
            event.preventDefault();
            this.#ask(event.target);
        }, true);
        // A browser closes a dialog that prevented it twice: the program still means it to be open.
        root.addEventListener("close", (event) => {
            if (!this.#openers.has(event.target)) return;
            this.#ask(event.target);
            this.rendered();
        }, true);
        root.addEventListener("keydown", (event) => this.#escape(event));
        root.addEventListener("pointerdown", (event) => (this.#pressedOn = event.target));
        root.addEventListener("click", (event) => this.#scrim(event));
    }

    /** After each render. Call before anything moves the focus. */
    rendered() {
        for (const [dialog, opener] of [...this.#openers]) {
            if (dialog.isConnected && dialog.hasAttribute("data-modal")) continue;
            this.#openers.delete(dialog);
            if (dialog.open) dialog.close();
            giveBack(opener);
        }
        for (const dialog of this.#root.querySelectorAll("dialog[data-modal]")) {
            if (dialog.open) continue;
            if (!this.#openers.has(dialog)) this.#openers.set(dialog, document.activeElement);
            dialog.showModal();
        }
    }

    /** @param {KeyboardEvent} event */
    #escape(event) {
        if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
        const dialog = carrier(event.target, "data-close");
        if (!dialog) return;
        event.preventDefault();
        event.stopPropagation();
        this.#ask(dialog);
    }

    /** A press that began and ended outside of what the dialog shows. @param {MouseEvent} event */
    #scrim(event) {
        const dialog = event.target;
        if (dialog !== this.#pressedOn || !(dialog instanceof HTMLDialogElement)) return;
        const box = dialog.getBoundingClientRect();
        const inside = event.clientX >= box.left && event.clientX < box.right &&
            event.clientY >= box.top && event.clientY < box.bottom;
        if (!inside) this.#ask(dialog);
    }

    /** @param {EventTarget | null} dialog */
    #ask(dialog) {
        const message = dialog instanceof Element ? dialog.getAttribute("data-close") : null;
        if (message !== null) this.#say(message);
    }
}

/** @param {Element | null} opener */
function giveBack(opener) {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || !(opener instanceof HTMLElement) || opener === document.body) return;
    const key = opener.getAttribute("data-key");
    const element = opener.isConnected || key === null
        ? opener : document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    element?.focus({ preventScroll: true });
}
