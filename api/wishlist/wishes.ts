import { sql } from 'kysely';
import type { Card } from '#contract/card.ts';
import { PER_PAGE, type PageOf } from '#contract/page.ts';
import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listCardsByIds } from '#api/cards/cards.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { notFound, refuse, type Failed, type Refused } from '#api/http/reply.ts';

/** The most products that a wishlist can have: no shopper needs more. */
const MOST = 500;

type Wish = { shopperId: string; productId: number; now: Date };

/** Takes a product off the wishlist; false where it was not on it. */
const removeWish = async (trx: Trx, { shopperId, productId }: Wish): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('wish')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const addWish = async (
  trx: Trx,
  { shopperId, productId, now }: Wish,
): Promise<Failed | Refused | undefined> => {
  const { wishes } = await trx
    .selectFrom('wish')
    .select((eb) => eb.fn.countAll<number>().as('wishes'))
    .where('shopper_id', '=', shopperId)
    .where('product_id', '!=', productId)
    .executeTakeFirstOrThrow();
  if (wishes >= MOST) return refuse('wishlist.full');
  // Products that are hidden have no card.
  const { rows } = await sql`
    insert into wish (shopper_id, product_id, added_at)
    select ${shopperId}::uuid, product_id, ${now} from product_card where product_id = ${productId}
    on conflict (shopper_id, product_id) do update set added_at = wish.added_at
    returning product_id`.execute(trx);
  return rows.length === 0 ? notFound() : undefined;
};

/**
 * Puts a product on the wishlist or takes it off, as `wished` says; without it whichever it was not. A
 * product that the shop does not show can only be taken off. Whether it is on the list now.
 */
export const setWish = async (
  trx: Trx,
  wish: Wish,
  wished: boolean | undefined,
): Promise<{ wished: boolean } | Failed | Refused> => {
  if (wished !== true && ((await removeWish(trx, wish)) || wished === false))
    return { wished: false };
  return (await addWish(trx, wish)) ?? { wished: true };
};

/** A page of the wishlist, the newest first; what the shop does not show is left out. */
export const listWishedCards = async (
  db: Db,
  {
    shopperId,
    page,
    language,
    now,
  }: { shopperId: string; page: number; language: LanguageCode; now: Date },
): Promise<PageOf<Card>> => {
  const { rows } = await sql<{ id: number; total: number }>`
    select w.product_id as id, count(*) over () as total
    from wish w join product_card card on card.product_id = w.product_id
    where w.shopper_id = ${shopperId}
    order by w.added_at desc, w.product_id desc
    limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const cards = await listCardsByIds(db, ids, language, now);
  return pageOfList(
    cards.map((card) => ({ ...card, wishlisted: 1 as const })),
    rows[0]?.total ?? 0,
    page,
  );
};
