// Runs before anything is painted, so that a chosen theme never flashes as the other one. The
// preference is the only copy; app.wasm changes the attribute later by the effect `root`.
(() => {
    const root = document.documentElement;
    const colors = { light: "#FAFAF6", dark: "#111512" };

    /** Makes the browser's own bars follow: `null` leaves that to the system's scheme. */
    const paintBars = () => {
        const theme = root.dataset.theme;
        for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
            const own = meta.media.includes("dark") ? colors.dark : colors.light;
            meta.content = colors[theme] ?? own;
        }
    };

    let theme = null;
    try {
        theme = localStorage.getItem("haru.settings.theme");
    } catch {
        // Storage is forbidden: the system's scheme is all there is.
    }
    const languages = ["ko", "en", "ja"];
    let chosen = null;
    try {
        chosen = localStorage.getItem("haru.settings.language");
    } catch {
        // As above.
    }
    root.lang = [chosen, ...navigator.languages].map((each) => each?.slice(0, 2))
        .find((each) => languages.includes(each)) ?? "en";

    // The splash is for the first page of a window's life, and not for links to one action.
    let isCold = performance.getEntriesByType("navigation")[0]?.type !== "reload";
    try {
        isCold &&= sessionStorage.getItem("haru-opened") === null;
    } catch {
        // Storage is forbidden: every page is a first one.
    }
    if (isCold && !/\/(run|watch)(\/|$)/.test(location.pathname)) root.dataset.splash = "";

    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    paintBars();
    new MutationObserver(paintBars).observe(root, { attributeFilter: ["data-theme"] });
})();
