extension Observable {
    /// Subscribes with closures that receive a weakly captured object.
    ///
    /// ```swift
    /// taps.subscribe(with: self, onNext: { screen, _ in screen.close() }).disposed(by: bag)
    /// ```
    ///
    /// Once the object is gone, the closures are no longer called.
    public final func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] element in if let object { onNext?(object, element) } },
            onError: onError.map { onError in
                { [weak object] error in if let object { onError(object, error) } }
            },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } },
            file: file, line: line)
    }

    /// Assigns each element to a property of a weakly captured object, for example an `@Observable`
    /// model.
    public final func bind<Object: AnyObject>(
        to object: Object, _ property: ReferenceWritableKeyPath<Object, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(with: object, onNext: { $0[keyPath: property] = $1 }, file: file, line: line)
    }
}
