// `data-lane="m"`: free space of a day. A tap says where; with the mouse a stretch of it is drawn.

import { muteClick } from "./clicks.js";

/** A day has so many steps of a quarter of an hour. */
const steps = 96;
/** A press that moves farther draws. */
const slack = 6;

/** @param {HTMLElement} root @param {import("./events.js").Say} say */
export function listenForLanes(root, say) {
    /** @type {{ lane: HTMLElement, id: number, y: number, from: number, told: string } | null} */
    let press = null;

    root.addEventListener("click", ({ target, clientY }) => {
        // What lies on the lane is not its free space.
        if (!(target instanceof HTMLElement) || target.dataset.lane === undefined) return;
        const step = stepAt(target, clientY);
        say(`${target.dataset.lane} tap`, `${step} ${step}`);
    });
    root.addEventListener("pointerdown", (event) => {
        const lane = event.target;
        if (!(lane instanceof HTMLElement) || lane.dataset.lane === undefined) return;
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        press = { lane, id: event.pointerId, y: event.clientY, from: stepAt(lane, event.clientY), told: "" };
    });
    addEventListener("pointermove", (event) => {
        if (press?.id !== event.pointerId) return;
        if (press.told === "" && Math.abs(event.clientY - press.y) < slack) return;
        const here = stepAt(press.lane, event.clientY);
        const stretch = `${Math.min(press.from, here)} ${Math.max(press.from, here)}`;
        if (stretch === press.told) return;
        if (press.told === "") press.lane.setPointerCapture(event.pointerId);
        press.told = stretch;
        say(`${press.lane.dataset.lane} draw`, stretch);
    });
    addEventListener("pointerup", () => end("drawn"));
    addEventListener("pointercancel", () => end("cancel"));
    addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !press?.told) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        end("cancel");
    }, true);

    /** @param {"drawn" | "cancel"} how */
    function end(how) {
        const ended = press;
        press = null;
        if (!ended?.told) return;
        muteClick();
        say(`${ended.lane.dataset.lane} ${how}`, ended.told);
    }
}

/** @param {HTMLElement} lane @param {number} y */
function stepAt(lane, y) {
    const box = lane.getBoundingClientRect();
    return Math.min(Math.max(Math.floor((y - box.top) / box.height * steps), 0), steps - 1);
}
