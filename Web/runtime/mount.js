// Where the app is mounted: <base> says so, and every path the program knows is relative to it.

const base = new URL(document.baseURI);

/** The address of a path of the program, such as "/history/2026-08-11". @param {string} path */
export const addressOf = (path) => new URL(path.replace(/^\//, ""), base).href;

/**
 * The program's path of an address, or null where it lies outside the app.
 * @param {string | URL} address
 */
export function pathOf(address) {
    const url = new URL(address, base);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
    return `/${url.pathname.slice(base.pathname.length)}${url.search}`;
}

export const currentPath = () => pathOf(location.href) ?? "/";
