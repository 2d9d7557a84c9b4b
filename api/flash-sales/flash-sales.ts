import { sql, type RawBuilder } from 'kysely';
import type { FlashSale, FlashSaleRow } from '#contract/catalogue/flash-sale.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardsOfRows, firstProducts } from '#api/cards/card-rows.ts';
import { priceFields, type PriceRow, pricesOf } from '#api/cards/cards.ts';
import { productPrice } from '#api/pricing/product-price.ts';

type Row = {
  id: number;
  title: Texts;
  image: string | null;
  starts_at: Date;
  ends_at: Date;
  product_count: number;
  product_prices: PriceRow[];
};

const stateOf = ({ starts_at, ends_at }: Row, at: Date): FlashSale['state'] => {
  if (at < starts_at) return 'coming';
  return at < ends_at ? 'running' : 'ended';
};

const saleOf = (row: Row, language: LanguageCode, at: Date): FlashSale => ({
  id: String(row.id),
  title: inLanguage(row.title, language),
  image: row.image,
  state: stateOf(row, at),
  start_time: row.starts_at.toISOString(),
  end_time: row.ends_at.toISOString(),
  product_count: row.product_count,
  largest_reduction: largestReduction(row, at),
});

/** Computed as the cards of its products compute theirs. */
const largestReduction = (row: Row, at: Date): number | null => {
  if (stateOf(row, at) !== 'running') return null;
  const reductions = row.product_prices.map(
    (prices) => productPrice(pricesOf(prices), at).reduction ?? 0,
  );
  return Math.max(0, ...reductions) || null;
};

const columns = sql`
  s.id, s.title, s.image, s.starts_at, s.ends_at,
  (select count(*) from flash_sale_product f join product_card using (product_id)
    where f.flash_sale_id = s.id) as product_count,
  (select coalesce(json_agg(prices), '[]') from (
    select ${priceFields} from flash_sale_product f join product_card card using (product_id)
    where f.flash_sale_id = s.id and card.in_stock) prices) as product_prices`;

/** Sales as they will end, with their first products; an empty one is left out. */
const listSales = async (
  db: Db,
  language: LanguageCode,
  at: Date,
  when: RawBuilder<boolean>,
): Promise<FlashSaleRow[]> => {
  const { rows } = await sql<Row & { product_ids: number[] }>`
    select ${columns}, first.product_ids
    from flash_sale s
    cross join lateral (
      ${firstProducts(sql`flash_sale_product`, sql`member.flash_sale_id = s.id`)}) first
    where s.visible and ${when} and first.product_ids is not null
    order by s.ends_at, s.id`.execute(db);
  const cardsOf = await cardsOfRows(db, rows, language, at);
  return rows.map((row) => ({ ...saleOf(row, language, at), products: cardsOf(row) }));
};

/** The sales that run or come. */
export const listOpenSales = (db: Db, language: LanguageCode, at: Date): Promise<FlashSaleRow[]> =>
  listSales(db, language, at, sql<boolean>`s.ends_at > ${at}`);

/** The sales that run now, the one that ends first at the front. */
export const listRunningSales = (
  db: Db,
  language: LanguageCode,
  at: Date,
): Promise<FlashSaleRow[]> =>
  listSales(db, language, at, sql<boolean>`s.starts_at <= ${at} and s.ends_at > ${at}`);

/** The sale, whatever its time; undefined for one that does not exist or is hidden. */
export const findSale = async (
  db: Db,
  id: number,
  language: LanguageCode,
  at: Date,
): Promise<FlashSale | undefined> => {
  const { rows } = await sql<Row>`
    select ${columns}
    from flash_sale s
    where s.visible and s.id = ${id}`.execute(db);
  return rows[0] && saleOf(rows[0], language, at);
};
