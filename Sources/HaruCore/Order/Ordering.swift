extension Array {
    /// The elements in order. The sorting is compiled once for all types, where `sorted` brings almost
    /// 4 KB of a program for each (`Docs/Wasm.md`); a comparison is a call, so this is for the lists
    /// of a screen.
    public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        placesInOrder(count) { precedes(self[$0], self[$1]) }.map { self[$0] }
    }
}

/// The numbers below `count`, so that each precedes the next.
@inline(never)
public func placesInOrder(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
    Array(0..<count).sorted(by: precedes)
}
