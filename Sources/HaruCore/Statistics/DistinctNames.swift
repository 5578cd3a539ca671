/// Same names told apart on everything that uses names as keys: charts, legends, reports, widgets.
public enum DistinctNames {
    /// In order, a name already used becomes "name (2)", "name (3)" … the first free one.
    public static func of(_ names: [String]) -> [String] {
        var used = Set<[UInt8]>()
        return names.map { name in
            var distinct = name
            var number = 2
            while !used.insert(Array(distinct.utf8)).inserted {
                distinct = "\(name) (\(number))"
                number += 1
            }
            return distinct
        }
    }
}
