/** Fewer than these say nothing of a store but that it counts. */
export const FEW_FOLLOWERS = 10;
