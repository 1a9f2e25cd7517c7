// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Glibc

// Users as Darwin declares them, based on Glibc's; unused fields are omitted.

public struct passwd {
    public var pw_name: UnsafeMutablePointer<CChar>!

    public init() {}
}

public func getpwuid_r(
    _ user: UInt32, _ entry: UnsafeMutablePointer<passwd>!, _ buffer: UnsafeMutablePointer<CChar>!,
    _ size: Int, _ result: UnsafeMutablePointer<UnsafeMutablePointer<passwd>?>!
) -> Int32 {
    var linux = Glibc.passwd()
    var found: UnsafeMutablePointer<Glibc.passwd>?
    let status = Glibc.getpwuid_r(user, &linux, buffer, size, &found)
    entry.pointee.pw_name = linux.pw_name
    result.pointee = found == nil ? nil : entry
    return status
}
