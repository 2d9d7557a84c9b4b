import { SHIPPING_TYPE } from '#contract/codes.ts';
import { ORDER_STATUS, PAYMENT_STATUS, paymentMessage } from '#contract/orders/order-codes.ts';
import type { OrderLine, OrderPackage } from '#contract/orders/order.ts';
import { isPaidBack, remainingTotal, takenOut } from '#contract/orders/order-sums.ts';
import type { Block, Body, Fact, Sum } from '#jobs/mail/body.ts';
import type { MailContent, OrderStep } from '#jobs/mail/kinds.ts';
import {
  itemOf,
  itemsHeading,
  moneyOf,
  numberFact,
  seeButton,
  variantOf,
} from '#jobs/mail/order-parts.ts';
import type { Letter, Parts } from '#jobs/mail/order-parts.ts';
import { requestLetter } from '#jobs/mail/request-letter.ts';
import { refundSums } from '#jobs/mail/refund-sums.ts';
import { itemsOf, returnLetter } from '#jobs/mail/return-letter.ts';
import { writeDate, writeDays, writeTime } from '#jobs/mail/texts.ts';

export type OrderMail = Extract<MailContent, { kind: `order-${string}` }>;

const expectedOf = ({ t, language }: Parts, parcel: OrderPackage): string => {
  const isPickup = parcel.shipping_type === SHIPPING_TYPE.pickup;
  if (parcel.delivered_at)
    return t('orderPage.arrived', { date: writeDate(parcel.delivered_at, language) });
  const dates = writeDays(parcel.expected_from, parcel.expected_to, language);
  return t(isPickup ? 'arrival.pickup' : 'arrival.delivery', { dates });
};

/** Who brings a package, and where it is followed. */
const carriageBlocks = ({ t }: Parts, { carriage, cancelled: isGone }: OrderPackage): Block[] => {
  if (!carriage || isGone) return [];
  const { carrier, code, url } = carriage;
  const told = [
    t('orderPage.sentWith', { carrier }),
    ...(code ? [t('orderPage.trackingNumber', { code })] : []),
  ];
  return [
    { kind: 'small', text: told.join(' · ') },
    ...(url ? [{ kind: 'link', text: t('orderPage.trackParcel'), href: url } as const] : []),
  ];
};

const packageBlocks = (
  parts: Parts,
  parcel: OrderPackage,
  lines: readonly OrderLine[] = parts.order.lines,
): Block[] => {
  const { t } = parts;
  const ofParcel = lines.filter(({ id }) => parcel.line_ids.includes(id));
  if (ofParcel.length === 0) return [];
  const { pickup } = parcel;
  const place = pickup && [pickup.title, pickup.address].filter(Boolean).join(', ');
  return [
    { kind: 'heading', text: t('orderPage.packageFrom', { store: parcel.store.name }) },
    { kind: 'small', text: expectedOf(parts, parcel) },
    ...(place ? [{ kind: 'small', text: t('orderPage.pickupAt', { place }) } as const] : []),
    ...carriageBlocks(parts, parcel),
    { kind: 'items', items: ofParcel.map((line) => itemOf(parts, line)) },
  ];
};

/** What is left of the total once something was cancelled or given back. */
const leftOf = (parts: Parts): Sum[] => {
  const { t, order } = parts;
  const money = moneyOf(parts);
  const { cancelled: gone, returned } = takenOut(order);
  if (gone === 0 && returned === 0) return [];
  const minus = (name: string, amount: number): Sum[] =>
    amount === 0 ? [] : [{ name, value: `−${money(amount)}` }];
  return [
    ...minus(t('orderPage.cancelledSum'), gone),
    ...minus(t('orderPage.returnedSum'), returned),
    {
      name: t(
        order.payment_status === PAYMENT_STATUS.paid ? 'orderPage.leftPaid' : 'orderPage.left',
      ),
      value: money(remainingTotal(order)),
      total: true,
    },
  ];
};

const sumsOf = (parts: Parts): Sum[] => {
  const { t, order } = parts;
  const money = moneyOf(parts);
  const saved = (name: string, amount: number): Sum[] =>
    amount === 0 ? [] : [{ name, value: `−${money(amount)}` }];
  const vouchers = order.vouchers.flatMap(({ code, saving }) =>
    saved(t('orderPage.voucherNamed', { code }), saving),
  );
  return [
    { name: t('cartPage.subtotal'), value: money(order.subtotal) },
    ...saved(t('cartPage.bundleSaving'), order.bundle_saving),
    ...vouchers,
    {
      name: t('cartPage.shipping'),
      value: order.shipping === 0 ? t('cartPage.free') : money(order.shipping),
    },
    { name: t('cartPage.total'), value: money(order.amount), total: true },
    ...leftOf(parts),
  ];
};

/** A shop's own ways to pay have their names in the same place (i18n/custom-texts.ts). */
const methodFact = ({ t, order }: Parts): Fact => ({
  name: t('orderPage.method'),
  value: t(`orderPage.methods.m${order.method as 1}`),
});

const factsOf = (parts: Parts): Fact[] => {
  const { t, order, language } = parts;
  const amount = moneyOf(parts)(remainingTotal(order));
  return [
    { name: t('orderPage.number'), value: order.number },
    { name: t('orderPage.date'), value: writeDate(order.date, language) },
    methodFact(parts),
    {
      name: t('orderPage.payment'),
      value: t(paymentMessage(order), { amount }),
    },
  ];
};

/** When everything comes; of several days each parcel tells its own. */
const arrivalFacts = (parts: Parts): Fact[] => {
  const [dates, ...others] = new Set(
    parts.order.packages.map((parcel) => expectedOf(parts, parcel)),
  );
  if (dates === undefined || others.length > 0) return [];
  return [{ name: parts.t('checkoutPage.delivery'), value: dates }];
};

/** The stores are no longer just getting to work. */
const isUnderWay = ({ order: { status, cancelled: isGone } }: Parts): boolean =>
  isGone || status > ORDER_STATUS.confirmed;

const placed = (parts: Parts): Letter => {
  const { t, order, address, site } = parts;
  return {
    subject: t('mail.placed.subject', { number: order.number, site }),
    title: t('orderPage.thanks'),
    // It may be asked for again at any time.
    text: t(isUnderWay(parts) ? 'mail.again' : 'mail.placed.text'),
    blocks: [
      { kind: 'facts', facts: [...factsOf(parts), ...arrivalFacts(parts)] },
      seeButton(parts),
      ...order.packages.flatMap((parcel) => packageBlocks(parts, parcel)),
      { kind: 'sums', sums: sumsOf(parts) },
      { kind: 'small', text: t('cartPage.includedTax', { amount: moneyOf(parts)(order.tax) }) },
      { kind: 'heading', text: t('orderPage.address') },
      { kind: 'address', lines: address },
      ...(order.note
        ? [
            { kind: 'heading', text: t('orderPage.note') } as const,
            { kind: 'quote', text: order.note } as const,
          ]
        : []),
      { kind: 'small', text: t('mail.linkText') },
    ],
  };
};

/** Nothing once it was paid after all, or has ended. */
const unpaid = (parts: Parts): Letter | undefined => {
  const { t, order, language, payLink } = parts;
  if (order.payable_until === null) return undefined;
  return {
    subject: t('mail.unpaid.subject', { number: order.number }),
    title: t('mail.unpaid.title'),
    text: t('mail.unpaid.text', { time: writeTime(order.payable_until, language) }),
    blocks: [
      numberFact(parts),
      { kind: 'button', text: t('mail.unpaid.pay'), href: payLink },
      itemsHeading(parts),
      { kind: 'items', items: order.lines.map((line) => itemOf(parts, line)) },
      { kind: 'sums', sums: sumsOf(parts) },
      { kind: 'small', text: t('mail.linkText') },
    ],
  };
};

const advanced = (parts: Parts, status: OrderStep): Letter => {
  const { t, order, site } = parts;
  const items = order.lines.filter(({ cancelled }) => !cancelled);
  return {
    subject: t(`mail.status.subject${status}`, { number: order.number, site }),
    title: t(`mail.status.title${status}`),
    text: t(`mail.status.text${status}`),
    blocks: [
      numberFact(parts),
      seeButton(parts),
      ...order.packages.flatMap((parcel) => packageBlocks(parts, parcel, items)),
    ],
  };
};

/** Which order it is about, and where its money is to be looked for. */
const moneyBackFacts = (parts: Parts): Block => ({
  kind: 'facts',
  facts: [{ name: parts.t('orderPage.number'), value: parts.order.number }, methodFact(parts)],
});

/** What a cancellation has taken out of the order; undefined where it is gone. */
const cancelledOf = ({ order }: Parts, id: string) =>
  order.cancellations.find((one) => one.id === id);

const cancelled = (parts: Parts, id: string): Letter | undefined => {
  const { t, order, site } = parts;
  const found = cancelledOf(parts, id);
  if (!found) return undefined;
  const about = order.cancelled ? 'cancelledAll' : 'cancelledSome';
  const lines = order.lines.filter((line) => found.line_ids.includes(line.id));
  const amount = moneyOf(parts)(found.amount);
  const isBack = isPaidBack(order, found);
  return {
    subject: t(`mail.${about}.subject`, { number: order.number, site }),
    title: t(`mail.${about}.title`),
    text: t(`mail.${about}.text`),
    blocks: [
      isBack ? moneyBackFacts(parts) : numberFact(parts),
      itemsHeading(parts),
      // All of them are cancelled, which the title says: none is struck through.
      { kind: 'items', items: lines.map((line) => itemOf(parts, { ...line, cancelled: false })) },
      { kind: 'sums', sums: refundSums(parts, found, 'orderPage.cancelledSum') },
      {
        kind: 'text',
        text: isBack ? t('mail.moneyBack', { amount }) : t('mail.nothingToPay'),
      },
      ...(found.message ? [{ kind: 'quote', text: found.message } as const] : []),
      seeButton(parts),
    ],
  };
};

const refunded = (parts: Parts, id: string): Letter | undefined => {
  const { t, order, site } = parts;
  const found = cancelledOf(parts, id);
  if (!found) return undefined;
  const amount = moneyOf(parts)(found.amount);
  return {
    subject: t('mail.refunded.subject', { number: order.number, site }),
    title: t('mail.refunded.title'),
    text: t('mail.refunded.text', { amount }),
    blocks: [
      moneyBackFacts(parts),
      itemsHeading(parts),
      { kind: 'items', items: itemsOf(parts, found) },
      { kind: 'sums', sums: refundSums(parts, found, 'orderPage.refundTotal') },
      seeButton(parts),
    ],
  };
};

/** Undefined where meanwhile all is reviewed or given back. */
const invited = (parts: Parts): Letter | undefined => {
  const { t, order, reviewLink, refuseLink } = parts;
  const lines = order.lines.filter(
    ({ cancelled: isGone, product, rating, returned, quantity }) =>
      !isGone && product.id !== '' && rating === null && returned < quantity,
  );
  if (lines.length === 0) return undefined;
  return {
    subject: t('mail.reviewInvitation.subject', { number: order.number }),
    title: t('mail.reviewInvitation.title'),
    text: t('mail.reviewInvitation.text'),
    blocks: [
      {
        kind: 'items',
        items: lines.map((line) => ({
          ...itemOf(parts, line),
          details: variantOf(line),
          amount: '',
          link: { text: t('orderPage.review'), href: reviewLink(line.id) },
        })),
      },
      { kind: 'link', text: t('mail.reviewInvitation.stop'), href: refuseLink, quiet: true },
    ],
    unsubscribe: refuseLink,
  };
};

const letterOf = (parts: Parts, mail: OrderMail): Letter | undefined => {
  switch (mail.kind) {
    case 'order-placed':
      return placed(parts);
    case 'order-unpaid':
      return unpaid(parts);
    case 'order-status':
      return advanced(parts, mail.data.status);
    case 'order-cancelled':
      return cancelled(parts, mail.data.cancellation);
    case 'order-refunded':
      return refunded(parts, mail.data.cancellation);
    case 'order-review':
      return invited(parts);
    case 'order-return':
      return returnLetter(parts, mail.data);
    case 'order-asked':
      return requestLetter(parts, mail.data);
  }
};

/** What a mail about an order says; undefined where what it is about is gone. */
export const orderBody = (parts: Parts, mail: OrderMail): Body | undefined => {
  const { t, site } = parts;
  const letter = letterOf(parts, mail);
  if (!letter) return undefined;
  const { text, blocks, ...head } = letter;
  const toShop = mail.kind === 'order-asked';
  const name = toShop ? '' : parts.buyer;
  const hello: Block[] = [
    { kind: 'text', text: name ? t('mail.hello', { name }) : t('mail.helloAnyone') },
    { kind: 'text', text },
  ];
  return {
    ...head,
    preview: text,
    blocks: [...hello, ...blocks],
    reason: t(toShop ? 'mail.reasonShop' : 'mail.reasonOrder', { site }),
  };
};
