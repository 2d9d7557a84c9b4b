import type { WebhookEvent } from '#api/payments/provider.ts';
import { followAbout } from './follow-event.ts';
import type { PaymentDeps } from './deps.ts';

/** Events that a process follows at the same time. */
const AT_ONCE = 8;
/** Of more than that the worker takes care: by then they would have waited too long here. */
const MOST_WAITING = 500;
/** A call to a provider takes 15 s at most, and an event needs one or two. */
const PATIENCE_MS = 40_000;

type Heard = { provider: string; event: WebhookEvent; receivedAt: Date };

/**
 * Follows events in the process that has heard of them, right after the answer: an order is paid some
 * milliseconds later, without a turn of the job queue. What does not succeed here, or does not get so far, is
 * left to the job that was kept with the event (docs/decisions/053).
 */
export const createFollower = (deps: PaymentDeps): ((heard: Heard) => void) => {
  const waiting: Heard[] = [];
  let working = 0;

  const follow = async ({ provider, event: { id, ...about }, receivedAt }: Heard) => {
    try {
      const told = { provider, event: id, about, receivedAt };
      await followAbout(deps, told, AbortSignal.timeout(PATIENCE_MS));
    } catch (err) {
      deps.log.warn({ err, provider, event: id }, 'an event is left to the worker');
    }
  };

  const work = async (): Promise<void> => {
    working += 1;
    for (let next = waiting.shift(); next; next = waiting.shift()) await follow(next);
    working -= 1;
  };

  return (heard) => {
    if (waiting.length >= MOST_WAITING) return;
    waiting.push(heard);
    if (working < AT_ONCE) void work();
  };
};
