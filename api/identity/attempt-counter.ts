import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Verdict } from '#api/http/limits/rate-limit.ts';

/** So many tries at once; they come back evenly, all of them within so many seconds. */
export type AttemptLimit = { key: string; calls: number; seconds: number };

/** Milliseconds until one try comes back. Rounded down, so that all of them together are not too long. */
const returnMs = ({ calls, seconds }: AttemptLimit): number => Math.floor((seconds * 1000) / calls);

/**
 * Takes one try of those that the key has and says whether it is allowed; a refused one takes nothing. One
 * statement: all processes count exactly. Not to be called in a transaction, which would forget the try
 * when it is rolled back and keep others waiting until then.
 */
export const countAttempt = async (
  db: Db,
  { now, ...limit }: AttemptLimit & { now: Date },
): Promise<Verdict> => {
  const { key, calls, seconds } = limit;
  const one = returnMs(limit);
  // When all tries will be back, if this one is taken, and the latest that this may be.
  const taken = sql`greatest(attempt.resets_at, ${now}) + ${one} * interval '1 millisecond'`;
  const latest = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into attempt (key, count, resets_at)
    values (${key}, 1, ${new Date(now.getTime() + one)})
    on conflict (key) do update set
      count = case when ${taken} > ${latest} then ${calls}::int + 1 else
        ceil(extract(epoch from ${taken} - ${now}) * 1000 / ${one})::int end,
      resets_at = case when ${taken} > ${latest} then attempt.resets_at else ${taken} end
    returning count, resets_at`.execute(db);
  const [row = { count: calls + 1, resets_at: latest }] = rows;
  const allowed = row.count <= calls;
  const allBackMs = row.resets_at.getTime() - now.getTime();
  const waitMs = allowed ? allBackMs : allBackMs + one - seconds * 1000;
  return {
    allowed,
    left: Math.max(0, calls - row.count),
    calls,
    wait: Math.max(1, Math.ceil(waitMs / 1000)),
  };
};

/** Gives back one try that was taken and turned out to be none, such as the right password. */
export const giveAttemptBack = async (db: Db, limit: AttemptLimit): Promise<void> => {
  await sql`
    update attempt set resets_at = resets_at - ${returnMs(limit)} * interval '1 millisecond'
    where key = ${limit.key}`.execute(db);
};

/** Gives back all tries of a key. */
export const forgetAttempts = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('attempt').where('key', '=', key).execute();
};
