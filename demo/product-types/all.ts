import type { ProductType } from './product-type.ts';
import { BABY } from './baby.ts';
import { BEAUTY } from './beauty.ts';
import { BOOKS } from './books.ts';
import { ELECTRONICS } from './electronics.ts';
import { FASHION } from './fashion.ts';
import { GARDEN } from './garden.ts';
import { GROCERY } from './grocery.ts';
import { HEALTH } from './health.ts';
import { HOME } from './home.ts';
import { KITCHEN } from './kitchen.ts';
import { PHARMACY } from './pharmacy.ts';
import { SCREENS } from './cameras-and-screens.ts';
import { SPORTS } from './sports.ts';
import { STATIONERY } from './stationery.ts';
import { TOYS } from './toys.ts';

/** Every kind of product, in the order in which the shop is filled. */
export const PRODUCT_TYPES: readonly ProductType[] = [
  ...ELECTRONICS,
  ...SCREENS,
  ...FASHION,
  ...HOME,
  ...KITCHEN,
  ...BEAUTY,
  ...PHARMACY,
  ...HEALTH,
  ...GROCERY,
  ...SPORTS,
  ...TOYS,
  ...BABY,
  ...BOOKS,
  ...STATIONERY,
  ...GARDEN,
];
