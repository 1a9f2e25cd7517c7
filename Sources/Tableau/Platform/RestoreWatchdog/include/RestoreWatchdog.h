#ifndef TABLEAU_RESTORE_WATCHDOG_H
#define TABLEAU_RESTORE_WATCHDOG_H

/// Starts the program's own file again, as a process that restores the terminal should this one die.
///
/// The new process never reaches `main`. It ends when the pipe is closed.
///
/// - terminal: The path of the terminal, whose modes are to be restored as they are now.
/// - leave: What to send to the terminal besides.
/// - process: Receives the number of the new process.
///
/// Returns the pipe on which it is told 'u' (up) when the terminal is taken, and 'd' (down) when it was
/// given back; -1 if it could not be started.
int tableau_start_restore_watchdog(const char *terminal, const char *leave, int *process);

#endif
