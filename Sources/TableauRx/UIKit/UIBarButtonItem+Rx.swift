#if canImport(UIKit) && !os(watchOS)
public import MiniRx
public import UIKit

/// Bar button items have reactive extensions in `.rx`, none of which retains the item.
///
/// ```swift
/// isLoading.map { !$0 }.bind(to: refreshButton.rx.isEnabled).disposed(by: bag)
/// refreshButton.rx.tap.bind(to: refreshes).disposed(by: bag)
/// ```
extension UIBarButtonItem: ReactiveCompatible {}

extension Reactive where Base: UIBarButtonItem {
    /// Emits an element at each tap, after the item's own action.
    ///
    /// Uses the `primaryAction`: an item with a target and an action needs none of these.
    public var tap: Observable<Void> {
        .create { [weak base] observer in
            let previous = base?.primaryAction
            let action = UIAction { action in
                previous?.performWithSender(action.sender, target: nil)
                observer.onNext(())
            }
            setPrimaryAction(of: base, to: action)
            return onMain {
                if base?.primaryAction === action { setPrimaryAction(of: base, to: previous) }
            }
        }
    }
}

/// Sets an action, which without this would replace the item's title and image by its own.
@MainActor
private func setPrimaryAction(of item: UIBarButtonItem?, to action: UIAction?) {
    let (title, image) = (item?.title, item?.image)
    item?.primaryAction = action
    item?.title = title
    item?.image = image
}
#endif
