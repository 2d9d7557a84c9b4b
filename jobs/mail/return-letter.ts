import type { Cancellation } from '#contract/orders/cancellation.ts';
import type { Block, Item } from '#jobs/mail/body.ts';
import type { MailData } from '#jobs/mail/kinds.ts';
import { itemOf, itemsHeading, moneyOf, numberFact, seeButton } from '#jobs/mail/order-parts.ts';
import type { Letter, Parts } from '#jobs/mail/order-parts.ts';
import { refundSums } from '#jobs/mail/refund-sums.ts';
import { writeDate, writeTime } from '#jobs/mail/texts.ts';

const TEXTS = {
  requested: 'returnRequested',
  approved: 'returnApproved',
  refused: 'returnRefused',
} as const;

/** What goes back, so many units of each; its value stands below, for all of it. */
export const itemsOf = (parts: Parts, { line_ids: ids, quantities }: Cancellation): Item[] =>
  parts.order.lines.flatMap((line) => {
    const quantity = quantities[ids.indexOf(line.id)];
    return quantity === undefined
      ? []
      : { ...itemOf(parts, { ...line, quantity, cancelled: false }), amount: '' };
  });

/** Who has declared what and when: a receipt has to say it by itself, without the shop's pages. */
const receiptBlocks = ({ t, order, language }: Parts, { date, reason }: Cancellation): Block[] => [
  {
    kind: 'facts',
    facts: [
      { name: t('orderPage.number'), value: order.number },
      { name: t('orderPage.date'), value: writeDate(order.date, language) },
      { name: t('mail.withdrawn.name'), value: order.address.name },
      { name: t('mail.withdrawn.time'), value: writeTime(date, language) },
    ],
  },
  ...(reason ? [{ kind: 'quote', text: reason } as const] : []),
];

const textsOf = (
  { withdrawal }: Cancellation,
  state: MailData['order-return']['state'],
): (typeof TEXTS)[keyof typeof TEXTS] | 'withdrawn' | 'withdrawalRefused' => {
  if (withdrawal && state === 'requested') return 'withdrawn';
  return withdrawal && state === 'refused' ? 'withdrawalRefused' : TEXTS[state];
};

/** A return that was asked for, the receipt of a withdrawal, or the shop's answer; undefined where it is gone. */
export const returnLetter = (
  parts: Parts,
  { cancellation: id, state }: MailData['order-return'],
): Letter | undefined => {
  const { t, order } = parts;
  const found = order.cancellations.find((one) => one.id === id);
  if (!found) return undefined;
  const about = textsOf(found, state);
  const amount = moneyOf(parts)(found.amount);
  return {
    subject: t(`mail.${about}.subject`, { number: order.number }),
    title: t(`mail.${about}.title`),
    text: t(`mail.${about}.text`),
    blocks: [
      ...(about === 'withdrawn' ? receiptBlocks(parts, found) : [numberFact(parts)]),
      itemsHeading(parts),
      { kind: 'items', items: itemsOf(parts, found) },
      {
        kind: 'sums',
        sums: refundSums(
          parts,
          found,
          state === 'refused' ? 'mail.value' : 'orderPage.refundTotal',
        ),
      },
      // What has to be done next; of a withdrawal its law says that.
      ...(about === 'returnRequested'
        ? [{ kind: 'text', text: t('returnPage.next') } as const]
        : []),
      ...(state === 'approved'
        ? [{ kind: 'text', text: t('mail.moneyBack', { amount }) } as const]
        : []),
      ...(state !== 'requested' && found.message
        ? [{ kind: 'quote', text: found.message } as const]
        : []),
      seeButton(parts),
    ],
  };
};
