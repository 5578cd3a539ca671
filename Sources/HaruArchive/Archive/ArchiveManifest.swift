import HaruCore
import HaruReplica

/// What an archive says of itself.
public struct ArchiveManifest: Equatable, Sendable {
    /// The schema of the version that made it.
    public var schema = Schema.version
    /// When it was made, by the clock of the device that made it.
    public var created: Instant
    /// Live records by kind, in byte order of the kinds.
    public var counts: [KindCount] = []
    /// Deleted records that are in it as well.
    public var tombstones = 0
    /// SHA-256 of the other entries, 32 bytes each.
    public var checksums: [Checksum] = []

    public struct KindCount: Equatable, Sendable {
        public var kind: Kind
        public var count: Int
    }

    public struct Checksum: Equatable, Sendable {
        public var name: String
        public var digest: [UInt8]
    }

    public init(created: Instant) { self.created = created }

    /// Live records of all kinds.
    public var total: Int { counts.reduce(0) { $0 + $1.count } }

    func digest(of name: String) -> [UInt8]? {
        checksums.first { sameBytes($0.name, name) }?.digest
    }

    var json: JSON {
        .object([
            JSON.Member("format", .int(Int64(Archive.format))),
            JSON.Member("schema", .int(Int64(schema))),
            JSON.Member("created", .string(ISO8601.text(created, offset: 0, milliseconds: true))),
            JSON.Member(
                "counts", .object(counts.map { JSON.Member($0.kind.name, .int(Int64($0.count))) })),
            JSON.Member("tombstones", .int(Int64(tombstones))),
            JSON.Member(
                "checksums",
                .object(checksums.map { JSON.Member($0.name, .string(Hex.text($0.digest))) })),
        ])
    }

    /// - Throws: `.newerFormat`, `.badManifest`.
    init(text: [UInt8]) throws(ArchiveError) {
        guard let json = try? JSON.parse(text), let format = json["format"]?.int, format >= 1 else {
            throw .badManifest
        }
        guard format <= Archive.format else { throw .newerFormat(format) }
        guard let created = json["created"]?.string.flatMap({ ISO8601.instant($0) }),
            let checksums = json["checksums"]?.members
        else { throw .badManifest }
        self.init(created: created)
        schema = json["schema"]?.int ?? Schema.version
        tombstones = json["tombstones"]?.int ?? 0
        for member in json["counts"]?.members ?? [] {
            counts.append(KindCount(kind: Kind(member.name), count: member.value.int ?? 0))
        }
        for member in checksums {
            guard let digest = member.value.string.flatMap({ Hex.bytes($0) }), digest.count == 32
            else {
                throw .badManifest
            }
            self.checksums.append(Checksum(name: member.name, digest: digest))
        }
    }
}
