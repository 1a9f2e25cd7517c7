// What Musl declares differently from glibc, from its public headers; Musl.swift has the rest.
#define NAMED(name) __attribute__((swift_name(name)))

typedef struct musl_file FILE_of_musl;
struct musl_thread;
struct musl_siginfo {
    int si_signo, si_errno, si_code;
} NAMED("siginfo_t");

union musl_sigaction_u {
    void (*sa_handler)(int);
    void (*sa_sigaction)(int, struct musl_siginfo *, void *);
} NAMED("__Unnamed_union___sa_handler");

typedef struct {
    unsigned long bits[16];
} musl_sigset NAMED("sigset_t");

struct musl_sigaction {
    union musl_sigaction_u __sa_handler;
    musl_sigset sa_mask;
    int sa_flags;
    void (*sa_restorer)(void);
} NAMED("sigaction");

int musl_sigaction(int number, const struct musl_sigaction *action, struct musl_sigaction *old)
    NAMED("sigaction(_:_:_:)");
int musl_sigemptyset(musl_sigset *set) NAMED("sigemptyset(_:)");
int musl_sigaddset(musl_sigset *set, int number) NAMED("sigaddset(_:_:)");
int musl_pthread_sigmask(int how, const musl_sigset *set, musl_sigset *old)
    NAMED("pthread_sigmask(_:_:_:)");

struct musl_thread *musl_pthread_self(void) NAMED("pthread_self()");

extern FILE_of_musl *const musl_stdout NAMED("stdout");
int musl_setvbuf(FILE_of_musl *file, char *buffer, int mode, unsigned long size)
    NAMED("setvbuf(_:_:_:_:)");
