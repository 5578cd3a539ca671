import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// All settings, in groups (app 12).
    mutating func settings(_ model: Model) {
        element("main", .class("main"), .screen("settings")) { html in
            html.topBar(model)
            html.element("div", .class("title")) {
                $0.element("h1", text: model.strings.tabSettings)
            }
            html.zoneBanner(model)
            html.element("div", .class("columns settings")) { html in
                html.element("div", .class("stack groups")) { html in
                    html.accountCard(model)
                    html.displayGroup(model)
                    if model.layout == .phone { html.navigationGroup(model) }
                    html.homeGroup(model)
                }
                html.element("div", .class("stack groups")) { html in
                    html.daysGroup(model)
                    html.measuringGroup(model)
                    html.dataGroup(model)
                    html.supportGroup(model)
                }
            }
        }
    }

    /// A titled group of rows.
    private mutating func group(
        _ title: String, foot: String? = nil, rows: (inout Html) -> Void
    ) {
        element("section", .part("section"), .label(title)) { html in
            html.element("h2", .class("group-title"), text: title)
            html.element("div", .class("card flush rows"), body: rows)
            if let foot { html.element("p", .class("footnote"), text: foot) }
        }
    }

    private mutating func accountCard(_ model: Model) {
        let strings = model.strings
        element("a", .class("card row account"), .href("/settings/account")) { html in
            html.element("span", .class("glyph big round"), .hiddenFromReaders) {
                $0.icon(model.syncIndicator.glyph)
            }
            html.element("span", .class("grow")) { html in
                html.element("span", .class("strong own-line"), text: strings.accountAndSync)
                html.element("span", .class("sub own-line"), text: model.syncState)
            }
            html.icon(.chevronRight, .small)
        }
    }

    private mutating func displayGroup(_ model: Model) {
        let strings = model.strings
        let preferences = model.preferences
        group(strings.groupDisplay, foot: strings.staysHere) { html in
            html.segmentRow(
                RowHead(.sun, "gold", strings.theme), group: "theme",
                Preferences.Theme.allCases.map { theme in
                    Choice(
                        theme.rawValue, strings.name(of: theme),
                        isChosen: theme == preferences.theme)
                }, .settings(.theme(.system)))
            html.choiceRow(
                RowHead(.globe, "sky", strings.languageSetting),
                [
                    Choice(
                        "system", strings.languageSystem, isChosen: preferences.language == nil)
                ]
                    + Language.allCases.map { language in
                        Choice(
                            language.rawValue, language.ownName,
                            isChosen: language == preferences.language)
                    }, .settings(.language(nil)))
            html.switchRow(
                RowHead(.vibrate, "violet", strings.haptics), isOn: preferences.hasHaptics,
                .settings(.turn(.haptics, true)))
            if model.device.can("wakeLock") {
                html.switchRow(
                    RowHead(.eye, "teal", strings.keepScreenOn),
                    isOn: preferences.keepsScreenOn, .settings(.turn(.wakeLock, true)))
            }
            if model.layout == .desktop {
                html.switchRow(
                    RowHead(.keyboard, "slate", strings.singleKeys, hint: strings.singleKeysHint),
                    isOn: preferences.hasSingleKeys, .settings(.turn(.singleKeys, true)))
            }
        }
    }

    private mutating func homeGroup(_ model: Model) {
        let strings = model.strings
        group(strings.tabMain, foot: strings.staysHere) { html in
            html.buttonRow(
                RowHead(.goal, "moss", strings.goalCards), .goals(.chooseCards))
            html.choiceRow(
                RowHead(.grid, "teal", strings.goalCardStyle),
                [
                    Choice(
                        "perQuest", strings.goalCardPerQuest,
                        isChosen: !model.preferences.hasCombinedCards),
                    Choice(
                        "combined", strings.goalCardCombined,
                        isChosen: model.preferences.hasCombinedCards),
                ], .goals(.cardStyle(isCombined: false)))
            if model.layout == .phone { html.columnsRow(model) }
            html.switchRow(
                RowHead(.habit, "leaf", strings.habitsToday), isOn: model.preferences.showsHabits,
                .settings(.turn(.habits, true)))
            html.foldedList(
                .sections, RowHead(.drag, "slate", strings.sectionOrder), fold: .sections, model)
        }
    }

    private mutating func columnsRow(_ model: Model) {
        let strings = model.strings
        let columns = model.preferences.columns
        element("div", .class("row glyphed")) { html in
            html.head(
                RowHead(
                    .columns, "indigo", strings.columnsPerRow,
                    hint: columns > 4 ? strings.columnsHint : nil))
            html.element(
                "span", .class("stepper"), .literal("role", "group"), .label(strings.columnsPerRow)
            ) { html in
                html.element(
                    "button", .class("icon-btn"), .label(strings.fewer),
                    .flag("disabled", columns == 2), .click(.settings(.columns(columns - 1)))
                ) { $0.icon(.minus, .small) }
                html.element(
                    "output", .class("num"), .attribute("data-value", "\(columns)"),
                    text: "\(columns)")
                html.element(
                    "button", .class("icon-btn"), .label(strings.moreOf),
                    .flag("disabled", columns == 6), .click(.settings(.columns(columns + 1)))
                ) { $0.icon(.plus, .small) }
            }
        }
    }

    private mutating func daysGroup(_ model: Model) {
        let strings = model.strings
        group(strings.groupDays, foot: strings.sharedSettings) { html in
            html.choiceRow(
                RowHead(.calendar, "rose", strings.weekStartsOn),
                Weekday.allCases.map { day in
                    Choice(
                        "\(day.rawValue)", strings.longName(of: day),
                        isChosen: day == model.settings.weekStart)
                }, .settings(.weekStart(.monday)))
            html.dayStartRow(model)
            html.buttonRow(
                RowHead(.globe, "sky", strings.timeZone, hint: strings.timeZoneHint),
                value: city(of: model.zoneInEffect), .settings(.chooseZone))
        }
    }

    private mutating func dayStartRow(_ model: Model) {
        let strings = model.strings
        let isOpen = model.settingsState.fold == .dayStart
        let minutes =
            isOpen ? model.settingsState.dayStart ?? 0 : model.settings.dayStartMinutes
        foldRow(
            RowHead(.clock, "indigo", strings.dayStartsAt, hint: strings.dayStartHint),
            value: strings.timeOfDay(
                minute: minutes, countsToTwelve: model.countsToTwelve),
            isOpen: isOpen, .settings(.fold(.dayStart)))
        let columns = model.clockColumns(minute: minutes) {
            $0 == .hour ? .settings(.hour(0)) : .settings(.minute(0))
        }
        timeWheel(columns, isOpen: isOpen)
    }

    private mutating func measuringGroup(_ model: Model) {
        let strings = model.strings
        group(strings.groupMeasuring, foot: strings.sharedSettings) { html in
            html.choiceRow(
                RowHead(
                    .clock, "teal", strings.ignoreShort, hint: strings.ignoreShortHint),
                model.shortRecordChoices, .settings(.minSession(0)))
            html.segmentRow(
                RowHead(
                    .action, "gold", strings.representativeAction,
                    hint: strings.representativeHint),
                group: "representative",
                Settings.Representative.allCases.map { choice in
                    Choice(
                        choice.rawValue,
                        choice == .latest
                            ? strings.representativeLatest : strings.representativeEarliest,
                        isChosen: choice == model.settings.representative)
                }, .settings(.representative(.latest)))
            html.alertRows(model)
        }
    }

    /// Settings of measuring that this device keeps for itself.
    private mutating func alertRows(_ model: Model) {
        let strings = model.strings
        let hours = model.longSessionHours ?? 0
        choiceRow(
            RowHead(
                .bell, "rose", strings.longSessionAlert,
                hint: model.device.can("notifications")
                    ? strings.staysHere : strings.longSessionHint),
            (0...12).map { hour in
                Choice(
                    "\(hour)", hour == 0 ? strings.off : strings.hoursLong(count: hour),
                    isChosen: hour == hours)
            }, .settings(.longSession(0)))
        if model.device.can("notifications") {
            switchRow(
                RowHead(
                    .record, "teal", strings.runningNotification,
                    hint: strings.runningNotificationHint),
                isOn: model.preferences.isOn(PreferenceKey.runningNotification, default: false),
                .settings(.turn(.runningNotification, true)))
        }
        if model.device.isInstalled, model.plan == .paid {
            buttonRow(
                RowHead(.key, "gold", strings.resetShortcutKey, hint: strings.staysHere),
                .settings(.resetShortcutKey))
        }
    }

    /// What became of the data on this device (app 2.11, 3.2).
    private mutating func dataGroup(_ model: Model) {
        let strings = model.strings
        let isRefused = model.preferences[PreferenceKey.storageRefused] != nil
        guard isRefused || model.damagedRows > 0 else { return }
        group(strings.groupData) { html in
            if isRefused {
                html.linkRow(
                    RowHead(
                        .warning, "orange", strings.browserMayClear,
                        hint: strings.browserMayClearHint), path: "/settings/account")
            }
            if model.damagedRows > 0 {
                html.factRow(
                    RowHead(
                        .warning, "rose", strings.unreadableRecords(count: model.damagedRows),
                        hint: strings.unreadableRecordsHint), value: "")
            }
        }
    }

    private mutating func supportGroup(_ model: Model) {
        let strings = model.strings
        group(strings.groupSupport) { html in
            html.buttonRow(
                RowHead(.info, "slate", strings.showIntroduction), .settings(.showIntroduction))
            html.buttonRow(RowHead(.gift, "orange", strings.whatsNew), .shell(.showNews))
            if model.layout == .desktop {
                html.buttonRow(
                    RowHead(.keyboard, "indigo", strings.shortcuts), .shell(.showShortcuts))
            }
            if model.device.can("install") {
                html.buttonRow(
                    RowHead(.download, "sky", strings.installApp), .settings(.install))
            } else if !model.device.isInstalled {
                html.factRow(
                    RowHead(.download, "sky", strings.installApp, hint: strings.installHint),
                    value: "")
            }
            html.factRow(
                RowHead(.note, "teal", strings.version), value: Release.version)
            html.fileRow(RowHead(.file, "sky", strings.licenses), "/licenses.txt")
        }
    }
}

extension Model {
    /// The lengths that can be chosen; a length that another device has set stands among them.
    fileprivate var shortRecordChoices: [Choice] {
        var lengths = [0, 10, 30, 60, 180, 300, 600]
        let current = settings.clamped().minSessionSeconds
        if !lengths.contains(current) {
            lengths.append(current)
            lengths.sort()
        }
        return lengths.map { seconds in
            let words =
                seconds == 0
                ? strings.off
                : seconds % 60 == 0
                    ? strings.minutesLong(count: seconds / 60)
                    : strings.secondsLong(count: seconds)
            return Choice("\(seconds)", words, isChosen: seconds == current)
        }
    }
}

extension Strings {
    func name(of theme: Preferences.Theme) -> String {
        switch theme {
        case .system: themeSystem
        case .light: themeLight
        case .dark: themeDark
        }
    }

    func longName(of day: Weekday) -> String {
        switch day {
        case .sunday: daySunday
        case .monday: dayMonday
        case .tuesday: dayTuesday
        case .wednesday: dayWednesday
        case .thursday: dayThursday
        case .friday: dayFriday
        case .saturday: daySaturday
        }
    }
}

extension Language {
    /// Its name in itself.
    var ownName: String {
        switch self {
        case .ko: "한국어"
        case .en: "English"
        case .ja: "日本語"
        }
    }
}
