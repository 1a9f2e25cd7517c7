extension Observable {
    /// Emits elements while they satisfy a condition, then completes.
    public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Lift(self) { sink in
            StepSink(sink) { element, stage in
                if try predicate(element) { stage.downstream.next(element) } else { stage.end(nil) }
            }
        }
    }
}
