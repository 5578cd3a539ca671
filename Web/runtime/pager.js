// Rows of pages that snap: which page is in sight is told, and the program may turn to another.

export class Pagers {
    #root;
    #say;
    /** The page each row was last told about, or set to. @type {WeakMap<Element, number>} */
    #known = new WeakMap();

    /** @param {HTMLElement} root @param {import("./events.js").Say} say */
    constructor(root, say) {
        this.#root = root;
        this.#say = say;
        root.addEventListener("scroll", (event) => this.#scrolled(event), true);
    }

    /** After each render: turns the rows whose page the program has changed. */
    rendered() {
        for (const row of this.#root.querySelectorAll("[data-pager]")) {
            const page = Number(row.getAttribute("data-page") ?? 0);
            const known = this.#known.get(row);
            if (known === page) continue;
            this.#known.set(row, page);
            const behavior = known === undefined ? "instant" : "auto";
            row.scrollTo({ left: left(row, page), behavior });
        }
    }

    /** @param {Event} event */
    #scrolled(event) {
        const row = event.target;
        if (!(row instanceof Element) || !row.hasAttribute("data-pager")) return;
        const page = pageOf(row);
        // Between two pages it is on its way, also to where the program has turned it.
        if (Math.abs(row.scrollLeft - left(row, page)) > 2 || this.#known.get(row) === page) return;
        this.#known.set(row, page);
        this.#say(row.getAttribute("data-pager"), String(page));
    }
}

/** Where a page begins. @param {Element} row @param {number} page */
function left(row, page) {
    const [first, wanted] = [row.children[0], row.children[page]];
    return wanted instanceof HTMLElement ? wanted.offsetLeft - first.offsetLeft : 0;
}

/** The page nearest to the beginning. @param {Element} row */
function pageOf(row) {
    const distances = [...row.children].map((_, page) => Math.abs(row.scrollLeft - left(row, page)));
    return distances.indexOf(Math.min(...distances));
}
