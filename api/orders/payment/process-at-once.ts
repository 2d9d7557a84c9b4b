import type { WebhookEvent } from '#api/payments/provider.ts';
import { processAbout, leaveToWorker, PROCESSED_MS } from './process-event.ts';
import type { PaymentDeps } from './deps.ts';

/** Events that are processed at the same time. */
const AT_ONCE = 8;
/** What is kept in memory of a flood; of more than that the worker takes care when their time is up. */
const MOST_WAITING = 10_000;
/** A call to a provider takes 15 s at most, and an event needs one or two. */
const PATIENCE_MS = 40_000;

type Heard = { provider: string; event: WebhookEvent; receivedAt: Date };

/**
 * Processes events where they were heard, right after the answer: an order is paid some
 * milliseconds later, without a turn of the job queue. What does not succeed here is left to the worker at once, and
 * what does not get so far to the job that was kept with the event (docs/decisions/053).
 */
export const createEventProcessor = (deps: PaymentDeps): ((heard: Heard) => void) => {
  const waiting: Heard[] = [];
  let working = 0;

  const processHeard = async ({ provider, event: { id, ...about }, receivedAt }: Heard) => {
    const told = { provider, event: id };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      await processAbout(deps, { ...told, about, receivedAt }, signal);
    } catch (err) {
      deps.log.warn({ err, ...told }, 'an event is left to the worker');
      await leaveToWorker(deps.db, told).catch((error: unknown) =>
        deps.log.warn({ err: error, ...told }, 'the worker takes an event when its time is up'),
      );
    }
  };

  /** By then a worker has taken it, beside those that go on here. */
  const isLate = ({ receivedAt }: Heard): boolean =>
    receivedAt.getTime() + PROCESSED_MS <= deps.now().getTime();

  const work = async (): Promise<void> => {
    working += 1;
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!isLate(next)) await processHeard(next);
    working -= 1;
  };

  return (heard) => {
    if (waiting.length >= MOST_WAITING) return;
    waiting.push(heard);
    if (working < AT_ONCE) void work();
  };
};
