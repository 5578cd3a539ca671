// Draws what the program sends, and sets what has to be set after each drawing.

import { Appearances, Rolls } from "./appear.js";
import { Dialogs } from "./dialogs.js";
import { PointerDrag } from "./drag.js";
import { listen } from "./events.js";
import { listenForGestures } from "./gestures.js";
import { listenForGrid } from "./grid.js";
import { listenForKeyDrag } from "./keydrag.js";
import { listenForLanes } from "./lane.js";
import { morph } from "./morph.js";
import { Pagers } from "./pager.js";
import { listenForSheetSwipe } from "./sheetswipe.js";
import { Wheels } from "./wheel.js";

export class Screen {
    #root;
    #dialogs;
    #wheels;
    #pagers;
    #drag;
    #appearances;
    #composing = false;
    /** Waits for the end of the composition; only the newest counts. @type {string | null} */
    #held = null;
    /** What the document shows. */
    html = "";

    /** @param {HTMLElement} root @param {import("./events.js").Say} say */
    constructor(root, say) {
        this.#root = root;
        // A composition's text is told before the screen that was held back is drawn.
        root.addEventListener("compositionstart", () => (this.#composing = true));
        root.addEventListener("compositionend", () => (this.#composing = false));
        listen(root, say);
        root.addEventListener("compositionend", () => this.#release());
        root.addEventListener("focusout", () => {
            this.#composing = false;
            this.#release();
        });
        listenForKeyDrag(root, say);
        listenForGestures(root, say);
        listenForSheetSwipe(root, say);
        this.#drag = new PointerDrag(root, say);
        this.#wheels = new Wheels(root, say);
        this.#pagers = new Pagers(root, say);
        this.#dialogs = new Dialogs(root, say);
        listenForGrid(root);
        listenForLanes(root, say);
        this.#appearances = [
            new Appearances("data-autofocus", (element) => element.focus({ preventScroll: true })),
            new Appearances("data-scroll-to", (element) =>
                element.scrollIntoView({ block: element.getAttribute("data-scroll-to") || "center" })),
            new Rolls(),
        ];
    }

    /** @param {string} html */
    draw(html) {
        if (this.#composing) {
            this.#held = html;
            return;
        }
        this.#held = null;
        this.html = html;
        morph(this.#root, html);
        this.#dialogs.rendered();
        this.#wheels.rendered();
        this.#pagers.rendered();
        this.#drag.rendered();
        for (const each of this.#appearances) each.rendered(this.#root);
    }

    /** Lines of key, tab, text: nothing but text nodes changes. @param {string} lines */
    tick(lines) {
        for (const line of lines.split("\n")) {
            const tab = line.indexOf("\t");
            if (tab < 0) continue;
            const [key, text] = [line.slice(0, tab), line.slice(tab + 1)];
            for (const element of this.#root.querySelectorAll(`[data-tick="${CSS.escape(key)}"]`)) {
                setText(element, text);
            }
        }
    }

    #release() {
        if (this.#held !== null && !this.#composing) this.draw(this.#held);
    }
}

/** @param {Element} element @param {string} text */
function setText(element, text) {
    const node = element.firstChild;
    if (node?.nodeType !== Node.TEXT_NODE || node.nextSibling) element.textContent = text;
    else if (node.nodeValue !== text) node.nodeValue = text;
}
