#if !canImport(UIKit)
import TableauPlatform

/// A small shell that restores the terminal when the process is killed.
///
/// `SIGKILL` cannot be handled, so another process must restore the terminal. The shell reads lines
/// from a pipe: `up` when the terminal is set up, `down` when it is restored. If the pipe closes
/// while the terminal is up, the process died, and the shell restores the terminal.
///
/// A process that waits for this one, such as `make`, may end next, and the user's shell then takes
/// the current modes as its own. So nothing is looked up before the terminal is restored.
package final class RestoreWatchdog {
    /// The pipe on which it listens, or -1 if there is none.
    ///
    /// For tests, which delay its end.
    @MainActor package static var currentPipe: Int32 { restoreState.pointee.watchdog }

    private let pipe: Int32
    private let process: ChildProcess

    /// Starts the shell, or returns nil if that is not possible; only `SIGKILL` is then not
    /// handled.
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

    /// Reports that the terminal is set up; `restoreTerminal` reports when it is restored.
    func terminalIsTaken() {
        // It may have been killed.
        Signal.withoutPipeSignal { try? Descriptor.writeAll(Array("up\n".utf8), to: pipe) }
    }

    /// Ends the shell.
    func end() {
        restoreState.pointee.watchdog = -1
        Descriptor.close(pipe)
        process.wait()
    }

    /// Prints a process's state, its group and the terminal's foreground group, with `ps` where
    /// there is no /proc.
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

    /// Always restores the screen, and the modes unless they already belong to a shell.
    ///
    /// TTOU keeps its default, so that the kernel rejects `stty` once the terminal has passed to
    /// another group. Output of that shell written meanwhile disappears with the screen.
    ///
    /// A session leader (`$3`) disconnects the terminal when it ends: anything written before is
    /// lost, so the script waits for its end. Until then no other process can have taken the
    /// terminal.
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
    /// The text with escapes in `printf` syntax.
    fileprivate var replacingEscapes: String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar == "\u{1B}" { text += "\\033" } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
#endif
