import Glibc
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import HaruStrings

extension Workspace {
    /// What runs.
    func nowRunning() throws(Refusal) -> NowRunning {
        let sessions = try replied { () throws(ReplicaError) in try replica.runningSessions() }
        let actions = try actions()
        let tags = try tags()
        // Two open sessions of one action count as one, with the earlier start.
        var byAction: [TimeSession] = []
        for session in sessions.sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) })
        where !byAction.contains(where: { $0.actionID == session.actionID }) {
            byAction.append(session)
        }
        let chosen = settings.representative.choose(among: byAction)
        func shown(_ session: TimeSession) -> NowRunning.Session? {
            guard let action = actions.first(where: { $0.id == session.actionID }) else {
                return nil
            }
            return NowRunning.Session(
                action: label(action, tags: tags), sessionID: session.id, startedAt: session.start,
                note: session.note)
        }
        return NowRunning(
            running: chosen.flatMap(shown),
            others: byAction.filter { $0.id != chosen?.id }.compactMap(shown),
            revision: try revision(), generatedAt: now)
    }

    func todaySeconds() throws(Refusal) -> Int64 {
        let columns = try TotalsColumns(
            actions: actions().filter { $0.trackingType == .time }, labels: [])
        var sums = PeriodTotals.perDay(
            DayGrid(today...today, boundary: boundary), actionCount: columns.count)
        try add(to: &sums, columns, range: boundary.range(of: today))
        return columns.indices.reduce(Int64(0)) { $0 + sums[0, $1] } / 1000
    }

    func status() throws(Refusal) -> ExitCode {
        guard !console.isJSON,
            let format = invocation.text(.format).flatMap({ StatusFormat(rawValue: $0) })
        else {
            console.show(try nowRunning(), style)
            return .ok
        }
        let bar = StatusBar(
            now: try nowRunning(), todaySeconds: try todaySeconds(), goalPercent: try goalPercent(),
            withSeconds: invocation.has(.seconds), nameWidth: invocation.number(Flag.max))
        console.write(lines: [bar.text(format, style)])
        return .ok
    }
}

/// `haru status --follow`: prints at once, on every change and as time goes on, until nobody reads.
enum StatusFollower {
    /// How often the store's file is looked at, milliseconds.
    private static let pause: Int64 = 250

    static func run(_ invocation: Invocation, _ console: Console) throws(Refusal) -> ExitCode {
        var shown: String?
        var seen: FileMark?
        var nextTick: Int64 = 0
        while console.environment.isOutputRead() {
            let now = console.environment.now().milliseconds
            let mark = FileMark(invocation, console)
            if shown == nil || mark != seen || now >= nextTick {
                let (text, isRunning) = picture(invocation, console)
                seen = FileMark(invocation, console)
                if text != shown {
                    shown = text
                    guard console.write(lines: [text]) else { return .ok }
                }
                nextTick =
                    isRunning ? next(after: now, seconds: invocation.has(.seconds)) : now + 60_000
            }
            usleep(UInt32(pause * 1000))
        }
        return .ok
    }

    /// The next full minute, or second.
    private static func next(after now: Int64, seconds: Bool) -> Int64 {
        let step: Int64 = seconds ? 1000 : 60_000
        return (now / step + 1) * step
    }

    /// One picture of the moment; the store is opened for it and closed again, so that other
    /// commands get their turn. An owner is asked for it.
    private static func picture(
        _ invocation: Invocation, _ console: Console
    ) -> (text: String, isRunning: Bool) {
        let chosen = invocation.text(.format).flatMap { StatusFormat(rawValue: $0) }
        let format = console.isJSON ? .json : chosen ?? .plain
        do throws(Refusal) {
            let place = try StoreVerbs.place(invocation, console)
            let store: Store
            switch try StoreVerbs.reach(place) {
            case .store(let opened): store = opened
            case .owner(let owner):
                let text = try picture(of: owner, place, format, console)
                // It does not say whether something runs, so the clock is followed in any case.
                return (text, true)
            }
            let workspace = try Workspace(invocation, console, place, StoreLease(store))
            let now = try workspace.nowRunning()
            let bar = StatusBar(
                now: now, todaySeconds: try workspace.todaySeconds(),
                goalPercent: try workspace.goalPercent(),
                withSeconds: invocation.has(.seconds), nameWidth: invocation.number(Flag.max))
            return (bar.text(format, workspace.style), now.running != nil)
        } catch {
            return (StatusBar.text(problem: error.message(console.strings), format), false)
        }
    }
}

extension StatusFollower {
    /// The same picture, from the process that owns the store.
    private static func picture(
        of owner: OwnerConnection, _ place: StorePlace, _ format: StatusFormat, _ console: Console
    ) throws(Refusal) -> String {
        var text: [UInt8] = []
        var client = ErrandClient(console, path: place.store)
        client.arguments =
            once(console.environment.arguments) + ["\(Flag.format.typed)=\(format.rawValue)"]
        client.writeOutput = {
            text += $0
            return true
        }
        guard case .ended(.ok) = try client.run(owner), text.popLast() == 0x0a else {
            throw .store(StoreProblem(path: place.store, reason: .locked(process: nil)))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// What was typed, without what says that and how it is followed.
    static func once(_ arguments: [String]) -> [String] {
        var kept: [String] = []
        var isValue = false
        for argument in arguments {
            let isFormat = argument == Flag.format.typed
            let isOwn =
                isValue || isFormat || argument == Flag.follow.typed || argument == Flag.json.typed
                || argument.hasPrefix(Flag.format.typed + "=")
            if !isOwn { kept.append(argument) }
            isValue = isFormat
        }
        return kept
    }
}

/// What tells that a store was written: its file, or the log beside it.
private struct FileMark: Equatable {
    private var marks: [Mark] = []

    private struct Mark: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
    }

    init(_ invocation: Invocation, _ console: Console) {
        guard
            let place = StorePlace(
                flag: invocation.text(.store), variables: console.environment.variables)
        else { return }
        for path in [place.store, place.store + "-wal"] {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            marks.append(
                Mark(
                    seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec),
                    size: Int(status.st_size)))
        }
    }
}
