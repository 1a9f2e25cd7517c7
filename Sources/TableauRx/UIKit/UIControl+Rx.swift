#if canImport(UIKit) && !os(watchOS)
public import MiniRx
import Tableau
public import UIKit

/// Controls have reactive extensions in `.rx`, none of which retains the control.
extension UIControl: ReactiveCompatible {}

extension Reactive where Base: UIControl {
    /// Emits an element whenever one of the events happens.
    ///
    /// ```swift
    /// refreshControl.rx.controlEvent(.valueChanged)
    ///     .flatMapLatest { service.fetchHomePage() }
    ///     .bind(to: sectionContents)
    ///     .disposed(by: bag)
    /// ```
    ///
    /// The subscription may be disposed on any thread.
    public func controlEvent(_ events: UIControl.Event) -> Observable<Void> {
        .create { [weak base] observer in
            let action = UIAction { _ in observer.onNext(()) }
            base?.addAction(action, for: events)
            return onMain { base?.removeAction(action, for: events) }
        }
    }

    /// Returns a property of the control, whose changes by the user are events of it.
    ///
    /// ```swift
    /// extension Reactive where Base: UISlider {
    ///     var value: ControlProperty<Float> { controlProperty(\.value, on: .valueChanged) }
    /// }
    /// ```
    public func controlProperty<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Base, Value>, on events: UIControl.Event
    ) -> ControlProperty<Value> {
        let changes = controlEvent(events).startWith(())
        return ControlProperty(
            values: changes.compactMap { [weak base] in base?[keyPath: property] },
            valueSink: Binder(base) { control, value in
                // The same text again would move the cursor.
                if control[keyPath: property] != value { control[keyPath: property] = value }
            })
    }
}

extension Reactive where Base: UIButton {
    /// Emits an element at each tap.
    public var tap: Observable<Void> { controlEvent(.primaryActionTriggered) }
}

extension Reactive where Base: UITextField {
    /// The text, now and whenever the user changes it.
    public var text: ControlProperty<String?> { controlProperty(\.text, on: .editingChanged) }
}

#if canImport(UIKit) && !os(tvOS)
extension Reactive where Base: UISwitch {
    /// Whether the switch is on, now and whenever the user toggles it.
    public var isOn: ControlProperty<Bool> { controlProperty(\.isOn, on: .valueChanged) }
}

extension Reactive where Base: UIRefreshControl {
    /// Begins refreshing on true, and ends it on false.
    ///
    /// ```swift
    /// isLoading.bind(to: refreshControl.rx.isRefreshing).disposed(by: bag)
    /// ```
    public var isRefreshing: Binder<Bool> {
        Binder(base) { control, isRefreshing in
            // Beginning twice would scroll the table twice.
            if isRefreshing == control.isRefreshing { return }
            if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
        }
    }
}
#endif

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

/// Returns a disposable that runs on the main thread, whichever thread disposes it.
@MainActor
func onMain(_ stop: @escaping @MainActor @Sendable () -> Void) -> any Disposable {
    Disposables.create { MainQueue.run(stop) }
}
#endif
