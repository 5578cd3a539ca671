/// The word of `words` that was most likely meant by `typed`; `nil` if none is close.
///
/// Close is a beginning that only one word has, or few letters added, left out, replaced or
/// exchanged with their neighbour: one in a short word, three in a long one.
func nearest(to typed: String, in words: [String]) -> String? {
    let letters = Array(typed.lowercased().unicodeScalars)
    guard !letters.isEmpty else { return nil }
    var best: String?
    var bestDistance = letters.count <= 3 ? 2 : letters.count <= 6 ? 3 : 4
    for word in words {
        let distance = editDistance(letters, Array(word.unicodeScalars))
        if distance < bestDistance { (best, bestDistance) = (word, distance) }
    }
    if best != nil, bestDistance <= 1 { return best }
    let longer = words.filter { $0.unicodeScalars.starts(with: letters) }
    // `settings` is meant rather than `settings get`.
    if let shortest = longer.min(by: { $0.utf8.count < $1.utf8.count }),
        longer.allSatisfy({ $0.hasPrefix(shortest) })
    {
        return shortest
    }
    return best
}

/// How many letters must be added, removed, replaced or exchanged with their neighbour to make `b`
/// of `a` (the distance of Damerau and Levenshtein, no part edited twice).
func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
        var row = [i + 1]
        for j in 0..<b.count {
            var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                cost = min(cost, rows[i - 1][j - 1] + 1)
            }
            row.append(cost)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
