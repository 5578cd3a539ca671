// Elements that ask for something once, when they appear.

export class Appearances {
    #attribute;
    #appeared;
    /** @type {Set<Element>} */
    #present = new Set();

    /** @param {string} attribute @param {(element: HTMLElement) => void} appeared */
    constructor(attribute, appeared) {
        this.#attribute = attribute;
        this.#appeared = appeared;
    }

    /** After each render. @param {HTMLElement} root */
    rendered(root) {
        const before = this.#present;
        this.#present = new Set(root.querySelectorAll(`[${this.#attribute}]`));
        for (const element of this.#present) if (!before.has(element)) this.#appeared(element);
    }
}

/** `data-roll`: a number that has changed rolls in. */
export class Rolls {
    /** @type {Map<Element, string>} */
    #shown = new Map();

    /** After each render. @param {HTMLElement} root */
    rendered(root) {
        const before = this.#shown;
        this.#shown = new Map();
        const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
        for (const element of root.querySelectorAll("[data-roll]")) {
            const text = element.textContent;
            this.#shown.set(element, text);
            if (isStill || (before.get(element) ?? text) === text) continue;
            element.animate({ translate: ["0 45%", "none"], opacity: [.3, 1] }, { duration: 250, easing: "ease-out" });
        }
    }
}
