import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { EMAIL_REFUSALS, emailInput } from '#contract/account/identity.ts';

/** Signed, from a mail: it names one subscription and what may be done with it. */
const token = z.string().max(100);

/** Why a link of a mail leads nowhere: it is forged, or too old. */
const LINK_REFUSALS = { 404: ['subscription.linkOver'] } as const;

export const subscriptionKind = z.enum(['newsletter', 'price', 'stock']);

/** What somebody is written about, as the link of a mail shows it. */
export const subscription = z.object({
  /** Several where one confirms them together; all of a product. */
  kinds: z.array(subscriptionKind).min(1),
  /** The address, most of it hidden: a mail may have been passed on. */
  email: z.string(),
  /** Null for the newsletter. */
  product: z
    .object({ id: z.string(), slug: z.string(), title: z.string(), image: z.string() })
    .nullable(),
  state: z.enum(['asked', 'confirmed', 'ended']),
});
export type Subscription = z.infer<typeof subscription>;

export const subscribeEmail = endpoint({
  method: 'POST',
  path: '/email-subscription',
  summary: 'Sends a mail by which the newsletter is confirmed; known addresses get the same answer',
  json: z.object({ email: emailInput }),
  refusals: { 201: EMAIL_REFUSALS },
  data: z.null(),
});

export const findSubscription = endpoint({
  method: 'GET',
  path: '/subscription',
  summary: 'What the link of a mail is about; it changes nothing',
  cache: 'personal',
  query: z.object({ token }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({
    /** What the link does: confirm, unsubscribe from this, or from all notices. */
    purpose: z.enum(['confirm', 'end', 'end-notices']),
    /** Null where the link is too old. */
    subscription: subscription.nullable(),
  }),
});

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/subscription/confirm',
  summary: 'Confirms a subscription by the link of its mail, within a week',
  json: z.object({ token }),
  refusals: LINK_REFUSALS,
  data: z.object({ subscription }),
});

export const endSubscription = endpoint({
  method: 'POST',
  path: '/subscription/end',
  summary: 'Unsubscribes by the link of a mail, at any time and as often as one likes',
  json: z.object({
    token,
    /** From everything that is sent to the address: newsletter and notices. */
    all: z.boolean().default(false),
  }),
  refusals: LINK_REFUSALS,
  data: z.null(),
});
