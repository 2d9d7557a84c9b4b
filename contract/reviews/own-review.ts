import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { pictureFiles } from '#contract/files.ts';
import { pageNumber, pageOf } from '#contract/page.ts';
import { required } from '#contract/required.ts';
import { REVIEW_LENGTH, REVIEW_PICTURES } from './review-rules.ts';
import { ratingSummary } from './review.ts';

const lineId = z.string().min(1).max(64);
/** The token of an order's own link, for a guest in another browser. */
const token = z.string().max(200).optional();
const textList = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(20)])
  .transform((given) => [given].flat());

/** A review as its author sees it. */
export const ownReview = z.object({
  id: z.string(),
  rating: z.int().min(1).max(5),
  review: z.string(),
  images: z.array(z.string()),
  date: z.iso.datetime(),
  edited: z.iso.datetime().nullable(),
  /** Whether the shop shows it. */
  visible: z.boolean(),
  helpful: z.int().min(0),
  /** What the store has answered. */
  reply: z.string().nullable(),
});
export type OwnReview = z.infer<typeof ownReview>;

/** What was bought, and whether it may be reviewed by now. */
export const reviewedLine = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  product: z.object({ id: z.string(), slug: z.string(), title: z.string(), image: z.string() }),
  variant: z.string().nullable(),
  delivered: z.boolean(),
});
export type ReviewedLine = z.infer<typeof reviewedLine>;

export const ownReviewData = z.object({
  review: ownReview.nullable(),
  line: reviewedLine,
  /** Under which name it is shown: the first, and the initial of the last. */
  name: z.string(),
});
export type OwnReviewData = z.infer<typeof ownReviewData>;

export const findReview = endpoint({
  method: 'GET',
  path: '/rating-review/find/{id}',
  summary: "The review of a line of one of the caller's orders (or, with the token, of its link's)",
  cache: 'personal',
  params: z.object({ id: lineId }),
  query: z.object({ token }),
  refusals: { 404: ['api.notFound'] },
  data: ownReviewData,
});

/** Something that was bought, and what its buyer has written about it. */
export const writtenReview = z.object({ review: ownReview, line: reviewedLine });
export type WrittenReview = z.infer<typeof writtenReview>;

export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/user/reviews',
  summary:
    'What the caller has written about what they have bought, and what they may still review',
  audience: 'account',
  cache: 'personal',
  query: z.object({ page: pageNumber }),
  data: z.object({
    written: pageOf(writtenReview),
    /** What has arrived and has no review, each product once, 10 at most. */
    to_review: z.array(reviewedLine),
  }),
});

export const findReviewable = endpoint({
  method: 'GET',
  path: '/rating-review/product/{id}',
  summary:
    'The line of an order by which the caller may review a product; null where there is none',
  audience: 'shopper',
  cache: 'personal',
  params: z.object({ id: lineId }),
  refusals: {},
  data: z.object({ line_id: z.string().nullable() }),
});

export const saveReview = endpoint({
  method: 'POST',
  path: '/rating-review/action',
  summary: 'Reviews a delivered line of an order, changes the review, or deletes it',
  json: z.object({
    line_id: z.string(required('api.fieldRequired')).min(1).max(64),
    token,
    action: z.enum(['save', 'delete']).default('save'),
    /** 1 to 5; a form sends text. */
    rating: z.coerce.number().int().min(1).max(5).optional(),
    review: z.string().trim().max(REVIEW_LENGTH, 'review.tooLong').default(''),
    /** Keys of pictures that are taken away; the others stay. */
    removed_images: textList.optional(),
  }),
  files: { ...pictureFiles(['images'], REVIEW_PICTURES), keepsGoodFiles: true },
  refusals: {
    201: [
      'review.ratingRequired',
      'review.tooLong',
      'review.notDelivered',
      'cart.productUnavailable',
    ],
    404: ['api.notFound'],
  },
  data: z.object({
    /** Null once it is deleted. */
    review: ownReview.nullable(),
    /** How the product is rated from now on. */
    summary: ratingSummary,
    /** Pictures that were not taken, by their place among those that were sent, and why. */
    refused_images: z.array(z.object({ at: z.int().min(0), message: z.string() })),
  }),
});

export const refuseReviewInvitations = endpoint({
  method: 'POST',
  path: '/rating-review/no-invitations',
  summary: 'No more mails that ask for reviews, to the address of the order whose token it is',
  json: z.object({ token: z.string().max(200) }),
  refusals: { 404: ['order.notFound'] },
  data: z.null(),
});
