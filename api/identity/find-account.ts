import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';

export type FoundAccount = {
  id: string;
  shopperId: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: LanguageCode;
  passwordHash: string | null;
  isDisabled: boolean;
};

/** Who is looked for: by their id, or by an address of theirs. */
type Sought = {
  id?: string | null | undefined;
  email?: string | null | undefined;
  /** E.164. */
  phone?: string | null | undefined;
};

/** The account of an id, or else of an e-mail address (however it is capitalised) or phone; none that is erased. */
export const findAccount = async (
  db: Db | Trx,
  { id, email, phone }: Sought,
): Promise<FoundAccount | undefined> => {
  const isSought = id
    ? sql`id = ${id}`
    : sql`(lower(email) = lower(${email ?? null}::text) or phone = ${phone ?? null}::text)`;
  const { rows } = await sql<FoundAccount>`
    select id, shopper_id as "shopperId", name, email, phone, language, password_hash as "passwordHash",
      disabled_at is not null as "isDisabled"
    from account
    where ${isSought} and erased_at is null
    order by phone is not distinct from ${phone ?? null}::text limit 1`.execute(db);
  return rows[0];
};
