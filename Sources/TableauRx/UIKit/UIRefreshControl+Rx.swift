// tvOS has no refresh control.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Dispatch
public import MiniRx
public import UIKit

extension UIRefreshControl {
    /// The control's state as a sink, and its pulls as an observable.
    ///
    /// The sink does not retain the control.
    public var rx: Reactive<UIRefreshControl> { Reactive(self) }
}

extension Reactive where Base == UIRefreshControl {
    /// Begins refreshing on true, and ends it on false.
    ///
    /// ```swift
    /// isLoading.bind(to: refreshControl.rx.isRefreshing).disposed(by: bag)
    /// ```
    @MainActor
    public var isRefreshing: Binder<Bool> {
        Binder(base) { control, isRefreshing in
            // Beginning twice would scroll the table twice.
            if isRefreshing == control.isRefreshing { return }
            if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
        }
    }

    /// Emits an element whenever the user pulls the table down far enough.
    ///
    /// ```swift
    /// refreshControl.rx.pulls
    ///     .flatMapLatest { service.fetchHomePage() }
    ///     .bind(to: sectionContents)
    ///     .disposed(by: bag)
    /// ```
    @MainActor
    public var pulls: Observable<Void> {
        .create { [base] observer in
            let action = UIAction { _ in observer.onNext(()) }
            base.addAction(action, for: .valueChanged)
            let stop = { @MainActor [weak base] in
                _ = base?.removeAction(action, for: .valueChanged)
            }
            // A subscription may be disposed on any thread; the control belongs to the main thread.
            return Disposables.create {
                if MainScheduler.isCurrent {
                    MainActor.assumeIsolated { stop() }
                } else {
                    DispatchQueue.main.async { stop() }
                }
            }
        }
    }
}
#endif
