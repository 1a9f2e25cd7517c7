#if canImport(UIKit) && !os(watchOS)
public import MiniRx
public import UIKit

extension UIBarButtonItem {
    /// The item's properties as sinks for observables.
    ///
    /// ```swift
    /// isLoading.map { !$0 }.bind(to: refreshButton.rx.isEnabled).disposed(by: bag)
    /// ```
    ///
    /// To handle taps, create the item with a `UIAction`. The item is not retained.
    public var rx: Reactive<UIBarButtonItem> { Reactive(self) }
}
#endif
