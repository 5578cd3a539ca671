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
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    paintBars();
    new MutationObserver(paintBars).observe(root, { attributeFilter: ["data-theme"] });
})();
