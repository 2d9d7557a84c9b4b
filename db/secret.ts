import { randomBytes } from 'node:crypto';
import type { Db } from '#db/client.ts';

const LENGTH = 32;

const findSecret = async (db: Db, name: string): Promise<Buffer | undefined> => {
  const query = db.selectFrom('secret').select('value').where('name', '=', name);
  return (await query.executeTakeFirst())?.value;
};

/** The key of that name: 32 random bytes, made once and the same for every process. */
export const getSecret = async (db: Db, name: string): Promise<Buffer> => {
  const known = await findSecret(db, name);
  if (known) return known;
  const made = { name, value: randomBytes(LENGTH) };
  await db
    .insertInto('secret')
    .values(made)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const secret = await findSecret(db, name);
  if (!secret) throw new Error(`the secret ${name} was not kept`);
  return secret;
};
