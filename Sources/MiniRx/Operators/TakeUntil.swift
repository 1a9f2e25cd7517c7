extension Observable {
    /// Emits until another sequence emits its first element, then completes.
    ///
    /// Subscribes to the other sequence first. Its error ends the result; its completion is
    /// ignored.
    public func take<Other>(until other: Observable<Other>) -> Observable<Element> {
        ClosureSource { [self] sink in
            let main = GatedSink(sink) { element, downstream, _ in downstream.next(element) }
            if main.startBeside(other, { _ in main.sourceEnded(nil) }) { run(main) }
        }
    }
}
