/**
 * Runs a task for all callers, one run at a time. Callers that arrive during a run share the next
 * run, so no caller gets a result that was begun before its call.
 */
export const coalesceRuns = (task: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const start = (): Promise<void> => {
    next = undefined;
    const run = task();
    running = run;
    const settle = (): void => {
      // If callers are waiting, the next run begins at once.
      if (!next) running = undefined;
    };
    run.then(settle, settle);
    return run;
  };

  return () => {
    if (!running) return start();
    // A failed run rejects for those who waited for it; the next run starts regardless.
    next ??= running.then(start, start);
    return next;
  };
};
