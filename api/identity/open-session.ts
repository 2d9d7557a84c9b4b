import { randomBytes } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { hashToken, SESSION_TIMES } from '#api/http/session.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
/** However much it is used: then one signs in again. */
const MOST_DAYS = 90;
const MOST_USER_AGENT = 300;

type Opened = {
  accountId: string;
  shopperId: string;
  userAgent: string | undefined;
  now: Date;
};

/** Opens a session of an account. Its token exists nowhere else from now on. */
export const openSession = async (
  db: Db,
  { accountId, shopperId, userAgent = '', now }: Opened,
): Promise<{ id: string; token: string }> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      kind: 'account',
      shopper_id: shopperId,
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: inDays(SESSION_TIMES.account.days),
      ends_at: inDays(MOST_DAYS),
      proved_at: now,
      user_agent: userAgent.slice(0, MOST_USER_AGENT),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
};
