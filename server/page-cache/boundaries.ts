import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

type Parts = {
  db: Db;
  now: () => Date;
  /** A sale or a voucher has begun or ended. */
  onBoundary: () => void;
  onError: (error: unknown) => void;
};

/** Looking again so often finds what was entered meanwhile, and never sleeps too long. */
const LOOK_AGAIN_MS = 30_000;

const findNext = async (db: Db, now: Date): Promise<Date | undefined> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from (
      select starts_at as at from flash_sale where visible union all
      select ends_at from flash_sale where visible union all
      select starts_at from voucher where not disabled union all
      select ends_at from voucher where not disabled) boundary
    where at > ${now}`.execute(db);
  return rows[0]?.at ?? undefined;
};

/** Tells when time alone changes what pages show: a sale or a voucher that begins or ends. */
export const watchBoundaries = ({ db, now, onBoundary, onError }: Parts) => {
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;

  const look = async (): Promise<void> => {
    const next = await findNext(db, now());
    if (hasEnded) return;
    const wait = next ? next.getTime() - now().getTime() : Infinity;
    clearTimeout(timer);
    timer =
      wait <= LOOK_AGAIN_MS
        ? setTimeout(pass, wait).unref()
        : setTimeout(start, LOOK_AGAIN_MS).unref();
  };
  const start = (): void => {
    look().catch((error: unknown) => {
      onError(error);
      if (!hasEnded) timer = setTimeout(start, LOOK_AGAIN_MS).unref();
    });
  };
  const pass = (): void => {
    onBoundary();
    start();
  };

  start();
  return {
    close: (): void => {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
};
