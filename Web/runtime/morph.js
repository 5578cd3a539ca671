// Changes a document into the one that HTML describes, keeping every node that is still meant.
//
// A node is the same if it has the same `data-key`; one without is paired with the next of its kind
// among its siblings. As few nodes as possible are moved, and never the branch with the focus.

import { order } from "./order.js";
import { place } from "./place.js";
import { applyStyle } from "./style.js";
import { isField, rememberField, syncFields } from "./fields.js";

/** Elements of the runtime's own, of which the program knows nothing. */
const own = "data-runtime";
/** Attributes that the browser or the runtime sets on what is open or styled. */
const livingAttributes = new Set(["style"]);
const openable = new Set(["DETAILS", "DIALOG"]);

/**
 * @param {Element} root @param {string} html  the new content of `root`
 */
export function morph(root, html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    for (const element of template.content.querySelectorAll("[data-style]")) applyStyle(element);
    const changed = new Set();
    const pinned = root.contains(document.activeElement) ? document.activeElement : null;
    children(root, template.content, { changed, pinned });
    syncFields(root, changed);
}

/**
 * @typedef {object} Walk
 * @property {Set<Element>} changed  fields whose value the program changed
 * @property {Element | null} pinned  the element with the focus
 */

/** @param {Node} node */
const keyOf = (node) => (node.nodeType === 1 ? node.getAttribute("data-key") : null);

/** The part a node without a key is. @param {Node} node */
const partOf = (node) => (node.nodeType === 1 ? node.getAttribute("data-el") : null);

/** @param {Node} a @param {Node} b */
const pairs = (a, b) =>
    a.nodeName === b.nodeName &&
    keyOf(a) === keyOf(b) &&
    (keyOf(a) !== null || partOf(a) === partOf(b));

/** @param {Node} parent @param {Node} fresh @param {Walk} walk */
function children(parent, fresh, walk) {
    const before = living(parent);
    const after = [...fresh.childNodes];
    let head = 0;
    while (head < before.length && head < after.length && pairs(before[head], after[head])) {
        node(before[head], after[head], walk);
        head += 1;
    }
    if (head === before.length && head === after.length) return;
    let tail = 0;
    const shorter = Math.min(before.length, after.length) - head;
    // From the end only by key: without one, the first of a kind is paired first.
    while (tail < shorter && keyOf(before.at(-1 - tail)) !== null &&
        pairs(before.at(-1 - tail), after.at(-1 - tail))) {
        node(before.at(-1 - tail), after.at(-1 - tail), walk);
        tail += 1;
    }
    const end = before.at(before.length - tail) ?? null;
    middle(parent, before.slice(head, before.length - tail), after.slice(head, after.length - tail),
        tail === 0 ? ownTail(parent, before) : end, walk);
}

/** The nodes under `parent` that came from HTML. @param {Node} parent */
function living(parent) {
    const nodes = [...parent.childNodes];
    return nodes.some(isOwn) ? nodes.filter((child) => !isOwn(child)) : nodes;
}

/** @param {Node} child */
const isOwn = (child) => child.nodeType === 1 && child.hasAttribute(own);

/** The first of the runtime's own nodes after all others. @param {Node} parent @param {Node[]} before */
function ownTail(parent, before) {
    let next = before.length ? before.at(-1).nextSibling : parent.firstChild;
    while (next && !isOwn(next)) next = next.nextSibling;
    return next;
}

/**
 * @param {Node} parent @param {Node[]} before @param {Node[]} after
 * @param {Node | null} end  what follows them @param {Walk} walk
 */
function middle(parent, before, after, end, walk) {
    const sources = pair(before, after);
    const taken = new Set(sources);
    for (const [index, old] of before.entries()) if (!taken.has(index)) old.remove();

    const pinned = walk.pinned ? before.findIndex((old) => old.contains(walk.pinned)) : -1;
    const staying = order(sources, pinned);
    let next = end;
    for (let index = after.length - 1; index >= 0; index -= 1) {
        const source = sources[index];
        let here = after[index];
        if (source >= 0) {
            here = before[source];
            if (!staying.has(source)) place(parent, here, next);
        } else {
            parent.insertBefore(here, next);
        }
        next = here;
    }
    for (const [index, source] of sources.entries()) {
        if (source >= 0) node(before[source], after[index], walk);
    }
}

/**
 * For each new node the index of the old one it is, or -1.
 * @param {Node[]} before @param {Node[]} after
 */
function pair(before, after) {
    /** @type {Map<string, number[]>} */
    const kinds = new Map();
    for (const [index, old] of before.entries()) {
        const kind = kindOf(old);
        const same = kinds.get(kind);
        if (same) same.push(index);
        else kinds.set(kind, [index]);
    }
    for (const same of kinds.values()) same.reverse();
    return after.map((fresh) => kinds.get(kindOf(fresh))?.pop() ?? -1);
}

/** Keyed nodes are a kind of their own; others are told apart by name and part. @param {Node} node */
function kindOf(node) {
    const key = keyOf(node);
    return key === null ? `${node.nodeName} ${partOf(node) ?? ""}` : `${node.nodeName}=${key}`;
}

/** @param {Node} old @param {Node} fresh @param {Walk} walk */
function node(old, fresh, walk) {
    if (old.nodeType !== 1) {
        if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
        return;
    }
    if (old.hasAttribute("data-keep")) return;
    // Most keyed things are rows, and most rows have not changed: the browser compares faster.
    if (keyOf(old) !== null && old.isEqualNode(fresh)) return;
    if (isField(old)) rememberField(old, fresh, walk.changed);
    attributes(old, fresh);
    // What is in a text area is its first value, which was remembered above.
    if (old.nodeName === "TEXTAREA") {
        if (old.textContent !== fresh.textContent) old.defaultValue = fresh.defaultValue;
        return;
    }
    children(old, fresh, walk);
}

/** @param {Element} old @param {Element} fresh */
function attributes(old, fresh) {
    for (const { name, value } of fresh.attributes) {
        if (isLiving(old, name) || old.getAttribute(name) === value) continue;
        old.setAttribute(name, value);
        if (name === "data-style") applyStyle(old);
    }
    for (const { name } of [...old.attributes]) {
        if (fresh.hasAttribute(name) || isLiving(old, name)) continue;
        old.removeAttribute(name);
        if (name === "data-style") applyStyle(old);
    }
}

/** @param {Element} element @param {string} name */
const isLiving = (element, name) =>
    livingAttributes.has(name) || (name === "open" && openable.has(element.nodeName));
