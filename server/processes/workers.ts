import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { LAST_REQUESTS_MS } from '#server/visitor-server.ts';
import type { FromWorker, ToWorker } from '#server/processes/messages.ts';

/** A worker that has ended is started anew after so long, doubled each time it does not last. */
const SOONEST_MS = 100;
const LATEST_MS = 10_000;
const LASTING_MS = 30_000;
/** Beyond the time for its last requests, a worker gets so long to end. */
const TO_END_MS = 5_000;

// Workers take connections from the port themselves: one that the primary would hand to a worker
// which is killed at that moment would wait for ever.
cluster.schedulingPolicy = cluster.SCHED_NONE;

export type End = { number: number; code: number | null; signal: string | null };

type Parts = {
  log: Logger;
  onMessage: (number: number, message: FromWorker) => void;
  /** A worker has ended unasked; it is started anew if that returns. */
  onEnd: (end: End) => void;
};

/** Keeps a worker alive at each number, from 1. */
export const createWorkers = ({ log, onMessage, onEnd }: Parts) => {
  const alive = new Map<number, Worker>();
  const pauses = new Map<number, number>();
  let isStopping = false;

  const start = (number: number): void => {
    if (isStopping) return;
    const since = performance.now();
    const worker = cluster.fork();
    alive.set(number, worker);
    worker.on('message', (message: FromWorker) => onMessage(number, message));
    // Sending to a worker that is just ending fails; its end is handled below.
    worker.on('error', (err) => log.debug({ err }, 'a worker could not be told'));
    worker.once('exit', (code, signal) => {
      alive.delete(number);
      if (isStopping) return;
      onEnd({ number, code, signal });
      const hasLasted = performance.now() - since >= LASTING_MS;
      const pause = hasLasted ? SOONEST_MS : (pauses.get(number) ?? SOONEST_MS);
      pauses.set(number, Math.min(LATEST_MS, pause * 2));
      setTimeout(start, pause, number).unref();
    });
  };

  const kill = (signal: NodeJS.Signals): void => {
    for (const worker of alive.values()) worker.process.kill(signal);
  };

  return {
    start,
    numbers: (): number[] => [...alive.keys()],
    tell: (number: number, message: ToWorker): void => {
      const worker = alive.get(number);
      if (worker?.isConnected()) worker.send(message);
    },
    /** Lets all finish their requests; `hurry` ends that early. */
    stop: async (hurry: AbortSignal): Promise<void> => {
      isStopping = true;
      const ended = [...alive.values()].map(
        (worker) => new Promise<void>((resolve) => void worker.once('exit', () => resolve())),
      );
      kill('SIGTERM');
      hurry.addEventListener('abort', () => kill('SIGTERM'), { once: true });
      const timer = setTimeout(kill, LAST_REQUESTS_MS + TO_END_MS, 'SIGKILL');
      await Promise.all(ended);
      clearTimeout(timer);
    },
  };
};

export type Workers = ReturnType<typeof createWorkers>;
