// Vibration, or a ring around what was pressed where the device has none.

/** @type {Element | null} */
let pressed = null;
for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, (event) => {
        pressed = event.target instanceof Element
            ? event.target.closest("button, a, [data-click], [data-drag], input") : null;
    }, true);
}

const ringTime = 200;

/** @param {number[] | number} pattern  milliseconds on, off, on, … */
export function vibrate(pattern) {
    // Before the first touch a browser refuses, with a warning in its console.
    const touched = navigator.userActivation?.hasBeenActive ?? true;
    if (touched && navigator.vibrate?.(pattern)) return;
    ring();
}

function ring() {
    if (!pressed?.isConnected) return;
    const color = getComputedStyle(pressed).getPropertyValue("--accent") || "currentColor";
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const wide = `0 0 0 ${still ? 3 : 6}px`;
    pressed.animate(
        [{ boxShadow: `0 0 0 ${still ? 3 : 0}px ${color}` }, { boxShadow: `${wide} color-mix(in srgb, ${color} 30%, transparent)` }],
        { duration: ringTime, easing: "ease-out" },
    );
}
