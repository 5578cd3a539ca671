/// Why something a person asked for was refused. The names are those of the specification; they
/// appear in `--json` answers and are never translated. The sentence beside each is in the catalog.
public enum DomainError: String, Error, Equatable, Sendable, CaseIterable {
    // Values
    case emptyName, nameTooLong, invalidColor, noteTooLong, amountOutOfRange, outOfRange
    case unknownZone, trackingTypeIsFixed, invalidThreshold

    // Records
    case wrongTrackingType, alreadyRunning, notRunning
    case zeroLength, endBeforeStart, runningStartInFuture

    // Goals and quests
    case emptySchedule, noTarget, targetOutOfRange, sleepIsDaily, sleepWindowLength
    case hasEndDay, alreadyFinished, healthDataUnavailable, notPaused

    // Habits
    case habitNotFound, startsInFuture, futureDay, beforeStart, afterArchive, pausedDay
    case alreadyCompleted
    case completionNotFound, alreadyArchived, archiveInFuture, archiveBeforeStart

    // Plan
    case limitReached, premiumRequired

    // Repositories
    case alreadyExists, notFound
}
