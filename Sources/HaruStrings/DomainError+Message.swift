import HaruCore

extension DomainError {
    /// The sentence a person reads.
    public func message(_ strings: Strings) -> String {
        switch self {
        case .emptyName: strings.errorEmptyName
        case .nameTooLong: strings.errorNameTooLong
        case .invalidColor: strings.errorInvalidColor
        case .noteTooLong: strings.errorNoteTooLong
        case .amountOutOfRange: strings.errorAmountOutOfRange
        case .outOfRange: strings.errorOutOfRange
        case .unknownZone: strings.errorUnknownZone
        case .trackingTypeIsFixed: strings.errorTrackingTypeIsFixed
        case .invalidThreshold: strings.errorInvalidThreshold
        case .wrongTrackingType: strings.errorWrongTrackingType
        case .alreadyRunning: strings.errorAlreadyRunning
        case .notRunning: strings.errorNotRunning
        case .zeroLength: strings.errorZeroLength
        case .endBeforeStart: strings.errorEndBeforeStart
        case .runningStartInFuture: strings.errorRunningStartInFuture
        case .emptySchedule: strings.errorEmptySchedule
        case .noTarget: strings.errorNoTarget
        case .targetOutOfRange: strings.errorTargetOutOfRange
        case .sleepIsDaily: strings.errorSleepIsDaily
        case .sleepWindowLength: strings.errorSleepWindowLength
        case .hasEndDay: strings.errorHasEndDay
        case .alreadyFinished: strings.errorAlreadyFinished
        case .healthDataUnavailable: strings.errorHealthDataUnavailable
        case .habitNotFound: strings.errorHabitNotFound
        case .startsInFuture: strings.errorStartsInFuture
        case .futureDay: strings.errorFutureDay
        case .beforeStart: strings.errorBeforeStart
        case .afterArchive: strings.errorAfterArchive
        case .notPaused: strings.errorNotPaused
        case .pausedDay: strings.errorPausedDay
        case .alreadyCompleted: strings.errorAlreadyCompleted
        case .completionNotFound: strings.errorCompletionNotFound
        case .alreadyArchived: strings.errorAlreadyArchived
        case .archiveInFuture: strings.errorArchiveInFuture
        case .archiveBeforeStart: strings.errorArchiveBeforeStart
        case .limitReached: strings.errorLimitReached
        case .premiumRequired: strings.errorPremiumRequired
        case .alreadyExists: strings.errorAlreadyExists
        case .notFound: strings.errorNotFound
        }
    }
}
