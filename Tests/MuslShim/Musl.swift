// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported public import Glibc
@_exported public import MuslC

// Declarations that differ come first: they hide the re-exported ones.
public typealias sigaction = MuslC.sigaction
public typealias siginfo_t = MuslC.siginfo_t
public typealias sigset_t = MuslC.sigset_t

public let RUSAGE_SELF: Int32 = 0
@discardableResult
public func getrusage(_ who: Int32, _ usage: UnsafeMutablePointer<rusage>!) -> Int32 { -1 }
public func pthread_self() -> OpaquePointer! { MuslC.pthread_self() }
public var stdout: OpaquePointer! { MuslC.stdout }
@discardableResult
public func setvbuf(
    _ file: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ mode: Int32, _ size: Int
) -> Int32 { MuslC.setvbuf(file, buffer, mode, UInt(size)) }
