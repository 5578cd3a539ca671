import HaruCore
import HaruStrings

extension Html {
    /// Words with numbers in them, the numbers large and the units small: `1<i>시간</i> 20<i>분</i>`
    /// (design, principle 3).
    mutating func figure(_ words: String) {
        var run: [UInt8] = []
        var isUnit = false
        func end(_ html: inout Html) {
            guard !run.isEmpty else { return }
            let text = String(decoding: run, as: UTF8.self)
            if isUnit { html.element("i", text: text) } else { html.text(text) }
            run = []
        }
        for byte in words.utf8 {
            let isNumber = (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: ",")
            let turns = byte != UInt8(ascii: " ") && isNumber == isUnit
            if turns {
                end(&self)
                isUnit = !isNumber
            }
            run.append(byte)
        }
        end(&self)
    }

    /// What an action came to: a number of times, a length of time, or a timer that runs.
    ///
    /// - Parameter tick: the key of a timer's text.
    mutating func totalFigure(
        _ total: Ledger.DayTotal, of action: Action, tick: String, _ model: Model
    ) {
        let strings = model.strings
        guard action.trackingType != .count else {
            return element(
                "b", .part("total"), .attribute("data-value", "\(total.count)"), .flag("data-roll")
            ) { $0.figure(strings.times(count: Int(clamping: total.count))) }
        }
        let seconds = total.time(at: model.now) / 1000
        let isRunning = total.runningSince != nil
        element(
            "b", .part("total"), .attribute("data-value", "\(seconds)"),
            .attribute("data-tick", isRunning ? tick : nil)
        ) { html in
            if isRunning {
                html.text(Strings.timer(seconds: seconds))
            } else {
                html.figure(strings.duration(seconds: seconds))
            }
        }
    }
}
