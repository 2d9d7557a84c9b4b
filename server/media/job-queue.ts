/** The queue is full: another job would wait too long. */
export class QueueFullError extends Error {
  override readonly name = 'GateFullError';
}

type Limits = {
  /** How many jobs run at once. */
  atOnce: number;
  /** How many may wait for their turn, of either kind. */
  waiting: number;
};

/**
 * Runs a few jobs at once and queues the others. Jobs that a visitor waits for go first; background
 * jobs run one at a time, and only while no visitor waits.
 */
export const createJobQueue = ({ atOnce, waiting: most }: Limits) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const idle: (() => void)[] = [];

  const pump = (): void => {
    while (running < atOnce) {
      const next = waiting.shift() ?? (running === 0 ? idle.shift() : undefined);
      if (!next) return;
      running += 1;
      next();
    }
  };

  const enqueue = <T>(line: (() => void)[], job: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    line.push(() => {
      const leave = (): void => {
        running -= 1;
        pump();
      };
      job().then(resolve, reject).finally(leave);
    });
    pump();
    return promise;
  };

  return {
    /** Runs the job as soon as it is its turn. Rejects with QueueFullError where too many wait. */
    soon: <T>(job: () => Promise<T>): Promise<T> =>
      waiting.length < most ? enqueue(waiting, job) : Promise.reject(new QueueFullError()),
    /** Runs the job when there is nothing else to do. Rejects with QueueFullError likewise. */
    whenIdle: <T>(job: () => Promise<T>): Promise<T> =>
      idle.length < most ? enqueue(idle, job) : Promise.reject(new QueueFullError()),
  };
};
