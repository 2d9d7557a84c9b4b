import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

type NewQuestion = {
  accountId: string;
  productId: number;
  body: string;
  language: LanguageCode;
  now: Date;
};

type SavedQuestion = { id: number; name: string; slug: Texts; title: Texts };

/** Tells the shop, where it has an address; the same question sent again has the same key. */
const mailShop = async (
  trx: Trx,
  { id, name, slug, title }: SavedQuestion,
  question: NewQuestion,
): Promise<void> => {
  const { email } = await getSettings(trx);
  if (email === null) return;
  await queueMail(trx, {
    kind: 'question-asked',
    key: `question-asked:${id}`,
    to: email,
    language: defaultLanguage,
    data: {
      product: inLanguage(title, defaultLanguage),
      asker: name,
      question: question.body,
      number: String(id),
      link: `/${encodeURIComponent(inLanguage(slug, defaultLanguage))}/product/${question.productId}#questions`,
    },
  });
};

/**
 * Keeps a question under the first name of whoever asks it, and once, however often it is sent, and tells the shop. Its id,
 * undefined for a product that is not shown.
 */
export const saveQuestion = async (
  trx: Trx,
  question: NewQuestion,
): Promise<number | undefined> => {
  const { accountId, productId, body, language, now } = question;
  const { rows } = await sql<SavedQuestion>`
    with saved as (
    insert into question (product_id, account_id, name, language, body, created_at)
    select c.product_id, a.id, split_part(trim(a.name), ' ', 1), ${language}, ${body}, ${now}
    from product_card c, account a
    where c.product_id = ${productId} and a.id = ${accountId}
    on conflict (account_id, product_id, md5(body)) do update set body = excluded.body
    returning id, name, product_id)
    select k.id, k.name, c.slug, c.title
    from saved k join product_card c on c.product_id = k.product_id`.execute(trx);
  const [saved] = rows;
  if (saved) await mailShop(trx, saved, question);
  return saved?.id;
};
