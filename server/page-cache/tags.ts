const OF_PRODUCT = /^\/api\/v1\/(?:product|reviews)\/([^/]+)$/;

/**
 * What a page shows that has asked this call of the API: `product:ID` for what only the product's
 * page shows, else `catalogue`. Migration 0016 announces changes by the same names.
 */
export const tagOf = (path: string): string => {
  const [, id] = OF_PRODUCT.exec(path) ?? [];
  return id === undefined ? 'catalogue' : `product:${id}`;
};
