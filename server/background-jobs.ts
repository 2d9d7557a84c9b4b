import type { Logger } from 'pino';
import { createPaymentJobs } from '#api/orders/payment/payment-jobs.ts';
import { prepared } from '#db/client.ts';
import type { Connection, Db } from '#db/client.ts';
import { startSaleClock } from '#jobs/maintenance/sale-clock.ts';
import { addFirstJobs, createHandlers, CRONS } from '#jobs/tasks.ts';
import { startWorker } from '#jobs/worker.ts';
import type { Config } from '#server/config.ts';
import { LONGEST_MS } from '#server/hooks/deliver.ts';
import { createReviewHook } from '#server/hooks/review-hook.ts';
import { startHooks } from '#server/hooks/start.ts';
import { openMail } from '#server/mail.ts';
import { createPictureRemover } from '#server/media/remove-picture.ts';
import type { CustomShop } from '#server/custom-shop.ts';

type Parts = {
  config: Config;
  log: Logger;
  own: CustomShop;
  db: Db;
  connection: Connection;
  now: () => Date;
  /** Where links in mails lead. */
  origin: string;
};

/** Starts what follows by itself in an open shop: jobs, hooks, and the clock of sales. Returns what ends it. */
export const startBackgroundJobs = async (parts: Parts): Promise<() => Promise<void>> => {
  const { db, connection, log, now, own } = parts;
  const endClock = startSaleClock({
    db,
    now,
    onError: (err) => log.error({ err }, 'prices of sales could not be shown; it is tried again'),
  });
  const { hooks = {} } = own.shop;
  const mail = openMail(parts);
  await addFirstJobs(db, now());
  const handlers = createHandlers({
    db,
    connection,
    now,
    mail,
    payments: createPaymentJobs({
      db: prepared(db),
      now,
      log,
      payments: own.payments,
      origin: parts.origin,
    }),
    reviewHook: createReviewHook({ db, hooks }, { longestMs: LONGEST_MS }),
    removePicture: createPictureRemover({
      dataDir: parts.config.dataDir,
      originals: own.shop.pictures,
    }),
  });
  const endJobs = startWorker({ db, connection, handlers, crons: CRONS, log });
  const endHooks = await startHooks({
    db,
    hooks,
    onError: (err, { id, event, givenUp }) =>
      log.error(
        { err, id, event },
        givenUp ? 'a hook has failed for the last time' : 'a hook has failed; it is called again',
      ),
  });
  return async () => {
    await Promise.all([endHooks(), endClock(), endJobs()]);
  };
};
