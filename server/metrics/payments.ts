import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { WebhookResult } from '#api/deps.ts';
import type { Db } from '#db/client.ts';
import type { Family, Sample } from '#server/metrics/exposition.ts';

/** Figures that the database does not tell within this are left out, milliseconds. */
const PATIENCE_MS = 1_000;

/** Counts webhooks by provider and by whether their signature held. Only providers of the shop are counted. */
export const countWebhooks = () => {
  const counts = new Map<string, Sample>();
  return {
    count: (provider: string, result: WebhookResult): void => {
      const key = `${provider} ${result}`;
      const sample = counts.get(key) ?? { labels: { provider, result }, value: 0 };
      sample.value += 1;
      counts.set(key, sample);
    },
    family: (): Family => ({
      name: 'souk_payment_webhooks_total',
      help: 'Messages of payment providers, by whether their signature held.',
      type: 'counter',
      samples: [...counts.values()],
    }),
  };
};

/** A handful of rows for each provider, however many attempts there are (migration 0041). */
const readEnds = async (db: Db): Promise<Family[]> => {
  const { rows } = await sql<{ provider: string; status: string; attempts: number }>`
    select provider, status, sum(attempts)::bigint as attempts
    from payment_end_count
    group by provider, status order by provider, status`.execute(db);
  return [
    {
      name: 'souk_payment_attempts_total',
      help: 'Attempts to pay that have come to an end, in the whole shop.',
      type: 'counter',
      samples: rows.map(({ provider, status, attempts }) => ({
        labels: { provider, end: status },
        value: attempts,
      })),
    },
  ];
};

/**
 * Tells how attempts to pay have ended, from the database, by one question at a time. Without an answer in
 * time there are no such figures: those of the process are wanted above all when the database is slow.
 */
export const createPaymentEnds = (
  db: Db,
  onError: (error: unknown) => void,
): (() => Promise<Family[]>) => {
  let asking: Promise<Family[]> | undefined;
  const ask = (): Promise<Family[]> => {
    asking ??= readEnds(db)
      .catch((error: unknown) => {
        onError(error);
        return [];
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return () => Promise.race([ask(), wait(PATIENCE_MS, [], { ref: false })]);
};
