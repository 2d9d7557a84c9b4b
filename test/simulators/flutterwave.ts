import { deliverWebhook } from './deliver-webhook.ts';
import { createAccount, minorOf, refuse, wholeOf, type Payment } from './flutterwave/account.ts';
import { FLUTTERWAVE } from './page/brand.ts';
import { forgottenPage, notePage, type Provider } from './page/frame.ts';
import { keepLanguage, languageOf } from './page/language.ts';
import { ABANDON, DECLINE, PAY, paymentPage, type Button } from './page/payment.ts';
import {
  serveProvider,
  type Asked,
  type Change,
  type Operation,
  type Reply,
} from './serve-provider.ts';
import type { Outcome, Sending, Simulator, SimulatorSettings } from './simulator.ts';

export type FlutterwaveSimulatorSettings = SimulatorSettings & { secretKey: string };
/** Its references are the shop's own: the ids of the attempts. */
export type FlutterwaveSimulator = Simulator & {
  /** From now on payments wait for the bank. */
  holdPayments: (holds: boolean) => void;
  /** The bank has answered. */
  release: (reference: string, status: 'successful' | 'failed') => void;
  /** The refunds it has made have no comments any more. */
  loseComments: () => void;
  paymentOf: (reference: string) => Readonly<Payment> | undefined;
};

const CLOSE: Button = { outcome: 'close', label: 'payAndClose', isTest: true };

const providerOf = (asked: Asked, payment?: Payment): Provider => ({
  brand: FLUTTERWAVE,
  language: languageOf(asked, payment?.returnUrl),
  query: asked.query,
});

const isOutcome = (text: string | null): text is Outcome =>
  text === 'pay' || text === 'decline' || text === 'abandon';

const changeMoney = (reply: Reply, { amount, currency }: Change): Reply => {
  const { data, ...rest } = reply.body as { data: { amount: number; currency: string } };
  const told = currency ?? data.currency;
  const minor = amount ?? minorOf(data.amount, data.currency);
  return {
    ...reply,
    body: { ...rest, data: { ...data, amount: wholeOf(minor, told), currency: told } },
  };
};

/** Flutterwave v3 on this machine: links, verification, refunds, webhooks and the page to pay on. */
export const openFlutterwaveSimulator = async (
  settings: FlutterwaveSimulatorSettings,
): Promise<FlutterwaveSimulator> => {
  const account = createAccount((page) => `${server.url}/v3/hosted/pay/${page}`);
  const later = new Set<Promise<number[]>>();

  const guarded =
    (answer: (asked: Asked) => Reply) =>
    (asked: Asked): Reply =>
      asked.headers.authorization === `Bearer ${settings.secretKey}`
        ? answer(asked)
        : refuse(401, 'Invalid authorization key');

  const first = ({ words }: Asked): string => words[0] ?? '';
  const attemptOf = (asked: Asked): string | undefined =>
    account.paymentOfTransaction(first(asked))?.attemptId;

  const requirePayment = (reference: string): Payment => {
    const found = account.paymentOf(reference);
    if (!found) throw new Error(`Flutterwave knows no payment ${reference}`);
    return found;
  };

  const send = async (sending: Sending): Promise<number[]> => {
    const event = account.latestEvent(requirePayment(sending.reference));
    if (!event || !settings.webhook) throw new Error('There is nothing to send, or nowhere');
    const { url, secret } = settings.webhook;
    const { signature = 'good', event: name } = sending;
    const headers: Record<string, string> =
      signature === 'missing' ? {} : { 'verif-hash': signature === 'bad' ? `${secret}?` : secret };
    const body = JSON.stringify({ ...event, ...(name && { event: name }) });
    return deliverWebhook(url, { headers, body }, sending);
  };

  const announce = (payment: Payment): void => {
    if (!settings.webhook || !settings.sendsWebhooks) return;
    const sent = send({ reference: payment.attemptId });
    later.add(sent);
    void sent.finally(() => later.delete(sent));
  };

  /** Where the shopper comes to; one whose card is declined stays, and may take another. */
  const act = (payment: Payment, outcome: Outcome): string => {
    const made = account.act(payment, outcome);
    if (made) announce(payment);
    if (outcome === 'decline') return `/v3/hosted/pay/${payment.page}`;
    const back = new URL(payment.returnUrl);
    back.searchParams.set('status', outcome === 'pay' ? 'successful' : 'cancelled');
    back.searchParams.set('tx_ref', payment.attemptId);
    if (made) back.searchParams.set('transaction_id', String(made.id));
    return back.href;
  };

  const page = (asked: Asked): Reply => {
    const payment = account.paymentOfPage(first(asked));
    if (!payment) return { status: 404, body: forgottenPage(providerOf(asked)) };
    const isDeclined = payment.transactions.at(-1)?.status === 'failed';
    const body = paymentPage(providerOf(asked, payment), {
      shop: payment.title,
      about: payment.about,
      amount: minorOf(payment.amount, payment.currency),
      currency: payment.currency,
      notice: isDeclined ? 'declined' : undefined,
      buttons: [PAY, DECLINE, ABANDON, CLOSE],
    });
    return { status: 200, body };
  };
  const submit = (asked: Asked): Reply => {
    const payment = account.paymentOfPage(first(asked));
    const outcome = new URLSearchParams(asked.body).get('outcome');
    if (!payment) return { status: 404, body: forgottenPage(providerOf(asked)) };
    if (isOutcome(outcome)) {
      const location = act(payment, outcome);
      const stays = outcome === 'decline';
      return {
        status: 303,
        body: '',
        location: stays ? keepLanguage(location, asked.query) : location,
      };
    }
    if (outcome !== 'close') return { status: 400, body: 'This cannot be done here.' };
    act(payment, 'pay');
    return {
      status: 200,
      body: notePage(providerOf(asked, payment), 'paidAndClosed', 'toldByWebhook'),
    };
  };

  const operations: Operation[] = [
    {
      name: 'create',
      method: 'POST',
      path: /^\/v3\/payments$/,
      answer: guarded(({ body }) => account.create(JSON.parse(body))),
      referenceOf: ({ body }) => JSON.parse(body).tx_ref,
    },
    {
      name: 'find',
      method: 'GET',
      path: /^\/v3\/transactions\/verify_by_reference$/,
      answer: guarded(({ query }) => account.findByReference(query.get('tx_ref') ?? '')),
      referenceOf: ({ query }) => query.get('tx_ref') ?? undefined,
      change: changeMoney,
    },
    {
      name: 'find',
      method: 'GET',
      path: /^\/v3\/transactions\/([^/]+)\/verify$/,
      answer: guarded((asked) => account.findById(first(asked))),
      referenceOf: attemptOf,
      change: changeMoney,
    },
    {
      name: 'refund',
      method: 'POST',
      path: /^\/v3\/transactions\/([^/]+)\/refund$/,
      answer: guarded((asked) => account.refund(first(asked), JSON.parse(asked.body))),
      referenceOf: attemptOf,
    },
    {
      name: 'listRefunds',
      method: 'GET',
      path: /^\/v3\/refunds$/,
      answer: guarded(({ query }) =>
        account.listRefunds(query.get('id') ?? '', Number(query.get('page') ?? 1)),
      ),
    },
    { name: 'page', method: 'GET', path: /^\/v3\/hosted\/pay\/([^/]+)$/, answer: page },
    { name: 'submit', method: 'POST', path: /^\/v3\/hosted\/pay\/([^/]+)$/, answer: submit },
  ];

  const server = await serveProvider(operations, settings.port);
  return {
    url: server.url,
    addRule: server.addRule,
    act: async (reference, outcome) => void act(requirePayment(reference), outcome),
    send,
    calls: server.calls,
    movements: () => account.movements,
    memory: account.memory,
    reset: () => {
      server.forget();
      account.reset();
    },
    close: async () => {
      await Promise.all(later);
      await server.close();
    },
    holdPayments: account.holdPayments,
    release: (reference, status) => account.release(requirePayment(reference), status),
    loseComments: account.loseComments,
    paymentOf: account.paymentOf,
  };
};
