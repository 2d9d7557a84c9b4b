/** A choice of delivery is a field of this name with the ids of its lines: `way-<id>,<id>`. */
export const DELIVERY_PREFIX = 'way-';

/** The fetcher that keeps a choice of delivery while the page stays. */
export const DELIVERY_FETCHER = 'ways';
