/// Gives a type its `.rx`.
public protocol ReactiveCompatible {
    /// What `rx` extends.
    associatedtype ReactiveBase = Self
    /// The reactive extensions of this value.
    @MainActor var rx: Reactive<ReactiveBase> { get }
}

extension ReactiveCompatible where ReactiveBase == Self {
    /// The reactive extensions of this value.
    @MainActor public var rx: Reactive<Self> { Reactive(self) }
}
