/// RxSwift's name of ``ObservableConvertible``: what takes `some ObservableType<Int>` calls
/// `asObservable()`.
public typealias ObservableType = ObservableConvertible
/// RxSwift's name of ``ObservableConvertible``.
public typealias ObservableConvertibleType = ObservableConvertible
/// RxSwift's name of ``Observer``.
public typealias ObserverType = Observer
/// RxSwift's name of ``Scheduler``.
public typealias SchedulerType = Scheduler
