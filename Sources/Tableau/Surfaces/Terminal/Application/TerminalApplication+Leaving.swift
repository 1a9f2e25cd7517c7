#if !canImport(UIKit)
/// Leaving a screen or the program: asks before discarding typed text.
extension TerminalApplication {
    /// Goes back to the screen below, at the user's request.
    func leaveScreen() {
        if let previous = split.previous {
            split.focusedScreen = previous
            return
        }
        guard stack.count > 1 else { return }
        askBeforeLosing(split.screens.last { $0.hasUnsavedText }) { [weak self, split] in
            guard let self, self.split === split else { return }
            pop()
            top.ignoresTyping = false
        }
    }

    /// Ends the program, at the user's request.
    func leaveProgram() {
        let quit: @MainActor () -> Void = { [weak self] in self?.quit() }
        askBeforeLosing(allScreens.last { $0.hasUnsavedText }, quit)
        question?.endProgram = quit
    }

    /// Performs what would lose the typed text of a screen, once that or the user agrees.
    private func askBeforeLosing(
        _ screen: TerminalScreen?, _ perform: @escaping @MainActor () -> Void
    ) {
        guard let screen else { return perform() }
        if let onLeavingUnsavedText = screen.onLeavingUnsavedText {
            onLeavingUnsavedText(perform)
        } else {
            // Short, so that a screen of 20 columns shows all of it.
            ask(.whether("Discard text?", perform: perform))
        }
    }
}
#endif
