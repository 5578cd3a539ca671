// The calm beginning of a cold start: index.html shows it before anything else is there.

/** Milliseconds from the first paint. */
const shown = 700;
const longest = 3_000;
/** As launch.css fades it. */
const fading = 250;

const root = document.documentElement;
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export const splashIsUp = () => root.hasAttribute("data-splash");

/**
 * @param {Promise<unknown>} opened  when there is something behind it to see
 * @param {() => void} gone
 */
export async function showSplash(opened, gone) {
    if (!splashIsUp()) return;
    const painted = performance.getEntriesByType("paint")[0]?.startTime ?? performance.now();
    const until = (ms) => after(painted + ms - performance.now());
    const tapped = new Promise((resolve) =>
        document.getElementById("haru-splash").addEventListener("pointerdown", resolve, { once: true }));
    await Promise.race([tapped, until(longest), Promise.all([opened, until(shown)])]);
    root.dataset.splash = "leaving";
    await after(fading);
    delete root.dataset.splash;
    gone();
}
