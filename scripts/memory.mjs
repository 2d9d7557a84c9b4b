/**
 * How the shop keeps its memory small (bench/README.md). By itself Node lets what requests leave
 * behind grow to four times of what is in use, takes 128 MB for what is new, and has a thread free the bytes
 * of uploads, which on a busy machine falls behind them.
 */
export const NODE_FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
  '--no-concurrent-array-buffer-sweeping',
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
