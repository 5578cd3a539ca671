// Passkeys: what the server asks of an authenticator, and what that answers (WebAuthn). Between the
// two, bytes are text in base 64 with "-" and "_".

/** @param {string} text */
const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));

/** @param {ArrayBuffer | null} buffer */
const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer())))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/**
 * @param {{ new: boolean, options: any }} effect
 * @returns {Promise<Record<string, unknown>>} the event `passkey`, with what the server is to be
 *     shown, or the name of the error
 */
export async function askAuthenticator({ new: isNew, options }) {
    const event = { type: "passkey", new: isNew };
    try {
        const publicKey = { ...options, challenge: bytes(options.challenge) };
        return { ...event, credential: await (isNew ? create(publicKey) : get(publicKey)) };
    } catch (error) {
        return { ...event, error: error instanceof Error ? error.name : "" };
    }
}

/** @param {any} publicKey */
async function create(publicKey) {
    publicKey.user.id = bytes(publicKey.user.id);
    for (const each of publicKey.excludeCredentials) each.id = bytes(each.id);
    const { response } = /** @type {any} */ (await navigator.credentials.create({ publicKey }));
    return { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) };
}

/** @param {any} publicKey */
async function get(publicKey) {
    const { id, response } = /** @type {any} */ (await navigator.credentials.get({ publicKey }));
    return {
        id, clientDataJSON: text(response.clientDataJSON), authenticatorData: text(response.authenticatorData),
        signature: text(response.signature), userHandle: text(response.userHandle),
    };
}
