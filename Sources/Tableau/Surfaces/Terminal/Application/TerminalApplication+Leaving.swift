#if !canImport(UIKit)
/// Leaving a screen or the program: asks before discarding typed text.
extension TerminalApplication {
    /// A question in the status line; `y` confirms, any other key declines.
    struct Question {
        let text: String
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
        askBeforeLosing(hasUnsavedText: screens.contains { $0.hasUnsavedText }) { [weak self] in
            self?.quit()
        }
    }

    /// Handles a key while a question is shown; returns false if none is.
    func answer(with key: Key) -> Bool {
        guard let question else { return false }
        self.question = nil
        switch key {
        case .character("y"), .character("Y"): question.perform()
        // A second request to quit needs no question.
        case .control("c"): quit()
        default: break
        }
        return true
    }

    private func askBeforeLosing(
        hasUnsavedText: Bool, _ perform: @escaping @MainActor () -> Void
    ) {
        if hasUnsavedText {
            // Short, so that a screen of 20 columns shows all of it.
            question = Question(text: "Discard text?", perform: perform)
        } else {
            perform()
        }
    }
}
#endif
