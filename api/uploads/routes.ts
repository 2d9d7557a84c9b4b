import { openPrivateFile } from '#contract/private-file.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok } from '#api/http/reply.ts';
import { createFileLinks } from './file-links.ts';

export const uploadRoutes: Routes = (app, deps) => {
  const links = createFileLinks(deps.db);

  implement(app, deps, openPrivateFile, async ({ db, query, now, userAgent }) => {
    const id = await links.read(query.token, now);
    const file = id && (await deps.privateFiles.find(db, id));
    if (!id || !file) return fail(404, 'api.notFound');
    await db
      .insertInto('private_file_access')
      .values({ file_id: id, opened_at: now, user_agent: (userAgent ?? '').slice(0, 300) })
      .execute();
    return ok({ kind: file.kind, base64: file.bytes.toString('base64') });
  });
};
