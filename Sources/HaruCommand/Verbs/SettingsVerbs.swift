import HaruCore
import HaruHost
import HaruReplica
import HaruStrings

extension Workspace {
    func listSettings(_ keys: [SettingKey] = SettingKey.allCases) throws(Refusal) -> ExitCode {
        let current = try replied { () throws(ReplicaError) in try replica.settings() }
        let language = preferences[SettingKey.language.rawValue]?.string
        console.show(
            SettingsList(
                settings: current, timeZone: current.timeZone ?? boundary.zone.name,
                language: language.flatMap { Language(rawValue: $0) }, keys: keys),
            style)
        return .ok
    }

    func getSetting() throws(Refusal) -> ExitCode { try listSettings([try settingKey()]) }

    func setSetting() throws(Refusal) -> ExitCode {
        let key = try settingKey()
        let change = try SettingChange(key, invocation.text(1) ?? "")
        if case .language(let language) = change {
            preferences[key.rawValue] = language.map { .string($0.rawValue) }
            try savePreferences()
            return try listSettings([key])
        }
        let value = try value(of: change)
        try replied { () throws(ReplicaError) in
            try replica.write(.settings, subject: key.rawValue, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.set(.settings, Settings.recordID, [FieldWrite(key.rawValue, value)])
            }
        }
        return try listSettings([key])
    }

    private func settingKey() throws(Refusal) -> SettingKey {
        do throws(UsageError) { return try SettingKey(named: invocation.text(0) ?? "") } catch {
            throw .usage(error)
        }
    }

    private func value(of change: SettingChange) throws(Refusal) -> FieldValue {
        switch change {
        case .weekStart(let day): return .int(Int64(day.rawValue))
        case .dayStartMinutes(let minutes): return .int(Int64(minutes))
        case .minSessionSeconds(let seconds): return .int(Int64(seconds))
        case .representative(let choice): return .string(choice.rawValue)
        case .timeZone(let name):
            guard SystemZones.load(name) != nil else { throw .unknownZone(name) }
            return .string(name)
        case .language: preconditionFailure("kept on the device")
        }
    }
}
