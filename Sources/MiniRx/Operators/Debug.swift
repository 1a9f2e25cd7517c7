extension Observable {
    /// Prints the subscription, each event, and the disposal.
    ///
    /// - `identifier`: the prefix of each line; defaults to the file and line of the call.
    public func debug(
        _ identifier: String? = nil, write: @escaping (String) -> Void = { print($0) },
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let name = identifier ?? "\(file):\(line)"
        func note(_ text: some CustomStringConvertible) { write("\(name): \(text)") }
        return self.do(
            onNext: { note(Event.next($0)) }, onError: { note(Event<Element>.error($0)) },
            onCompleted: { note(Event<Element>.completed) }, onSubscribe: { note("subscribed") },
            onDispose: { note("disposed") })
    }
}
