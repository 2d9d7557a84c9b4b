import { amountWords, methodWords, timeWords } from '#cli/orders/labels.ts';
import { stateWords } from '#cli/orders/order-text.ts';
import type { WholePayment } from '#cli/payments/read-payment.ts';
import { factsOf, tableOf } from '#cli/table.ts';

type Attempt = WholePayment['attempts'][number];
type Refund = WholePayment['refunds'][number];
type Dispute = WholePayment['disputes'][number];
type Fact = readonly [name: string, value: string];

const fact = (name: string, value: string | null): Fact[] =>
  value === null || value === '' ? [] : [[name, value]];

const time = (at: Date): string => `${timeWords(at)} UTC`;

const headOf = ({ order, money }: WholePayment): string => {
  const { paid, payable_until: until, currency } = order;
  const sums = money.flatMap(({ amount, given, pending, taken, left }): Fact[] => [
    ['Has come', amountWords(amount, currency)],
    ...(given > 0 ? [['Given back', amountWords(given, currency)] as const] : []),
    ...(pending > 0 ? [['On its way back', amountWords(pending, currency)] as const] : []),
    ...(taken > 0 ? [['Taken by disputes', amountWords(taken, currency)] as const] : []),
    ['Left of it', amountWords(left, currency)],
  ]);
  return factsOf([
    ['Order', order.number],
    ['Placed', time(order.created_at)],
    ['Status', stateWords(order)],
    ['Payment', `${methodWords(order.method)}, ${paid ? 'paid' : 'not paid'}`],
    ['Total', amountWords(order.total, currency)],
    ...(until !== null && !paid ? [['Waits until', time(until)] as const] : []),
    ...sums,
  ]);
};

const attemptOf = (one: Attempt): string =>
  factsOf([
    ['Attempt', one.id],
    ['Provider', one.provider],
    ['State', one.status],
    ['Amount', amountWords(one.amount, one.currency)],
    ['Made', time(one.created_at)],
    ...fact('Settled', one.settled_at && time(one.settled_at)),
    ...(one.status === 'redirected' ? [['Open until', time(one.expires_at)] as const] : []),
    ...fact('Reference', one.provider_ref),
    ...fact('Payment', one.payment_ref),
    ...fact('Why', one.error_code),
    ['Asked by the clock', `${one.checks} ${one.checks === 1 ? 'time' : 'times'}`],
  ]);

const shopWords = ({ by_hand: byHand, note }: Refund): string[] => [
  ...(byHand ? ['by hand'] : []),
  ...(note === null ? [] : [note]),
];

const refundsOf = ({ refunds, order }: WholePayment): string =>
  tableOf<Refund>(
    [
      { title: 'no.', cell: ({ no }) => no, end: true },
      { title: 'given back', cell: ({ created_at: at }) => timeWords(at) },
      { title: 'amount', cell: ({ amount }) => amountWords(amount, order.currency), end: true },
      { title: 'for', cell: ({ reason }) => reason },
      { title: 'state', cell: ({ status }) => status },
      { title: 'since', cell: ({ settled_at: at }) => (at ? timeWords(at) : '') },
      { title: 'reference', cell: ({ provider_refund_ref: reference }) => reference ?? '' },
      {
        title: 'words',
        cell: (one) => [...shopWords(one), ...fact('', one.error_code).flat()].join(' ').trim(),
      },
    ],
    refunds,
  );

const disputesOf = ({ disputes, order }: WholePayment): string =>
  tableOf<Dispute>(
    [
      { title: 'disputed', cell: ({ created_at: at }) => timeWords(at) },
      { title: 'amount', cell: ({ amount }) => amountWords(amount, order.currency), end: true },
      { title: 'state', cell: ({ status }) => status },
      { title: 'since', cell: ({ settled_at: at }) => (at ? timeWords(at) : '') },
      { title: 'answer by', cell: ({ respond_by: at }) => (at ? timeWords(at) : '') },
      { title: 'reference', cell: ({ provider_ref: reference }) => reference },
      { title: 'reason', cell: ({ reason }) => reason },
    ],
    disputes,
  );

type Step = { at: Date; what: string };

/** What happened, one after another; an attempt is named where there are several. */
const stepsOf = ({ order, attempts, refunds, disputes, events }: WholePayment): Step[] => {
  const nameOf = (id: string): string =>
    attempts.length > 1 ? ` ${attempts.findIndex((one) => one.id === id) + 1}` : '';
  const money = (amount: number): string => amountWords(amount, order.currency);
  const steps = [
    ...attempts.flatMap(({ id, provider, created_at: made, settled_at: at, status }): Step[] => [
      { at: made, what: `attempt${nameOf(id)} by ${provider}` },
      ...(at ? [{ at, what: `attempt${nameOf(id)} ${status}` }] : []),
    ]),
    ...events.map(({ attempt_id: id, provider, event_id: event, received_at: at, ...one }) => ({
      at,
      what: `${provider} told of attempt${nameOf(id)}: ${event}${one.processed_at ? '' : ', not followed yet'}`,
    })),
    ...refunds.flatMap(({ amount, created_at: made, settled_at: at, status }): Step[] => [
      { at: made, what: `${money(amount)} to be given back` },
      ...(at ? [{ at, what: `${money(amount)} ${status === 'failed' ? 'failed' : 'back'}` }] : []),
    ]),
    ...disputes.flatMap(({ amount, created_at: made, settled_at: at, status }): Step[] => [
      { at: made, what: `${money(amount)} disputed` },
      ...(at ? [{ at, what: `dispute of ${money(amount)} ${status}` }] : []),
    ]),
  ];
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
};

/** What happened to the money of an order, as a page of text. */
export const paymentText = (payment: WholePayment): string =>
  [
    headOf(payment),
    ...payment.attempts.map(attemptOf),
    ...(payment.refunds.length > 0 ? [refundsOf(payment)] : []),
    ...(payment.disputes.length > 0 ? [disputesOf(payment)] : []),
    ...(payment.attempts.length === 0
      ? ['Nothing was asked of a provider.']
      : [
          tableOf(
            [
              { title: 'history', cell: ({ at }) => timeWords(at) },
              { title: 'what', cell: ({ what }) => what },
            ],
            stepsOf(payment),
          ),
        ]),
  ].join('\n\n');
