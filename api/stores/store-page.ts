import { sql } from 'kysely';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { getStore, StoreDetail } from '#contract/stores/store.ts';
import type { Db } from '#db/client.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { findListing } from '#api/listing/find-listing.ts';
import { listVouchersOfStore } from '#api/vouchers/public-vouchers.ts';
import { FIGURES, OVERVIEW, overviewOf, type StoreRow } from './store-overviews.ts';

type DetailRow = StoreRow & {
  joined_at: Date;
  response_hours: number | null;
  return_days: StoreDetail['return_days'];
  free_delivery: { title: Texts; from: number } | null;
  pickup: boolean;
};

/** What it promises of all that it sells: the times to give it back, free delivery, fetching it. */
const PROMISES = sql`
  (select case when bool_and(refundable and return_days > 0)
      then json_build_object('least', min(return_days), 'most', max(return_days)) end
    from product where store_id = s.id and visible) as return_days,
  (select json_build_object('title', title, 'from', free_above) from shipping_rule
    where store_id = s.id and free_above is not null order by free_above, id limit 1) as free_delivery,
  exists (select from shipping_rule rule join shipping_place place on place.rule_id = rule.id
    where rule.store_id = s.id and place.type = ${SHIPPING_TYPE.pickup}) as pickup`;

/** All about a store that is shown. */
const findStoreDetail = async (
  db: Db,
  id: number,
  language: LanguageCode,
): Promise<StoreDetail | undefined> => {
  const { rows } = await sql<DetailRow>`
    select ${OVERVIEW}, s.joined_at, s.response_hours, ${PROMISES}
    from store s ${FIGURES}
    where s.visible and s.id = ${id}`.execute(db);
  const [row] = rows;
  return (
    row && {
      ...overviewOf(row, language),
      description: findInLanguage(row.description, language),
      joined: row.joined_at.toISOString(),
      response: row.response_hours,
      return_days: row.return_days,
      free_delivery: row.free_delivery && {
        title: inLanguage(row.free_delivery.title, language),
        from: row.free_delivery.from,
      },
      pickup: row.pickup,
    }
  );
};

type StorePage = DataOf<typeof getStore>;

/** The store of that slug with the vouchers for it and its products as `query` lists them; undefined where it is not shown. */
export const findStorePage = async (
  db: Db,
  indexes: Parameters<typeof findListing>[1],
  { slug, ...input }: Parameters<typeof findListing>[2] & { slug: string },
): Promise<StorePage | undefined> => {
  const { language, at } = input;
  const listing = await findListing(db, indexes, {
    ...input,
    query: { ...input.query, store: slug },
  });
  if (!listing) return undefined;
  const id = Number(listing.subject.id);
  const [store, vouchers] = await Promise.all([
    findStoreDetail(db, id, language),
    listVouchersOfStore(indexes.sharedCache, id, at, language),
  ]);
  return store && { store, vouchers, listing };
};
