// Addresses, Back and Forward. An entry's state holds how many sheets are open, and the scroll offset.

import { addressOf, currentPath } from "./mount.js";

export class Navigation {
    #path = currentPath();
    /** Where the page is to stand once the present call has been drawn. @type {number | null} */
    #scrollTo = null;

    /** @param {(event: Record<string, unknown>) => void} tell */
    constructor(tell) {
        history.scrollRestoration = "manual";
        addEventListener("popstate", (event) => {
            const path = currentPath();
            if (screenOf(path) !== screenOf(this.#path)) this.#scrollTo = event.state?.scroll ?? 0;
            this.#path = path;
            tell({ type: "navigated", path, sheets: event.state?.sheets ?? 0 });
        });
    }

    get sheets() {
        return history.state?.sheets ?? 0;
    }

    /** @param {{ path: string, replace?: boolean, sheets?: number }} to */
    navigate({ path, replace = false, sheets = 0 }) {
        if (screenOf(path) !== screenOf(this.#path)) this.#scrollTo = 0;
        if (replace) {
            history.replaceState({ ...history.state, sheets }, "", addressOf(path));
        } else {
            history.replaceState({ ...history.state, scroll: Math.round(scrollY) }, "");
            history.pushState({ sheets }, "", addressOf(path));
        }
        this.#path = path;
    }

    /** After the sends of a call were followed. */
    settle() {
        if (this.#scrollTo === null) return;
        scrollTo({ top: this.#scrollTo, behavior: "instant" });
        this.#scrollTo = null;
    }
}

/** A path without its query: filters and spans change the same screen. @param {string} path */
const screenOf = (path) => path.split("?")[0];
