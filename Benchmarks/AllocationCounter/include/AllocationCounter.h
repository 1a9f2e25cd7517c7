#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often the calling thread has called `malloc` so far; -1 where that is not counted.
long allocation_count(void);

/// How many bytes of the heap are in use; -1 where that is not counted.
long allocated_bytes(void);

#endif
