import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import {
  ProviderRefused,
  type KnownAttempt,
  type PaymentProvider,
  type ProviderPayment,
  type RefundRequest,
} from '#api/payments/provider.ts';

type Session = { reference: string; said: ProviderPayment; amount: number; currency: string };
/** What a provider does with the next call of that name. */
type Trouble = 'refuses' | 'breaks' | 'drops';
type Operation = 'start' | 'find' | 'refund' | 'expire';

const GOOD = 'good';

/**
 * A provider that does what a test says, with books of its own. `drops`: it does what it was asked, and its
 * answer is lost.
 */
export const createScripted = (
  code: number = PAYMENT_METHOD.stripe,
  slug = 'scripted',
  canExpire = true,
) => {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, { attemptId: string; amount: number; reference: string }>();
  const calls: string[] = [];
  const troubles: { operation: Operation; trouble: Trouble }[] = [];
  const holds = new Map<Operation, { asked: () => void; until: Promise<void> }>();
  let refundState: 'processed' | 'pending' | 'failed' = 'processed';
  let made = 0;

  const sessionOf = (attemptId: string): Session => {
    const session = sessions.get(attemptId);
    if (!session) throw new Error(`nothing was started for ${attemptId}`);
    return session;
  };

  /** Does the work as the script says: not at all, or with an answer that is lost. */
  const run = async <Answer>(operation: Operation, work: () => Answer): Promise<Answer> => {
    calls.push(operation);
    const held = holds.get(operation);
    holds.delete(operation);
    held?.asked();
    await held?.until;
    const at = troubles.findIndex((one) => one.operation === operation);
    const [found] = at < 0 ? [] : troubles.splice(at, 1);
    if (found?.trouble === 'refuses') throw new ProviderRefused('not_allowed', 'it refuses');
    if (found?.trouble === 'breaks') throw new Error('it answered 500');
    const answer = work();
    if (found?.trouble === 'drops') throw new Error('the connection was lost');
    return answer;
  };

  const give = ({ refundId, attempt, amount }: RefundRequest) => {
    const known = refunds.get(refundId);
    const reference = known?.reference ?? `re_${(made += 1)}`;
    if (refundState !== 'failed')
      refunds.set(refundId, { attemptId: attempt.attemptId, amount, reference });
    return refundState === 'failed'
      ? { state: refundState, reference, code: 'account_closed' }
      : { state: refundState, reference };
  };

  const provider: PaymentProvider = {
    code,
    name: { en: 'Scripted' },
    publicKey: null,
    settles: () => true,
    confirmsAtOnce: false,
    online: {
      slug,
      formOrigins: ['https://pay.scripted.test'],
      start: ({ attemptId, amount, currency }) =>
        run('start', () => {
          const known = sessions.get(attemptId);
          const reference = known?.reference ?? `cs_${slug}_${(made += 1)}`;
          if (!known)
            sessions.set(attemptId, { reference, said: { state: 'open' }, amount, currency });
          const url = `https://pay.scripted.test/${reference}`;
          return { kind: 'redirect' as const, reference, url };
        }),
      find: ({ attemptId }: KnownAttempt) =>
        run('find', () => sessions.get(attemptId)?.said ?? { state: 'open' as const }),
      ...(canExpire && {
        expire: ({ attemptId }: KnownAttempt) =>
          run('expire', () => {
            const session = sessions.get(attemptId);
            if (session?.said.state === 'open') session.said = { state: 'expired' };
          }),
      }),
      refund: (request) => run('refund', () => give(request)),
      verifyWebhook: async ({ headers, body }) =>
        headers.get('signature') === GOOD
          ? (JSON.parse(new TextDecoder().decode(body)) as { id: string })
          : undefined,
      readCallback: ({ ref: reference }) =>
        reference === undefined ? undefined : { id: `return:${reference}`, reference },
    },
  };

  const say = (attemptId: string, said: ProviderPayment): void => {
    sessionOf(attemptId).said = said;
  };

  return {
    provider,
    calls,
    sessions,
    refunds,
    say,
    /** The shopper pays; `as`: the provider says otherwise than it was asked. */
    pay: (
      attemptId: string,
      as: { amount?: number; currency?: string; reference?: string } = {},
    ) => {
      const { reference, amount, currency } = sessionOf(attemptId);
      const taken = { reference, amount, currency, paymentReference: `pi_${reference}`, ...as };
      say(attemptId, { state: 'paid', taken });
    },
    /** The next call of that name has this trouble. */
    trouble: (operation: Operation, trouble: Trouble): void => {
      troubles.push({ operation, trouble });
    },
    /** The next call of that name waits until then; settles when it has come. */
    holdNext: (operation: Operation, until: Promise<void>): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.set(operation, { asked: resolve, until });
      return promise;
    },
    /** What was to go wrong and has not is forgotten. */
    calm: (): void => {
      troubles.length = 0;
    },
    refundsAre: (state: typeof refundState): void => {
      refundState = state;
    },
    /** The money that it has at the end, in minor units. */
    balance: (): number => {
      const charged = [...sessions.values()].flatMap(({ said }) =>
        said.state === 'paid' ? said.taken.amount : [],
      );
      const given = [...refunds.values()].map(({ amount }) => amount);
      const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0);
      return sum(charged) - sum(given);
    },
  };
};

export type Scripted = ReturnType<typeof createScripted>;

/** How a webhook of it is sent. */
export const webhookOf = (event: object, signature = GOOD): RequestInit => ({
  method: 'POST',
  headers: { signature, 'content-type': 'application/json' },
  body: JSON.stringify(event),
});
