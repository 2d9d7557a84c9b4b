import { createLimiter, type Limiter, type Rule } from './rate-limit.ts';

/**
 * How often one caller may ask what costs much or could be tried out. Far more than a person needs;
 * and behind one address there may be a whole office, or a town on one mobile network.
 */
const RULES = {
  /** Typing asks often, though not before the typing pauses. */
  suggestions: { of: 'address', calls: 600, seconds: 60 },
  /** Searching costs more than reading a category. */
  searches: { of: 'address', calls: 300, seconds: 60 },
  /** Reports of banners and products seen: several a minute from each open page. */
  events: { of: 'address', calls: 600, seconds: 60 },
  /** Questions about products: each is read by the operator. */
  questions: { of: 'shopper', calls: 10, seconds: 86_400 },
  answers: { of: 'shopper', calls: 60, seconds: 86_400 },
  /** Messages to stores: each becomes a mail, and a guest's sender is nobody known. */
  storeMessages: { of: 'address', calls: 10, seconds: 3_600 },
  /** Searches that found nothing and are noted; the others are answered all the same. */
  misses: { of: 'address', calls: 60, seconds: 600 },
  /** Each creates a row and a token that may never be used again. */
  newShoppers: { of: 'address', calls: 1_000, seconds: 600 },
  /** Sign-ins at Google or Facebook: each asks another company's server. */
  socialLogins: { of: 'address', calls: 300, seconds: 600 },
  /** Sign-ins by passkey, which a page begins when it is opened: each writes a row for ten minutes. */
  passkeys: { of: 'address', calls: 600, seconds: 600 },
  orders: { of: 'shopper', calls: 30, seconds: 600 },
  /** Guests cost nothing, so where they come from is counted too. */
  ordersFrom: { of: 'address', calls: 300, seconds: 600 },
  /** Each may ask a payment provider. */
  payments: { of: 'shopper', calls: 30, seconds: 600 },
  paymentsFrom: { of: 'address', calls: 300, seconds: 600 },
  /** A page that waits for a bank asks every few seconds. */
  paymentChecksFrom: { of: 'address', calls: 1_200, seconds: 600 },
  /** The mail of one order, which goes to an address that nobody has proven. */
  orderMails: { of: 'subject', calls: 3, seconds: 3_600 },
  orderMailsFrom: { of: 'address', calls: 60, seconds: 3_600 },
  /** Each is up to three pictures to decode, and two mails; one of them to an address that nobody has proven. */
  prescriptionsFrom: { of: 'address', calls: 30, seconds: 3_600 },
  prescriptionsOf: { of: 'subject', calls: 5, seconds: 3_600 },
  /** Each decodes up to five pictures, which takes the processor. */
  reviewsFrom: { of: 'address', calls: 120, seconds: 600 },
  reviewVotesFrom: { of: 'address', calls: 300, seconds: 600 },
  vouchers: { of: 'shopper', calls: 60, seconds: 60 },
  /** Unknown codes: enough for typing errors, far too few to find a code by trying. */
  wrongCodes: { of: 'shopper', calls: 10, seconds: 600 },
  wrongCodesFrom: { of: 'address', calls: 300, seconds: 600 },
  /** The same unknown code, perhaps misprinted on a leaflet: repeating it reveals nothing. */
  wrongCode: { of: 'subject', calls: 100, seconds: 600 },
  /**
   * Guesses at the number of an order, or with one e-mail address or phone, from one address: less
   * than all are allowed together, so that one person alone keeps no owner out (docs/decisions/023).
   */
  guessesAtFrom: { of: 'address and subject', calls: 5, seconds: 900, wider: 2 },
  /** Such guesses from anywhere. */
  guessesAt: { of: 'subject', calls: 60, seconds: 3_600 },
  /** Guesses at any orders: the widest limit, because many people may share one address. */
  wrongNumbersFrom: { of: 'address', calls: 200, seconds: 300 },
} satisfies Record<string, Rule>;

export type Limits = Record<keyof typeof RULES, Limiter>;

/** The limits of a process, so many times as wide; with 0 there are none. */
export const createLimits = (times = 1): Limits => {
  const limiters = Object.entries<Rule>(RULES).map(([name, rule]) => [
    name,
    times === 0 ? () => undefined : createLimiter({ ...rule, calls: rule.calls * times }),
  ]);
  return Object.fromEntries(limiters) as Limits;
};
