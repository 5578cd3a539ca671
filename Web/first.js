// Paints the last Home while the program and its modules are still on their way, as long as it is
// true: the same place and window size, and before the moment at which it says something else.
// runtime/firstpaint.js keeps it. What is pressed meanwhile is pressed again once somebody listens.
(() => {
    const home = document.getElementById("haru");
    const frame = `${innerWidth} ${innerHeight} ${matchMedia("(pointer: fine)").matches}`;

    let kept = null;
    try {
        kept = JSON.parse(localStorage.getItem("haru-first") ?? "null");
    } catch {
        // Storage is forbidden, or holds something else: the program draws in a moment.
    }
    const isHere = location.pathname === "/" && !history.state?.sheets;
    const isTrue = kept?.frame === frame && (kept.until === null || Date.now() < kept.until);
    if (!isHere || !isTrue || location.search) return;

    for (const [name, value] of Object.entries(kept.attributes)) document.documentElement.setAttribute(name, value);
    document.title = kept.title;
    home.innerHTML = kept.html;
    for (const element of home.querySelectorAll("[data-style]")) {
        for (const rule of element.dataset.style.split(";")) {
            const colon = rule.indexOf(":");
            if (colon > 0) element.style.setProperty(rule.slice(0, colon).trim(), rule.slice(colon + 1).trim());
        }
    }
    // A timer that stands still would be a lie, however short.
    for (const element of home.querySelectorAll("[data-tick]")) element.textContent = "\u2007";

    const pressed = [];
    const press = (event) => {
        event.preventDefault();
        event.stopPropagation();
        pressed.push(event.target);
    };
    home.addEventListener("click", press, true);
    addEventListener("haru-listens", () => {
        home.removeEventListener("click", press, true);
        for (const target of pressed) target.click();
    }, { once: true });
})();
