import { z } from 'zod';
import { isConfigured, setDatabase, setPermission } from '#contract/shop/install.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';

/** Nothing of the body is looked at: what is wrong with it would tell that the call is there. */
const anyBody = { json: z.unknown() };

/** An open shop is configured, and takes no other database; one that is not is answered by server/install/install-app.ts. */
export const installRoutes: Routes = (app, deps) => {
  implement(app, deps, isConfigured, async () => ok({ configured: true }));
  implement(app, deps, { ...setDatabase, ...anyBody }, async () => notFound());
  implement(app, deps, { ...setPermission, ...anyBody }, async () => notFound());
};
