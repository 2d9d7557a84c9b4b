import Stripe from 'stripe';
import { deliverWebhook, type Delivery } from './deliver-webhook.ts';
import { STRIPE } from './page/brand.ts';
import { forgottenPage, notePage, type Provider } from './page/frame.ts';
import { keepLanguage, languageOf, textsOf } from './page/language.ts';
import { ABANDON, DECLINE, PAY, paymentPage } from './page/payment.ts';
import {
  serveProvider,
  type Asked,
  type Change,
  type Operation,
  type Reply,
} from './serve-provider.ts';
import type { Outcome, Sending, Simulator, SimulatorSettings } from './simulator.ts';
import { createAccount, type Session } from './stripe/account.ts';
import { newId, refuse, type Answer } from './stripe/answers.ts';
import { readForm } from './stripe/form.ts';
import { minorOf, unitsOf } from './stripe/money.ts';
import { createReplays, keyOf } from './stripe/replays.ts';

export type StripeSimulatorSettings = SimulatorSettings & { secretKey: string };
export type StripeSimulator = Simulator & {
  /** From now on banks answer later, about payments and refunds. */
  holdPayments: (holds: boolean) => void;
  /** The bank has answered about a payment, or the last refund of it. */
  release: (reference: string, status: 'succeeded' | 'failed') => void;
};

const API_VERSION = '2026-10-28.endive';
const STALE_S = 301;

const providerOf = (asked: Asked, session?: Session): Provider => ({
  brand: STRIPE,
  language: languageOf(asked, session?.successUrl),
  query: asked.query,
});

const isOutcome = (text: string | null): text is Outcome =>
  text === 'pay' || text === 'decline' || text === 'abandon';

/** What is told of a session becomes another amount or currency. */
const changeMoney = (reply: Reply, { amount, currency }: Change): Reply => {
  const body = reply.body as { amount_total: number; currency: string };
  const told = currency?.toLowerCase() ?? body.currency;
  const minor = amount ?? minorOf(body.amount_total, body.currency);
  return { ...reply, body: { ...body, amount_total: unitsOf(minor, told), currency: told } };
};

/** Signs as Stripe's own library does, or as the test wants it. */
const sealWebhook = (
  payload: string,
  secret: string,
  signature: Sending['signature'] = 'good',
): Delivery => {
  if (signature === 'missing') return { headers: {}, body: payload };
  const timestamp = Math.floor(Date.now() / 1000) - (signature === 'stale' ? STALE_S : 0);
  // A bad one is of another body.
  const signed = signature === 'bad' ? `${payload} ` : payload;
  const options = { payload: signed, secret, timestamp };
  const header = Stripe.webhooks.generateTestHeaderString(options);
  return { headers: { 'stripe-signature': header }, body: payload };
};

/** Stripe on this machine: sessions, intents, refunds, keys, signed webhooks and the page to pay on. */
export const openStripeSimulator = async (
  settings: StripeSimulatorSettings,
): Promise<StripeSimulator> => {
  const account = createAccount((id) => `${server.url}/c/pay/${id}`);
  const replays = createReplays();
  const later = new Set<Promise<number[]>>();

  const guarded =
    (answer: (asked: Asked) => Answer) =>
    (asked: Asked): Reply => {
      const { headers, body } = asked;
      const check = (): Answer => {
        if (headers.authorization !== `Bearer ${settings.secretKey}`) return refuse(401, {});
        if (headers['stripe-version'] !== API_VERSION) return refuse(400, { code: 'api_version' });
        if (body !== '' && headers['content-type'] !== 'application/x-www-form-urlencoded')
          return refuse(400, { code: 'parameter_unknown' });
        return answer(asked);
      };
      const { headers: own, ...reply } = check();
      return { ...reply, headers: { 'request-id': newId('req'), ...own } };
    };

  const requireSession = (reference: string): Session => {
    const found = account.sessionOf(reference);
    if (!found) throw new Error(`Stripe knows no session ${reference}`);
    return found;
  };

  const send = async (sending: Sending): Promise<number[]> => {
    if (!settings.webhook) throw new Error('There is nowhere to send to');
    const { type, object } = account.eventOf(requireSession(sending.reference), sending.event);
    const body = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: Math.floor(Date.now() / 1000),
      type,
      livemode: false,
      pending_webhooks: 1,
      data: { object },
    });
    const { url, secret } = settings.webhook;
    return deliverWebhook(url, sealWebhook(body, secret, sending.signature), sending);
  };

  const announce = (session: Session, event?: string): void => {
    if (!settings.webhook || !settings.sendsWebhooks) return;
    const sent = send({ reference: session.id, ...(event && { event }) });
    later.add(sent);
    void sent.finally(() => later.delete(sent));
  };

  const first = ({ words }: Asked): string => words[0] ?? '';
  const announcing =
    (answer: (asked: Asked) => Answer) =>
    (asked: Asked): Answer => {
      const made = answer(asked);
      const session =
        made.status < 300 && 'id' in made.body && account.sessionOf(`${made.body.id}`);
      if (session) announce(session);
      return made;
    };

  /** Where the shopper comes to; one whose card is declined stays, and may take another. */
  const act = (session: Session, outcome: Outcome): string => {
    if (outcome === 'abandon') return session.cancelUrl;
    const wasOpen = session.status === 'open';
    account.tryToPay(session, outcome);
    if (wasOpen) announce(session);
    return session.status === 'open' ? `/c/pay/${session.id}` : session.successUrl;
  };

  const page = (asked: Asked): Reply => {
    const session = account.sessionOf(first(asked));
    if (!session) return { status: 404, body: forgottenPage(providerOf(asked)) };
    const provider = providerOf(asked, session);
    if (session.status !== 'open')
      return { status: 200, body: notePage(provider, 'ended', 'toShop') };
    const { name, amount, currency, intent } = session;
    const body = paymentPage(provider, {
      shop: textsOf(provider.language)('merchant'),
      about: name,
      amount: minorOf(amount, currency),
      currency: currency.toUpperCase(),
      notice: intent?.isDeclined ? 'declined' : undefined,
      buttons: [PAY, DECLINE, ABANDON],
    });
    return { status: 200, body };
  };
  const submit = (asked: Asked): Reply => {
    const session = account.sessionOf(first(asked));
    const outcome = new URLSearchParams(asked.body).get('outcome');
    if (!session || !isOutcome(outcome))
      return { status: 400, body: forgottenPage(providerOf(asked)) };
    const location = act(session, outcome);
    const stays = session.status === 'open' && outcome !== 'abandon';
    return {
      status: 303,
      body: '',
      location: stays ? keepLanguage(location, asked.query) : location,
    };
  };

  const idOfAnswer = (_asked: Asked, { body }: Reply): string | undefined =>
    typeof body === 'object' && 'id' in body ? String(body.id) : undefined;
  const formOf = ({ body }: Asked) => readForm(body);
  const { admit } = replays;
  const operations: Operation[] = [
    {
      name: 'create',
      method: 'POST',
      path: /^\/v1\/checkout\/sessions$/,
      answer: guarded(replays.once('create', (asked) => account.create(formOf(asked)))),
      referenceOf: idOfAnswer,
      keyOf,
      admit,
    },
    {
      name: 'find',
      method: 'GET',
      path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
      answer: guarded((asked) =>
        account.find(first(asked), [...asked.query.values()].includes('payment_intent')),
      ),
      referenceOf: first,
      change: changeMoney,
    },
    {
      name: 'expire',
      method: 'POST',
      path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      answer: guarded(
        replays.once(
          'expire',
          announcing((asked) => account.expire(first(asked))),
        ),
      ),
      referenceOf: first,
      keyOf,
      admit,
    },
    {
      name: 'findIntent',
      method: 'GET',
      path: /^\/v1\/payment_intents\/([^/]+)$/,
      answer: guarded((asked) => account.findIntent(first(asked))),
      referenceOf: first,
    },
    {
      name: 'refund',
      method: 'POST',
      path: /^\/v1\/refunds$/,
      answer: guarded(
        replays.once(
          'refund',
          announcing((asked) => account.refund(formOf(asked))),
        ),
      ),
      referenceOf: idOfAnswer,
      keyOf,
      admit,
    },
    {
      name: 'listRefunds',
      method: 'GET',
      path: /^\/v1\/refunds$/,
      answer: guarded(({ query }) => account.listRefunds(query.get('payment_intent') ?? '')),
    },
    {
      name: 'findRefund',
      method: 'GET',
      path: /^\/v1\/refunds\/([^/]+)$/,
      answer: guarded((asked) => account.findRefund(first(asked))),
      referenceOf: first,
    },
    {
      name: 'findDispute',
      method: 'GET',
      path: /^\/v1\/disputes\/([^/]+)$/,
      answer: guarded((asked) => account.findDispute(first(asked))),
      referenceOf: first,
    },
    { name: 'page', method: 'GET', path: /^\/c\/pay\/([^/]+)$/, answer: page },
    { name: 'submit', method: 'POST', path: /^\/c\/pay\/([^/]+)$/, answer: submit },
  ];

  const server = await serveProvider(operations, settings.port);
  return {
    url: server.url,
    addRule: server.addRule,
    act: async (reference, outcome) => void act(requireSession(reference), outcome),
    send,
    dispute: (reference, state) => {
      account.dispute(requireSession(reference), state);
      return send({
        reference,
        event: `charge.dispute.${state === 'open' ? 'created' : 'closed'}`,
      });
    },
    failRefund: (reference) => {
      account.failRefund(requireSession(reference));
      return send({ reference, event: 'charge.refund.updated' });
    },
    calls: server.calls,
    movements: () => account.movements,
    memory: account.memory,
    reset: () => {
      server.forget();
      account.reset();
      replays.forget();
    },
    close: async () => {
      await Promise.all(later);
      await server.close();
    },
    holdPayments: account.hold,
    release: (reference, status) => {
      const session = requireSession(reference);
      const isOfRefund = session.intent?.refunds.some((refund) => refund.status === 'pending');
      account.release(session, status === 'succeeded');
      const outcome = status === 'succeeded' ? 'succeeded' : 'failed';
      announce(session, isOfRefund ? undefined : `checkout.session.async_payment_${outcome}`);
    },
  };
};
