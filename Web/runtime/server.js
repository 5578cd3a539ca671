// Requests to the server, with the device's token. The program decides which, and reads the answers.

import { addressOf } from "./mount.js";
import { keepToken, readToken } from "./token.js";

/**
 * @param {{ id: string, method: string, path: string, body?: string | null, type?: string }} request
 * @returns {Promise<Record<string, unknown>>} the event `response`; status 0 without a connection
 */
export async function ask({ id, method, path, body, type }) {
    const token = readToken();
    const headers = new Headers();
    if (token !== null) headers.set("Authorization", `Bearer ${token}`);
    if (body != null) headers.set("Content-Type", type ?? "application/json");
    try {
        const answer = await fetch(addressOf(path), { method, headers, body, cache: "no-store", credentials: "omit" });
        // A token is renewed now and then; the old one ends soon after the new one is used.
        const renewed = answer.headers.get("Haru-Token");
        if (renewed && readToken() === token) keepToken(renewed);
        const retryAfter = Number(answer.headers.get("Retry-After") ?? NaN);
        return {
            type: "response", id, status: answer.status, body: await answer.text(),
            ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
        };
    } catch {
        return { type: "response", id, status: 0, body: "" };
    }
}
