#if arch(wasm32)
    import HaruCore
    import HaruReplica

    nonisolated(unsafe) private var load: PromiseLoad?
    nonisolated(unsafe) private var last: (promises: Promises, input: ProgressInput)?

    /// Room for a zone's file, which the host is about to write.
    @_expose(wasm, "promises_room")
    @_cdecl("promises_room")
    public func promisesRoom(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
        .allocate(capacity: Int(count))
    }

    /// Makes the account in the zone of a TZif file.
    @_expose(wasm, "promises_prepare")
    @_cdecl("promises_prepare")
    public func promisesPrepare(_ file: UnsafePointer<UInt8>, _ length: Int32, _ records: Int32) {
        let bytes = Array(UnsafeBufferPointer(start: file, count: Int(length)))
        guard let zone = TimeZoneRules(name: "zone", tzif: bytes) else { fatalError() }
        load = PromiseLoad(zone: zone, records: Int(records))
    }

    @_expose(wasm, "promises_read")
    @_cdecl("promises_read")
    public func promisesRead() { last = load?.read() }

    @_expose(wasm, "promises_numbers")
    @_cdecl("promises_numbers")
    public func promisesNumbers() -> Int64 {
        guard let load, let last else { return -1 }
        return load.numbers(last.promises, last.input)
    }
#endif
