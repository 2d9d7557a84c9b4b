import {
  askProvider,
  hexHmac,
  isSameSignature,
  ProviderRefused,
  ProviderUnclear,
  type KnownAttempt,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from 'souk';

type Settings = { key: string; webhookSecret: string; apiBase?: string };

/** What River Pay says of a charge. Amounts are in the smallest unit, as the shop's are. */
type Charge = {
  id: string;
  /** The `reference` that it was made with. */
  reference: string;
  status: 'open' | 'paid' | 'declined' | 'expired';
  amount: number;
  currency: string;
  /** The page on which the shopper pays. */
  page: string;
};
type Refund = { id: string; status: 'pending' | 'done' | 'failed' };
type Event = { id: string; charge: string };

const stateOf = (charge: Charge): ProviderPayment => {
  const { reference, id, amount, currency } = charge;
  if (charge.status === 'open') return { state: 'open' };
  if (charge.status === 'expired') return { state: 'expired' };
  if (charge.status === 'declined') return { state: 'failed', code: 'declined', mayRetry: false };
  return { state: 'paid', taken: { reference, paymentReference: id, amount, currency } };
};

const refundStateOf = ({ id, status }: Refund): ProviderRefund =>
  status === 'failed'
    ? { state: 'failed', reference: id, code: 'refused_by_bank' }
    : { state: status === 'done' ? 'processed' : 'pending', reference: id };

/** Cards by River Pay, an invented provider with a page of its own. */
export const createRiverPay = ({
  key,
  webhookSecret,
  apiBase = 'https://api.river-pay.example',
}: Settings): PaymentProvider => {
  /** `repeatKey`: River Pay does the same thing once for it, however often it is asked. */
  const ask = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    signal: AbortSignal,
    { body, repeatKey }: { body?: object; repeatKey?: string } = {},
  ): Promise<Answer> => {
    const answer = await askProvider({
      method,
      url: apiBase + path,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(repeatKey && { 'idempotency-key': repeatKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    if (answer.status >= 400) throw new ProviderRefused(String(answer.status), answer.text);
    if (answer.body === undefined) throw new ProviderUnclear('River Pay has not answered in JSON');
    return answer.body as Answer;
  };

  const find = async (
    { reference }: KnownAttempt,
    signal: AbortSignal,
  ): Promise<ProviderPayment> => {
    // The answer to `start` was lost: it is asked again with the same key, and nobody has seen the page.
    if (reference === null) return { state: 'open' };
    return stateOf(await ask<Charge>('GET', `/charges/${reference}`, signal));
  };

  return {
    code: 110,
    name: { en: 'River Pay', ar: 'ريفر باي' },
    publicKey: null,
    settles: (currency) => ['USD', 'EUR'].includes(currency),
    confirmsAtOnce: false,
    online: {
      slug: 'river-pay',
      isForTests: key.startsWith('test_'),
      formOrigins: ['https://pay.river-pay.example'],
      start: async ({ attemptId, amount, currency, orderNumber, returnUrl }, signal) => {
        const body = {
          reference: attemptId,
          amount,
          currency,
          text: `Order ${orderNumber}`,
          return_url: returnUrl,
        };
        const repeatKey = attemptId;
        const charge = await ask<Charge>('POST', '/charges', signal, { body, repeatKey });
        return { kind: 'redirect', reference: charge.id, url: charge.page };
      },
      find,
      expire: async ({ reference }, signal) => {
        if (reference !== null) await ask('POST', `/charges/${reference}/expire`, signal);
      },
      refund: async ({ refundId, attempt, amount, reference }, signal) => {
        const path = `/charges/${attempt.paymentReference}/refunds`;
        const refund =
          reference === null
            ? await ask<Refund>('POST', path, signal, { body: { amount }, repeatKey: refundId })
            : await ask<Refund>('GET', `${path}/${reference}`, signal);
        return refundStateOf(refund);
      },
      verifyWebhook: async ({ headers, body }) => {
        const isTheirs = isSameSignature(
          headers.get('river-signature'),
          hexHmac(webhookSecret, body),
        );
        if (!isTheirs) return undefined;
        const { id, charge } = JSON.parse(new TextDecoder().decode(body)) as Event;
        return { id, reference: charge };
      },
      check: async (signal) => void (await ask('GET', '/account', signal)),
    },
  };
};
