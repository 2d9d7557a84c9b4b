import { randomBytes, randomInt } from 'node:crypto';
import type { Movement } from '#test/simulators/simulator.ts';

export type Answer = { status: number; body: object };

type Refund = { id: number; amount: number; comment: string };
type Transaction = {
  id: number;
  status: 'successful' | 'failed' | 'pending';
  refunds: Refund[];
};
export type Payment = {
  /** The last word of the page's address. */
  page: string;
  attemptId: string;
  amount: number;
  currency: string;
  title: string;
  about: string;
  returnUrl: string;
  transactions: Transaction[];
};

type PaymentBody = {
  tx_ref?: string;
  amount?: number;
  currency?: string;
  redirect_url?: string;
  customer?: { email?: string };
  customizations?: { title?: string; description?: string };
};

/** Flutterwave's hold twenty; short ones are turned in a test. */
const PAGE_SIZE = 2;
const WHOLE = ['CLP', 'COP', 'GNF', 'RWF', 'SLL', 'UGX', 'XAF', 'XOF'];

export const minorOf = (amount: number, currency: string): number =>
  WHOLE.includes(currency) ? Math.round(amount) : Math.round(amount * 100);
export const wholeOf = (minor: number, currency: string): number =>
  WHOLE.includes(currency) ? minor : minor / 100;

export const refuse = (status: number, message: string): Answer => ({
  status,
  body: { status: 'error', message, data: null },
});
const succeed = (message: string, data: unknown, meta?: object): Answer => ({
  status: 200,
  body: { status: 'success', message, ...(meta && { meta }), data },
});

/** The books of a merchant at Flutterwave. There are no idempotency keys: what is asked twice is done twice. */
export const createAccount = (pageOf: (page: string) => string) => {
  const payments = new Map<string, Payment>();
  const movements: Movement[] = [];
  let holdsPayments = false;

  const listTransactions = () =>
    [...payments.values()].flatMap((payment) =>
      payment.transactions.map((transaction) => ({ payment, transaction })),
    );
  const findTransaction = (id: string) =>
    listTransactions().find(({ transaction }) => String(transaction.id) === id);

  const describe = (payment: Payment, { id, status }: Transaction) => ({
    id,
    tx_ref: payment.attemptId,
    flw_ref: `FLW-MOCK-${id}`,
    amount: payment.amount,
    currency: payment.currency,
    charged_amount: payment.amount,
    app_fee: 1.4,
    processor_response: status === 'failed' ? 'Insufficient Funds' : 'Approved',
    status,
    payment_type: 'card',
    customer: { id: 1, name: 'Anonymous customer' },
  });

  const create = (body: PaymentBody): Answer => {
    const { tx_ref: attemptId, amount, currency, redirect_url: returnUrl, customer } = body;
    if (!attemptId || !currency || !returnUrl || !customer?.email)
      return refuse(400, 'A required field is missing');
    if (typeof amount !== 'number' || !(amount > 0)) return refuse(400, 'amount must be a number');
    const known = payments.get(attemptId);
    const isSame = known?.amount === amount && known.currency === currency;
    const isPaid = known?.transactions.some(({ status }) => status !== 'failed');
    if (known && (isPaid || !isSame)) return refuse(400, 'Duplicate transaction reference');
    const page = randomBytes(8).toString('hex');
    const { title = '', description: about = '' } = body.customizations ?? {};
    const transactions = known?.transactions ?? [];
    const made = { page, attemptId, amount, currency, title, about, returnUrl, transactions };
    payments.set(attemptId, made);
    return succeed('Hosted Link', { link: pageOf(page) });
  };

  const answerWith = (found: ReturnType<typeof findTransaction>): Answer =>
    found
      ? succeed('Transaction fetched successfully', describe(found.payment, found.transaction))
      : refuse(400, 'No transaction was found for this id');

  const findByReference = (attemptId: string): Answer => {
    const own = listTransactions().filter(({ payment }) => payment.attemptId === attemptId);
    const taken = own.find(({ transaction }) => transaction.status !== 'failed');
    return answerWith(taken ?? own.at(-1));
  };

  const refund = (id: string, body: { amount?: number; comments?: string }): Answer => {
    const found = findTransaction(id);
    if (found?.transaction.status !== 'successful') return refuse(400, 'Transaction not found');
    const { payment, transaction } = found;
    const { attemptId, currency } = payment;
    const given = transaction.refunds.reduce((sum, { amount }) => sum + amount, 0);
    const left = minorOf(payment.amount, currency) - given;
    const amount = body.amount === undefined ? left : minorOf(body.amount, currency);
    if (amount <= 0 || amount > left)
      return refuse(400, 'Amount to be refunded is greater than the transaction amount');
    const made: Refund = { id: randomInt(1_000, 9_999_999), amount, comment: body.comments ?? '' };
    transaction.refunds.push(made);
    const reference = String(made.id);
    movements.push({ kind: 'refund', attemptId, reference, amount, currency });
    return succeed('Transaction refund initiated', {
      id: made.id,
      tx_id: transaction.id,
      flw_ref: `URF_${made.id}`,
      amount_refunded: wholeOf(amount, currency),
      status: 'completed',
      destination: 'payment_source',
    });
  };

  const listRefunds = (id: string, page: number): Answer => {
    const found = findTransaction(id);
    if (!found) return succeed('Refunds fetched', []);
    const { payment, transaction } = found;
    const all = transaction.refunds.map((made) => ({
      id: made.id,
      amount_refunded: wholeOf(made.amount, payment.currency),
      status: 'completed',
      flw_ref: `URF_${made.id}`,
      comment: made.comment,
      transaction_id: transaction.id,
    }));
    const total_pages = Math.max(Math.ceil(all.length / PAGE_SIZE), 1);
    const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const page_info = { total: all.length, current_page: page, total_pages, page_size: PAGE_SIZE };
    return succeed('Refunds fetched', shown, { page_info });
  };

  const takeMoney = ({ attemptId, amount, currency }: Payment, id: number): void => {
    const minor = minorOf(amount, currency);
    const reference = String(id);
    movements.push({ kind: 'charge', attemptId, reference, amount: minor, currency });
  };

  return {
    create,
    findByReference,
    findById: (id: string): Answer => answerWith(findTransaction(id)),
    refund,
    listRefunds,
    paymentOf: (attemptId: string): Payment | undefined => payments.get(attemptId),
    paymentOfTransaction: (id: string): Payment | undefined => findTransaction(id)?.payment,
    paymentOfPage: (page: string): Payment | undefined =>
      [...payments.values()].find((payment) => payment.page === page),
    /** What the shopper does on the page; undefined where nothing comes of it. */
    act: (payment: Payment, outcome: 'pay' | 'decline' | 'abandon'): Transaction | undefined => {
      const isPaid = payment.transactions.some(({ status }) => status !== 'failed');
      if (outcome === 'abandon' || isPaid) return undefined;
      const paid = holdsPayments ? 'pending' : 'successful';
      const status = outcome === 'decline' ? 'failed' : paid;
      const made: Transaction = { id: randomInt(1_000, 9_999_999), status, refunds: [] };
      payment.transactions.push(made);
      if (status === 'successful') takeMoney(payment, made.id);
      return made;
    },
    /** Payments wait for the bank. */
    holdPayments: (holds: boolean): void => {
      holdsPayments = holds;
    },
    /** The bank has answered. */
    release: (payment: Payment, status: 'successful' | 'failed'): void => {
      for (const transaction of payment.transactions)
        if (transaction.status === 'pending') {
          transaction.status = status;
          if (status === 'successful') takeMoney(payment, transaction.id);
        }
    },
    /** Refunds whose comments are lost, as those made by hand have none. */
    loseComments: (): void => {
      for (const { transaction } of listTransactions())
        for (const made of transaction.refunds) made.comment = '';
    },
    /** What the webhook tells of the last try to pay. */
    latestEvent: (payment: Payment): object | undefined => {
      const last = payment.transactions.at(-1);
      return last && { event: 'charge.completed', data: describe(payment, last) };
    },
    movements,
    memory: [payments],
    reset: (): void => {
      payments.clear();
      movements.length = 0;
      holdsPayments = false;
    },
  };
};
