import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { EMAIL_REFUSALS, emailInput } from '#contract/account/identity.ts';
import { id, idInput, requiredId } from '#contract/ids.ts';
import { minor } from '#contract/minor.ts';
import { required } from '#contract/required.ts';

export const noticeKind = z.enum(['price', 'stock']);
export type NoticeKind = z.infer<typeof noticeKind>;

/**
 * A mail that somebody wants once a product costs less or is in stock again. Each is a row of `subscription`, as the
 * newsletter is, and is confirmed and ended by the same links (contract/subscriptions/subscription.ts).
 */
export const notice = z.object({
  id,
  kind: noticeKind,
  product: z.object({ id: z.string(), slug: z.string(), title: z.string(), image: z.string() }),
  /** The variant that is waited for: `Blue, 250 ml`; null where any will do. */
  variant: z.string().nullable(),
  /** Whether it has happened: it costs less than when it was asked for, or is back in stock. */
  state: z.enum(['waiting', 'cheaper', 'back']),
  price: minor,
  /** Of a notice about the price: what it was when it was asked for. */
  price_before: minor.nullable(),
  in_stock: z.boolean(),
  /** Since when it is waited for, or since when it is back. */
  date: z.iso.datetime(),
  /** Where the mail will go. */
  email: z.string(),
});
export type Notice = z.infer<typeof notice>;

export const askNotices = endpoint({
  method: 'POST',
  path: '/user/notice/action',
  summary:
    'Asks to be written to about a product: an account at its address, a guest once it is confirmed',
  json: z.object({
    product_id: requiredId('notice.productRequired'),
    /** The variant that is waited for; without it any. */
    inventory_id: idInput.optional(),
    kinds: z
      .array(noticeKind, required('notice.kindRequired'))
      .min(1, 'notice.kindRequired')
      .max(2),
    /** Left out by whoever has an account with an address. */
    email: emailInput.optional(),
  }),
  refusals: {
    201: [
      ...EMAIL_REFUSALS,
      'notice.productRequired',
      'notice.kindRequired',
      'notice.inStock',
      'notice.full',
    ],
    404: ['api.notFound'],
  },
  data: z.object({
    /** False where a mail is on its way that asks to confirm. */
    confirmed: z.boolean(),
    /** Present once: the token of a shopper who is new. */
    user_token: z.string().optional(),
  }),
});

export const listNotices = endpoint({
  method: 'GET',
  path: '/user/notice/all',
  summary:
    'What the caller is written about, the newest first, and for a month what is back in stock; what nobody has confirmed is no part of it',
  audience: 'shopper',
  cache: 'personal',
  data: z.object({ notices: z.array(notice) }),
});

export const endNotice = endpoint({
  method: 'DELETE',
  path: '/user/notice/delete',
  summary: 'Ends a notice that the caller has asked for',
  audience: 'shopper',
  query: z.object({ id: requiredId('api.fieldRequired') }),
  refusals: { 201: ['api.fieldRequired'], 404: ['notice.notFound'] },
  data: z.object({ id: z.string() }),
});
