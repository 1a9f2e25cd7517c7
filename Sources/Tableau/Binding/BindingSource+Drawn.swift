extension BindingSource {
    /// Creates a source for data that change incrementally and are read once a turn.
    ///
    /// - Parameter follow: Starts to observe the data, and receives a closure to call whenever there
    ///   may be new ones. It returns an object that the binder retains, and a closure that reads the
    ///   data, or nil if they are those of the last read, and what was wrong with them.
    package static func drawn(
        by follow:
            @escaping (_ notify: @escaping @MainActor () -> Void)
            -> (lifetime: AnyObject, take: () -> (value: Value?, problem: (any Error)?))
    ) -> Self {
        Self { connection, output in
            let draw = Draw()
            let source = follow { [weak connection, weak draw] in
                guard let draw, let connection, !draw.isWaiting else { return }
                draw.isWaiting = true
                connection.waiting.append(draw)
                connection.setNeedsTurn()
            }
            connection.keep(source.lifetime)
            connection.keep(draw)
            draw.deliver = {
                let (value, problem) = source.take()
                if let value { output.deliver(value) }
                // Last, because a diagnostic handler may change the data.
                if let problem { output.fail(problem) }
            }
            draw.deliver()
        }
    }
}

/// Data that may have changed since the last read.
@MainActor
final class Draw {
    var isWaiting = false
    var deliver: @MainActor () -> Void = {}
}
