import { setTimeout as wait } from 'node:timers/promises';
import { deliverDue, registerHooks } from './deliver.ts';
import type { Delivery } from './deliver.ts';

/** An event waits so long at most until its hook is called first. */
const EVERY_MS = 1_000;

/**
 * Calls the hooks of the shop's configuration while the shop is open. Returns what ends it: it waits
 * for the hooks at hand.
 */
export const startHooks = async (delivery: Delivery): Promise<() => Promise<void>> => {
  await registerHooks(delivery.db, delivery.hooks);
  if (Object.keys(delivery.hooks).length === 0) return async () => {};
  const controller = new AbortController();
  const { signal } = controller;
  const deliver = async (): Promise<number> => {
    try {
      return await deliverDue(delivery);
    } catch (error) {
      delivery.onError(error, { id: '', event: '', givenUp: false });
      return 0;
    }
  };
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      if ((await deliver()) > 0) continue;
      await wait(EVERY_MS, undefined, { signal, ref: false }).catch((error: unknown) => {
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
