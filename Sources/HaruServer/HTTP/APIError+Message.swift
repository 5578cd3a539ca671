import HaruCore
import HaruStrings

extension APIError.Code {
    /// What the person reads.
    func message(_ strings: Strings) -> String {
        switch self {
        case .badRequest: strings.serverErrorBadRequest
        case .badOption: strings.serverErrorBadOption
        case .unauthorized: strings.serverErrorUnauthorized
        case .scopeMissing: strings.serverErrorScopeMissing
        case .wrongPassword: strings.serverErrorWrongPassword
        case .wrongDevice: strings.serverErrorWrongDevice
        case .notFound: strings.serverErrorNotFound
        case .methodNotAllowed: strings.serverErrorMethodNotAllowed
        case .tooSlow: strings.serverErrorTooSlow
        case .accountExists: strings.serverErrorAccountExists
        case .registrationClosed: strings.serverErrorRegistrationClosed
        case .alreadyRunning: strings.serverErrorAlreadyRunning
        case .notRunning: strings.serverErrorNotRunning
        case .ambiguous: strings.serverErrorAmbiguous
        case .superseded: strings.serverErrorSuperseded
        case .inProgress: strings.serverErrorInProgress
        case .epochChanged: strings.serverErrorEpochChanged
        case .deviceCopied: strings.serverErrorDeviceCopied
        case .cursorExpired: strings.serverErrorCursorExpired
        case .tooLarge: strings.serverErrorTooLarge
        case .unsupportedFormat: strings.serverErrorUnsupportedFormat
        case .wrongRange: strings.serverErrorWrongRange
        case .wrongHost: strings.serverErrorWrongHost
        case .wrongType: strings.serverErrorWrongType
        case .outOfRange: strings.serverErrorOutOfRange
        case .passwordTooShort: strings.serverErrorPasswordTooShort
        case .passwordTooCommon: strings.serverErrorPasswordTooCommon
        case .wrongHash: strings.serverErrorWrongHash
        case .noQuests: strings.serverErrorNoQuests
        case .noTarget: strings.serverErrorNoTarget
        case .noData: strings.serverErrorNoData
        case .notUnderstood: strings.serverErrorNotUnderstood
        case .keyReused: strings.serverErrorKeyReused
        case .rateLimited: strings.serverErrorRateLimited
        case .headerTooLarge: strings.serverErrorHeaderTooLarge
        case .internalError: strings.serverErrorInternalError
        case .busy: strings.serverErrorBusy
        case .storeUnavailable: strings.serverErrorStoreUnavailable
        case .serverClock: strings.serverErrorServerClock
        case .quotaExceeded: strings.serverErrorQuotaExceeded
        }
    }
}

extension Request {
    /// The words of the first language of ours that the client asks for; English else.
    var strings: Strings {
        let asked = (header("accept-language") ?? "").split(separator: ",")
        for item in asked {
            let tag = item.prefix { $0 != ";" }.filter { $0 != " " }
            if let language = Language(locale: tag.lowercased()) { return Strings(language) }
        }
        return Strings(.en)
    }
}
