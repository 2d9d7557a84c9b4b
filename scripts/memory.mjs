import { availableParallelism } from 'node:os';

/** Node's own number of threads that collect garbage, however few processors there are. */
const MOST_COLLECTORS = 4;

/** So that a processor is left to the pages and to PostgreSQL: visitors would wait for both. */
const collectors = Math.max(1, Math.min(MOST_COLLECTORS, availableParallelism() - 1));

/**
 * How the shop keeps its memory small (bench/README.md). By itself Node lets what requests leave
 * behind grow to four times of what is in use, and takes 128 MB for what is new.
 */
export const NODE_FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
  `--v8-pool-size=${collectors}`,
];

/**
 * The allocator of Linux keeps what pictures, compressed pages and uploads have used, in pieces; so it gives
 * larger blocks back at once: what comes in over the network comes in blocks of 64 KiB. Other systems do not
 * look at these.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
