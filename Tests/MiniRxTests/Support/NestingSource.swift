import MiniRx

/// A source that emits at once even while it emits, unlike a subject, so that operators are entered
/// again while they run.
final class NestingSource<Element>: AnonymousObservable<Element>, Observer {
    private final class Observers {
        var entries: [(id: Int, observer: AnyObserver<Element>)] = []
        var end: Event<Element>?
        var nextID = 0
    }

    private let observers: Observers

    init() {
        let observers = Observers()
        self.observers = observers
        super.init { [unowned observers] observer in
            if let end = observers.end {
                observer.on(end)
                return Disposables.create()
            }
            let id = observers.nextID
            observers.nextID += 1
            observers.entries.append((id, observer))
            return Disposables.create { [weak observers] in
                observers?.entries.removeAll { $0.id == id }
            }
        }
    }

    var hasObservers: Bool { !observers.entries.isEmpty }

    func on(_ event: Event<Element>) {
        if observers.end != nil { return }
        let entries = observers.entries
        if event.isStopEvent {
            observers.end = event
            observers.entries = []
        }
        for entry in entries { entry.observer.on(event) }
    }
}
