// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import FoundationEssentials

public final class FileHandle: Sendable {
    public static let standardError = FileHandle()

    public func write(_ data: Data) {}
}
