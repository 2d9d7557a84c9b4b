import type { Cancellation } from '#contract/orders/cancellation.ts';
import type { Order } from '#contract/orders/order.ts';
import type { Block } from '#jobs/mail/body.ts';
import type { MailData } from '#jobs/mail/kinds.ts';
import { itemsHeading } from '#jobs/mail/order-parts.ts';
import type { Letter, Parts } from '#jobs/mail/order-parts.ts';
import { refundSums } from '#jobs/mail/refund-sums.ts';
import { itemsOf } from '#jobs/mail/return-letter.ts';
import { onOneLine, writeTime } from '#jobs/mail/texts.ts';

const textsOf = ({ kind, withdrawal }: Cancellation) => {
  if (kind === 'cancel') return 'cancelAsked';
  return withdrawal ? 'withdrawAsked' : 'returnAsked';
};

/** The number by which `--request` knows it: the oldest is 1, so one that comes later moves none. */
const requestNumber = ({ cancellations }: Order, { id }: Cancellation): number =>
  cancellations
    .toSorted((a, b) => a.date.localeCompare(b.date) || (a.id < b.id ? -1 : 1))
    .findIndex((one) => one.id === id) + 1;

/**
 * The commands that answer it. Each names the request or its lines: without them it would answer all that
 * waits, or cancel all that is left.
 */
const commandsOf = (order: Order, asked: Cancellation): string[] => {
  const shop = (action: string, more = ''): string =>
    `npm run shop -- orders ${action} ${order.number}${more}`;
  const request = ` --request ${requestNumber(order, asked)}`;
  const lines = order.lines.flatMap(({ id }, at) =>
    asked.line_ids.includes(id) ? ` --line ${at + 1}` : [],
  );
  return [
    shop('show'),
    asked.kind === 'cancel' ? shop('cancel', lines.join('')) : shop('approve', request),
    shop('refuse', `${request} --message TEXT`),
  ];
};

const factsOf = ({ t, language, order }: Parts, { date }: Cancellation): Block => ({
  kind: 'facts',
  facts: [
    { name: t('orderPage.number'), value: order.number },
    { name: t('contact.name'), value: onOneLine(order.address.name) },
    { name: t('contact.email'), value: order.address.email },
    { name: t('mail.time'), value: writeTime(date, language) },
  ],
});

/** To the shop: what a shopper asks to cancel or return, and how to answer; undefined where it is gone. */
export const requestLetter = (
  parts: Parts,
  { cancellation: id }: MailData['order-asked'],
): Letter | undefined => {
  const { t, order } = parts;
  const asked = order.cancellations.find((one) => one.id === id);
  if (!asked) return undefined;
  const about = textsOf(asked);
  const { email } = order.address;
  return {
    subject: t(`mail.${about}.subject`, { number: order.number }),
    title: t(`mail.${about}.title`),
    text: t(`mail.${about}.text`),
    blocks: [
      factsOf(parts, asked),
      itemsHeading(parts),
      { kind: 'items', items: itemsOf(parts, asked) },
      { kind: 'sums', sums: refundSums(parts, asked, 'mail.value') },
      ...(asked.reason ? [{ kind: 'quote', text: asked.reason } as const] : []),
      { kind: 'text', text: t('mail.answerCommands') },
      { kind: 'address', lines: commandsOf(order, asked) },
    ],
    ...(email && { replyTo: email }),
  };
};
