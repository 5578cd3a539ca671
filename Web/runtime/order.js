// Which nodes can stay where they are while the others move: the longest ascending run.

/**
 * @param {number[]} sources  for each new place the old index of the node that goes there, or -1
 * @param {number} pinned  the old index of a node that must not move, or -1
 * @returns {Set<number>} the old indexes of the nodes that stay
 */
export function order(sources, pinned) {
    const at = sources.indexOf(pinned);
    const isFree = (source, place) =>
        source >= 0 && (pinned < 0 || at < 0 || source === pinned || source < pinned === place < at);

    /** The last source of the best run of each length. @type {number[]} */
    const ends = [];
    /** @type {Map<number, number>} */
    const previous = new Map();
    for (const [place, source] of sources.entries()) {
        if (!isFree(source, place)) continue;
        const length = lowerBound(ends, source);
        previous.set(source, length > 0 ? ends[length - 1] : -1);
        ends[length] = source;
    }
    const staying = new Set();
    for (let source = ends.at(-1) ?? -1; source >= 0; source = previous.get(source)) {
        staying.add(source);
    }
    return staying;
}

/** The first index at which `sorted` is not below `value`. @param {number[]} sorted */
function lowerBound(sorted, value) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle] < value) low = middle + 1;
        else high = middle;
    }
    return low;
}
