import type { ProductType } from '#db/demo/product-type.ts';
import { ELECTRONICS } from './electronics.ts';
import { FASHION } from './fashion.ts';
import { PHARMACY } from './pharmacy.ts';

/** Every kind of product, in the order in which the shop is filled. */
export const PRODUCT_TYPES: readonly ProductType[] = [...ELECTRONICS, ...FASHION, ...PHARMACY];
