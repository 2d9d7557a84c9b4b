import { sql } from 'kysely';
import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { settingsOf } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import { findOnline, type OnlineProvider } from '#api/payments/payment-methods.ts';
import { PROVIDER_TIMEOUT_MS } from '#api/payments/ask-provider.ts';
import { ProviderRefused, type PaymentRequest, type Started } from '#api/payments/provider.ts';
import { ATTEMPT, type Attempt, type StoredRequest } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';

/** For how long another process that asks the provider is believed to be still waiting for the answer. */
const ASKING_MS = PROVIDER_TIMEOUT_MS + 5_000;

/** What became of asking: `unclear` where nobody can know, or somebody else is asking at the moment. */
export type Begun = 'started' | 'refused' | 'unclear';

/** Takes the attempt for asking, so that two who come at once do not ask both. */
const claim = async ({ db }: PaymentDeps, attemptId: string, now: Date) => {
  const since = new Date(now.getTime() - ASKING_MS);
  const { rows } = await sql<{
    provider: string;
    amount: number;
    currency: string;
    expires_at: Date;
    return_path: string;
    request: StoredRequest;
    number: string;
    site_name: unknown;
    asked_before: boolean;
  }>`
    with free as (
      select id, started_at is not null as asked_before from payment_attempt
      where id = ${attemptId} and provider_ref is null and request is not null
        and status in ('created', 'processing')
        and (started_at is null or started_at <= ${since})
      for no key update)
    update payment_attempt a set started_at = ${now}
    from free, "order" o
    where a.id = free.id and o.id = a.order_id
    returning a.provider, a.amount, a.currency, a.expires_at, a.return_path, a.request, o.number,
      (select value from setting where key = 'site_name') as site_name, free.asked_before`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return undefined;
  const { site_name } = settingsOf({ site_name: found.site_name });
  return { ...found, site_name };
};

/** What its provider is asked by. */
export type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

const callbackOf = (origin: string, { code, online }: OnlineProvider): string =>
  code === PAYMENT_METHOD.razorpay
    ? `${origin}/razorpay-callback`
    : `${origin}/api/v1/payment/callback/${online.slug}`;

const requestOf = (
  { origin }: PaymentDeps,
  provider: OnlineProvider,
  attemptId: string,
  claimed: Claimed,
): PaymentRequest => {
  const { request, return_path: path } = claimed;
  const back = new URL(origin + path);
  const cancelled = new URL(back);
  cancelled.searchParams.set('payment', 'cancelled');
  return {
    ...request,
    attemptId,
    orderNumber: claimed.number,
    amount: claimed.amount,
    currency: claimed.currency,
    shopName: inLanguage(claimed.site_name, request.language),
    returnUrl: back.href,
    cancelUrl: cancelled.href,
    callbackUrl: callbackOf(origin, provider),
    expiresAt: claimed.expires_at,
    isRepeated: claimed.asked_before,
  };
};

const keepStarted = (
  { db }: PaymentDeps,
  id: string,
  { reference, ...next }: Started,
): Promise<Attempt> =>
  db
    .updateTable('payment_attempt')
    .set({
      provider_ref: reference,
      next: JSON.stringify(next),
      request: null,
      status: sql`case when status = 'created' then 'redirected' else status end`,
    })
    .where('id', '=', id)
    .returning(ATTEMPT)
    .executeTakeFirstOrThrow();

const keepRefused = async (
  { db }: PaymentDeps,
  id: string,
  { code }: ProviderRefused,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('payment_attempt')
    .set({ status: 'failed', error_code: code.slice(0, 100), request: null, settled_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'processing'])
    .execute();
};

/**
 * Asks the provider to take the money of an attempt, outside any transaction; the same key each time. An
 * outcome that is unknown leaves the attempt as it is: it is asked for again, never anew.
 */
export const beginAttempt = async (
  deps: PaymentDeps,
  attemptId: string,
  signal: AbortSignal,
): Promise<Begun> => {
  const claimed = await claim(deps, attemptId, deps.now());
  if (!claimed) return 'unclear';
  const begun = await beginClaimed(deps, attemptId, claimed, signal);
  return typeof begun === 'string' ? begun : 'started';
};

/** The same for an attempt that the caller has taken for asking; as it stands where it has begun. */
export const beginClaimed = async (
  deps: PaymentDeps,
  attemptId: string,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<Attempt | Exclude<Begun, 'started'>> => {
  const provider = findOnline(deps.payments, claimed.provider);
  if (!provider) return 'unclear';
  try {
    const request = requestOf(deps, provider, attemptId, claimed);
    return await keepStarted(deps, attemptId, await provider.online.start(request, signal));
  } catch (err) {
    const { slug } = provider.online;
    if (err instanceof ProviderRefused) {
      await keepRefused(deps, attemptId, err, deps.now());
      deps.log.warn(
        { attempt: attemptId, provider: slug, code: err.code },
        'a payment was refused',
      );
      return 'refused';
    }
    deps.log.warn({ err, attempt: attemptId, provider: slug }, 'a payment may not have begun');
    return 'unclear';
  }
};
