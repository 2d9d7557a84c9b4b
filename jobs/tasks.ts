import { setTimeout as wait } from 'node:timers/promises';
import type { CronItem } from 'graphile-worker';
import type { Connection, Db } from '#db/client.ts';
import { sendLogged } from '#jobs/mail/send-logged.ts';
import type { MailSending } from '#jobs/mail/send-logged.ts';
import { removePictures, type RemovePicture } from '#jobs/maintenance/remove-pictures.ts';
import { runMaintenance } from '#jobs/maintenance/run.ts';
import { addJob } from '#jobs/queue.ts';
import { recountIfDue } from '#jobs/rebuild-search/recount.ts';
import { queueStoreNews } from '#jobs/store-news/queue-store-news.ts';
import { sendNotices } from '#jobs/subscriptions/send-notices.ts';
import type { Handlers } from '#jobs/worker.ts';

/** What is done about money that a provider takes (api/orders/payment/payment-jobs.ts). */
export type PaymentJobs = Pick<
  Handlers,
  'settle-payment' | 'payment-event' | 'refund-payment' | 'end-unpaid'
>;

type Parts = {
  db: Db;
  connection: Connection;
  now: () => Date;
  mail: MailSending;
  removePicture: RemovePicture;
  payments: PaymentJobs;
  reviewHook: Handlers['review-written'];
};

/**
 * A process begins a mail so often, milliseconds. Writing one takes some 6 ms of its time, which a rush of
 * orders would take from the visitors of the same process; 20 a second are enough to catch up.
 */
const BETWEEN_MAILS_MS = 50;

/** Lets one in after another, with that pause between them. */
const createPace = (pauseMs: number): (() => Promise<void>) => {
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + pauseMs;
    if (turn > now) await wait(turn - now);
  };
};

/** Everything that jobs do. */
export const createHandlers = (parts: Parts): Handlers => {
  const { db, connection, now, mail, removePicture, payments, reviewHook } = parts;
  const takeTurn = createPace(BETWEEN_MAILS_MS);
  return {
    mail: async ({ id }, { isLast }) => {
      await takeTurn();
      await sendLogged(mail, id, isLast);
    },
    notices: (_, { signal }) => sendNotices(db, now(), signal),
    maintenance: async (_, { signal }) => {
      await runMaintenance(db, now(), signal);
      await removePictures(db, removePicture, now(), signal);
    },
    'rebuild-search': async (_, { signal }) => {
      await recountIfDue({ db, connection, now }, signal);
    },
    'store-news': (_, { signal }) => queueStoreNews(db, now(), signal),
    'review-written': reviewHook,
    ...payments,
  };
};

/** One waiting job of each is enough, and one at a time. */
const alone = (name: 'maintenance' | 'notices' | 'rebuild-search' | 'store-news') => ({
  jobKey: name,
  queueName: name,
});

export const CRONS: CronItem[] = [
  { task: 'maintenance', match: '* * * * *', options: alone('maintenance') },
  { task: 'notices', match: '* * * * *', options: alone('notices') },
  { task: 'rebuild-search', match: '17 * * * *', options: alone('rebuild-search') },
  { task: 'store-news', match: '41 6 * * *', options: alone('store-news') },
];

/** The delay after the start, so that a recount does not compete with the first visitors. */
const FIRST_RECOUNT_MS = 60_000;

/** What a shop that opens need not wait for the clock with. */
export const addFirstJobs = async (db: Db, now: Date): Promise<void> => {
  await addJob(db, 'maintenance', {}, { key: 'maintenance', queue: 'maintenance' });
  const runAt = new Date(now.getTime() + FIRST_RECOUNT_MS);
  await addJob(db, 'rebuild-search', {}, { key: 'rebuild-search', queue: 'rebuild-search', runAt });
};
