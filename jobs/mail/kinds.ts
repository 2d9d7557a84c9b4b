import type { OrderStatus } from '#contract/orders/order-codes.ts';

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

/** What is new in a store: how many products, and the newest of them. */
export type StoreNews = {
  slug: string;
  name: string;
  count: number;
  /** Those that were queued earlier have no picture. */
  products: readonly { id: string; slug: string; title: string; image?: string }[];
};
/** A product that costs less now, or is in stock again; prices in minor units. */
export type SentNotice = { subscription: string; price?: { now: number; before: number } };
/** What a mail about a return tells; that the money is back is another mail. */
export type ReturnState = 'requested' | 'approved' | 'refused';

type MoneyTrouble = { number: string; amount: string; reason: string };

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
  /** Goes to the e-mail address; `phone` is the new one, E.164. */
  'phone-changed': Greeted & Noticed & { phone: string };
  linked: Greeted & Noticed & { provider: LinkedWay };
  'account-deleted': Greeted;
  /** To whoever has asked about a product; `product` is its title. */
  'question-answered': Greeted &
    Linked & { product: string; question: string; answer: string; by: 'store' | 'buyer' };
  /** To the shop: what somebody asks about a product; `number` is the question's, for the commands. */
  'question-asked': Greeted &
    Linked & { product: string; asker: string; question: string; number: string };
  /** To a store: what a shopper writes, whom an answer goes to, the order's number where it is about one. */
  'store-message': Greeted & {
    store: string;
    sender: string;
    replyTo: string;
    message: string;
    number?: string;
  };
  /** To the shop: money that needs a person, of an order by its number; the amount as it is read. */
  'payment-review': Greeted & MoneyTrouble;
  'payment-disputed': Greeted & MoneyTrouble;
  'refund-failed': Greeted & MoneyTrouble;
  /** Of a month, by its first moment as ISO 8601; `end` is where these mails are ended. */
  'store-news': Greeted & { month: string; stores: readonly StoreNews[]; end: string };
  /** These are queued by what is written about the order (db/functions/mail_order_steps.sql); the id is the order's. */
  'order-placed': { order: string };
  /** To whoever has not paid some minutes after placing an order that is paid in advance. */
  'order-unpaid': { order: string };
  'order-status': { order: string; status: OrderStep };
  'order-cancelled': { order: string; cancellation: string };
  'order-refunded': { order: string; cancellation: string };
  /** To the shop: a prescription has come in; the id is the prescription's. */
  'prescription-sent': { prescription: string };
  /** To whoever has sent it: it is there, and later what became of it. */
  'prescription-receipt': { prescription: string };
  'prescription-state': { prescription: string; state: 'unreadable' | 'answered' };
  /** These two, and no others, go to an address that nobody has confirmed; the id is the subscription's. */
  'newsletter-confirm': { subscription: string };
  'notice-confirm': { subscription: string };
  'newsletter-welcome': { subscription: string };
  /** What has happened to products that somebody is waiting for. */
  notice: { notices: SentNotice[] };
  /** What was written by the contact form: to the shop, and to whoever has written it. */
  contact: { message: string };
  'contact-receipt': { message: string };
  /** Asks the buyer for reviews, some days after the order has arrived. */
  'order-review': { order: string };
  /** What a shopper gives back, or withdraws from: that it has arrived, or the shop's answer (migration 0036). */
  'order-return': { order: string; cancellation: string; state: ReturnState };
  /** To the shop: a shopper asks to cancel or return, or has withdrawn. */
  'order-asked': { order: string; cancellation: string };
};

export type MailKind = keyof MailData;

/** A kind with its data: what a mail is made from. */
export type MailContent = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];
