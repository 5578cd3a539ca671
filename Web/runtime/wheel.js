// Columns of wheels: lists that snap to rows of 40 px. The value follows while the wheel still coasts.

import { carrier } from "./events.js";

const row = 40;
const page = 5;
/** Digits typed within this many milliseconds are one number. */
const typingPause = 1_000;

export class Wheels {
    #root;
    #say;
    /** The row each column was last told about, or set to. @type {WeakMap<Element, number>} */
    #known = new WeakMap();
    #digits = "";
    #typedAt = -Infinity;

    /** @param {HTMLElement} root @param {import("./events.js").Say} say */
    constructor(root, say) {
        this.#root = root;
        this.#say = say;
        root.addEventListener("scroll", (event) => this.#scrolled(event), true);
        root.addEventListener("keydown", (event) => this.#key(event));
        root.addEventListener("click", (event) => this.#clicked(event));
    }

    /** After each render: turns the columns whose selection the program has changed. */
    rendered() {
        for (const column of this.#root.querySelectorAll("[data-wheel]")) {
            const selected = Number(column.getAttribute("data-selected") ?? 0);
            if (this.#known.get(column) === selected) continue;
            this.#known.set(column, selected);
            turn(column, selected);
        }
    }

    /** @param {Event} event */
    #scrolled(event) {
        const column = event.target;
        if (!(column instanceof Element) || !column.hasAttribute("data-wheel")) return;
        const index = indexOf(column);
        if (this.#known.get(column) === index) return;
        this.#known.set(column, index);
        this.#say(column.getAttribute("data-wheel"), String(index));
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const column = carrier(event.target, "data-wheel");
        if (!column || event.ctrlKey || event.metaKey || event.altKey) return;
        const index = this.#target(event.key, column);
        if (index === null) return;
        event.preventDefault();
        event.stopPropagation();
        turn(column, Math.min(Math.max(index, 0), column.childElementCount - 1));
    }

    /** @returns {number | null} the row a key leads to */
    #target(key, column) {
        const at = indexOf(column);
        switch (key) {
            case "ArrowUp": return at - 1;
            case "ArrowDown": return at + 1;
            case "PageUp": return at - page;
            case "PageDown": return at + page;
            case "Home": return 0;
            case "End": return column.childElementCount - 1;
            default: return /^[0-9]$/.test(key) ? this.#typed(key, column) : null;
        }
    }

    /** The row that shows the number typed so far, or the last digit alone where there is none. */
    #typed(digit, column) {
        const now = performance.now();
        this.#digits = now - this.#typedAt < typingPause ? this.#digits + digit : digit;
        this.#typedAt = now;
        const rowOf = (digits) =>
            [...column.children].findIndex((each) => parseInt(each.textContent, 10) === Number(digits));
        let index = rowOf(this.#digits);
        if (index < 0) {
            this.#digits = digit;
            index = rowOf(digit);
        }
        return index < 0 ? null : index;
    }

    /** @param {MouseEvent} event */
    #clicked(event) {
        const column = carrier(event.target, "data-wheel");
        if (!column || event.target === column) return;
        const index = [...column.children].findIndex((each) => each.contains(event.target));
        if (index >= 0) turn(column, index);
    }
}

/** The row nearest the centre. @param {Element} column */
const indexOf = (column) => Math.round(column.scrollTop / row);

/** @param {Element} column @param {number} index */
const turn = (column, index) => column.scrollTo({ top: index * row, behavior: "instant" });
