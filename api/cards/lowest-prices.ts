import { sql, type RawBuilder } from 'kysely';
import type { LowestPrices } from '#api/pricing/product-price.ts';

/** Whether reductions are measured against the lowest price of the 30 days before; asked once a statement. */
export const LOWEST_COUNTS = sql<boolean>`(
  select exists (select from setting where key = 'price_reference' and value = '"lowest30"'))`;

/** What reductions of that variant are measured against: null where against the price of the list. */
export const countedLowest = (
  variantId: RawBuilder<unknown>,
  flashStartsAt: RawBuilder<unknown>,
): RawBuilder<LowestPrices | null> => sql`
  case when ${LOWEST_COUNTS} then lowest_prices(${variantId}, ${flashStartsAt}) end`;
