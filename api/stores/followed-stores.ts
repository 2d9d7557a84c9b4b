import { sql } from 'kysely';
import type { FollowedStore } from '#contract/stores/store-follow.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import type { PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardOf, cardRows, type CardFields } from '#api/cards/cards.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { FIGURES, OVERVIEW, overviewOf, type StoreRow } from './store-overviews.ts';

/** So long a product is new, and so many of a store are shown. */
const NEW_DAYS = 30;
const SHOWN = 4;

type Row = StoreRow & { total: number; new_count: number; cards: CardFields[] };

type Listing = { accountId: string; language: LanguageCode; page: number; now: Date };

/** A page of the stores that an account follows, the newest first, each with its newest products. */
export const listFollowedStores = async (
  db: Db,
  { accountId, language, page, now }: Listing,
): Promise<PageOf<FollowedStore>> => {
  const isNew = sql`store_id = s.id and created_at > ${now}::timestamptz - make_interval(days => ${NEW_DAYS})`;
  const newest = sql`(
    select * from product_card where ${isNew}
    order by created_at desc, product_id desc limit ${SHOWN}) card`;
  const { rows } = await sql<Row>`
    select ${OVERVIEW}, s.total,
      (select count(*)::int from product_card where ${isNew}) as new_count,
      ${cardRows(newest, language)} as cards
    from (
      select store.*, follow.followed_at, count(*) over () as total
      from store_follow follow join store on store.id = follow.store_id
      where follow.account_id = ${accountId} and store.visible
      order by follow.followed_at desc, store.id
      limit ${PER_PAGE} offset ${offsetOf(page)}) s
    ${FIGURES}
    order by s.followed_at desc, s.id`.execute(db);
  return pageOfList(
    rows.map((row) => ({
      ...overviewOf(row, language),
      new_count: row.new_count,
      new_products: row.cards.map((card) => cardOf(card, now)),
    })),
    rows[0]?.total ?? 0,
    page,
  );
};
