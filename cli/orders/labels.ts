import type { Advanced } from '#api/orders/advance-order.ts';
import type { Cancelled } from '#api/orders/cancel-order.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { formatMoney } from '#contract/money.ts';
import { ORDER_STATUS, type OrderStatus, PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { languages } from '#i18n/languages.ts';

const inWords = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const nameOf = (codes: Readonly<Record<string, number>>, code: number): string =>
  inWords(Object.keys(codes).find((name) => codes[name] === code) ?? String(code));

/** 4 is "on the way". */
export const statusWords = (status: number): string => nameOf(ORDER_STATUS, status);

/** 2 is "cash on delivery". */
export const methodWords = (method: number): string => nameOf(PAYMENT_METHOD, method);

const STATUSES = Object.entries(ORDER_STATUS).map(
  ([name, status]) => [inWords(name).replaceAll(' ', '-'), status] as const,
);

export const STATUS_NAMES = STATUSES.map(([name]) => name);

/** The status that an option names, as `on-the-way`; undefined without it. Throws CommandError. */
export const readStatus = (option: string, text: string | undefined): OrderStatus | undefined => {
  if (text === undefined) return undefined;
  const status = new Map(STATUSES).get(text);
  if (status !== undefined) return status;
  throw new CommandError(`${option} is one of ${STATUS_NAMES.join(', ')}, and not "${text}".`);
};

/** An amount with the code of its currency: an order keeps the one that it was placed in. */
export const amountWords = (amount: number, currency: string): string =>
  formatMoney(
    amount,
    { currency, currency_icon: currency, currency_position: 2 },
    languages.en.locale,
  );

/** 2026-06-15 12:00, in UTC. */
export const timeWords = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');

type AdvanceReason = Extract<Advanced, { kind: 'refused' }>['reason'];
type CancelReason = Extract<Cancelled, { kind: 'refused' }>['reason'];

const ADVANCE: Record<AdvanceReason, string> = {
  notFound: 'is not there any more',
  unknownPackage: 'has no such package',
  cancelled: 'is cancelled',
  delivered: 'is delivered; nothing comes behind that',
  notAhead: 'is that far already; its status only goes forward',
  unpaid: 'is not paid yet, and its method is paid before it is sent',
};

const CANCEL: Record<CancelReason, string> = {
  notFound: 'is not there any more',
  unknownLine: 'has no such line',
  delivered: 'is delivered, in whole or in part; what was delivered can only be sent back',
};

/** Why an order does not go on, for the operator. */
export const advanceRefusal = (number: string, reason: AdvanceReason): RuleError =>
  new RuleError(`${number} ${ADVANCE[reason]}.`);

/** Why an order is not cancelled, for the operator. */
export const cancelRefusal = (number: string, reason: CancelReason): RuleError =>
  new RuleError(`${number} ${CANCEL[reason]}.`);
