import { openPrivateFile } from '#contract/private-file.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok } from '#api/http/reply.ts';
import { createFileLinks } from './file-links.ts';
import { openFile } from './open-linked-file.ts';

export const fileRoutes: Routes = (app, deps) => {
  const links = createFileLinks(deps.db);

  implement(app, deps, openPrivateFile, async ({ query, now, userAgent }) => {
    const id = await links.read(query.token, now);
    const file = id && (await openFile(deps, { id, now, userAgent }));
    return file
      ? ok({ kind: file.kind, base64: file.bytes.toString('base64') })
      : fail(404, 'api.notFound');
  });
};
