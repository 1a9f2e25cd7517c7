#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#endif

extension Descriptor {
    /// Replaces a file, so that at any time it holds all of the old or all of the new content.
    ///
    /// - Parameters:
    ///   - path: The path of the file; a link there would be replaced.
    ///   - bytes: The new content.
    ///   - prepare: Called with the path of the new file, which nobody else may read, before it
    ///     takes the place of the old one.
    package static func replaceFile(
        at path: String, with bytes: [UInt8], prepare: (_ path: String) -> Void
    ) throws(SystemError) {
        var name = Array("\(path).XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { throw .last }
        do throws(SystemError) {
            defer { close(file) }
            try writeAll(bytes, to: file)
            guard fsync(file) == 0 else { throw .last }
            prepare(String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
        } catch {
            unlink(name)
            throw error
        }
        guard rename(name, path) == 0 else {
            let error = SystemError.last
            unlink(name)
            throw error
        }
    }
}
