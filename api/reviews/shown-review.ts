import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { inLanguage } from '#db/texts.ts';
import { presentReview, reviewColumns, type ReviewRow } from './review-row.ts';

type Texts = Parameters<typeof inLanguage>[0];

type FoundRow = ReviewRow & {
  product_id: number;
  slug: Texts;
  title: Texts;
  voted: boolean | null;
  reported: boolean;
};

/** A review that the shop shows, its product, and what the shopper has said of it. */
export const findShownReview = async (
  db: Db,
  { id, shopperId }: { id: number; shopperId: string | undefined },
  language: LanguageCode,
) => {
  const { rows } = await sql<FoundRow>`
    select ${reviewColumns(language)}, card.product_id, card.slug, card.title,
      (select v.helpful from review_vote v
        where v.review_id = r.id and v.shopper_id = ${shopperId ?? null}) as voted,
      exists (select from review_report p
        where p.review_id = r.id and p.shopper_id = ${shopperId ?? null}) as reported
    from review r join product_card card on card.product_id = r.product_id
    where r.id = ${id} and r.visible`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { product_id, slug, title, voted, reported, ...review } = row;
  const product = {
    id: String(product_id),
    slug: inLanguage(slug, language),
    title: inLanguage(title, language),
  };
  return { review: presentReview(review, language), product, voted, reported };
};

/** Locks a review that the shop shows; whether the shopper has written it. Undefined where there is none. */
export const lockShownReview = async (
  trx: Trx,
  { id, shopperId }: { id: number; shopperId: string },
): Promise<{ isOwn: boolean } | undefined> => {
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (
      select from order_line l join "order" o on o.id = l.order_id
      where l.id = r.order_line_id and o.shopper_id = ${shopperId}) as is_own
    from review r
    where r.id = ${id} and r.visible
    for no key update of r`.execute(trx);
  return rows[0] && { isOwn: rows[0].is_own };
};
