#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#endif

extension System {
    /// Returns the name of a user, or the number if the user has no name.
    package static func userName(of user: UInt32) -> String {
        var buffer = [CChar](repeating: 0, count: 16_384)
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        guard getpwuid_r(user, &entry, &buffer, buffer.count, &found) == 0, found != nil,
            let name = entry.pw_name
        else { return "\(user)" }
        return String(cString: name)
    }
}
