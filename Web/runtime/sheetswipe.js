// A sheet is pulled down by a finger. Touch events, since they alone can take a pan from the browser.

import { carrier } from "./events.js";

/** Pulled farther than this, or faster, it is meant to close. */
const far = 96;
const fast = 0.6;

/** @param {HTMLElement} root @param {import("./events.js").Say} say */
export function listenForSheetSwipe(root, say) {
    /** @type {{ sheet: HTMLElement, x: number, y: number, at: number, pulled: boolean } | null} */
    let pull = null;

    root.addEventListener("touchstart", (event) => {
        const sheet = carrier(event.target, "data-close");
        pull = sheet && event.touches.length === 1 && canPull(event.target, sheet)
            ? { sheet, x: event.touches[0].clientX, y: event.touches[0].clientY, at: event.timeStamp, pulled: false }
            : null;
    }, { passive: true });
    root.addEventListener("touchmove", (event) => {
        if (!pull) return;
        const down = event.touches[0].clientY - pull.y;
        const across = Math.abs(event.touches[0].clientX - pull.x);
        if (!pull.pulled && (down <= 0 || across > down)) {
            pull = null;
            return;
        }
        pull.pulled = true;
        if (event.cancelable) event.preventDefault();
        pull.sheet.style.translate = `0 ${Math.max(down, 0)}px`;
    }, { passive: false });
    root.addEventListener("touchend", (event) => end(event.changedTouches[0].clientY, event.timeStamp));
    root.addEventListener("touchcancel", () => end(-Infinity, 0));

    function end(y, at) {
        if (!pull) return;
        const { sheet, pulled } = pull;
        const [down, speed] = [y - pull.y, (y - pull.y) / (at - pull.at)];
        pull = null;
        sheet.style.removeProperty("translate");
        if (pulled && (down > far || (down > 24 && speed > fast))) say(sheet.getAttribute("data-close"));
    }
}

/** Not from within a field, a wheel, or a list that is scrolled down. */
function canPull(target, sheet) {
    if (target.closest("input, textarea, select, [data-wheel], [data-drag], [data-keep]")) return false;
    for (let element = target; element; element = element.parentElement) {
        if (element.scrollTop > 0) return false;
        if (element === sheet) return true;
    }
    return false;
}
