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
    /// Its taps come from the `UIAction` that it is made with. The item is not kept alive.
    public var rx: Reactive<UIBarButtonItem> { Reactive(self) }
}
#endif
