import type { Db } from '#db/client.ts';
import { findNextBoundary } from '#jobs/upkeep/late-cards.ts';

type Parts = {
  db: Db;
  now: () => Date;
  /** A sale or a voucher has begun or ended. */
  onBoundary: () => void;
  onError: (error: unknown) => void;
};

/** Looking again so often finds what was entered meanwhile, and never sleeps too long. */
const LOOK_AGAIN_MS = 30_000;

/** Tells when time alone changes what pages show: a sale or a voucher that begins or ends. */
export const watchBoundaries = ({ db, now, onBoundary, onError }: Parts) => {
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;

  const look = async (): Promise<void> => {
    const next = await findNextBoundary(db, now());
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
