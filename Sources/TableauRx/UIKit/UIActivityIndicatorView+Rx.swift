#if canImport(UIKit) && !os(watchOS)
public import MiniRx
public import UIKit

/// Spinners have reactive extensions in `.rx`, none of which retains the spinner.
extension UIActivityIndicatorView: ReactiveCompatible {}

extension Reactive where Base: UIActivityIndicatorView {
    /// Starts the spinner on true, and stops it on false.
    ///
    /// ```swift
    /// isLoading.bind(to: spinner.rx.isAnimating).disposed(by: bag)
    /// ```
    public var isAnimating: Binder<Bool> {
        Binder(base) { spinner, isAnimating in
            if isAnimating { spinner.startAnimating() } else { spinner.stopAnimating() }
        }
    }
}
#endif
