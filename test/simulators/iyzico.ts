import { deliverWebhook } from './deliver-webhook.ts';
import {
  describeOpened,
  describePayment,
  describeRefund,
  describeReport,
} from './iyzico/answers.ts';
import { createLedger, fail, isForm, type Form, type Said } from './iyzico/ledger.ts';
import { INITIALIZED, isAuthorized, REFUNDED, RETRIEVED, signAnswer } from './iyzico/signatures.ts';
import { leftPage, providerOf, showForm } from './iyzico/page.ts';
import { writeNotice } from './iyzico/notices.ts';
import { forgottenPage } from './page/frame.ts';
import { postBackPage } from './page/post-back.ts';
import {
  serveProvider,
  type Asked,
  type Change,
  type Operation,
  type Reply,
} from './serve-provider.ts';
import type { Outcome, Sending, Simulator, SimulatorSettings } from './simulator.ts';

export type IyzicoSimulatorSettings = SimulatorSettings & { apiKey: string; secretKey: string };
export type IyzicoSimulator = Simulator & {
  /** What Iyzico thinks of a payment: 1 accepted, 0 being looked at, -1 refused. */
  suspect: (reference: string, fraudStatus: number) => void;
};

const INITIALIZE = '/payment/iyzipos/checkoutform/initialize/auth/ecom';
const DETAIL = '/payment/iyzipos/checkoutform/auth/ecom/detail';
const REFUND = '/v2/payment/refund';
const REPORT = '/v2/reporting/payment/details';

const isOutcome = (text: string | null): text is Outcome =>
  text === 'pay' || text === 'decline' || text === 'abandon';

/** Iyzico on this machine: checkout forms, refunds, the report of a payment, signed notifications and the page. */
export const openIyzicoSimulator = async (
  settings: IyzicoSimulatorSettings,
): Promise<IyzicoSimulator> => {
  const { secretKey, webhook } = settings;
  const ledger = createLedger();
  const later = new Set<Promise<number[]>>();

  /** Bad signatures are answered with 200 too: the JSON says that it has failed. */
  const guarded =
    (path: string, answer: (body: Said, asked: Asked) => Said) =>
    (asked: Asked): Reply => {
      const { headers, body } = asked;
      if (!isAuthorized(settings, { headers, path, body }))
        return { status: 200, body: fail('1000', 'invalid signature') };
      return { status: 200, body: answer(body === '' ? {} : (JSON.parse(body) as Said), asked) };
    };

  const initialize = (body: Said): Said => {
    const form = ledger.open(body);
    if (!isForm(form)) return form;
    // English stands for all that Iyzico has not: there the browser says what it wants.
    const language = form.locale === 'en' ? '' : `&lang=${form.locale}`;
    const pageUrl = `${server.url}/?token=${form.token}${language}`;
    return signAnswer(secretKey, describeOpened(form, pageUrl), INITIALIZED);
  };
  const retrieve = ({ token, conversationId }: Said): Said => {
    const told = describePayment(ledger.find(token), conversationId);
    return told['status'] === 'success' ? signAnswer(secretKey, told, RETRIEVED) : told;
  };
  const refund = (body: Said): Said => {
    const form = ledger.refund(body);
    return isForm(form) ? signAnswer(secretKey, describeRefund(form, body), REFUNDED) : form;
  };

  /** The payment is another one, and signed as such. */
  const change = (reply: Reply, { amount, currency }: Change): Reply => {
    const body = { ...(reply.body as Said) };
    if (amount !== undefined) Object.assign(body, { price: amount / 100, paidPrice: amount / 100 });
    if (currency !== undefined) Object.assign(body, { currency });
    return { ...reply, body: signAnswer(secretKey, body, RETRIEVED) };
  };

  const requireForm = (reference: string): Form => {
    const form = ledger.find(reference);
    if (!form) throw new Error(`Iyzico knows no form ${reference}`);
    return form;
  };
  const send = async (sending: Sending): Promise<number[]> => {
    if (!webhook) throw new Error('There is nowhere to send to');
    return deliverWebhook(
      webhook.url,
      writeNotice(secretKey, requireForm(sending.reference), sending),
      sending,
    );
  };
  const act = (form: Form, outcome: Outcome): void => {
    const isDone = ledger.act(form, outcome);
    if (!isDone || !webhook || !settings.sendsWebhooks) return;
    const sent = send({ reference: form.token });
    later.add(sent);
    void sent.finally(() => later.delete(sent));
  };

  const page = (asked: Asked): Reply => {
    const form = ledger.find(asked.query.get('token'));
    if (!form) return { status: 404, body: forgottenPage(providerOf(asked)) };
    return { status: 200, body: showForm(asked, form) };
  };
  const submit = (asked: Asked): Reply => {
    const form = ledger.find(asked.query.get('token'));
    const outcome = new URLSearchParams(asked.body).get('outcome');
    if (!form || !isOutcome(outcome))
      return { status: 400, body: forgottenPage(providerOf(asked)) };
    act(form, outcome);
    if (outcome === 'abandon') return { status: 200, body: leftPage(asked) };
    const fields = { token: form.token };
    return { status: 200, body: postBackPage(providerOf(asked), form.callbackUrl, fields) };
  };

  const field = (name: string) => (asked: Asked, reply: Reply) => {
    const said = { ...(reply.body as Said), ...(asked.body && (JSON.parse(asked.body) as Said)) };
    return said[name] === undefined ? undefined : String(said[name]);
  };
  const exactly = (path: string): RegExp => new RegExp(`^${path}$`);
  const operations: Operation[] = [
    {
      name: 'create',
      method: 'POST',
      path: exactly(INITIALIZE),
      answer: guarded(INITIALIZE, initialize),
      referenceOf: field('token'),
    },
    {
      name: 'find',
      method: 'POST',
      path: exactly(DETAIL),
      answer: guarded(DETAIL, retrieve),
      referenceOf: field('token'),
      change,
    },
    {
      name: 'refund',
      method: 'POST',
      path: exactly(REFUND),
      answer: guarded(REFUND, refund),
      referenceOf: field('paymentId'),
      keyOf: ({ body }) => String((JSON.parse(body) as Said)['conversationId']),
    },
    {
      name: 'findRefund',
      method: 'GET',
      path: exactly(REPORT),
      answer: guarded(REPORT, (_body, { query }) =>
        describeReport(ledger.findPaid(query.get('paymentId'))),
      ),
      referenceOf: ({ query }) => query.get('paymentId') ?? undefined,
    },
    { name: 'page', method: 'GET', path: /^\/$/, answer: page },
    { name: 'submit', method: 'POST', path: /^\/$/, answer: submit },
  ];

  const server = await serveProvider(operations, settings.port);
  return {
    url: server.url,
    addRule: server.addRule,
    act: async (reference, outcome) => act(requireForm(reference), outcome),
    suspect: (reference, fraudStatus) =>
      void Object.assign(requireForm(reference), { fraudStatus }),
    send,
    calls: server.calls,
    movements: ledger.movements,
    memory: ledger.memory,
    reset: () => {
      server.forget();
      ledger.reset();
    },
    close: async () => {
      await Promise.all(later);
      await server.close();
    },
  };
};
