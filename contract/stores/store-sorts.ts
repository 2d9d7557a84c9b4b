/** How the directory of stores can be ordered; the first unless another is asked for. Without zod, for pages to read. */
export const STORE_SORTS = ['name', 'followed', 'rating', 'newest'] as const;
export type StoreSort = (typeof STORE_SORTS)[number];
