// Restores the terminal after SIGKILL, which no handler sees.
//
// Whoever waits for the killed program, `make` say, may end next, and the user's shell then takes the
// modes as it finds them for its own. To be there before, a process that is running already must set
// them by a single call: a shell that starts `stty` comes a millisecond too late. Swift runs nothing
// before `main`, and a process forked from one with threads would keep all of its memory and its name
// (`pkill NAME` would kill both). So this is C: a constructor in the program's own file.
//
// The pipe is closed before the kernel tells anybody of the death, so the watchdog is woken first. On a
// machine with more to do than processors it may still run last, and nothing that a process may do
// without privileges prevents that: the modes are the shell's by then, and the kernel refuses to let
// them be set.
#define _GNU_SOURCE
#include "RestoreWatchdog.h"

#if defined(__linux__) || defined(__APPLE__)
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/auxv.h>
#include <sys/prctl.h>
#else
#include <TargetConditionals.h>
#include <mach-o/dyld.h>
#endif
#endif

#if defined(__linux__) || (defined(__APPLE__) && TARGET_OS_OSX)

extern char **environ;

/// What tells the new process that it is the watchdog. It starts no others, so nobody inherits it.
#define VARIABLE "TABLEAU_RESTORE_WATCHDOG="
/// Where it finds the pipe.
enum { orders = 3 };

/// What the program says first.
struct task {
    struct termios modes;
    char terminal[256];
    char leave[256];
    int leads_session;
};

// MARK: In the new process

static void interrupt_call(int signal) { (void)signal; }

static int read_all(void *bytes, size_t count) {
    size_t filled = 0;
    while (filled < count) {
        ssize_t now = read(orders, (char *)bytes + filled, count - filled);
        if (now > 0) filled += (size_t)now;
        else if (now == 0 || errno != EINTR) return 0;
    }
    return 1;
}

static void restore(const struct task *task, pid_t parent) {
    // A process that leads its session takes the terminal's line with it when it ends: what is written
    // before that is lost, so its end is awaited. Then nobody else can have taken over.
    for (int tries = 0; task->leads_session && getppid() == parent && tries < 200; tries++) {
        poll(NULL, 0, 10);
    }
    int terminal = open(task->terminal, O_RDWR | O_NONBLOCK | O_NOCTTY);
    // Refused once the terminal has passed to another group, a shell's, which has set its own modes.
    tcsetattr(terminal, TCSANOW, &task->modes);
    // Of the screen that shell knows nothing. What it has written meanwhile goes with the screen.
    const char *rest = task->leave;
    for (int tries = 0; *rest && tries < 100; tries++) {
        ssize_t count = write(terminal, rest, strlen(rest));
        if (count > 0) rest += count;
        else if (errno == EAGAIN) poll(NULL, 0, 10);
        else if (errno != EINTR) break;
    }
}

/// Before anything else of the program, where it was started as the watchdog.
__attribute__((constructor(101))) static void watch(void) {
    const char *value = getenv("TABLEAU_RESTORE_WATCHDOG");
    if (!value) return;
    const int ignored[] = {SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGTSTP, SIGTTIN, SIGPIPE};
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) signal(ignored[i], SIG_IGN);
    // By default this signal would stop it, and ignored it would let `tcsetattr` pass.
    struct sigaction action = {.sa_handler = interrupt_call};
    sigaction(SIGTTOU, &action, NULL);
    sigset_t blocked;
    sigemptyset(&blocked);
    sigprocmask(SIG_SETMASK, &blocked, NULL);
#if defined(__linux__)
    // Another name than the program's.
    prctl(PR_SET_NAME, "restore-watchd", 0, 0, 0);
#endif
    struct task task;
    char state = 'd';
    if (!read_all(&task, sizeof task)) _exit(0);
    while (read_all(&state, 1)) {}
    if (state == 'u') restore(&task, (pid_t)atoi(value));
    _exit(0);
}

// MARK: In the program

/// The file to start; 0 where that would not end in `watch`, but in the `main` of a program that has
/// loaded this code later.
static int find_program(char *path, uint32_t size) {
    Dl_info own;
    if (!dladdr((void *)watch, &own)) return 0;
#if defined(__linux__)
    Dl_info program;
    if (!dladdr((void *)getauxval(AT_PHDR), &program) || program.dli_fbase != own.dli_fbase) return 0;
    // By this name there is no file to be found that was replaced meanwhile.
    return snprintf(path, size, "/proc/self/exe") > 0;
#else
    return own.dli_fbase == _dyld_get_image_header(0) && _NSGetExecutablePath(path, &size) == 0;
#endif
}

int tableau_start_restore_watchdog(const char *terminal, const char *leave, int *process) {
    static char path[PATH_MAX];
    struct task task;
    int ends[2];
    memset(&task, 0, sizeof task);
    if (strlen(terminal) >= sizeof task.terminal || strlen(leave) >= sizeof task.leave) return -1;
    strcpy(task.terminal, terminal);
    strcpy(task.leave, leave);
    task.leads_session = getsid(0) == getpid();
    int device = open(terminal, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    int is_terminal = tcgetattr(device, &task.modes) == 0;
    close(device);
    if (!is_terminal || !find_program(path, sizeof path) || pipe(ends) != 0) return -1;
    fcntl(ends[0], F_SETFD, ends[0] == orders ? 0 : FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);

    // A signal to the whole group must not end it before it can ignore that.
    sigset_t all;
    sigfillset(&all);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setsigmask(&attributes, &all);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[0], orders);
    for (int i = 0; i < 3; i++) {
        posix_spawn_file_actions_addopen(&actions, i, "/dev/null", O_RDWR, 0);
    }
    char variable[64];
    snprintf(variable, sizeof variable, VARIABLE "%d", (int)getpid());
    size_t count = 0;
    while (environ[count]) count++;
    char **environment = calloc(count + 2, sizeof *environment);
    memcpy(environment, environ, count * sizeof *environment);
    environment[count] = variable;
    char *words[] = {"restore-watchdog", NULL};
    pid_t id = -1;
    int status = posix_spawn(&id, path, &actions, &attributes, words, environment);
    free(environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(ends[0]);
    if (status != 0 || write(ends[1], &task, sizeof task) != sizeof task) {
        close(ends[1]);
        return -1;
    }
    *process = id;
    return ends[1];
}

#else

int tableau_start_restore_watchdog(const char *terminal, const char *leave, int *process) {
    (void)terminal, (void)leave, (void)process;
    return -1;
}

#endif
