import type { Db } from '#db/client.ts';
import { ok, type Reply } from '#api/http/reply.ts';
import type { Caller } from '#api/http/session.ts';

/** Ends the session of whoever is signed in. A guest's is their cart: it stays. */
export const endSession = async (
  db: Db,
  { id, kind }: Caller['session'],
): Promise<Reply<Record<string, never>>> => {
  if (kind === 'account') await db.deleteFrom('session').where('id', '=', id).execute();
  return ok({}, 'identity.signedOut');
};
