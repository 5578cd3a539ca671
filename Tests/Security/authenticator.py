"""An authenticator made of libsodium and a browser before it, in which everything may be changed."""

import base64
import ctypes
import ctypes.util
import hashlib
import json
import secrets

sodium = ctypes.CDLL(ctypes.util.find_library("sodium"))

PRESENT, VERIFIED, CREDENTIAL = 1, 4, 64


def text(data):
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def cbor(value):
    """As much as an attestation needs."""
    def head(kind, number):
        if number < 24:
            return bytes([kind << 5 | number])
        return bytes([kind << 5 | 25]) + number.to_bytes(2, "big")

    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    return head(5, len(value)) + b"".join(cbor(key) + cbor(each) for key, each in value.items())


class Authenticator:
    """One passkey: Ed25519, which signs the same way everywhere."""

    def __init__(self, server):
        self.server = server
        public, secret = ctypes.create_string_buffer(32), ctypes.create_string_buffer(64)
        sodium.crypto_sign_keypair(public, secret)
        self.public, self.secret = public.raw, secret.raw
        self.id = secrets.token_bytes(32)
        self.user = b""
        # What may be changed.
        self.origin = f"http://localhost:{server.port}"
        self.party = "localhost"
        self.flags = PRESENT | VERIFIED
        self.counter = 0
        self.type = None
        self.members = {}

    @property
    def key(self):
        return {1: 1, 3: -8, -1: 6, -2: self.public}

    def client(self, type, challenge):
        return json.dumps({"type": self.type or type, "challenge": challenge, "origin": self.origin,
                           "crossOrigin": False, **self.members}).encode()

    def said(self, flags, more=b""):
        return hashlib.sha256(self.party.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big") + more

    def attestation(self, key=None):
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + (cbor(self.key) if key is None else key)
        return cbor({"fmt": "none", "attStmt": {}, "authData": self.said(self.flags | CREDENTIAL, credential)})

    def created(self, challenge, attestation=None):
        """What a browser sends for a new passkey."""
        return {"name": "Key", "clientDataJSON": text(self.client("webauthn.create", challenge)),
                "attestationObject": text(self.attestation() if attestation is None else attestation)}

    def signed(self, challenge, message=None):
        """What a browser sends to sign in."""
        client, said = self.client("webauthn.get", challenge), self.said(self.flags)
        message = message or said + hashlib.sha256(client).digest()
        signature = ctypes.create_string_buffer(64)
        sodium.crypto_sign_detached(signature, None, message, ctypes.c_ulonglong(len(message)), self.secret)
        return {"id": text(self.id), "clientDataJSON": text(client), "authenticatorData": text(said),
                "signature": text(signature.raw), "userHandle": text(self.user)}

    # MARK: Whole ceremonies

    def create(self, device, **proof):
        """Adds the passkey to the account of a device."""
        options = device.post("/v1/passkeys/challenge", proof)
        if options.status != 200:
            return options
        self.user = data(options.json["user"]["id"])
        return device.post("/v1/passkeys", self.created(options.json["challenge"]))
