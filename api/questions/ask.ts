import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';

type Asked = {
  accountId: string;
  productId: number;
  body: string;
  language: LanguageCode;
  now: Date;
};

/**
 * Keeps a question under the first name of who asks it, and once, however often it is sent. Its id,
 * undefined for a product that is not shown.
 */
export const keepQuestion = async (trx: Trx, asked: Asked): Promise<number | undefined> => {
  const { accountId, productId, body, language, now } = asked;
  const { rows } = await sql<{ id: number }>`
    insert into question (product_id, account_id, name, language, body, created_at)
    select c.product_id, a.id, split_part(trim(a.name), ' ', 1), ${language}, ${body}, ${now}
    from product_card c, account a
    where c.product_id = ${productId} and a.id = ${accountId}
    on conflict (account_id, product_id, md5(body)) do update set body = excluded.body
    returning id`.execute(trx);
  return rows[0]?.id;
};
