import type { OrderStatus } from '#contract/codes.ts';

/** A way to sign in beside the password. */
export type LinkedWay = 'google' | 'facebook' | 'passkey';

/** Who is greeted; without a name the greeting has none. */
type Greeted = { name?: string };

/** A code, and for how many minutes from now it counts: a mail that is later than that is not sent. */
type Coded = { code: string; minutes: number };

/**
 * A page of the storefront where the reader goes on, as an address without origin and language:
 * `/forgot-password?code=123456`. Whoever sends the mail puts those in front.
 */
type Linked = { link: string };

/** When it happened, as ISO 8601, and in which browser, as `Firefox on Windows`. */
type Noticed = { time: string; device?: string };

/** How far an order may have come; that it was placed is another mail. */
export type OrderStep = Exclude<OrderStatus, 1>;

/** What a mail about a return tells; that the money is back is another mail. */
export type ReturnState = 'requested' | 'approved' | 'refused';

/** What each kind of mail is given to say. */
export type MailData = {
  /** Proves an address at sign-up, or a new address of an account. */
  verify: Greeted & Coded & Partial<Linked>;
  /** Signs in. */
  code: Greeted & Coded & Partial<Linked>;
  /** A forgotten password: the code, or the link that carries it. */
  reset: Greeted & Coded & Linked;
  /** Somebody has tried to sign up with an address that has an account. */
  'known-address': Greeted;
  'new-device': Greeted & Noticed;
  'password-changed': Greeted & Noticed;
  /** Goes to the old and to the new address; `email` is the new one. */
  'email-changed': Greeted & Noticed & { email: string };
  linked: Greeted & Noticed & { provider: LinkedWay };
  'account-deleted': Greeted;
  /** These are queued by what is written about the order (migration 0028); the id is the order's. */
  'order-placed': { order: string };
  'order-status': { order: string; status: OrderStep };
  'order-cancelled': { order: string; cancellation: string };
  'order-refunded': { order: string; cancellation: string };
  /** What a shopper gives back, or withdraws from: that it has arrived, or the shop's answer (migration 0036). */
  'order-return': { order: string; cancellation: string; state: ReturnState };
};

export type MailKind = keyof MailData;

/** A kind with its data: what a mail is made from. */
export type MailContent = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];
