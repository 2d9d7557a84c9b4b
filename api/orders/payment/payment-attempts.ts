import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { addJob, callAddJob } from '#jobs/queue.ts';
import { lockedOrderOf, lockOrderRow, orderParts } from '#api/orders/lock-orders.ts';
import type { LockedOrder } from '#api/orders/lock-orders.ts';
import type { OnlineProvider } from '#api/payments/payment-methods.ts';
import type { KnownAttempt, Payer, Started, WebhookEvent } from '#api/payments/provider.ts';

/** What is kept to ask a provider again in the same words, until its answer is known. */
export type StoredRequest = {
  language: LanguageCode;
  answers: Record<string, string>;
  payer: Payer;
};

/** How the shopper comes to pay, as it is stored. */
export type Next = Started extends infer One
  ? One extends Started
    ? Omit<One, 'reference'>
    : never
  : never;

/** The states in which an attempt may still be paid without anybody being surprised. */
export const LIVE = ['created', 'redirected', 'processing'] as const;
export type LiveStatus = (typeof LIVE)[number];

export const isLive = ({ status }: { status: string }): boolean =>
  LIVE.some((one) => one === status);

const MINUTE_MS = 60_000;
/** When the clock asks about an attempt whose end nobody has told, minutes after it was made. */
export const CHECK_MINUTES = [2, 5, 15, 60, 360, 1_440] as const;

/** When an attempt is checked for that time; undefined after the last. */
export const checkTime = (createdAt: Date, checks: number): Date | undefined => {
  const minutes = CHECK_MINUTES[checks];
  return minutes === undefined ? undefined : new Date(createdAt.getTime() + minutes * MINUTE_MS);
};

/** The key of the job by which the clock asks about an attempt. */
export const settleKey = (attemptId: string): string => `settle:${attemptId}`;

type NewAttempt = {
  order: { id: string; currency: string; payableUntil: Date };
  provider: OnlineProvider;
  amount: number;
  request: StoredRequest;
  returnPath: string;
  /** The caller asks the provider as soon as it is committed, and nobody else does meanwhile. */
  isAsked?: boolean;
  now: Date;
};

/**
 * Writes an attempt and the job that looks after it, in one statement, before the provider is asked: whatever
 * ends the process then, somebody asks. Its id, which is the idempotency key at the provider.
 */
export const insertAttempt = async (
  trx: Trx,
  { order, provider, amount, request, returnPath, isAsked, now }: NewAttempt,
): Promise<string> => {
  const id = randomUUID();
  const attempt = trx
    .insertInto('payment_attempt')
    .values({
      id,
      order_id: order.id,
      method: provider.code,
      provider: provider.online.slug,
      amount,
      currency: order.currency,
      request: JSON.stringify(request),
      return_path: returnPath,
      started_at: isAsked ? now : null,
      created_at: now,
      expires_at: order.payableUntil,
    })
    .returning('id');
  const settles = { key: settleKey(id), ...runAt(checkTime(now, 0)) };
  const job = callAddJob('settle-payment', { attempt: id }, settles);
  await sql`with written as (${attempt}) select ${job} from written`.execute(trx);
  return id;
};

/** When a job is due; without a time at once. */
const runAt = (time: Date | undefined): { runAt?: Date } => (time ? { runAt: time } : {});

/** Has a worker ask the provider about an attempt; without `runAt` at once. */
export const addSettleJob = (
  trx: Db | Trx,
  attempt: string,
  { key, runAt: time }: { key?: string; runAt?: Date | undefined } = {},
): Promise<void> =>
  addJob(trx, 'settle-payment', { attempt }, { ...(key && { key }), ...runAt(time) });

/** What is read of an attempt. */
export const ATTEMPT = [
  'id',
  'order_id',
  'method',
  'provider',
  'provider_ref',
  'payment_ref',
  'amount',
  'currency',
  'status',
  'next',
  'return_path',
  'created_at',
  'expires_at',
  'checks',
  'error_code',
  'settled_at',
] as const;

const selectAttempt = (db: Db | Trx) => db.selectFrom('payment_attempt').select(ATTEMPT);

/** An attempt, undefined where there is none. */
export const findAttempt = (db: Db | Trx, id: string) =>
  selectAttempt(db).where('id', '=', id).executeTakeFirst();

export type Attempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** The same, locked until the transaction ends. */
export const lockAttempt = (trx: Trx, id: string) =>
  selectAttempt(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** An attempt and its order, both locked until the transaction ends, the order first; undefined where one is gone. */
export const lockWithOrder = async (
  trx: Trx,
  { id, order_id: orderId }: Pick<Attempt, 'id' | 'order_id'>,
): Promise<{ order: LockedOrder; attempt: Attempt } | undefined> => {
  const row = await lockOrderRow(trx, orderId);
  if (!row) return undefined;
  const found = await selectAttempt(trx)
    .select(orderParts(trx, orderId))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const { packages, lines, ...attempt } = found;
  return { order: lockedOrderOf(row, { packages, lines }), attempt };
};

/** The attempts of an order, the oldest first. */
export const listAttempts = (db: Db | Trx, orderId: string): Promise<Attempt[]> =>
  selectAttempt(db).where('order_id', '=', orderId).orderBy('place').execute();

/** The attempt as its provider knows it. */
export const knownOf = (attempt: Attempt): KnownAttempt => ({
  attemptId: attempt.id,
  reference: attempt.provider_ref,
  paymentReference: attempt.payment_ref,
  amount: attempt.amount,
  currency: attempt.currency,
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The attempt that a provider's message is about: by the first of its references that is known there. */
export const findTold = async (
  db: Db,
  slug: string,
  { attemptId, reference, paymentReference }: Omit<WebhookEvent, 'id'>,
): Promise<Attempt | undefined> => {
  const ofProvider = selectAttempt(db).where('provider', '=', slug);
  if (attemptId !== undefined && UUID.test(attemptId)) {
    const found = await ofProvider.where('id', '=', attemptId).executeTakeFirst();
    if (found) return found;
  }
  if (reference !== undefined) {
    const found = await ofProvider.where('provider_ref', '=', reference).executeTakeFirst();
    if (found) return found;
  }
  if (paymentReference === undefined) return undefined;
  return ofProvider.where('payment_ref', '=', paymentReference).executeTakeFirst();
};

/** Has a worker end what is still open at providers for an order that has ended. */
export const endAttempts = async (trx: Trx, orderId: string): Promise<void> => {
  const open = await trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', LIVE)
    .execute();
  for (const { id } of open) await addSettleJob(trx, id);
};
