#if canImport(UIKit) && !os(watchOS)
public import MiniRx
public import UIKit

extension UIActivityIndicatorView {
    /// The spinner's properties as sinks for observables.
    ///
    /// The spinner is not retained.
    public var rx: Reactive<UIActivityIndicatorView> { Reactive(self) }
}

extension Reactive where Base == UIActivityIndicatorView {
    /// Starts the spinner on true, and stops it on false.
    ///
    /// ```swift
    /// isLoading.bind(to: spinner.rx.isAnimating).disposed(by: bag)
    /// ```
    @MainActor
    public var isAnimating: Binder<Bool> {
        Binder(base) { spinner, isAnimating in
            if isAnimating { spinner.startAnimating() } else { spinner.stopAnimating() }
        }
    }
}
#endif
