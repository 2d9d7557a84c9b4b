import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id, idInput } from '#contract/ids.ts';
import { pageNumber, pageOf } from '#contract/page.ts';
import { REVIEW_SORTS } from '#contract/sorts.ts';
import { banner } from '#contract/banner.ts';

export const review = z.object({
  id: z.string(),
  rating: z.int().min(1).max(5),
  review: z.string(),
  /** The language it is written in. */
  language: z.string(),
  images: z.array(z.string()),
  name: z.string(),
  date: z.iso.datetime(),
  variant: z.string().nullable(),
  /** The variant that was bought, where the shop still has it. */
  inventory_id: z.string().nullable(),
  /** How many readers it has helped. */
  helpful: z.int().min(0),
  /** What the store has answered. */
  reply: z.object({ text: z.string(), date: z.iso.datetime() }).nullable(),
});
export type Review = z.infer<typeof review>;

export const ratingSummary = z.object({
  average: z.number().min(0).max(5),
  count: z.int().min(0),
  /** How many reviews of each star, 5 first. */
  stars: z.array(z.object({ rating: z.int().min(1).max(5), count: z.int().min(0) })),
});
export type RatingSummary = z.infer<typeof ratingSummary>;

export const reviewsData = z.object({
  total: z.int().min(0),
  /** How many of them are written in the asked language. */
  in_language: z.int().min(0),
  /** How many of them have pictures. */
  with_images: z.int().min(0),
  summary: ratingSummary,
  banner: banner.nullable(),
  all: pageOf(review),
});
export type ReviewsData = z.infer<typeof reviewsData>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/reviews/{id}',
  summary: "A product's reviews",
  params: z.object({ id }),
  query: z.object({
    page: pageNumber,
    sort: z.enum(REVIEW_SORTS).default('helpful'),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    with_images: z.literal('1').optional(),
    /** Only reviews of this variant. */
    inventory_id: idInput.optional(),
  }),
  refusals: { 404: ['api.notFound'] },
  data: reviewsData,
});
