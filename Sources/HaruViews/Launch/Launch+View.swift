import HaruIcons
import HaruStrings

/// The introduction of a first start (app 3.3).
enum Onboarding { static let pages = 3 }

extension Html {
    /// While the store is being read, after the splash.
    mutating func opening(_ model: Model) {
        element("main", .class("main"), .dataState("loading"), .label(model.strings.appName)) {
            html in
            html.element("h1", .class("unseen"), text: model.strings.appName)
            html.element("div", .class("skeleton"), .hiddenFromReaders) { html in
                for _ in 0..<6 { html.element("div", .class("tile-cell")) { _ in } }
            }
        }
    }

    mutating func onboarding(_ page: Int, _ model: Model) {
        let strings = model.strings
        let isLast = page == Onboarding.pages - 1
        element(
            "main", .class("onboarding"), .screen("onboarding"),
            .attribute("data-swipe", Message.shell(.onboarding(page: page)).text)
        ) { html in
            html.element("div", .class("split")) { html in
                html.element("span") { _ in }
                if !isLast {
                    html.element(
                        "button", .class("btn plain quiet"), .part("skip"),
                        .click(.shell(.endOnboarding)), text: strings.skip)
                }
            }
            html.element("div", .class("picture"), .hiddenFromReaders) {
                $0.introduction(page, strings)
            }
            html.element("div", .class("words"), .literal("aria-live", "polite")) { html in
                html.element("h1", text: strings.onboardingTitle(page))
                html.element("p", text: strings.onboardingText(page))
            }
            html.element("div", .class("stack")) { html in
                html.element("div", .class("dots")) { html in
                    for i in 0..<Onboarding.pages {
                        html.element(
                            "button",
                            .attribute("aria-current", i == page ? "true" : nil),
                            .label(strings.pageOf(count: Onboarding.pages, page: "\(i + 1)")),
                            .click(.shell(.onboarding(page: i)))
                        ) { _ in }
                    }
                }
                html.element(
                    "button", .class("btn primary large wide"), .part("next"),
                    .click(isLast ? .shell(.endOnboarding) : .shell(.onboarding(page: page + 1))),
                    text: isLast ? strings.getStarted : strings.next)
            }
        }
    }

    mutating func storageProblem(_ problem: StoreProblem, _ model: Model) {
        let strings = model.strings
        element("main", .class("main"), .screen("storage-problem")) { html in
            html.element("div", .class("empty first")) { html in
                html.icon(.warning)
                html.element("h1", .class("lead"), text: strings.storeUnreadable)
                html.element("p", text: strings.explanation(of: problem))
                html.element("div", .class("stack buttons")) { html in
                    html.element(
                        "button", .class("btn primary large wide"), .part("retry"),
                        .click(.shell(.retrySave)), text: strings.retry)
                    if problem == .unreadable {
                        html.element(
                            "button", .class("btn large wide"), .part("start-fresh"),
                            .click(.shell(.startFresh)), text: strings.keepCopyStartFresh)
                        if model.device.isSignedIn {
                            html.element(
                                "button", .class("btn large wide"), .part("from-server"),
                                .click(.shell(.takeFromServer)), text: strings.dataFromServer)
                        }
                    }
                }
            }
        }
    }
}

extension Strings {
    func onboardingTitle(_ page: Int) -> String {
        switch page {
        case 0: onboardingActionsTitle
        case 1: onboardingGoalsTitle
        default: onboardingOrderTitle
        }
    }

    func onboardingText(_ page: Int) -> String {
        switch page {
        case 0: onboardingActionsText
        case 1: onboardingGoalsText
        default: onboardingOrderText
        }
    }

    func explanation(of problem: StoreProblem) -> String {
        switch problem {
        case .unreadable: storeUnreadableText
        case .busy: storeBusyText
        case .full: storeFullText
        case .newer: storeNewerText
        }
    }
}
