import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/client.ts';
import { LOCKS, runExclusively } from '#db/locks.ts';
import { refreshAllProducts } from '#db/refresh-products.ts';
import { findNextBoundary, listStaleCards } from '#jobs/maintenance/stale-cards.ts';

const EVERY_MS = 60_000;

type Parts = { db: Db; now: () => Date; onError: (error: unknown) => void };

/**
 * Updates the cards of products whose sales or vouchers have begun or ended. Only one process does it at
 * a time; false where another is doing it.
 */
export const refreshStaleCards = (db: Db, at: Date, signal: AbortSignal): Promise<boolean> =>
  runExclusively(db, LOCKS.cards, async () => {
    await refreshAllProducts(db, await listStaleCards(db, at), at, signal);
    return true;
  });

/** Until then there is nothing to do: a minute, or less where a sale begins or ends before. */
const pauseAfter = async ({ db, now }: Parts, last: Date): Promise<number> => {
  const boundary = await findNextBoundary(db, last);
  const until = boundary ? boundary.getTime() - now().getTime() : EVERY_MS;
  return Math.min(EVERY_MS, Math.max(0, until));
};

const runOnce = async (parts: Parts, signal: AbortSignal): Promise<number> => {
  try {
    const at = parts.now();
    await refreshStaleCards(parts.db, at, signal);
    // From the beginning of the run: a boundary that passed during it is still ahead.
    return await pauseAfter(parts, at);
  } catch (error) {
    parts.onError(error);
    return EVERY_MS;
  }
};

/**
 * Refreshes cards now, each minute and at the very moment when a sale or voucher begins or ends, which a
 * cron task of the job queue could only do to the minute. Returns a function that stops it after the
 * current batch.
 */
export const startSaleClock = (parts: Parts): (() => Promise<void>) => {
  const controller = new AbortController();
  const { signal } = controller;
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const pause = await runOnce(parts, signal);
      await wait(pause, undefined, { signal, ref: false }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
  };
  const ended = loop();
  return async () => {
    controller.abort();
    await ended;
  };
};
