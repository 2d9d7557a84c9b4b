/**
 * Runs a task for everybody who asks, one run at a time. Who asks during a run is answered by the
 * next one, which all of them share: so no answer comes from a run that began before the question.
 */
export const oneAfterAnother = (task: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const start = (): Promise<void> => {
    next = undefined;
    const run = task();
    running = run;
    const settle = (): void => {
      // With somebody waiting, the next run takes over without a gap.
      if (!next) running = undefined;
    };
    run.then(settle, settle);
    return run;
  };

  return () => {
    if (!running) return start();
    // A run that failed is told to those who waited for it; the next one starts all the same.
    next ??= running.then(start, start);
    return next;
  };
};
