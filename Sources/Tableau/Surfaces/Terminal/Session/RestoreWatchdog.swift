#if !canImport(UIKit)
import TableauPlatform

/// A tiny shell that restores the terminal when the process is killed outright.
///
/// `SIGKILL` cannot be handled, so somebody else must be there. The shell reads lines from a pipe:
/// `up` when the terminal is taken, `down` when it was given back. When the pipe closes while the
/// terminal is up, the process died, and the shell restores.
///
/// Whoever waits for the process, `make` say, may end next, and the user's shell then takes the modes
/// as it finds them for its own. So nothing is looked up before the terminal is restored.
package final class RestoreWatchdog {
    /// Where it listens, or -1 if there is none.
    ///
    /// For tests, which delay its end.
    @MainActor package static var currentPipe: Int32 { restoreState.pointee.watchdog }

    private let pipe: Int32
    private let process: ChildProcess

    /// Starts the shell, or nil if that is not possible; then nothing but `SIGKILL` is lost.
    ///
    /// - Parameters:
    ///   - terminal: The path of the terminal.
    ///   - modes: The modes to restore.
    init?(terminal: String, modes: TerminalModes) {
        guard let pipe = Descriptor.makePipe() else { return nil }
        defer { Descriptor.close(pipe.read) }
        let words = [
            "/bin/sh", "-c", Self.script, "sh", terminal, modes.sttyText,
            TerminalDevice.isSessionLeader ? "leads" : "",
        ]
        guard let process = ChildProcess.spawn(words, sharing: pipe.read) else {
            Descriptor.close(pipe.write)
            return nil
        }
        self.pipe = pipe.write
        self.process = process
        restoreState.pointee.watchdog = pipe.write
    }

    /// Says that the terminal is taken; `restoreTerminal` says when it is not.
    func terminalIsTaken() {
        try? Descriptor.writeAll(Array("up\n".utf8), to: pipe)
    }

    /// Ends the shell.
    func end() {
        restoreState.pointee.watchdog = -1
        Descriptor.close(pipe)
        process.wait()
    }

    /// Says of a process its state, its group and the terminal's foreground group: where there is no
    /// /proc there is `ps`.
    package static let facts = """
        facts() {
            if read -r stat < "/proc/$1/stat"; then
                set -- ${stat##*) }
                echo "$1 $3 $6"
            else
                ps -o stat= -o pgid= -o tpgid= -p "$1"
            fi
        }
        """

    /// Restores the screen always, the modes unless they are a shell's by now.
    ///
    /// TTOU keeps its default, so that the kernel refuses `stty` once the terminal has passed to
    /// another group. What that shell has written meanwhile goes with the screen.
    ///
    /// A process that leads its session (`$3`) takes the terminal's line with it when it ends: what
    /// is written before that is lost, so the script waits for its end. Until then nobody else can
    /// have taken the terminal.
    private static let script = """
        trap '' INT QUIT HUP TERM TSTP TTIN PIPE
        state=down
        while read -r line <&3; do state=$line; done
        [ "$state" = up ] || exit 0
        \(facts)
        if [ "$3" = leads ]; then
            tries=0
            while stat=$(facts $PPID) && [ "$stat" ] && [ "${stat#Z}" = "$stat" ] &&
                [ "$tries" -lt 200 ]; do
                tries=$((tries + 1))
                sleep 0.01
            done
        fi
        printf '\(ControlSequences.leave.replacingEscapes)' > "$1"
        stty "$2" < "$1" || stty sane < "$1"
        """
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
