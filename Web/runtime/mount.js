// The app has its host to itself: every path the program knows begins at the root.

const base = new URL("/", location.href);

/** The address of a path of the program, such as "/history/2026-08-11". @param {string} path */
export const addressOf = (path) => new URL(path.replace(/^\//, ""), base).href;

/**
 * The program's path of an address, or null where it lies outside the app.
 * @param {string | URL} address
 */
export function pathOf(address) {
    const url = new URL(address, base);
    return url.origin === base.origin ? url.pathname + url.search : null;
}

export const currentPath = () => location.pathname + location.search;
