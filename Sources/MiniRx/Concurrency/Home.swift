import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Where a plain observable belongs: its closures must run there, whoever subscribes to what is
/// made of it.
struct Home: Sendable {
    private let actor: (any Actor)?
    /// For code without an actor: the thread and task it ran on.
    private let place: Place

    init(_ actor: (any Actor)?) {
        // In a property's initial value `#isolation` says nothing, also on the main actor.
        self.actor = actor ?? (MainScheduler.isCurrent ? MainActor.shared : nil)
        place = .current
    }

    /// Runs `body` at home; at once if this is home.
    func run(_ body: @escaping () -> Void) {
        guard let actor else {
            body()
            return
        }
        let isHere = actor === MainActor.shared ? MainScheduler.isCurrent : Self.isCurrent(actor)
        if isHere {
            body()
        } else {
            Self.hop(to: actor, ScheduledWork(body))
        }
    }

    /// Traps if code without an actor handed a sequence to somebody else, who now subscribes to
    /// it: there is no way back to where its closures belong.
    func checkSubscriber() {
        require(
            actor != nil || place == .current,
            "This sequence was built in code that belongs to no actor, and is subscribed to in "
                + "another thread or task, where its closures would race. Build it on an actor, "
                + "or begin it as a ConcurrentObservable.")
    }

    static func hop(to actor: any Actor, _ work: ScheduledWork) {
        if actor === MainActor.shared {
            DispatchQueue.main.async { work.run() }
        } else {
            Task { await actor.run(work) }
        }
    }

    private struct Place: Equatable {
        let thread: UInt
        let task: Int?

        static var current: Place {
            #if canImport(Glibc)
            let thread = UInt(pthread_self())
            #else
            let thread = UInt(bitPattern: pthread_self())
            #endif
            return Place(thread: thread, task: withUnsafeCurrentTask { $0?.hashValue })
        }

        /// A task is the same place on whatever thread it goes on.
        static func == (left: Place, right: Place) -> Bool {
            left.task == right.task && (left.task != nil || left.thread == right.thread)
        }
    }
}

extension Home {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Runs a subscription, and lets what it reaches know the caller's actor: Swift cannot be
    /// asked which actor a thread is running.
    static func with(_ actor: (any Actor)?, _ body: () -> Void) {
        guard let actor else {
            body()
            return
        }
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(actor as AnyObject).toOpaque())
        body()
        pthread_setspecific(key, outer)
    }

    private static func isCurrent(_ actor: any Actor) -> Bool {
        pthread_getspecific(key) == Unmanaged.passUnretained(actor as AnyObject).toOpaque()
    }
}

extension Actor {
    fileprivate func run(_ work: ScheduledWork) { work.run() }
}
