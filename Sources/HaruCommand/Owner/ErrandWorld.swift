import HaruCore
import HaruStore

/// The world of a verb that an owner does for another process: what it writes goes there, and what it
/// asks is answered there.
///
/// A question ends the verb, which writes nothing from then on, and the store is free while a person
/// thinks. The other process sends the errand again, with the answer to what it was shown.
final class ErrandWorld {
    private let errand: OwnerErrand
    private let send: (OwnerFrame.Kind, [UInt8]) -> Bool
    private let isRead: () -> Bool
    private let loan: StoreLoan
    private var answers: ArraySlice<OwnerErrand.Answer>
    /// What was written to the standard error last: a question, when a line is read next. Held
    /// back while there are answers, since what they were given to has been shown.
    private var last: [UInt8] = []
    /// The SHA-256 of what the person has to answer.
    private(set) var question: String?

    /// - Parameters:
    ///   - send: `false` when nobody takes it any more.
    ///   - isRead: whether the other process is still there.
    init(
        _ errand: OwnerErrand, _ owned: OwnedStore,
        send: @escaping (OwnerFrame.Kind, [UInt8]) -> Bool,
        isRead: @escaping () -> Bool
    ) {
        self.errand = errand
        self.send = send
        self.isRead = isRead
        answers = errand.answers[...]
        loan = StoreLoan(owned, to: errand.id, isWanted: isRead)
    }

    /// - Parameter now: the clock of the owner.
    func environment(
        now: @escaping () -> Instant, random: @escaping () -> UInt64
    ) -> CommandEnvironment {
        var environment = CommandEnvironment(
            arguments: errand.arguments,
            variables: { [errand] name in errand.variables.first { $0.name == name }?.value },
            isInputTerminal: errand.isInputTerminal, isOutputTerminal: errand.isOutputTerminal,
            isErrorTerminal: errand.isErrorTerminal, width: errand.width,
            writeOutput: { [self] in writeOutput($0) }, writeError: { [self] in writeError($0) },
            readLine: { [self] in readLine() }, now: now, random: random)
        environment.isOutputRead = isRead
        environment.folder = errand.folder
        environment.loan = loan
        return environment
    }

    private func writeOutput(_ bytes: [UInt8]) -> Bool {
        // What a verb says when its question found no answer is not meant for anybody.
        question == nil ? send(.output, bytes) : true
    }

    private func writeError(_ bytes: [UInt8]) {
        guard question == nil else { return }
        if answers.isEmpty {
            _ = send(.error, bytes)
        } else if !last.isEmpty {
            _ = send(.error, last)
        }
        last = bytes
    }

    private func readLine() -> String? {
        let digest = Hex.text(SHA256.digest(last))
        if let answer = answers.popFirst() {
            if sameBytes(answer.shown, digest) {
                last = []
                return answer.line
            }
            // Something changed meanwhile: this is another question.
            answers = []
            _ = send(.error, last)
        }
        question = digest
        loan.refuseCommits()
        return nil
    }

    /// Sends what was held back for an answer that was not needed in the end.
    func finish() {
        if question == nil, !answers.isEmpty, !last.isEmpty { _ = send(.error, last) }
    }
}
