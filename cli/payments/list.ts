import { parseArgs } from 'node:util';
import { CommandError } from '#cli/command-error.ts';
import type { Call } from '#cli/command.ts';
import { readCount, readMoment } from '#cli/option-values.ts';
import { amountWords, timeWords } from '#cli/orders/labels.ts';
import { ATTEMPT_STATUSES, listPayments, type PaymentRow } from '#cli/payments/find-payment.ts';
import { tableOf } from '#cli/table.ts';

export const LIMIT = 50;
const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const readStatus = (status: string | undefined): string | undefined => {
  if (status === undefined || ATTEMPT_STATUSES.includes(status)) return status;
  throw new CommandError(`--status is one of ${ATTEMPT_STATUSES.join(', ')}, and not "${status}".`);
};

const refundedWords = ({ refunded, currency }: PaymentRow): string =>
  refunded === 0 ? '' : amountWords(refunded, currency);

/** `payments list`. */
export const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      status: text,
      provider: text,
      since: text,
      until: text,
      limit: text,
      review: flag,
      json: flag,
    },
  });
  const payments = await listPayments(db, {
    status: readStatus(values.status),
    provider: values.provider,
    since: readMoment('--since', values.since),
    until: readMoment('--until', values.until, { isLast: true }),
    review: values.review,
    limit: readCount('--limit', values.limit) ?? LIMIT,
  });
  if (values.json) print(JSON.stringify(payments, undefined, 2));
  else if (payments.length === 0) print('There are no such payments.');
  else
    print(
      tableOf(
        [
          { title: 'attempt', cell: ({ id }) => id },
          { title: 'order', cell: ({ number }) => number },
          { title: 'made (UTC)', cell: (row) => timeWords(row.created_at) },
          { title: 'provider', cell: ({ provider }) => provider },
          { title: 'status', cell: ({ status }) => status },
          { title: 'amount', cell: (row) => amountWords(row.amount, row.currency), end: true },
          { title: 'given back', cell: refundedWords, end: true },
          { title: 'person', cell: ({ needs_person: needs }) => (needs ? 'wanted' : '') },
          { title: 'why', cell: ({ error_code: code }) => code ?? '' },
        ],
        payments,
      ),
    );
  return 0;
};
