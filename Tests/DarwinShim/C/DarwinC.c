#include "DarwinC.h"
#include <signal.h>
#include <termios.h>

enum { DARWIN_ONSTACK = 1, DARWIN_RESTART = 2, DARWIN_SIGINFO = 0x40, FOREIGN = 1 << 30 };

/// Darwin's signal numbers, indexed by Linux's.
static const unsigned char numbers[32] = {
    0, 1, 2, 3, 4, 5, 6, 10, 8, 9, 30, 11, 31, 13, 14, 15,
    0, 20, 19, 17, 18, 21, 22, 16, 24, 25, 26, 27, 28, 23, 0, 12,
};

int darwin_signal(int number) { return number >= 0 && number < 32 ? numbers[number] : number; }

int linux_signal(int number) {
    for (int other = 1; other < 32; other++) {
        if (numbers[other] == number) return other;
    }
    return number;
}

/// The installed actions, by Darwin's numbers, and foreign ones to restore unchanged.
static struct darwin_sigaction actions[32];
static struct sigaction foreign[32];

static void receive(int number, siginfo_t *info, void *context) {
    int own = darwin_signal(number);
    struct darwin_sigaction action = actions[own];
    if (!(action.sa_flags & DARWIN_SIGINFO)) {
        action.__sigaction_u.__sa_handler(own);
        return;
    }
    // Constants, as on Apple's processors, whatever raised the signal.
    int code = number == SIGILL || number == SIGSEGV ? 2 : number == SIGBUS ? 1 : 0;
    struct darwin_siginfo facts = {own, 0, code};
    action.__sigaction_u.__sa_sigaction(own, &facts, context);
}

int darwin_sigaction(
    int number, const struct darwin_sigaction *action, struct darwin_sigaction *old) {
    struct darwin_sigaction before = actions[number];
    struct sigaction new = {0}, previous;
    if (action) {
        void (*handler)(int) = action->__sigaction_u.__sa_handler;
        actions[number] = *action;
        if (action->sa_flags & FOREIGN) {
            new = foreign[number];
        } else if (handler == SIG_DFL || handler == SIG_IGN) {
            new.sa_handler = handler;
        } else {
            new.sa_sigaction = receive;
            new.sa_flags = SA_SIGINFO;
            if (action->sa_flags & DARWIN_ONSTACK) new.sa_flags |= SA_ONSTACK;
            if (action->sa_flags & DARWIN_RESTART) new.sa_flags |= SA_RESTART;
        }
    }
    int result = sigaction(linux_signal(number), action ? &new : 0, &previous);
    if (!old) return result;
    if (previous.sa_sigaction == receive) {
        *old = before;
    } else {
        old->__sigaction_u.__sa_handler = previous.sa_handler;
        old->sa_mask = 0;
        old->sa_flags = 0;
        if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN) {
            foreign[number] = previous;
            old->sa_flags = FOREIGN;
        }
    }
    return result;
}

/// The time base of Apple's processors.
int darwin_mach_timebase_info(struct darwin_mach_timebase_info *info) {
    info->numer = 125;
    info->denom = 3;
    return 0;
}

struct darwin_termios {
    unsigned long flags[4];
    unsigned char keys[20];
};

/// The bits of both systems for input, output, control and local modes.
static const struct bit {
    int kind;
    unsigned long darwin;
    unsigned linux_;
} bits[] = {
    {0, 1, IGNBRK}, {0, 2, BRKINT}, {0, 4, IGNPAR}, {0, 8, PARMRK}, {0, 0x10, INPCK},
    {0, 0x20, ISTRIP}, {0, 0x40, INLCR}, {0, 0x80, IGNCR}, {0, 0x100, ICRNL}, {0, 0x200, IXON},
    {0, 0x400, IXOFF}, {0, 0x800, IXANY}, {0, 0x2000, IMAXBEL}, {0, 0x4000, IUTF8},
    {1, 1, OPOST}, {1, 2, ONLCR}, {1, 0x10, OCRNL}, {1, 0x20, ONOCR}, {1, 0x40, ONLRET},
    {2, 0x100, CS6}, {2, 0x200, CS7}, {2, 0x400, CSTOPB}, {2, 0x800, CREAD}, {2, 0x1000, PARENB},
    {2, 0x2000, PARODD}, {2, 0x4000, HUPCL}, {2, 0x8000, CLOCAL},
    {3, 2, ECHOE}, {3, 4, ECHOK}, {3, 8, ECHO}, {3, 0x10, ECHONL}, {3, 0x80, ISIG},
    {3, 0x100, ICANON}, {3, 0x400, IEXTEN}, {3, 0x400000, TOSTOP}, {3, 0x80000000, NOFLSH},
};

/// Linux's index in `c_cc` for each of Darwin's, or -1.
static const signed char places[20] = {
    VEOF, VEOL, VEOL2, VERASE, VWERASE, VKILL, VREPRINT, -1, VINTR, VQUIT,
    VSUSP, -1, VSTART, VSTOP, VLNEXT, VDISCARD, VMIN, VTIME, -1, -1,
};

static unsigned *flag(struct termios *modes, int kind) {
    switch (kind) {
    case 0: return &modes->c_iflag;
    case 1: return &modes->c_oflag;
    case 2: return &modes->c_cflag;
    default: return &modes->c_lflag;
    }
}

int linux_tcgetattr(int fd, void *modes) {
    struct darwin_termios *ours = modes;
    struct termios theirs;
    int result = tcgetattr(fd, &theirs);
    if (result) return result;
    for (int kind = 0; kind < 4; kind++) ours->flags[kind] = 0;
    for (const struct bit *bit = bits; bit < bits + sizeof bits / sizeof *bits; bit++) {
        if (*flag(&theirs, bit->kind) & bit->linux_) ours->flags[bit->kind] |= bit->darwin;
    }
    for (int place = 0; place < 20; place++) {
        if (places[place] >= 0) ours->keys[place] = theirs.c_cc[places[place]];
    }
    return 0;
}

int linux_tcsetattr(int fd, int action, const void *modes) {
    const struct darwin_termios *ours = modes;
    struct termios theirs;
    int result = tcgetattr(fd, &theirs);
    if (result) return result;
    for (const struct bit *bit = bits; bit < bits + sizeof bits / sizeof *bits; bit++) {
        unsigned *word = flag(&theirs, bit->kind);
        *word &= ~bit->linux_;
        if (ours->flags[bit->kind] & bit->darwin) *word |= bit->linux_;
    }
    for (int place = 0; place < 20; place++) {
        if (places[place] >= 0) theirs.c_cc[places[place]] = ours->keys[place];
    }
    return tcsetattr(fd, action, &theirs);
}
