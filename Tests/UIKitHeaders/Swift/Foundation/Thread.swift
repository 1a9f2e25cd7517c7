// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public final class Thread: Sendable {
    @available(*, noasync)
    public static var isMainThread: Bool { false }
}
