import { randomUUID } from 'node:crypto';
import { deliverWebhook } from './deliver-webhook.ts';
import { createAccount, refuse, type Answer, type PaypalOrder } from './paypal/account.ts';
import { minorOf, moneyOf, type Money } from './paypal/money.ts';
import { createReplays, keyOf } from './paypal/replays.ts';
import { certificate, sealWebhook } from './paypal/seal-webhook.ts';
import { PAYPAL } from './page/brand.ts';
import { forgottenPage, type Provider } from './page/frame.ts';
import { languageOf } from './page/language.ts';
import { ABANDON, DECLINE, PAY, paymentPage } from './page/payment.ts';
import {
  serveProvider,
  type Asked,
  type Change,
  type Operation,
  type Reply,
} from './serve-provider.ts';
import type { Outcome, Sending, Simulator, SimulatorSettings } from './simulator.ts';

export type PaypalSimulatorSettings = SimulatorSettings & {
  clientId: string;
  clientSecret: string;
  /** What its webhooks are signed for; `webhook.secret` is of no use here. */
  webhookId: string;
};
export type PaypalSimulator = Simulator & {
  /** Every token has ended. */
  forgetTokens: () => void;
  /** From now on PayPal looks at each payment before it takes the money. */
  holdCaptures: (holds: boolean) => void;
  /** It has looked. */
  releaseCapture: (reference: string, status: 'COMPLETED' | 'DECLINED') => void;
};

const CERTIFICATE = '/v1/notifications/certs/CERT-simulation';

const isOutcome = (text: string | null): text is Outcome =>
  text === 'pay' || text === 'decline' || text === 'abandon';

const providerOf = (asked: Asked, order?: PaypalOrder): Provider => ({
  brand: PAYPAL,
  language: languageOf(asked, order?.returnUrl),
  query: asked.query,
});

/** Every amount of an answer becomes another. */
const changeMoney = (reply: Reply, { amount, currency }: Change): Reply => {
  const body = JSON.parse(JSON.stringify(reply.body), (name, value: unknown) => {
    if (name !== 'amount') return value;
    const money = value as Money;
    return moneyOf(amount ?? minorOf(money), currency ?? money.currency_code);
  }) as object;
  return { ...reply, body };
};

/** PayPal on this machine: OAuth, orders, captures, refunds, signed webhooks and the page to approve on. */
export const openPaypalSimulator = async (
  settings: PaypalSimulatorSettings,
): Promise<PaypalSimulator> => {
  const account = createAccount(
    (id) => `${server.url}/checkoutnow?token=${id}`,
    (path) => server.url + path,
  );
  const tokens = new Set<string>();
  const replays = createReplays();
  const later = new Set<Promise<number[]>>();

  const giveToken = ({ headers, body }: Asked): Reply => {
    const pair = `${settings.clientId}:${settings.clientSecret}`;
    if (headers.authorization !== `Basic ${btoa(pair)}`)
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
      };
    if (new URLSearchParams(body).get('grant_type') !== 'client_credentials')
      return { status: 400, body: { error: 'unsupported_grant_type' } };
    const token = `A21${randomUUID()}`;
    tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  };

  const guarded =
    (answer: (asked: Asked) => Reply) =>
    (asked: Asked): Reply => {
      const token = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? '';
      if (!tokens.has(token)) return refuse(401, 'AUTHENTICATION_FAILURE');
      if (asked.body !== '' && asked.headers['content-type'] !== 'application/json')
        return refuse(415, 'UNSUPPORTED_MEDIA_TYPE');
      return answer(asked);
    };

  const announce = (order: PaypalOrder): void => {
    if (!settings.webhook || !settings.sendsWebhooks) return;
    const sent = send({ reference: order.id });
    later.add(sent);
    void sent.finally(() => later.delete(sent));
  };
  const announcing =
    (answer: (asked: Asked) => Answer, idOf: (asked: Asked) => string) =>
    (asked: Asked): Answer => {
      const made = answer(asked);
      const order = account.orderOf(idOf(asked));
      if (made.status < 300 && order) announce(order);
      return made;
    };

  const first = ({ words }: Asked): string => words[0] ?? '';
  const create = ({ headers, body }: Asked): Answer =>
    headers['paypal-request-id'] === undefined
      ? refuse(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED')
      : account.create(JSON.parse(body));
  const idOfAnswer = (_asked: Asked, { body }: Reply): string | undefined =>
    typeof body === 'object' && 'id' in body ? String(body.id) : undefined;

  const act = (order: PaypalOrder, outcome: Outcome): string => {
    account.act(order, outcome);
    if (outcome !== 'abandon') announce(order);
    const back = new URL(outcome === 'abandon' ? order.cancelUrl : order.returnUrl);
    back.searchParams.set('token', order.id);
    if (outcome !== 'abandon') back.searchParams.set('PayerID', 'SIMULATEDPAYER');
    return back.href;
  };

  const page = (asked: Asked): Reply => {
    const order = account.orderOf(asked.query.get('token') ?? '');
    if (!order) return { status: 404, body: forgottenPage(providerOf(asked)) };
    const body = paymentPage(providerOf(asked, order), {
      shop: order.brand,
      // The shop makes it of the order's number and the id of the attempt.
      about: order.invoiceId.replace(`-${order.attemptId}`, ''),
      method: 'balance',
      amount: minorOf(order.amount),
      currency: order.amount.currency_code,
      buttons: [PAY, DECLINE, ABANDON],
    });
    return { status: 200, body };
  };
  const submit = (asked: Asked): Reply => {
    const order = account.orderOf(asked.query.get('token') ?? '');
    const outcome = new URLSearchParams(asked.body).get('outcome');
    if (!order || !isOutcome(outcome))
      return { status: 400, body: forgottenPage(providerOf(asked)) };
    return { status: 303, body: '', location: act(order, outcome) };
  };

  const capture = announcing((asked) => account.capture(first(asked)), first);
  const refund = announcing((asked) => account.refund(first(asked), JSON.parse(asked.body)), first);
  const order = '/v2/checkout/orders';
  const operations: Operation[] = [
    { name: 'token', method: 'POST', path: /^\/v1\/oauth2\/token$/, answer: giveToken },
    {
      name: 'create',
      method: 'POST',
      path: new RegExp(`^${order}$`),
      answer: guarded(
        replays.once('create', create, ({ body }) =>
          account.find('id' in body ? String(body.id) : ''),
        ),
      ),
      referenceOf: idOfAnswer,
      keyOf,
    },
    {
      name: 'find',
      method: 'GET',
      path: new RegExp(`^${order}/([^/]+)$`),
      answer: guarded((asked) => account.find(first(asked))),
      referenceOf: first,
      change: changeMoney,
    },
    {
      name: 'capture',
      method: 'POST',
      path: new RegExp(`^${order}/([^/]+)/capture$`),
      answer: guarded(replays.once('capture', capture)),
      referenceOf: first,
      keyOf,
      change: changeMoney,
    },
    {
      name: 'findCapture',
      method: 'GET',
      path: /^\/v2\/payments\/captures\/([^/]+)$/,
      answer: guarded((asked) => account.findCapture(first(asked))),
      referenceOf: first,
      change: changeMoney,
    },
    {
      name: 'refund',
      method: 'POST',
      path: /^\/v2\/payments\/captures\/([^/]+)\/refund$/,
      answer: guarded(replays.once('refund', refund)),
      referenceOf: first,
      keyOf,
    },
    {
      name: 'findRefund',
      method: 'GET',
      path: /^\/v2\/payments\/refunds\/([^/]+)$/,
      answer: guarded((asked) => account.findRefund(first(asked))),
      referenceOf: first,
    },
    {
      name: 'findDispute',
      method: 'GET',
      path: /^\/v1\/customer\/disputes\/([^/]+)$/,
      answer: guarded((asked) => account.findDispute(first(asked))),
      referenceOf: first,
    },
    {
      name: 'certificate',
      method: 'GET',
      path: new RegExp(`^${CERTIFICATE}$`),
      answer: () => ({ status: 200, body: certificate }),
    },
    { name: 'page', method: 'GET', path: /^\/checkoutnow$/, answer: page },
    { name: 'submit', method: 'POST', path: /^\/checkoutnow$/, answer: submit },
  ];

  const send = async (sending: Sending): Promise<number[]> => {
    const found = account.orderOf(sending.reference);
    if (!found || !settings.webhook) throw new Error('There is nothing to send, or nowhere');
    const { type, resource } = account.eventOf(found, sending.event);
    const certificateUrl = server.url + CERTIFICATE;
    const body = JSON.stringify({
      id: `WH-${randomUUID().toUpperCase()}`,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      event_type: type,
      resource,
    });
    return deliverWebhook(
      settings.webhook.url,
      sealWebhook(body, certificateUrl, settings.webhookId, sending.signature),
      sending,
    );
  };

  const requireOrder = (reference: string): PaypalOrder => {
    const found = account.orderOf(reference);
    if (!found) throw new Error(`PayPal knows no order ${reference}`);
    return found;
  };

  const server = await serveProvider(operations, settings.port);
  return {
    url: server.url,
    addRule: server.addRule,
    act: async (reference, outcome) => void act(requireOrder(reference), outcome),
    send,
    dispute: (reference, state) => {
      account.dispute(requireOrder(reference), state);
      const name = state === 'open' ? 'CREATED' : 'RESOLVED';
      return send({ reference, event: `CUSTOMER.DISPUTE.${name}` });
    },
    reverse: (reference) => {
      account.reverse(requireOrder(reference));
      return send({ reference, event: 'PAYMENT.CAPTURE.REVERSED' });
    },
    failRefund: (reference) => {
      account.failRefund(requireOrder(reference));
      return send({ reference });
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
    forgetTokens: () => tokens.clear(),
    holdCaptures: account.holdCaptures,
    releaseCapture: (reference, status) => account.releaseCapture(requireOrder(reference), status),
  };
};
