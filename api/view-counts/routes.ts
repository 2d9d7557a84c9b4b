import { isbot } from 'isbot';
import { reportEvents } from '#contract/shop/view-counts.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { createEventCounts } from './view-counts.ts';

export const viewCountRoutes: Routes = (app, deps) => {
  const counts = createEventCounts({
    db: deps.db,
    onError: (error) => deps.log.warn({ err: error }, 'counts of banners and products were lost'),
  });
  implement(
    app,
    deps,
    reportEvents,
    async ({ json, now, userAgent }) => {
      // A browser always says what it is.
      if (userAgent !== undefined && !isbot(userAgent)) counts.count(json.events, now);
      return ok(null);
    },
    { limiters: [deps.limits.events] },
  );
};
