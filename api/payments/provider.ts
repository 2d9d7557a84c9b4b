import type { PaymentMethod } from '#contract/orders/order-codes.ts';
import type { Minor } from '#contract/money.ts';
import type { LanguageCode, CustomText } from '#i18n/languages.ts';
import type { MessageKey } from '#i18n/translate.ts';

/** Who pays, and where the parcel goes: what card gateways want to know. */
export type Payer = {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  state: string;
  city: string;
  zip: string;
  street: string;
  /** The network address that the payment was asked from. */
  ip: string;
};

/** What a provider is asked to take: one attempt to pay one order. */
export type PaymentRequest = {
  /** A UUID; the reference and the idempotency key at the provider. */
  attemptId: string;
  orderNumber: string;
  amount: Minor;
  currency: string;
  language: LanguageCode;
  payer: Payer;
  shopName: string;
  /** What `fields` asked for, by their names. */
  answers: Readonly<Record<string, string>>;
  /** Where the provider sends the shopper who has paid, and who has not. */
  returnUrl: string;
  cancelUrl: string;
  /** Where it sends the shopper by a POST of another site. */
  callbackUrl: string;
  expiresAt: Date;
  /** The outcome of an earlier call for this attempt is unknown: nothing may be made twice. */
  isRepeated: boolean;
};

/** How the shopper comes to pay. `reference` is the provider's own for the attempt. */
export type Started = { reference: string } & (
  | { kind: 'redirect'; url: string }
  /** The shopper's browser posts a form there. */
  | { kind: 'form'; url: string; fields: Readonly<Record<string, string>> }
  /** An address like upi://pay?…: a QR code on a screen, a link on a phone. */
  | { kind: 'upi'; link: string; isConfirmedByHand: boolean }
);

/** An attempt as the shop has it. */
export type KnownAttempt = {
  attemptId: string;
  /** Null while the answer of `start` is unknown. */
  reference: string | null;
  /** The provider's own for the money that was taken. */
  paymentReference: string | null;
  amount: Minor;
  currency: string;
};

/** What the provider says of money that it has taken. */
export type Taken = {
  /** As it was asked for: the id of the attempt, or the provider's reference for it. */
  reference: string;
  paymentReference: string;
  amount: Minor;
  currency: string;
};

/** The state of an attempt, as the provider itself tells it. */
export type ProviderPayment =
  /** The shopper may still pay. */
  | { state: 'open' }
  /** The shopper has done what they can; the bank has not answered. */
  | { state: 'processing' }
  | { state: 'paid'; taken: Taken }
  /** Somebody has to look: fraud is suspected, or a payment is told that nobody can prove. */
  | { state: 'review'; reason: string }
  /** Declined; `mayRetry` where the shopper may try again on the same page of the provider. */
  | { state: 'failed'; code: string; mayRetry: boolean }
  /** Nothing was taken, and nothing will be. */
  | { state: 'expired' };

export type RefundRequest = {
  /** A UUID; the idempotency key. A repeated call with it gives nothing back twice. */
  refundId: string;
  attempt: KnownAttempt & { paymentReference: string };
  /** Never above what is left of what was paid. */
  amount: Minor;
  reason: string;
  /** The provider's own, where an earlier call has told it. */
  reference: string | null;
  /** The outcome of an earlier call for this refund is unknown. */
  isRepeated: boolean;
  ip: string;
};

export type ProviderRefund =
  | { state: 'pending' | 'processed'; reference: string }
  | { state: 'failed'; reference: string | null; code: string };

/** A webhook whose signature holds. Its words only say what to ask the provider about. */
export type WebhookEvent = {
  /** The same where the event is sent again. */
  id: string;
  /** By which the attempt is found: the first that is known wins. */
  attemptId?: string | undefined;
  reference?: string | undefined;
  paymentReference?: string | undefined;
  /** Of a refund. */
  refundReference?: string | undefined;
  /** Of what a bank asks back for its customer, as `findDispute` takes it. */
  disputeReference?: string | undefined;
};

/** What a bank asks back for its customer: a chargeback, or a dispute that may become one. */
export type ProviderDispute = {
  /** Open until somebody has decided: won where the money stays, or is given back to the shop. */
  state: 'open' | 'won' | 'lost';
  amount: Minor;
  currency: string;
  /** In the provider's words. */
  reason: string;
  /** Until when it wants to hear the shop's side. */
  respondBy: Date | null;
  /** The money went back without anything that could be answered; it may be part of another dispute. */
  isReversal?: boolean;
};

export type WebhookRequest = {
  headers: Headers;
  /** As it came: signatures are over bytes. */
  body: Uint8Array<ArrayBuffer>;
  now: Date;
  signal: AbortSignal;
};

/** What is asked of the shopper only where this way to pay is chosen. */
export type PaymentField = {
  name: string;
  label: MessageKey;
  pattern?: string;
  inputMode?: 'numeric' | 'text';
  maxLength: number;
  /** Where the order has to go for it to be asked; without it anywhere. */
  countries?: readonly string[];
};

/**
 * A way to pay whose money is taken before anything is sent. Each call ends within `signal`; it throws
 * `ProviderRefused` where the provider has refused and nothing was taken or given back, and anything else
 * where nobody can know.
 */
export type OnlinePayment = {
  /** Its name in addresses (`payment/webhook/stripe`), records and figures. */
  slug: string;
  /** Its keys or its address are for tests: no money is real, and no shop in production takes it. */
  isForTests?: boolean;
  /** Origins that a form of the shop may lead to, redirects included. */
  formOrigins: readonly string[];
  fields?: readonly PaymentField[];
  start: (request: PaymentRequest, signal: AbortSignal) => Promise<Started>;
  /** Asks the provider; captures what the shopper has approved, where the provider wants that. */
  find: (attempt: KnownAttempt, signal: AbortSignal) => Promise<ProviderPayment>;
  /** Ends what nobody has paid, so that it cannot be paid later; without it the provider cannot. */
  expire?: (attempt: KnownAttempt, signal: AbortSignal) => Promise<void>;
  /** With a reference it gives nothing back, and tells how that refund stands by now. */
  refund: (request: RefundRequest, signal: AbortSignal) => Promise<ProviderRefund>;
  /** Asks about a dispute that a webhook has named; without it the provider tells of none. */
  findDispute?: (reference: string, signal: AbortSignal) => Promise<ProviderDispute>;
  /** Undefined where the signature does not hold; null for an event that says nothing of use. */
  verifyWebhook?: (request: WebhookRequest) => Promise<WebhookEvent | null | undefined>;
  /** Asks something harmless; throws where the keys are refused, or nobody answers. */
  check?: (signal: AbortSignal) => Promise<void>;
  /** What a cross-site POST back from the provider says it is about: never proof of anything. */
  readCallback?: (fields: Readonly<Record<string, string>>) => WebhookEvent | undefined;
};

/**
 * A way to pay, given to the shop by its configuration (docs/extending.md). What a provider does
 * beyond this stays in its own file under providers/.
 */
export type PaymentProvider = {
  /** One of `PAYMENT_METHOD`, or 100 to 999 for a shop's own. */
  code: PaymentMethod;
  name: MessageKey | CustomText;
  /** For one that takes cards: what it is called where no other does, so that nobody has to know the provider. */
  plainName?: MessageKey | CustomText;
  /** Where it is at home: for orders that go elsewhere it is offered last. Without them it is at home everywhere. */
  countries?: readonly string[];
  /** What a shopper has to know, below the name. */
  hint?: CustomText;
  /** What the provider's script in the browser needs to know, null without one. */
  publicKey: string | null;
  /** Whether it can settle this amount; a method that cannot is not offered. Without one: any of the currency. */
  settles: (currency: string, amount?: Minor) => boolean;
  /** Nothing is to be paid before the parcel comes: the order is confirmed as it is placed. */
  confirmsAtOnce: boolean;
  /** How it takes money before; without it, it asks for nothing before the parcel comes. */
  online?: OnlinePayment;
};

/** The provider has refused: nothing was taken, or given back. `code` is its own. */
export class ProviderRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
