#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#elseif os(Windows)
import ucrt
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
        #if os(Windows)
        guard _mktemp_s(&name, name.count) == 0 else { throw .last }
        let file = _open(name, _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE)
        #else
        let file = mkstemp(&name)
        #endif
        guard file >= 0 else { throw .last }
        do throws(SystemError) {
            defer { close(file) }
            try writeAll(bytes, to: file)
            #if !os(Windows)
            guard fsync(file) == 0 else { throw .last }
            #endif
            prepare(String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
        } catch {
            unlink(name)
            throw error
        }
        #if os(Windows)
        // There, a file isn't renamed to the name of another.
        _ = unlink(path)
        #endif
        guard rename(name, path) == 0 else {
            let error = SystemError.last
            unlink(name)
            throw error
        }
    }
}
