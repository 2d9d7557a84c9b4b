import type { Db } from '#db/client.ts';
import { findNextBoundary } from '#jobs/maintenance/stale-cards.ts';

type Parts = {
  db: Db;
  now: () => Date;
  /** A sale or a voucher has begun or ended. */
  onBoundary: () => void;
  onError: (error: unknown) => void;
  lookEveryMs?: number;
};

/** Looking again so often finds what was entered meanwhile, and never sleeps too long. */
const LOOK_AGAIN_MS = 30_000;

/** Calls back when time changes what pages show: a sale or a voucher begins or ends. */
export const watchPromotions = ({
  db,
  now,
  onBoundary,
  onError,
  lookEveryMs = LOOK_AGAIN_MS,
}: Parts) => {
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  /** All boundaries before this moment have been announced. */
  let seenUntil = now();

  const look = async (): Promise<void> => {
    const at = now();
    // After the clock was set back, boundaries come again; after it was set forward, some may have
    // been missed.
    if (at < seenUntil) {
      seenUntil = at;
      onBoundary();
    }
    const next = await findNextBoundary(db, seenUntil);
    if (hasEnded) return;
    const wait = next ? next.getTime() - now().getTime() : Infinity;
    clearTimeout(timer);
    if (wait > 0) seenUntil = at;
    timer =
      wait <= lookEveryMs
        ? setTimeout(pass, Math.max(0, wait)).unref()
        : setTimeout(start, lookEveryMs).unref();
  };
  const start = (): void => {
    look().catch((error: unknown) => {
      onError(error);
      if (!hasEnded) timer = setTimeout(start, lookEveryMs).unref();
    });
  };
  const pass = (): void => {
    seenUntil = now();
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
