import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Count, Counts } from '#db/search/counts.ts';
import { addSuggestions } from '#db/search/suggestions.ts';

const addWords = async (
  trx: Db | Trx,
  coveredLanguages: number,
  { df, texts }: Count,
): Promise<void> => {
  // In order, so that the index grows at one place at a time.
  const words = [...new Set([...df.keys(), ...texts.keys()])].toSorted();
  await sql`
    insert into search_df as known (speaks_for, word, df, texts)
    select ${coveredLanguages}::smallint, word, df, texts
    from unnest(${words}::text[], ${words.map((word) => df.get(word) ?? 0)}::int[],
      ${words.map((word) => texts.get(word) ?? 0)}::int[]) given (word, df, texts)
    on conflict (speaks_for, word) do update
    set df = known.df + excluded.df, texts = known.texts + excluded.texts`.execute(trx);
};

const addLanguage = async (
  trx: Db | Trx,
  language: LanguageCode,
  { documents, titleWords }: Counts,
  now: Date,
): Promise<void> => {
  const mean = documents > 0 ? (titleWords.get(language) ?? 0) / documents : 1;
  await sql`
    insert into search_language as known (language, documents, title_words, built_at)
    values (${language}, ${documents}, ${mean}, ${now})
    on conflict (language) do update set
      documents = known.documents + excluded.documents,
      title_words = (known.documents * known.title_words + excluded.documents * excluded.title_words)
        / greatest(known.documents + excluded.documents, 1),
      built_at = excluded.built_at`.execute(trx);
};

/** Adds what was counted to what the search knows of words, in the caller's transaction. */
export const addCounts = async (trx: Db | Trx, counts: Counts, now: Date): Promise<void> => {
  for (const [bits, count] of counts.byCoveredLanguages) await addWords(trx, bits, count);
  for (const language of languageCodes) await addLanguage(trx, language, counts, now);
  await addSuggestions(trx, counts);
};
