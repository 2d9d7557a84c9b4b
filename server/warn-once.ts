import type { Log } from '#api/http/env.ts';

/** Warns of each thing once in the life of a process. */
export const warnOnce = (log: Pick<Log, 'warn'>): ((message: string) => void) => {
  const logged = new Set<string>();
  return (message) => {
    if (logged.has(message)) return;
    logged.add(message);
    log.warn({}, message);
  };
};
