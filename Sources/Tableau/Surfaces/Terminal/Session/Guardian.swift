#if !canImport(UIKit)
import Glibc

/// A tiny shell that restores the terminal when the process is killed outright.
///
/// `SIGKILL` cannot be handled, so somebody else must be there. The shell reads lines from a pipe:
/// `up` when the terminal is taken, `down` when it was given back. When the pipe closes while the
/// terminal is up, the process died, and the shell restores, unless the terminal has passed to
/// another process group: then a shell has it, has set it up for itself, and must not be disturbed.
final class Guardian {
    private let pipe: Int32
    private let process: pid_t

    /// Starts the shell, or nil if that is not possible; then nothing but `SIGKILL` is lost.
    ///
    /// - Parameters:
    ///   - terminal: The path of the terminal.
    ///   - modes: The modes to restore.
    init?(terminal: String, modes: termios) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], 3)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words = ["/bin/sh", "-c", Self.script, "sh", terminal, Self.sttyText(modes)]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        guard posix_spawn(&process, "/bin/sh", &actions, nil, &arguments, environ) == 0 else {
            close(ends[1])
            return nil
        }
        pipe = ends[1]
        self.process = process
        restoreState.pointee.guardian = pipe
    }

    /// Says that the terminal is taken; `restoreTerminal` says when it is not.
    func terminalIsTaken() {
        _ = write(pipe, "up\n", 3)
    }

    /// Ends the shell.
    func end() {
        restoreState.pointee.guardian = -1
        close(pipe)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// TTOU keeps its default: so the kernel itself refuses `stty` from the background, should the
    /// terminal pass to another group after the check.
    ///
    /// A process that leads its session (`$6`) takes the terminal's line with it when it ends: what
    /// is written before that is lost, so its end is awaited, and nobody else can have taken over.
    /// The foreground group (`$8`) is -1 where the session ended earlier.
    private static let script = """
        trap '' INT QUIT HUP TERM TSTP TTIN PIPE
        state=down
        while read -r line <&3; do state=$line; done
        [ "$state" = up ] || exit 0
        read -r stat < /proc/$$/stat || exit 0
        set -- "$1" "$2" ${stat##*) }
        if [ "$6" = "$PPID" ]; then
            tries=0
            while read -r stat < "/proc/$PPID/stat" && [ "${stat##*) Z}" = "$stat" ] &&
                [ "$tries" -lt 200 ]; do
                tries=$((tries + 1))
                sleep 0.01
            done
        else
            [ "$8" = "$5" ] || [ "$8" = -1 ] || exit 0
        fi
        printf '\(ControlSequences.leave.replacingEscapes)' > "$1"
        stty "$2" < "$1" || stty sane < "$1"
        """

    /// The modes in the form of `stty -g`, so that the shell need not ask while we change them.
    private static func sttyText(_ modes: termios) -> String {
        var modes = modes
        let flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
        let characters = withUnsafeBytes(of: &modes.c_cc) { $0.map { UInt32($0) } }
        return (flags + characters).map { String($0, radix: 16) }.joined(separator: ":")
    }
}

extension String {
    /// The text with escapes written as `printf` reads them.
    fileprivate var replacingEscapes: String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar == "\u{1B}" { text += "\\033" } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
#endif
