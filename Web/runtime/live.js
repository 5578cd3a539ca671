// The server's event stream, read by fetch because EventSource cannot send the token.

import { addressOf } from "./mount.js";

const firstPause = 1_000;
const longestPause = 60_000;
/** The server sends at least a comment this often; without one the connection is dead. */
const silence = 60_000;

export class Live {
    #tell;
    #token;
    #path = "";
    /** @type {AbortController | null} */
    #connection = null;
    #pause = firstPause;
    #timer = 0;
    #on = false;

    /**
     * @param {(event: Record<string, unknown>) => void} tell
     * @param {() => string | null} token
     */
    constructor(tell, token) {
        this.#tell = tell;
        this.#token = token;
        document.addEventListener("visibilitychange", () => this.#again());
        addEventListener("online", () => this.#again());
    }

    /** @param {boolean} on @param {string} path */
    turn(on, path) {
        if (on === this.#on && path === this.#path) return;
        this.#path = path;
        this.#on = on;
        this.#close();
        if (on) this.#connect();
    }

    /** Something changed for the better: no more waiting. */
    #again() {
        if (!this.#on || document.hidden || this.#connection) return;
        this.#pause = firstPause;
        this.#connect();
    }

    #close() {
        clearTimeout(this.#timer);
        this.#connection?.abort();
        this.#connection = null;
    }

    async #connect() {
        clearTimeout(this.#timer);
        if (document.hidden || !navigator.onLine) return;
        const connection = new AbortController();
        this.#connection = connection;
        try {
            await this.#read(connection);
        } catch {
            // Ended, refused, silent: all the same to us.
        }
        if (this.#connection !== connection) return;
        this.#connection = null;
        // Spread, so that a server that starts again is not met by everybody at once.
        this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
        this.#pause = Math.min(this.#pause * 2, longestPause);
    }

    /** @param {AbortController} connection */
    async #read(connection) {
        const answer = await fetch(addressOf(this.#path), {
            headers: { Accept: "text/event-stream", Authorization: `Bearer ${this.#token() ?? ""}` },
            cache: "no-store", credentials: "omit", signal: connection.signal,
        });
        if (!answer.ok || !answer.body) return;
        // Nothing is sent again: what was said before the stream was open is asked for.
        this.#tell({ type: "live", event: "sync", data: "" });
        const parser = new EventParser((event, data) => this.#tell({ type: "live", event, data }));
        const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
        let watch = 0;
        try {
            for (;;) {
                clearTimeout(watch);
                watch = setTimeout(() => connection.abort(), silence);
                const { value, done } = await reader.read();
                if (done) return;
                this.#pause = firstPause;
                parser.feed(value);
            }
        } finally {
            clearTimeout(watch);
        }
    }
}

/** Splits a stream into server-sent events. */
export class EventParser {
    #rest = "";
    #event = "";
    /** @type {string[]} */
    #data = [];
    #emit;

    /** @param {(event: string, data: string) => void} emit */
    constructor(emit) {
        this.#emit = emit;
    }

    /** @param {string} chunk */
    feed(chunk) {
        const lines = (this.#rest + chunk).split(/\r\n|\n|\r(?!$)/);
        this.#rest = lines.pop();
        for (const line of lines) this.#line(line);
    }

    /** @param {string} line */
    #line(line) {
        if (line === "") {
            if (this.#data.length) this.#emit(this.#event || "message", this.#data.join("\n"));
            this.#event = "";
            this.#data = [];
            return;
        }
        const colon = line.indexOf(":");
        const field = colon < 0 ? line : line.slice(0, colon);
        const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
        if (field === "event") this.#event = value;
        if (field === "data") this.#data.push(value);
    }
}
