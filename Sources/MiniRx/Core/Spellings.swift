/// RxSwift's name for ``ObservableConvertible``.
///
/// A function that takes `some ObservableType<Int>` calls `asObservable()`.
public typealias ObservableType = ObservableConvertible
/// RxSwift's name for ``Observer``.
public typealias ObserverType = Observer
/// RxSwift's name for ``Scheduler``.
public typealias SchedulerType = Scheduler
