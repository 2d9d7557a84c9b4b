import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Beyond so many different statements the rest is planned each time: each costs memory per connection. */
const MOST = 500;

const createNames = () => {
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
    return name;
  };
};

type NameOf = ReturnType<typeof createNames>;

const wrap = (client: PoolClient, nameOf: NameOf): PostgresPoolClient => {
  const query = (text: string, values: readonly unknown[] = []) => {
    // What has no values (begin, commit, set) has nothing to plan.
    const name = values.length > 0 ? nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name && { name }) });
  };
  return {
    // Kysely asks with a cursor only where the dialect is given one; ours is not.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
};

/**
 * The pool, but each statement is prepared on a connection the first time and only carried out from
 * then on. For callers that ask the same few statements by key again and again; one whose best plan
 * depends on its values is better off without. Ending it is left to the pool's owner.
 */
export const preparedPool = (pool: Pool): PostgresPool => {
  const nameOf = createNames();
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrap(client, nameOf);
      wrapped.set(client, known);
      return known;
    },
    options: pool.options,
    end: async () => {},
  };
};
