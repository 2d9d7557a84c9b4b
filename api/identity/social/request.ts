import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { socialProvider, type SocialProviderName } from '#contract/account/social-login.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { hashToken } from '#api/http/session.ts';

const BYTES = 32;
const MINUTES = 10;

/** Beside what is secret. */
const intent = z.object({ intent: z.string().optional() });
/** Somebody is at the provider. */
const atProvider = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
/** Somebody is back from it, and their e-mail address is asked for. */
const waiting = z.object({ subject: z.string(), name: z.string().optional() });

type Stage = typeof atProvider | typeof waiting;

/** A sign-in at a provider that has begun. */
export type SocialRequest = {
  provider: SocialProviderName;
  /** The account that the login is linked to; undefined where somebody signs in. */
  accountId: string | undefined;
  /** Where the person goes on: a path of this site. */
  redirect?: string | undefined;
  /** What they were about to do there. */
  intent?: string | undefined;
};

/** Remembers it for ten minutes; the token, by which it is taken once, exists nowhere else. */
export const keepRequest = async (
  db: Db,
  { provider, accountId, redirect, intent: meant }: SocialRequest,
  secrets: z.input<Stage>,
  { language, now }: { language: LanguageCode; now: Date },
): Promise<string> => {
  const token = randomBytes(BYTES).toString('base64url');
  await db
    .insertInto('sign_in_request')
    .values({
      token_hash: hashToken(token),
      kind: provider,
      account_id: accountId ?? null,
      secrets: JSON.stringify({ ...secrets, intent: meant }),
      next: redirect ?? null,
      language,
      expires_at: new Date(now.getTime() + MINUTES * 60_000),
    })
    .execute();
  return token;
};

/** Takes what is kept under the token, once; undefined where there is nothing at that stage, or no longer. */
const take = async <Schema extends Stage>(
  db: Db,
  schema: Schema,
  { token, now }: { token: string; now: Date },
): Promise<(SocialRequest & { secrets: z.output<Schema> }) | undefined> => {
  const key = schema === waiting ? 'subject' : 'state';
  const row = await db
    .deleteFrom('sign_in_request')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where(sql<boolean>`secrets ? ${sql.lit(key)}`)
    .returning(['kind', 'account_id', 'secrets', 'next'])
    .executeTakeFirst();
  return (
    row && {
      provider: socialProvider.parse(row.kind),
      accountId: row.account_id ?? undefined,
      redirect: row.next ?? undefined,
      intent: intent.parse(row.secrets).intent,
      secrets: schema.parse(row.secrets) as z.output<Schema>,
    }
  );
};

type Key = { token: string; now: Date };

/** The sign-in of somebody who comes back from the provider. */
export const takeAtProvider = (db: Db, key: Key) => take(db, atProvider, key);

/** The sign-in of somebody who gives the address that the provider did not name. */
export const takeWaiting = (db: Db, key: Key) => take(db, waiting, key);
