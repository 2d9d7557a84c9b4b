import { sql } from 'kysely';
import { PAGES } from '#contract/pages.ts';
import type { Db } from '#db/client.ts';
import { defaultLanguage, isLanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { getStoreNewsKey, signStoreNewsLink } from './link.ts';
import { listNewOfStores } from './new-of-stores.ts';

/** The last day of a month on which its mails begin. Later the log of mails may have forgotten the first ones. */
const LAST_DAY = 7;
/** So many readers are looked for at once. */
const BATCH = 100;

/** A month of the calendar, in UTC: from its first moment until before that of the next one. */
type Month = { name: string; from: Date; until: Date };

/** The last whole month: `2026-10` on any day of November. */
const monthBefore = (at: Date): Month => {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const from = new Date(Date.UTC(year, month - 1));
  return { name: from.toISOString().slice(0, 7), from, until: new Date(Date.UTC(year, month)) };
};

type Reader = { id: string; name: string; email: string; language: string };

const keyOf = (month: Month, id: string): string => `store-news:${month.name}:${id}`;

/** The next readers who have no mail of that month yet. Who asked in the meantime begins with the next one. */
const listReaders = async (db: Db, { name, until }: Month, after: string): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select a.id, a.name, a.email, a.language
    from store_news_reader reader join account a on a.id = reader.account_id
    where reader.asked_at < ${until} and a.id::text > ${after}
      and a.email is not null and a.erased_at is null and a.disabled_at is null
      and not exists (select from mail_log where key = ${`store-news:${name}:`}::text || a.id)
    order by a.id::text
    limit ${BATCH}`.execute(db);
  return rows;
};

const mailReader = async (db: Db, reader: Reader, month: Month, key: Buffer): Promise<void> => {
  const language = isLanguageCode(reader.language) ? reader.language : defaultLanguage;
  const { from, until } = month;
  const stores = await listNewOfStores(db, { accountId: reader.id, language, from, until });
  if (stores.length === 0) return;
  const end = `/${PAGES.storeNewsEnd.path}?token=${signStoreNewsLink(key, reader.id)}`;
  await queueMail(db, {
    kind: 'store-news',
    key: keyOf(month, reader.id),
    to: reader.email,
    language,
    data: { name: reader.name, month: from.toISOString(), stores, end },
  });
};

/**
 * Queues for each who has asked for it what was new last month in the stores that they follow, in the first
 * days of a month; nothing where nothing was. The mail's key has person and month, so that nobody gets it
 * twice, however often this runs.
 */
export const queueStoreNews = async (db: Db, at: Date, signal: AbortSignal): Promise<void> => {
  if (at.getUTCDate() > LAST_DAY) return;
  const month = monthBefore(at);
  const key = await getStoreNewsKey(db);
  let last = '';
  while (!signal.aborted) {
    const readers = await listReaders(db, month, last);
    for (const reader of readers) {
      if (signal.aborted) return;
      await mailReader(db, reader, month, key);
    }
    last = readers.at(-1)?.id ?? '';
    if (readers.length < BATCH) return;
  }
};
