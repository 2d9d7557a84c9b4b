import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { queryLexemes } from '#api/search/engine/query-term.ts';
import type { Condition } from '#api/search/engine/statement.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { type SentencePart, valuesOf } from '#api/search/sentence/sentence.ts';
import { tokens } from '#db/search/normalise.ts';

/** Titles, brands, categories, tags, variants and specifications; descriptions tell what a thing is not. */
const FACTS = ':ABC';

/**
 * The text of a tsquery for words that stand side by side. A word that is not indexed leaves a gap,
 * as in the documents. Lexemes never hold a quote.
 */
export const sideBySide = (
  words: string,
  vocabulary: Vocabulary,
  weights: string,
): string | undefined => {
  let gap = 0;
  let query = '';
  for (const token of tokens(words, vocabulary.language)) {
    gap += 1;
    const lexemes = queryLexemes(token, vocabulary);
    if (lexemes.length === 0) continue;
    const any = `(${lexemes.map((lexeme) => `'${lexeme}'${weights}`).join('|')})`;
    query = query === '' ? any : `${query}<${gap}>${any}`;
    gap = 0;
  }
  return query === '' ? undefined : query;
};

/** The document's own texts, all of them. */
const inTexts = (query: string): RawBuilder<SqlBool> => sql`exists (
  select from search_text said
  where said.product_id = doc.product_id and said.language = doc.language and said.words @@ ${query}::tsquery)`;

const conditionOf = (part: SentencePart, vocabulary: Vocabulary): Condition | undefined => {
  if (part.kind !== 'phrase' && part.kind !== 'without') return undefined;
  const isPhrase = part.kind === 'phrase';
  const query = sideBySide(part.words, vocabulary, isPhrase ? '' : FACTS);
  if (query === undefined) return undefined;
  return isPhrase ? inTexts(query) : sql<SqlBool>`not ${inTexts(query)}`;
};

/** Conditions as one; undefined where there is none. */
export const allConditions = (
  conditions: readonly (Condition | undefined)[],
): Condition | undefined => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql<SqlBool>`(${sql.join(given, sql` and `)})` : undefined;
};

/** What phrases and exclusions demand of `doc`, a row of search_doc. */
export const wordCondition = (
  parts: readonly SentencePart[],
  vocabulary: Vocabulary,
): Condition | undefined => allConditions(parts.map((part) => conditionOf(part, vocabulary)));

/**
 * What prices and attributes demand of `doc`: for a search that shall find other words rather than
 * nothing at this price.
 */
export const factCondition = (parts: readonly SentencePart[], at: Date): Condition | undefined =>
  allConditions(
    parts.map((part) => {
      if (part.kind === 'price')
        return sql<SqlBool>`exists (
          select from product_card card where card.product_id = doc.product_id
            and current_price(card, ${at}) >= coalesce(${part.min}::bigint, 0)
            and (${part.max}::bigint is null or current_price(card, ${at}) <= ${part.max}::bigint))`;
      if (part.kind === 'attribute')
        return sql<SqlBool>`exists (
          select from inventory i join inventory_value v on v.inventory_id = i.id
          where i.product_id = doc.product_id and v.value_id = any (${valuesOf(part)}::bigint[]))`;
      return undefined;
    }),
  );
