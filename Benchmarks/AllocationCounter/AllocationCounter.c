// Replaces glibc's malloc in the whole process to count calls. In C, since Swift reserves the name.
#include "AllocationCounter.h"
#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

// One count per thread: an atomic would cost as much as the allocations that are measured.
static _Thread_local long count;

extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

long allocation_count(void) { return count; }

long allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}

#else

long allocation_count(void) { return -1; }

long allocated_bytes(void) { return -1; }

#endif
