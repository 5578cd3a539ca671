// Dragging by keyboard: Space lifts, arrows move, Space or Enter drops, Escape puts back, F toggles.

import { columnsOf, dropOf, heldItem, itemsOf, spot, spotOf } from "./spots.js";

/** @param {HTMLElement} root @param {import("./events.js").Say} say */
export function listenForKeyDrag(root, say) {
    /** @type {{ key: string, message: string, spot: string } | null} */
    let lifted = null;

    root.addEventListener("keydown", (event) => {
        const item = heldItem(event);
        if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
        const key = item.getAttribute("data-key") ?? "";
        const message = item.getAttribute("data-drag");
        if (lifted?.key !== key) lifted = null;
        if (!act(event.key, { item, key, message })) return;
        event.preventDefault();
        event.stopPropagation();
    });
    // A button would click when Space is let go.
    root.addEventListener("keyup", (event) => {
        if (event.key === " " && heldItem(event)) event.preventDefault();
    });

    /** Whether the key meant something. @returns {boolean} */
    function act(pressed, { item, key, message }) {
        switch (pressed) {
            case " ":
                if (lifted) return end("drop", lifted.spot);
                lifted = { key, message, spot: spotOf(item) };
                say(`${message} lift ${key}`);
                return true;
            case "Enter": return lifted ? end("drop", lifted.spot) : false;
            case "Escape": return lifted ? end("cancel") : false;
            case "f": case "F":
                say(`${message} toggle ${key}`);
                return true;
            default: {
                const next = lifted && neighbour(pressed, item, lifted.spot);
                if (!next) return lifted !== null && pressed.startsWith("Arrow");
                lifted.spot = next;
                say(`${message} over ${key}`, next);
                return true;
            }
        }
    }

    /** @param {"drop" | "cancel"} how @param {string} [where] */
    function end(how, where) {
        const { message, key } = lifted;
        lifted = null;
        say(`${message} ${how} ${key}`, where);
        return true;
    }
}

/** The spot an arrow leads to; beyond the ends of a container it is the next one's. */
function neighbour(pressed, item, from) {
    const containers = [...document.querySelectorAll("[data-drop]")];
    const [name, at] = [from.slice(0, from.lastIndexOf(" ")), Number(from.slice(from.lastIndexOf(" ") + 1))];
    const here = containers.find((each) => each.getAttribute("data-drop") === name) ?? dropOf(item);
    const others = itemsOf(here, item);
    const columns = Math.max(1, columnsOf(itemsOf(here)));
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const step = steps[pressed];
    if (step === undefined) return null;
    const index = at + step;
    if (index >= 0 && index <= others.length) return spot(here, index);
    const next = containers[containers.indexOf(here) + Math.sign(step)];
    if (!next) return null;
    return spot(next, step > 0 ? 0 : itemsOf(next, item).length);
}
