// Served in place of runtime/wasm.js: a program in JavaScript that keeps a list of words, notes all
// that goes in, and sends whatever a test wants sent. Whatever begins with "far" needs the second file,
// and a test may say what else does.

import { In, numbered, Out, text, utf8 } from "./wire.js";

export class NotHere extends Error {}

/** What a test looks at; it outlives a trap, as the page does. */
const fake = globalThis.fake = {
    /** Everything that went in. @type {{ kind: number, text: string }[]} */
    calls: [],
    /** Sent with the answer to the next call. @type {{ kind: number, bytes: Uint8Array }[]} */
    outbox: [],
    /** Shown instead of the list. @type {string | null} */
    html: null,
    starts: 0,
    /** Whether a call needs the second file. @type {(kind: number, text: string) => boolean} */
    isFar: globalThis.isFar ?? ((kind, text) => kind === In.message && text.startsWith("far")),
    mine: false,
    words: [],
    /** When each was added here. @type {Record<string, number>} */
    times: {},
    events: (type) => fake.calls.filter(({ kind }) => kind === In.event)
        .map(({ text }) => JSON.parse(text)).filter((event) => event.type === type),
    messages: () => fake.calls.filter(({ kind }) => kind === In.message).map(({ text }) => text),
    send: (kind, body) => fake.outbox.push({ kind, bytes: typeof body === "string" ? utf8(body) : body }),
    async poke() {
        const { machine } = await import("./main.js");
        machine.event({ type: "poke" });
    },
    show(html) {
        fake.html = html;
        fake.send(Out.html, html);
        return fake.poke();
    },
    effect(effect) {
        fake.send(Out.effect, JSON.stringify(effect));
        return fake.poke();
    },
    ticks(lines) {
        fake.send(Out.ticks, lines);
        return fake.poke();
    },
};

/** A part of a commit: kind, number, length, content. */
function part(kind, number, bytes) {
    const length = new Uint8Array(new Uint32Array([bytes.length]).buffer);
    return new Uint8Array([kind, ...numbered(number, new Uint8Array([...length, ...bytes]))]);
}
fake.checkpoint = (number, parts) => {
    fake.send(Out.commit, numbered(number, new Uint8Array(
        parts.flatMap(([kind, at, content]) => [...part(kind, at, utf8(content))]))));
    return fake.poke();
};

export async function loadProgram(url, rest) {
    return async () => new Words(rest);
}

class Words {
    #words = [];
    #number = 0;
    #unsaved = [];
    #sent = [];

    #rest;

    constructor(rest) {
        this.#rest = rest;
        fake.starts += 1;
    }

    /** Nothing was begun by a call that was broken off. */
    async complete() {
        await this.#rest.load();
    }

    call(kind, bytes, now, number) {
        if (!this.#rest.module && fake.isFar(kind, text(bytes))) throw new NotHere();
        this.#sent = [];
        fake.now = now;
        fake.calls.push({ kind, text: [In.page, In.entry, In.oldPage, In.oldEntry].includes(kind) ? "" : text(bytes) });
        if (kind === In.entry) this.#take({ number, bytes });
        if (kind === In.event) this.#event(JSON.parse(text(bytes)));
        if (kind === In.message) this.#message(text(bytes));
        fake.words = this.#words.map(({ word }) => word);
        return this.#sent.concat(fake.outbox.splice(0));
    }

    #take({ number, bytes }) {
        if (number <= this.#number) throw new Error(`entry ${number} came after ${this.#number}`);
        this.#number = number;
        this.#words.push({ number, word: text(bytes) });
        this.#draw();
    }

    #event(event) {
        if (event.type === "opened") this.#draw();
        if (event.type === "owner") fake.mine = event.mine;
        if (event.type === "notSaved") {
            this.#unsaved.push(event);
            this.#number = Math.min(this.#number, event.number - 1);
            this.#words = this.#words.filter(({ number }) => number !== event.number);
            this.#draw();
        }
        if (event.type === "saved" && this.#unsaved.length) {
            this.#unsaved = [];
            this.#draw();
        }
    }

    #message(message) {
        if (message === "trap") throw new WebAssembly.RuntimeError("unreachable");
        const [, word] = message.match(/^(?:far )?add (.*)/s) ?? [];
        if (word === undefined) return;
        fake.times[word] = fake.now;
        this.#number += 1;
        this.#words.push({ number: this.#number, word });
        this.#draw();
        this.#send(Out.commit, numbered(this.#number, part(0, this.#number, utf8(word))));
    }

    #draw() {
        const rows = this.#words.map(({ number, word }) => `<li data-key="${number}">${word}</li>`).join("");
        const note = this.#unsaved.length ? `<p data-el="not-saved">${this.#unsaved[0].reason}</p>` : "";
        this.#send(Out.html, utf8(fake.html ?? `<main data-screen="words">
            <button data-el="add" data-click="add word">add</button><ul>${rows}</ul>${note}</main>`));
    }

    #send(kind, bytes) {
        this.#sent.push({ kind, bytes });
    }
}
