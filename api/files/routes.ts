import { openPrivateFile } from '#contract/private-file.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { createFileLinks } from './file-links.ts';
import { openLinkedFile } from './open-linked-file.ts';

export const fileRoutes: Routes = (app, deps) => {
  const links = createFileLinks(deps.db);

  implement(app, deps, openPrivateFile, async ({ query, now, userAgent }) => {
    const id = await links.read(query.token, now);
    const file = id && (await openLinkedFile(deps, { id, now, userAgent }));
    return file ? ok(file) : notFound();
  });
};
