import type { SmsSender } from '#api/identity/send-code-by-sms.ts';
import type { CustomCalls } from '#api/custom-calls.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import type { OrderStatus } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import type { Review } from '#contract/reviews/review.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { MailTransport } from '#jobs/mail/transport.ts';
import type { Theme } from './theme/theme.ts';

export { cashOnDelivery } from '#api/payments/providers/cash-on-delivery.ts';
export { createFlutterwave } from '#api/payments/providers/flutterwave.ts';
export { createIyzico } from '#api/payments/providers/iyzico.ts';
export { createManualUpi } from '#api/payments/providers/manual-upi.ts';
export { createPaypal } from '#api/payments/providers/paypal.ts';
export { createRazorpay } from '#api/payments/providers/razorpay.ts';
export { createStripe } from '#api/payments/providers/stripe.ts';
export { createUpi } from '#api/payments/providers/upi.ts';
// What a way to pay of a shop's own is made with (docs/extending.md).
export { askProvider, ProviderUnclear } from '#api/payments/ask-provider.ts';
export { ProviderRefused } from '#api/payments/provider.ts';
export type {
  KnownAttempt,
  OnlinePayment,
  PaymentProvider,
  PaymentRequest,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
  RefundRequest,
  Started,
  WebhookEvent,
  WebhookRequest,
} from '#api/payments/provider.ts';
export { hexHmac, isSameSignature } from '#api/payments/signature.ts';

/** What a hook is told: what has happened, and the order as it is by now. */
export type OrderEvent = {
  /** The same where a hook is called again for the same event. */
  id: string;
  /** When it happened. */
  at: Date;
  /** The status that the order had reached then. */
  status: OrderStatus;
  /** Of `orderCancelled`: which of `order.cancellations` it is. */
  cancellationId: string | undefined;
  order: Order;
  /** The language that the order was placed in, which its texts are in. */
  language: LanguageCode;
  /** Aborted when the hook has taken too long; what it does may end then. */
  signal: AbortSignal;
};

export type OrderHook = (event: OrderEvent) => Promise<void> | void;

/** What a hook is told of a review that a buyer has written or changed. */
export type ReviewEvent = {
  /** The same where a hook is called again for the same event. */
  id: string;
  /** When it was written or changed. */
  at: Date;
  productId: string;
  /** As everybody sees it by now. */
  review: Review;
  /** Aborted when the hook has taken too long; what it does may end then. */
  signal: AbortSignal;
};

/**
 * Called after the order's transaction has been committed, at least once: again where a hook has
 * thrown or its process has ended in between. They never hold an order up and cannot refuse it.
 */
export type OrderHooks = {
  orderPlaced?: OrderHook;
  /** The order, not one package of it alone, has reached a later status. */
  orderAdvanced?: OrderHook;
  /** All of it, or lines. What a shopper only asks for is not cancelled yet. */
  orderCancelled?: OrderHook;
  orderPaid?: OrderHook;
};

/** `reviewWritten` is called in the same manner: after the commit, at least once. */
export type Hooks = OrderHooks & {
  reviewWritten?: (event: ReviewEvent) => Promise<void> | void;
};

/** Where the originals of the shop's own pictures are. Keys are paths such as `import/lamp.webp`. */
export type PictureStore = {
  /** Its size in bytes; undefined where there is none. */
  findSize: (key: string) => Promise<number | undefined>;
  /** Its bytes; undefined where there is none. */
  find: (key: string) => Promise<Buffer | undefined>;
  /** Keeps what an import or a shopper brings, whole or not at all. */
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** Removes what a shopper has brought; one that is gone already is no fault. */
  remove: (key: string) => Promise<void>;
};

/** A page of the shop's own, built into the storefront by `npm run build`. */
export type OwnPage = {
  /** Below the language: `size-guide`, or `fittings/:town` for many. */
  path: string;
  /** A React Router route module, from the folder of the configuration. */
  file: string;
};

/** All that a shop can add to Souk, or have otherwise. */
export type Shop = {
  /** The ways to pay, in the order they are offered; without it cash on delivery alone. */
  payments?: readonly PaymentProvider[];
  hooks?: Hooks;
  /** Sends codes to phones, and rejects where one was not taken; without it as `SMS_URL` says. */
  sms?: SmsSender;
  /** Takes all mails, and rejects where one was not taken; without it as `SMTP_URL` says. */
  mail?: MailTransport;
  /** Where pictures come from; without it `DATA_DIR/media/originals`. */
  pictures?: PictureStore;
  /** Calls below /api/own: `(app) => app.get('/stock', …)`, a Hono app. */
  calls?: CustomCalls;
  pages?: readonly OwnPage[];
  theme?: Theme;
  /** Texts in other words than Souk's: `{ en: { 'layout.cart': 'Basket' } }`. */
  texts?: Partial<Record<LanguageCode, Readonly<Record<string, string>>>>;
};

/** Types a shop's configuration: `export default defineShop({ … })` in souk.config.ts. */
export const defineShop = (shop: Shop): Shop => shop;
