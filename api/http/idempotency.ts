import { createHash } from 'node:crypto';
import type { Trx } from '#db/client.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { fail, ok, type Reply } from './reply.ts';

type Keyed = {
  /** Whose key it is: two shoppers may use the same one. */
  owner: string;
  /** The header `Idempotency-Key`; without it the work is simply done. */
  key: string | undefined;
  /** The request after parsing: the same key with another body is refused. */
  body: unknown;
  /** The answer, where it is known before the work: it is kept with the key, and once more only if it has changed. */
  expected?: StoredAnswer<unknown> | undefined;
  now: Date;
};

type StoredAnswer<Data> = { data: Data; message: MessageKey };

/** What is kept of an answer. */
const textOf = ({ data, message }: StoredAnswer<unknown>): string =>
  JSON.stringify({ data, message });

const hashOf = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest();

const findAnswer = async <Data>(trx: Trx, { owner, key = '', body }: Keyed) => {
  const stored = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!stored.request_hash.equals(hashOf(body))) return fail(409, 'api.keyUsed');
  const { data, message } = stored.answer as unknown as StoredAnswer<Data>;
  return ok(data, message);
};

/**
 * Does the work once per key and repeats the first answer from then on; the same key with another
 * body is refused with 409. Call it inside `transact`: the key is kept in the transaction of the
 * work itself, so a crash or a refusal leaves neither, and a second request that comes at the same
 * time waits on the key's row until the first has committed or given up.
 */
export const withIdempotency = async <Data>(
  trx: Trx,
  keyed: Keyed,
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  const { owner, key, body, expected, now } = keyed;
  if (key === undefined) return work();
  const taken = await trx
    .insertInto('idempotency_key')
    .values({
      owner,
      key,
      request_hash: hashOf(body),
      answer: expected ? textOf(expected) : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!taken) return findAnswer<Data>(trx, keyed);

  const reply = await work();
  if (reply.kind !== 'ok') return reply;
  const answer = textOf(reply);
  if (expected && answer === textOf(expected)) return reply;
  await trx
    .updateTable('idempotency_key')
    .set({ answer })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
  return reply;
};
