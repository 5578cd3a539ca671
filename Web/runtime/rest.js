// app-rest.wasm: what a start can do without. It is asked for once, and again until it comes.

const firstPause = 1_000;
const longestPause = 60_000;

export class Rest {
    #url;
    /** @type {Promise<WebAssembly.Module> | null} */
    #coming = null;
    /** @type {(module: WebAssembly.Module) => void} */
    #arrive;
    /** When it is here, whoever asked for it. @type {Promise<WebAssembly.Module>} */
    arrived = new Promise((resolve) => (this.#arrive = resolve));
    /** Once it is here. @type {WebAssembly.Module | null} */
    module = null;
    /** Whether a module is the other half of the program that runs. @type {(module: WebAssembly.Module) => boolean} */
    fits = () => true;

    /** @param {string} url */
    constructor(url) {
        this.#url = url;
    }

    /** Asks for it. @returns {Promise<WebAssembly.Module>} never rejected */
    load() {
        return (this.#coming ??= this.#load());
    }

    async #load() {
        for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
            try {
                const module = await WebAssembly.compileStreaming(fetch(this.#url, { priority: "low" }));
                // The server has another version by now, or a cache is mixed up.
                if (!this.fits(module)) throw new TypeError("it belongs to another app.wasm");
                this.module = module;
                this.#arrive(module);
                return module;
            } catch (error) {
                console.warn("app-rest.wasm did not come", error);
            }
            await connectedOrAfter(pause);
        }
    }
}

/** @param {number} ms */
const connectedOrAfter = (ms) => new Promise((resolve) => {
    const end = () => {
        clearTimeout(timer);
        removeEventListener("online", end);
        resolve(undefined);
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
});
