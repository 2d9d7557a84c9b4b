import { sql, type RawBuilder } from 'kysely';
import type { Review } from '#contract/reviews/review.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';

/** A review as it is read; times arrive as text. */
export type ReviewRow = {
  id: number;
  rating: number;
  body: string;
  language: string;
  images: string[];
  name: string;
  created_at: string;
  /** The titles of the values of the variant that was bought. */
  variant: string[];
  inventory_id: number | null;
  helpful: number;
  reply: string | null;
  replied_at: string | null;
};

/** What is read of a review `r`. */
export const reviewColumns = (language: LanguageCode): RawBuilder<unknown> => sql`
  r.id, r.rating, r.body, r.language, r.name, r.created_at, r.helpful, r.reply, r.replied_at,
  r.inventory_id,
  array(select i.image from review_image i where i.review_id = r.id order by i.position) as images,
  array(
    select in_language(v.title, ${language})
    from inventory_value iv
      join attribute a on a.id = iv.attribute_id
      join attribute_value v on v.id = iv.value_id
    where iv.inventory_id = r.inventory_id
    order by a.position, a.id) as variant`;

/** As everybody sees it; an erased author has no name. */
export const presentReview = (
  { id, body, name, created_at, variant, inventory_id, reply, replied_at, ...row }: ReviewRow,
  language: LanguageCode,
): Review => ({
  ...row,
  id: String(id),
  review: body,
  name: name || translator(language)('reviews.nameless'),
  date: new Date(created_at).toISOString(),
  variant: variant.join(', ') || null,
  inventory_id: inventory_id === null ? null : String(inventory_id),
  reply:
    reply !== null && replied_at !== null
      ? { text: reply, date: new Date(replied_at).toISOString() }
      : null,
});
