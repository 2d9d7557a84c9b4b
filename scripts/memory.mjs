/**
 * How Node keeps its memory small in the shop (bench/README.md). By itself it lets what requests
 * leave behind grow to four times of what is in use, and takes 128 MB for what is new.
 */
export const MEMORY = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
