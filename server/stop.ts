const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C sends several signals: from the terminal, from npm and from scripts/start.mjs. */
const SAME_KEYSTROKE_MS = 500;

/**
 * Runs `stop` once, on the first signal to end or when the process that started us is gone. A later
 * signal aborts `hurry`: a second signal means that slow requests should not be awaited.
 */
export const onStop = (stop: (hurry: AbortSignal) => void): void => {
  const hurry = new AbortController();
  let stoppedAt: number | undefined;
  const ask = () => {
    if (stoppedAt === undefined) {
      stoppedAt = performance.now();
      stop(hurry.signal);
    } else if (performance.now() - stoppedAt > SAME_KEYSTROKE_MS) hurry.abort();
  };
  for (const signal of SIGNALS) process.on(signal, ask);
  // scripts/start.mjs holds a channel to us, which closes even when it is killed.
  process.on('disconnect', ask);
};
