import MiniRx

extension Observable {
    /// Runs closures before an element is passed on, and after its observers have returned.
    func around(
        _ before: @escaping (Element) -> Void, _ after: @escaping (Element) -> Void
    ) -> Observable<Element> {
        .create { [self] observer in
            subscribe(
                onNext: { element in
                    before(element)
                    observer.onNext(element)
                    after(element)
                }, onError: observer.onError, onCompleted: observer.onCompleted)
        }
    }
}
