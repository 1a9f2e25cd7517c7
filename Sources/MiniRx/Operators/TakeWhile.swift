extension Observable {
    /// Emits elements while they satisfy a condition, then completes.
    public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Lift(self) { sink in
            StepSink(sink) { element, downstream, stage in
                if try predicate(element) { downstream.next(element) } else { stage.end(nil) }
            }
        }
    }
}
