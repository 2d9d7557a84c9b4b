import type { ApiRequest } from '#contract/api-request.ts';

const OF_PRODUCT: ReadonlySet<string> = new Set([
  '/product/{id}',
  '/reviews/{id}',
  '/questions/{id}',
]);

/**
 * What a page shows that has asked this call of the API: `product:ID` for what only the product's
 * page shows, else `catalogue`. Migration 0016 announces changes by the same names.
 */
export const tagOf = ({ path, params }: ApiRequest): string =>
  OF_PRODUCT.has(path) ? `product:${params['id']}` : 'catalogue';
