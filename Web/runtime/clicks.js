// A press that already meant something else must not click as well.

let muted = false;

/** Swallows the click that ends the present press. */
export const muteClick = () => {
    muted = true;
};

addEventListener("pointerdown", () => (muted = false), true);
addEventListener("keydown", () => (muted = false), true);
addEventListener("click", (event) => {
    if (!muted) return;
    muted = false;
    event.preventDefault();
    event.stopImmediatePropagation();
}, true);
