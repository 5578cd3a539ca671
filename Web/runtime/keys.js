// Keys that are not meant for a field: the program decides which of them are shortcuts.

const named = new Set(["Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "?"]);

/**
 * @param {(event: Record<string, unknown>) => void} tell
 */
export function listenForKeys(tell) {
    document.addEventListener("keydown", (event) => {
        if (event.defaultPrevented || event.isComposing || event.altKey || inField(event.target)) return;
        const meta = event.ctrlKey || event.metaKey;
        if (event.key.length !== 1 && !named.has(event.key)) return;
        if (event.key === " " || (event.key === "Enter" && event.target !== document.body)) return;
        // The browser's own meaning of these would come on top of the program's.
        if (meta && [",", "z", "Z", "\\"].includes(event.key)) event.preventDefault();
        tell({ type: "key", key: event.key, meta, shift: event.shiftKey });
    });
}

/** @param {EventTarget | null} target */
const inField = (target) =>
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"));
