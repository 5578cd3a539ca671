// `data-style="--x:1;width:2%"`: inline style without the attribute, which the policy forbids.

/** @type {WeakMap<Element, string[]>} */
const applied = new WeakMap();

/** Makes the inline style what `data-style` says. @param {HTMLElement} element */
export function applyStyle(element) {
    const wanted = (element.getAttribute("data-style") ?? "")
        .split(";")
        .map((rule) => [rule.slice(0, rule.indexOf(":")).trim(), rule.slice(rule.indexOf(":") + 1).trim()])
        .filter(([name]) => name);
    const names = wanted.map(([name]) => name);
    // What first.js painted has a style of which nothing is known here.
    if (!applied.has(element)) element.removeAttribute("style");
    for (const name of applied.get(element) ?? []) {
        if (!names.includes(name)) element.style.removeProperty(name);
    }
    for (const [name, value] of wanted) element.style.setProperty(name, value);
    applied.set(element, names);
}
