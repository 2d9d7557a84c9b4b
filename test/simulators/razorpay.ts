import { deliverWebhook } from './deliver-webhook.ts';
import {
  goBack,
  pathOfPage,
  providerOf,
  readForm,
  showCheckout,
  type Opened,
} from './razorpay/checkout.ts';
import { refuse, unauthorized, type Answer, type Said } from './razorpay/answers.ts';
import { showUpiApp, showUpiOutcome, UPI_APP } from './razorpay/upi-app.ts';
import { writeWebhook } from './razorpay/events.ts';
import type { Payment } from './razorpay/entities.ts';
import { createLedger } from './razorpay/ledger.ts';
import { forgottenPage } from './page/frame.ts';
import {
  serveProvider,
  type Asked,
  type Change,
  type Operation,
  type Reply,
} from './serve-provider.ts';
import type { Outcome, Sending, Simulator, SimulatorSettings } from './simulator.ts';

export type RazorpaySimulatorSettings = SimulatorSettings & {
  keyId: string;
  keySecret: string;
  /** Without it the shop captures what the bank has promised. */
  isCapturedAtOnce?: boolean;
  /** How refunds stand when they have been asked for. */
  refundStatus?: 'pending' | 'processed' | 'failed';
  /** Whether QR codes are told with their content, which Razorpay activates for an account. */
  hasImageContent?: boolean;
  /** Another webhook of the account, with the same secret: each is told everything. */
  secondWebhook?: string;
};

const unknownPage = (asked: Asked): Reply => ({
  status: 400,
  body: forgottenPage(providerOf(asked)),
});

const isOutcome = (text: string | null): text is Outcome =>
  text === 'pay' || text === 'decline' || text === 'abandon';

const CODES = '/v1/payments/qr_codes';
const at = (path: string): RegExp => new RegExp(`^${path.replaceAll(':id', '([^/]+)')}$`);

/** Every payment of a list becomes one of another amount or currency. */
const changePayments = (reply: Reply, { amount, currency }: Change): Reply => {
  const { items } = reply.body as { items: object[] };
  const own = {
    ...(amount !== undefined && { amount }),
    ...(currency !== undefined && { currency }),
  };
  return {
    ...reply,
    body: { ...(reply.body as object), items: items.map((item) => ({ ...item, ...own })) },
  };
};

/** Razorpay on this machine: orders, QR codes, payments, refunds, signed webhooks and the hosted checkout. */
export const openRazorpaySimulator = async (
  settings: RazorpaySimulatorSettings,
): Promise<Simulator> => {
  const { keyId, keySecret, webhook, hasImageContent = true } = settings;
  const { isCapturedAtOnce = false, refundStatus = 'processed' } = settings;
  const ledger = createLedger({ isCapturedAtOnce, refundStatus });
  const opened = new Map<string, Opened>();
  const later = new Set<Promise<number[]>>();

  const send = async (sending: Sending): Promise<number[]> => {
    if (!webhook) throw new Error('There is nowhere to send to');
    const delivery = writeWebhook(ledger, webhook.secret, sending);
    const urls = [webhook.url, ...(settings.secondWebhook ? [settings.secondWebhook] : [])];
    return (await Promise.all(urls.map((url) => deliverWebhook(url, delivery, sending)))).flat();
  };
  const announce = (reference: string, event?: string): void => {
    if (!webhook || !settings.sendsWebhooks) return;
    const sent = send({ reference, ...(event !== undefined && { event }) });
    later.add(sent);
    void sent.finally(() => later.delete(sent));
  };
  const announcePayment = (paymentId: string): void => {
    const reference = ledger.ownerOf(paymentId);
    if (reference !== undefined) announce(reference);
  };

  const credentials = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const guarded =
    (answer: (asked: Asked, body: Said) => Answer) =>
    (asked: Asked): Answer => {
      if (asked.headers.authorization !== credentials) return unauthorized;
      if (asked.body === '') return answer(asked, {});
      if (asked.headers['content-type'] !== 'application/json')
        return refuse('The body is no JSON');
      return answer(asked, JSON.parse(asked.body) as Said);
    };

  const first = ({ words }: Asked): string => words[0] ?? '';
  const idOfAnswer = (_asked: Asked, { body }: Reply): string | undefined =>
    typeof body === 'object' && 'id' in body ? String(body.id) : undefined;
  const refundKey = ({ headers }: Asked): string | undefined =>
    headers['x-refund-idempotency']?.toString();
  const withoutContent = (reply: Answer): Answer =>
    hasImageContent
      ? reply
      : {
          ...reply,
          body: Object.fromEntries(
            Object.entries(reply.body).filter(([name]) => name !== 'image_content'),
          ),
        };

  const act = (reference: string, outcome: Outcome) => {
    const payment =
      outcome === 'abandon' ? undefined : ledger.attempt(reference, outcome === 'pay');
    if (payment) announce(reference);
    return payment;
  };

  const open = (asked: Asked): Reply => {
    const form = new URLSearchParams(asked.body);
    const order = ledger.findOrder(form.get('order_id') ?? '');
    const known = readForm(form, keyId, order);
    if (!order || !known) return unknownPage(asked);
    opened.set(order.id, known);
    return { status: 303, body: '', location: pathOfPage(order.id) };
  };
  const page = (asked: Asked): Reply => {
    const [order, known] = [ledger.findOrder(first(asked)), opened.get(first(asked))];
    if (!order || !known) return unknownPage(asked);
    return showCheckout(asked, order, known);
  };
  const submit = (asked: Asked): Reply => {
    const [order, known] = [ledger.findOrder(first(asked)), opened.get(first(asked))];
    const outcome = new URLSearchParams(asked.body).get('outcome');
    if (!order || !known || !isOutcome(outcome)) return unknownPage(asked);
    return goBack(asked, known, keySecret, { order, payment: act(order.id, outcome), outcome });
  };

  const submitCode = (asked: Asked): Reply => {
    const form = new URLSearchParams(asked.body);
    const [code, outcome] = [form.get('code') ?? '', form.get('outcome')];
    if (!ledger.findCode(code) || !isOutcome(outcome)) return unknownPage(asked);
    const payment = act(code, outcome);
    return payment ? showUpiOutcome(asked, payment.status === 'captured') : unknownPage(asked);
  };

  const get = (
    name: string,
    path: string,
    answer: (id: string, asked: Asked) => Answer,
  ): Operation => ({
    name,
    method: 'GET',
    path: at(path),
    answer: guarded((asked) => answer(first(asked), asked)),
    referenceOf: first,
    ...(name === 'find' && { change: changePayments }),
  });
  const post = (
    name: string,
    path: string,
    answer: (body: Said, asked: Asked) => Answer,
  ): Operation => ({
    name,
    method: 'POST',
    path: at(path),
    answer: guarded((asked, body) => answer(body, asked)),
    referenceOf: (asked, reply) => asked.words[0] ?? idOfAnswer(asked, reply),
    keyOf: refundKey,
  });

  const operations: Operation[] = [
    post('create', '/v1/orders', (body) => ledger.createOrder(body)),
    get('list', '/v1/orders', (_id, { query }) => ledger.listOrders(query.get('receipt'))),
    get('find', '/v1/orders/:id/payments', (id) => ledger.listPayments(id)),
    post('create', CODES, (body) => withoutContent(ledger.createCode(body))),
    get('list', CODES, () => ledger.listCodes()),
    get('find', `${CODES}/:id/payments`, (id) => ledger.listPayments(id)),
    get('findCode', `${CODES}/:id`, (id) => ledger.readCode(id)),
    post('expire', `${CODES}/:id/close`, (_body, asked) => ledger.closeCode(first(asked))),
    get('findPayment', '/v1/payments/:id', (id) => ledger.readPayment(id)),
    post('capture', '/v1/payments/:id/capture', (body, asked) => {
      const captured = ledger.capture(first(asked), body);
      if (captured.status === 200) announcePayment(first(asked));
      return captured;
    }),
    post('refund', '/v1/payments/:id/refund', (body, asked) => {
      const refunded = ledger.refund(first(asked), body, refundKey(asked));
      if (refunded.status === 200) announcePayment(first(asked));
      return refunded;
    }),
    get('listRefunds', '/v1/payments/:id/refunds', (id) => ledger.listRefunds(id)),
    get('findDispute', '/v1/disputes/:id', (id) => ledger.readDispute(id)),
    get('findRefund', '/v1/refunds/:id', (id) => ledger.readRefund(id)),
    { name: 'open', method: 'POST', path: at('/v1/checkout/embedded'), answer: open },
    { name: 'page', method: 'GET', path: at(pathOfPage(':id')), answer: page },
    { name: 'submit', method: 'POST', path: at(pathOfPage(':id')), answer: submit },
    {
      name: 'page',
      method: 'GET',
      path: at(UPI_APP),
      answer: (asked) => showUpiApp(asked, ledger.codes()),
    },
    { name: 'submit', method: 'POST', path: at(UPI_APP), answer: submitCode },
  ];

  const requirePayment = (reference: string): Payment => {
    const payment = ledger.paymentsOf(reference).findLast(({ captured }) => captured);
    if (!payment) throw new Error(`nothing was paid for ${reference}`);
    return payment;
  };

  const server = await serveProvider(operations, settings.port);
  return {
    url: server.url,
    addRule: server.addRule,
    act: async (reference, outcome) => void act(reference, outcome),
    send,
    dispute: (reference, state) => {
      ledger.dispute(requirePayment(reference), state);
      return send({ reference, event: `payment.dispute.${state === 'open' ? 'created' : state}` });
    },
    failRefund: (reference) => {
      ledger.failRefund(requirePayment(reference));
      return send({ reference, event: 'refund.failed' });
    },
    calls: server.calls,
    movements: ledger.movements,
    memory: [...ledger.memory, opened],
    reset: () => {
      server.forget();
      ledger.reset();
      opened.clear();
    },
    close: async () => {
      await Promise.all(later);
      await server.close();
    },
  };
};
