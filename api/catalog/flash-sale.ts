import { sql } from 'kysely';

type FlashSaleFields = {
  flash_price: number;
  flash_starts_at: Date;
  flash_ends_at: Date;
};

/**
 * The flash sale of the product in this column that runs at that moment, or the next one, to join as
 * `flash`: `.leftJoin(flashSaleAt('p.id', now), (join) => join.onTrue())`.
 */
export const flashSaleAt = (productId: string, at: Date) =>
  sql<FlashSaleFields>`lateral flash_sale_at(${sql.ref(productId)}, ${at})`.as<'flash'>(sql`flash`);
