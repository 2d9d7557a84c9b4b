import { setTimeout as wait } from 'node:timers/promises';
import type { Sending } from './simulator.ts';

export type Delivery = { headers: Record<string, string>; body: string };

/** Sends copies of a webhook at once; the statuses of the answers, 0 where there is none. */
export const deliverWebhook = async (
  url: string,
  { headers, body }: Delivery,
  { copies = 1, delayMs = 0 }: Pick<Sending, 'copies' | 'delayMs'>,
): Promise<number[]> => {
  await wait(delayMs);
  const send = async (): Promise<number> => {
    const all = { 'content-type': 'application/json', ...headers };
    const response = await fetch(url, { method: 'POST', headers: all, body }).catch(
      () => undefined,
    );
    return response?.status ?? 0;
  };
  return Promise.all(Array.from({ length: copies }, send));
};
