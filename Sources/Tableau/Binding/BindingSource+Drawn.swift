extension BindingSource {
    /// Data that change step by step, and are taken as a whole once a turn.
    ///
    /// - Parameter follow: Starts to follow the data. It is given what says, on the main actor and as
    ///   often as it likes, that there may be something new, and gives what is kept as long as the
    ///   binder, and what takes the data, nil if they are those of the last time.
    package static func drawn(
        by follow:
            @escaping (_ notify: @escaping @MainActor () -> Void)
            -> (lifetime: AnyObject, take: () -> Value?)
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
                if let value = source.take() { output.deliver(value) }
            }
            draw.deliver()
        }
    }
}

/// Data that may have changed since they were taken last.
@MainActor
final class Draw {
    var isWaiting = false
    var deliver: @MainActor () -> Void = {}
}
