import HaruCore

extension ResidentStorage {
    public func forEachSpan(
        _ kind: Kind, touching range: Range<Instant>?, _ body: (TimelineSpan) -> Void
    ) throws(StorageError) {
        let ever = Instant(milliseconds: .min)..<Instant(milliseconds: .max)
        forEachEntry(kind, touching: range ?? ever) {
            body(TimelineSpan(owner: $0.owner, start: $0.start, end: $0.end))
        }
    }
}
