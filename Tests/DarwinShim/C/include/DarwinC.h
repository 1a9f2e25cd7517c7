#ifndef DARWIN_C_H
#define DARWIN_C_H

// What Swift cannot declare: a structure and a function of the same name, and what signal handlers
// receive. The tags differ from Linux's, which Foundation imports.

#define NAMED(name) __attribute__((swift_name(name)))

struct darwin_siginfo {
    int si_signo;
    int si_errno;
    int si_code;
} NAMED("__siginfo");

union darwin_sigaction_u {
    void (*__sa_handler)(int);
    void (*__sa_sigaction)(int, struct darwin_siginfo *, void *);
} NAMED("__sigaction_u");

struct darwin_sigaction {
    union darwin_sigaction_u __sigaction_u;
    unsigned int sa_mask;
    int sa_flags;
} NAMED("sigaction");

int darwin_sigaction(
    int number, const struct darwin_sigaction *action, struct darwin_sigaction *old)
    NAMED("sigaction(_:_:_:)");

struct darwin_mach_timebase_info {
    unsigned int numer;
    unsigned int denom;
} NAMED("mach_timebase_info");

int darwin_mach_timebase_info(struct darwin_mach_timebase_info *info)
    NAMED("mach_timebase_info(_:)");

/// Read and change the modes that both systems have, in Darwin's `termios`. In C, because signal
/// handlers must not allocate.
int linux_tcgetattr(int fd, void *modes);
int linux_tcsetattr(int fd, int action, const void *modes);

/// Linux's number for Darwin's, and vice versa.
int linux_signal(int number);
int darwin_signal(int number);

#endif
