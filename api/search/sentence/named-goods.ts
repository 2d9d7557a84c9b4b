import { sql } from 'kysely';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { sideBySide } from '#api/search/sentence/condition.ts';
import type { SentencePart } from '#api/search/sentence/sentence.ts';
import { type Db, prepared } from '#db/client.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';

const isSaid = ({ kind, text }: SentencePart): boolean =>
  kind === 'without' && !/^[-−]/u.test(text);

/**
 * The exclusions that are names of goods: where some title says `without hurry` just so, that is what is
 * meant. A minus is never a name.
 */
export const listNamedGoods = async (
  db: Db,
  parts: readonly SentencePart[],
  vocabulary: Vocabulary,
): Promise<string[]> => {
  const said = parts.filter(isSaid).flatMap(({ text }) => {
    const query = sideBySide(text, vocabulary, '');
    return query?.includes('>') ? [{ text, query }] : [];
  });
  if (said.length === 0) return [];
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${said.map(({ text }) => text)}::text[], ${said.map(({ query }) => query)}::text[])
      said (text, query)
    where exists (
      select from search_doc doc
      where ${isSeenIn(vocabulary.language, 'doc')} and doc.words @@ query::tsquery)`.execute(
    prepared(db),
  );
  return rows.map(({ text }) => text);
};
