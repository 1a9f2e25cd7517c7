#if !canImport(UIKit)
/// Leaving a screen or the program: asks before discarding typed text.
extension TerminalApplication {
    /// A question in the status line; `y` confirms, any other key declines.
    struct Question {
        let text: String
        /// Whether it is about ending the program: a second Control-C need not wait for an answer.
        var endsProgram = false
        /// Whether it replaces another one, for which an answer may have been meant.
        var isAgain = false
        /// When it was first seen.
        var seenTime: Double?
        let perform: @MainActor () -> Void

        /// The keys that answer it, shown after its text however long that is.
        static let answers = " y/n"
    }

    /// Goes back to the screen below, at the user's request.
    func leaveScreen() {
        guard screens.count > 1 else { return }
        askBeforeLosing(hasUnsavedText: top.hasUnsavedText) { [weak self] in
            self?.pop()
            self?.top.ignoresTyping = false
        }
    }

    /// Ends the program, at the user's request.
    func leaveProgram() {
        askBeforeLosing(
            hasUnsavedText: screens.contains { $0.hasUnsavedText }, endsProgram: true
        ) { [weak self] in self?.quit() }
    }

    /// Answers the question with a key.
    func answer(with key: Key) {
        guard let question else { return }
        let isYes = key == .character("y") || key == .character("Y")
        if isYes, question.isAgain {
            let time = question.seenTime ?? .infinity
            if clock.now < time + FocusSight.waitingTime { return }
        }
        self.question = nil
        // A second request to quit needs no answer.
        if isYes || question.endsProgram && key == .control("c") { question.perform() }
    }

    private func askBeforeLosing(
        hasUnsavedText: Bool, endsProgram: Bool = false, _ perform: @escaping @MainActor () -> Void
    ) {
        if hasUnsavedText {
            // Short, so that a screen of 20 columns shows all of it.
            question = Question(
                text: "Discard text?", endsProgram: endsProgram, perform: perform)
        } else {
            perform()
        }
    }
}
#endif
