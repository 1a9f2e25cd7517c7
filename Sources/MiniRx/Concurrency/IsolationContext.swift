import Dispatch
import TableauPlatform

/// The actor on which a plain observable's closures must run, wherever the result is subscribed to.
enum IsolationContext {
    private static let slot = ThreadSlot()

    /// Whether the thread is known to run the actor: any that subscribes, or the main one.
    static func isCurrent(_ actor: any Actor) -> Bool {
        actor === MainActor.shared
            ? MainScheduler.isCurrent
            : slot.value == Unmanaged.passUnretained(actor as AnyObject).toOpaque()
    }

    static func enqueue(on actor: any Actor, _ work: ScheduledWork) {
        if actor === MainActor.shared {
            if let interception = WorkInterception.current {
                interception.deliver { work.run() }
            } else {
                DispatchQueue.main.async { work.run() }
            }
        } else {
            Task { await actor.run(work) }
        }
    }

    /// Runs a subscription and records the caller's actor for it, since Swift cannot tell which
    /// actor a thread is running.
    static func with(_ actor: (any Actor)?, _ body: () -> Void) {
        guard let actor else { return body() }
        let outer = slot.value
        slot.value = Unmanaged.passUnretained(actor as AnyObject).toOpaque()
        body()
        slot.value = outer
    }
}

extension Actor {
    func run(_ work: ScheduledWork) { work.run() }
}
