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
