import type { Trx } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import { findOnline } from '#api/payments/payment-methods.ts';
import type { ProviderPayment } from '#api/payments/provider.ts';
import { StockTaken } from '#api/orders/stock.ts';
import { applyPayment } from './apply-payment.ts';
import { findAttempt, isLive, knownOf, type Attempt } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { NothingHeld } from './reopen-order.ts';
import { beginAttempt } from './start-attempt.ts';

/**
 * Writes what a provider has said; an order that cannot be opened again has its money given back. Whether the
 * attempt needs a person from now on.
 */
export const writeSaid = async (
  { db, now }: Pick<PaymentDeps, 'db' | 'now'>,
  attempt: Attempt,
  said: ProviderPayment,
  writeBesides?: (trx: Trx) => Promise<void>,
): Promise<boolean> => {
  const write = (mayReopen: boolean): Promise<boolean> =>
    runInTransaction(db, async (trx) => {
      const needsPerson = await applyPayment(trx, attempt, said, { now: now(), mayReopen });
      await writeBesides?.(trx);
      return needsPerson;
    });
  try {
    return await write(true);
  } catch (error) {
    if (!(error instanceof StockTaken) && !(error instanceof NothingHeld)) throw error;
    return write(false);
  }
};

const isOrderOpen = async ({ db }: PaymentDeps, { order_id: id }: Attempt): Promise<boolean> => {
  const order = await db
    .selectFrom('order')
    .select(['paid', 'cancelled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return order !== undefined && !order.paid && order.cancelled_at === null;
};

/** Nothing was taken, and nothing is wanted any more: it is closed, where the provider can do so. */
const close = async (
  deps: PaymentDeps,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<ProviderPayment> => {
  const online = findOnline(deps.payments, attempt.provider)?.online;
  if (!online?.expire) return { state: 'expired' };
  await online.expire(knownOf(attempt), signal);
  // The shopper may have paid just before it expired: then it counts as paid.
  const said = await online.find(knownOf(attempt), signal);
  return said.state === 'open' || said.state === 'failed' ? { state: 'expired' } : said;
};

export type Settling = {
  /** The attempt is to end, unless it is paid or the bank is at it. */
  ends?: boolean;
  /** What belongs into the transaction that writes how the attempt stands. */
  writeBesides?: (trx: Trx) => Promise<void>;
  signal: AbortSignal;
};

/** What is being settled in this process, the latest of each attempt. */
const underWay = new Map<string, Promise<boolean>>();

const settle = async (
  deps: PaymentDeps,
  told: Attempt,
  { ends = false, writeBesides, signal }: Settling,
): Promise<boolean> => {
  let attempt = told;
  const { id, provider: slug } = attempt;
  if (attempt.status === 'paid') return false;
  const provider = findOnline(deps.payments, slug);
  if (!provider) {
    deps.log.error({ attempt: id, provider: slug }, 'this way to pay is switched off');
    return false;
  }
  const isWanted = async (): Promise<boolean> =>
    !ends && attempt.expires_at > deps.now() && (await isOrderOpen(deps, attempt));
  if (attempt.provider_ref === null && isLive(attempt) && (await isWanted())) {
    await beginAttempt(deps, id, signal);
    attempt = (await findAttempt(deps.db, id)) ?? attempt;
  }
  const said = await provider.online.find(knownOf(attempt), signal);
  const isIdle = said.state === 'open' || (said.state === 'failed' && said.mayRetry);
  const result = isIdle && !(await isWanted()) ? await close(deps, attempt, signal) : said;
  if (await writeSaid(deps, attempt, result, writeBesides))
    deps.log.error({ attempt: id }, 'a payment needs a person: what was taken is not clear');
  return true;
};

/**
 * Asks the provider how an attempt stands and writes that: the one way by which the return of a shopper, a
 * webhook and the clock come to a result. What they bring along proves nothing and is not asked for. An
 * attempt of an order that wants no money any more is closed. Throws where the provider gives no answer. Whether
 * anything was written: not of what is paid already, nor of a way to pay that is switched off.
 */
export const settleAttempt = async (
  deps: PaymentDeps,
  told: Attempt,
  settling: Settling,
): Promise<boolean> => {
  const settled = settle(deps, told, settling);
  underWay.set(told.id, settled);
  try {
    return await settled;
  } finally {
    if (underWay.get(told.id) === settled) underWay.delete(told.id);
  }
};

/** Waits for whoever is settling an attempt in this process; whether anybody was. That it failed is told to its caller. */
export const waitForSettling = async (attemptId: string): Promise<boolean> => {
  const settled = underWay.get(attemptId);
  if (!settled) return false;
  await settled.catch(() => undefined);
  return true;
};
