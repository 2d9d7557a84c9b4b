import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

/** Who answers: the store, or the account of a buyer. */
type Author = { by: 'store' } | { by: 'buyer'; accountId: string };

type NewAnswer = {
  questionId: number;
  author: Author;
  body: string;
  language: LanguageCode;
  now: Date;
};

type Asker = {
  name: string;
  email: string;
  language: string;
  question: string;
  product_id: number;
  slug: Texts;
  title: Texts;
};

/** Who has asked and can be written to. */
const findAsker = async (trx: Trx, questionId: number): Promise<Asker | undefined> => {
  const { rows } = await sql<Asker>`
    select a.name, a.email, a.language, q.body as question, c.product_id, c.slug, c.title
    from question q
      join account a on a.id = q.account_id
      join product_card c on c.product_id = q.product_id
    where q.id = ${questionId} and not q.hidden and a.email is not null and a.disabled_at is null`.execute(
    trx,
  );
  return rows[0];
};

/** Tells the asker of the store's answer, and of the first of a buyer: the key is the same for the others. */
const mailAnswer = async (trx: Trx, { questionId, author, body }: NewAnswer): Promise<void> => {
  const asker = await findAsker(trx, questionId);
  if (!asker || !isLanguageCode(asker.language)) return;
  const { name, email: to, language, question, product_id: id, slug, title } = asker;
  const link = `/${encodeURIComponent(inLanguage(slug, language))}/product/${id}#questions`;
  const product = inLanguage(title, language);
  await queueMail(trx, {
    kind: 'question-answered',
    key: `question-answered:${questionId}:${author.by}`,
    to,
    language,
    data: { name, product, question, answer: body, by: author.by, link },
  });
};

/**
 * Keeps an answer, in the place of the one that the same author has given before, and tells the asker. Who
 * calls has looked whether the author may answer.
 */
export const saveAnswer = async (trx: Trx, answer: NewAnswer): Promise<void> => {
  const { questionId, author, body, language, now } = answer;
  const accountId = author.by === 'buyer' ? author.accountId : null;
  const once =
    author.by === 'buyer'
      ? sql`(question_id, account_id) where author = 'buyer'`
      : sql`(question_id) where author = 'store'`;
  await sql`
    insert into answer (question_id, author, account_id, name, language, body, created_at)
    values (${questionId}, ${author.by}, ${accountId}::uuid,
      coalesce((select split_part(trim(name), ' ', 1) from account where id = ${accountId}::uuid), ''),
      ${language}, ${body}, ${now})
    on conflict ${once} do update set
      body = excluded.body, language = excluded.language, name = excluded.name`.execute(trx);
  await mailAnswer(trx, answer);
};
