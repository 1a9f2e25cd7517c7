#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The number of calls to `malloc` by the calling thread so far; -1 where they are not counted.
long allocation_count(void);

/// The number of heap bytes in use; -1 where they are not counted.
long allocated_bytes(void);

#endif
