import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/ids.ts';
import { required } from '#contract/required.ts';
import { REPORT_REASONS } from './review-rules.ts';
import { review } from './review.ts';

/** Present once: the token of a shopper who is new. */
const user_token = z.string().optional();

export const getReview = endpoint({
  method: 'GET',
  path: '/review/{id}',
  summary: 'One review, and whether it has helped the caller',
  cache: 'personal',
  params: z.object({ id }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({
    review,
    product: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
    /** What the caller has said: true, false, or nothing yet. */
    voted: z.boolean().nullable(),
    reported: z.boolean(),
  }),
});

export const voteReview = endpoint({
  method: 'POST',
  path: '/review/{id}/vote',
  summary: 'Says whether a review has helped; one vote per person, null takes it back',
  params: z.object({ id }),
  json: z.object({ helpful: z.boolean().nullable() }),
  refusals: { 201: ['review.ownVote'], 404: ['api.notFound'] },
  data: z.object({
    helpful: z.int().min(0),
    voted: z.boolean().nullable(),
    user_token,
  }),
});

export const reportReview = endpoint({
  method: 'POST',
  path: '/review/{id}/report',
  summary: 'Tells the shop what is wrong with a review; once per person',
  params: z.object({ id }),
  json: z.object({
    reason: z.enum(REPORT_REASONS, required('review.reasonRequired')),
    details: z.string().trim().max(1_000, 'review.detailsTooLong').default(''),
  }),
  refusals: { 201: ['review.reasonRequired', 'review.detailsTooLong'], 404: ['api.notFound'] },
  data: z.object({ user_token }),
});
