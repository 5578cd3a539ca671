"""XXH64, the checksum of stored rows: for tests that change what a server keeps."""

MASK = (1 << 64) - 1
P1, P2, P3, P4, P5 = (0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x85EBCA77C2B2AE63,
                      0x27D4EB2F165667C5)


def rotated(value, bits):
    return (value << bits | value >> 64 - bits) & MASK


def mixed(lane, word):
    return rotated(lane + word * P2 & MASK, 31) * P1 & MASK


def xxh64(data):
    """As SQLite keeps it: a signed whole number of 64 bits."""
    def word(at, size):
        return int.from_bytes(data[at:at + size], "little")

    at = 0
    if len(data) >= 32:
        lanes = [P1 + P2 & MASK, P2, 0, -P1 & MASK]
        while at + 32 <= len(data):
            lanes = [mixed(lane, word(at + 8 * i, 8)) for i, lane in enumerate(lanes)]
            at += 32
        hash = sum(rotated(lane, bits) for lane, bits in zip(lanes, (1, 7, 12, 18))) & MASK
        for lane in lanes:
            hash = ((hash ^ mixed(0, lane)) * P1 + P4) & MASK
    else:
        hash = P5
    hash = hash + len(data) & MASK
    while at + 8 <= len(data):
        hash = (rotated(hash ^ mixed(0, word(at, 8)), 27) * P1 + P4) & MASK
        at += 8
    if at + 4 <= len(data):
        hash = (rotated(hash ^ word(at, 4) * P1 & MASK, 23) * P2 + P3) & MASK
        at += 4
    for byte in data[at:]:
        hash = rotated(hash ^ byte * P5 & MASK, 11) * P1 & MASK
    hash = (hash ^ hash >> 33) * P2 & MASK
    hash = (hash ^ hash >> 29) * P3 & MASK
    hash ^= hash >> 32
    return hash - (1 << 64) if hash >> 63 else hash
