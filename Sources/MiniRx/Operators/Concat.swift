extension Observable {
    /// Emits this sequence's elements and, after it completes, those of another sequence.
    public func concat(_ second: Observable<Element>) -> Observable<Element> {
        .concat([self, second])
    }

    /// Emits the elements of several sequences, one after another.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }

    /// Emits the elements of several sequences, one after another.
    public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
        sequential {
            var remaining = sources[...]
            return { error in error == nil ? remaining.popFirst() : nil }
        }
    }
}
