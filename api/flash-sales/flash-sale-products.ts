import { sql } from 'kysely';
import type { Card } from '#contract/catalogue/card.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import type { PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listCardsByIds } from '#api/cards/cards.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';

type SaleInput = { id: number; page: number; language: LanguageCode; at: Date };

/** One page of a sale's products in the sale's order. */
export const listSaleProducts = async (
  db: Db,
  { id, page, language, at }: SaleInput,
): Promise<PageOf<Card>> => {
  const [{ rows }, { total }] = await Promise.all([
    sql<{ product_id: number }>`
      select product_id
      from flash_sale_product f join product_card using (product_id)
      where f.flash_sale_id = ${id}
      order by f.position, product_id
      limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db),
    db
      .selectFrom('flash_sale_product')
      .innerJoin('product_card', 'product_card.product_id', 'flash_sale_product.product_id')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('flash_sale_id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ product_id }) => product_id);
  return pageOfList(await listCardsByIds(db, ids, language, at), total, page);
};
