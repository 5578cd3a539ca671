// Moves a node among its siblings without its losing focus, selection or scroll offset.

/** @param {Node} parent @param {Node} node @param {Node | null} next */
export function place(parent, node, next) {
    if (node.nextSibling === next && node.parentNode === parent) return;
    if ("moveBefore" in parent && parent.isConnected) {
        parent.moveBefore(node, next);
        return;
    }
    const scrolled = node.nodeType === 1 ? scrolledWithin(node) : [];
    parent.insertBefore(node, next);
    for (const { element, top, left } of scrolled) element.scrollTo({ top, left, behavior: "instant" });
}

/** @param {Element} root */
function scrolledWithin(root) {
    return [root, ...root.querySelectorAll("*")]
        .filter((element) => element.scrollTop || element.scrollLeft)
        .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
}
