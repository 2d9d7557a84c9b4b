import type { Page } from '@playwright/test';

/** How far what is on the page has moved by itself, as a browser counts it. */
export const countShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );
