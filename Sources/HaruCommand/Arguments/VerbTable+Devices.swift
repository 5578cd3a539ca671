extension Verb {
    /// Verbs about the account, its devices and its server. Executables beside `haru` do them.
    var deviceSpec: VerbSpec {
        switch self {
        case .sync:
            VerbSpec(
                self, .devices,
                flags: [
                    FlagSpec(.status) { $0.flagSyncStatus }, FlagSpec(.full) { $0.flagSyncFull },
                    FlagSpec(.verify) { $0.flagSyncVerify }, FlagSpec(.held) { $0.flagSyncHeld },
                    FlagSpec(.deleteEverywhere) { $0.flagDeleteEverywhere },
                    FlagSpec(.bringBack) { $0.flagBringBack }, FlagSpec(.drop) { $0.flagDrop },
                    FlagSpec(.retry) { $0.flagRetry }, FlagSpec(.discard) { $0.flagDiscard },
                ],
                asks: .sometimes,
                exclusive: [
                    [
                        .status, .full, .verify, .held, .deleteEverywhere, .bringBack, .drop,
                        .retry, .discard,
                    ]
                ],
                summary: { $0.helpSync },
                details: { $0.helpSyncDetails }, examples: { $0.helpSyncExamples })
        case .account:
            VerbSpec(
                self, .devices, summary: { $0.helpAccount }, details: { $0.helpAccountDetails },
                examples: { $0.helpAccountExamples })
        case .accountSignIn:
            VerbSpec(
                self, .devices, [ArgumentSpec("URL", .text)],
                flags: [
                    FlagSpec(.login, .text, "LOGIN") { $0.flagLogin },
                    FlagSpec(.keep) { $0.flagMergeAccounts },
                    FlagSpec(.erase) { $0.flagEraseFirst },
                ],
                exclusive: [[.keep, .erase]],
                summary: { $0.helpSignIn }, details: { $0.helpSignInDetails },
                examples: { $0.helpSignInExamples })
        case .accountSignOut:
            VerbSpec(
                self, .devices,
                flags: [FlagSpec(.keep) { $0.flagKeep }, FlagSpec(.erase) { $0.flagErase }],
                asks: .always, needsOneOf: [.keep, .erase], exclusive: [[.keep, .erase]],
                summary: { $0.helpSignOut }, examples: { $0.helpSignOutExamples })
        case .accountDevices:
            VerbSpec(
                self, .devices,
                flags: [FlagSpec(.remove, .text, "DEVICE") { $0.flagRemoveDevice }],
                asks: .sometimes, summary: { $0.helpDevices },
                examples: { $0.helpDevicesExamples })
        case .accountTokens:
            VerbSpec(
                self, .devices,
                flags: [
                    FlagSpec(.make, .text, "NAME") { $0.flagMakeToken },
                    FlagSpec(.scope, .choice(Verb.tokenScopes), "SCOPE", repeats: true) {
                        $0.flagScope
                    },
                    FlagSpec(.days, .number(1...365), "N") { $0.flagDays },
                    FlagSpec(.revoke, .text, "TOKEN") { $0.flagRevokeToken },
                ],
                asks: .sometimes, exclusive: [[.make, .revoke]], summary: { $0.helpTokens },
                details: { $0.helpTokensDetails }, examples: { $0.helpTokensExamples })
        case .pair:
            VerbSpec(
                self, .devices, [ArgumentSpec("CODE", .text)], asks: .always,
                summary: { $0.helpPair }, details: { $0.helpPairDetails },
                examples: { $0.helpPairExamples })
        default:
            VerbSpec(
                self, .devices,
                flags: Verb.serverFlags + [
                    FlagSpec(.local) { $0.flagLocal }, FlagSpec(.noLocal) { $0.flagNoLocal },
                ],
                exclusive: [[.local, .noLocal]], summary: { $0.helpServe },
                details: { $0.helpServeDetails }, examples: { $0.helpServeExamples })
        }
    }

    /// What a token can be for (sync 2).
    static let tokenScopes = [
        "sync", "read", "run", "widgets", "watch", "live", "account", "import",
    ]

    /// What `haru serve` passes on to `haru-server`.
    static var serverFlags: [FlagSpec] {
        [
            FlagSpec(.listen, .text, "HOST:PORT") { $0.flagListen },
            FlagSpec(.data, .folder, "DIR") { $0.flagData },
            FlagSpec(.web, .folder, "DIR") { $0.flagWeb },
            FlagSpec(.publicURL, .text, "URL") { $0.flagPublicURL },
            FlagSpec(.certificate, .file, "FILE") { $0.flagCertificate },
            FlagSpec(.key, .file, "FILE") { $0.flagKey },
            FlagSpec(.registration, .choice(["closed", "invitation", "open"]), "HOW") {
                $0.flagRegistration
            },
            FlagSpec(.trustedProxy, .text, "ADDRESS", repeats: true) { $0.flagTrustedProxy },
            FlagSpec(.records, .number(1...1_000_000_000), "N") { $0.flagRecords },
            FlagSpec(.fieldData, .text, "SIZE") { $0.flagFieldData },
            FlagSpec(.attachments, .text, "SIZE") { $0.flagAttachments },
        ]
    }
}
