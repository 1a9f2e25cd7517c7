#if !canImport(UIKit)
/// What a user does to leave a screen or the program: typed text is not lost without a question.
extension TerminalApplication {
    /// A question in the status line, which `y` answers with yes and anything else with no.
    struct Question {
        let text: String
        let perform: @MainActor () -> Void
    }

    /// Goes back to the screen below, as the user asks.
    func leaveScreen() {
        guard screens.count > 1 else { return }
        askBeforeLosing(hasUnsavedText: top.hasUnsavedText) { [weak self] in self?.pop() }
    }

    /// Ends the program, as the user asks.
    func leaveProgram() {
        askBeforeLosing(hasUnsavedText: screens.contains { $0.hasUnsavedText }) { [weak self] in
            self?.quit()
        }
    }

    /// Handles a key while a question is asked; false if none is.
    func answer(with key: Key) -> Bool {
        guard let question else { return false }
        self.question = nil
        switch key {
        case .character("y"), .character("Y"): question.perform()
        // Who asks twice to quit means it.
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
            question = Question(text: "Discard text? y/n", perform: perform)
        } else {
            perform()
        }
    }
}
#endif
