// `data-grid`: arrow keys move the focus among the buttons and links within, by cell; with a selector,
// among what it names.

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {HTMLElement} root */
export function listenForGrid(root) {
    root.addEventListener("keydown", (event) => {
        const grid = event.target.closest?.("[data-grid]");
        const arrow = arrows[event.key];
        if (!grid || !arrow || !event.target.matches(grid.dataset.grid || "*") || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
        const next = nearest(event.target, grid, arrow);
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        next.focus();
    });
}

/** The nearest cell in that direction; what lies askew counts as farther. */
function nearest(from, grid, [dx, dy]) {
    const here = centre(from);
    let best = null;
    let least = Infinity;
    const cells = grid.dataset.grid || "button:not(:disabled), a[href], [tabindex]";
    for (const cell of grid.querySelectorAll(cells)) {
        if (cell === from) continue;
        const { x, y } = centre(cell);
        const along = (x - here.x) * dx + (y - here.y) * dy;
        const askew = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
        if (along < 1 || along + 3 * askew >= least) continue;
        [best, least] = [cell, along + 3 * askew];
    }
    return best;
}

/** @param {Element} element */
function centre(element) {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
