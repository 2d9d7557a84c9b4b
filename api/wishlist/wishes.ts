import { sql } from 'kysely';
import type { Card } from '#contract/catalogue/card.ts';
import type { Minor } from '#contract/money.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import type { PageOf } from '#contract/page.ts';
import type { WishedCard } from '#contract/wishlist/wishlist.ts';
import type { Db, Trx } from '#db/client.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';
import { cardOf, listCardsByIds, readCards } from '#api/cards/cards.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { notFound, refuse, type Failed, type Refused } from '#api/http/reply.ts';

/** The most products that a wishlist can have: no shopper needs more. */
export const MOST_WISHES = 500;

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
  if (wishes >= MOST_WISHES) return refuse('wishlist.full');
  // Products that are hidden have no card.
  const [card] = await readCards(trx, [productId], defaultLanguage);
  if (!card) return notFound();
  const price = cardOf(card, now).current;
  const { rows } = await sql`
    insert into wish (shopper_id, product_id, added_at, price)
    select ${shopperId}::uuid, product_id, ${now}, ${price}
    from product_card where product_id = ${productId}
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

type List = { shopperId: string; page: number; language: LanguageCode; now: Date };

/** A product on a list, and what it cost when it was put there. */
type Wished = { id: number; price: Minor | null };

/** A page of somebody's wishes, the newest first; what the shop does not show is left out. */
const readWishes = async (
  db: Db,
  { shopperId, page }: Pick<List, 'shopperId' | 'page'>,
): Promise<{ rows: Wished[]; total: number }> => {
  const { rows } = await sql<Wished & { total: number }>`
    select w.product_id as id, w.price, count(*) over () as total
    from wish w join product_card card on card.product_id = w.product_id
    where w.shopper_id = ${shopperId}
    order by w.added_at desc, w.product_id desc
    limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db);
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // Behind the last page: how many there are says which is the last.
  return { rows, total: (await readWishes(db, { shopperId, page: 1 })).total };
};

/** A page of a wishlist, for whoever may see it. */
export const listWishedCards = async (db: Db, list: List): Promise<PageOf<Card>> => {
  const { rows, total } = await readWishes(db, list);
  const ids = rows.map(({ id }) => id);
  const cards = await listCardsByIds(db, ids, list.language, list.now);
  return pageOfList(cards, total, list.page);
};

/** The same for its owner: with the price that each product had when it was wished for. */
export const listOwnWishes = async (db: Db, list: List): Promise<PageOf<WishedCard>> => {
  const { rows, total } = await readWishes(db, list);
  const prices = new Map(rows.map(({ id, price }) => [String(id), price]));
  const cards = await listCardsByIds(db, [...prices.keys()].map(Number), list.language, list.now);
  const wishes = cards.map((card) => {
    const price = prices.get(card.id) ?? null;
    const saved = price === null ? 0 : price - card.current;
    return {
      ...card,
      wishlisted: 1 as const,
      wished_price: price,
      cheaper_by: saved > 0 ? saved : null,
    };
  });
  return pageOfList(wishes, total, list.page);
};
