#if !canImport(UIKit)
import MiniRx
import TableauTerminal

extension TerminalScreen {
    /// Turns the spinner while a service works, which lives at most as long as the screen.
    func showLoading(_ isLoading: Observable<Bool>) {
        _ = isLoading.subscribe(onNext: { [weak self] in self?.isLoading = $0 })
    }
}
#endif
