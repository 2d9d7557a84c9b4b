import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isSeenIn } from '#db/search/speaks-for.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { MOST_MATCHES } from '#api/search/engine/statement.ts';
import type { Condition, Ranked } from '#api/search/engine/statement.ts';

/** `(select product_id, relevance …)`, or null where there is nothing to select. */
export type MatchTable = RawBuilder<{ product_id: number; relevance: number }> | null;

/**
 * The matches as a table expression. Where all of them were ranked they are a list, so the index is
 * not read again.
 */
export const matchTable = (
  ranked: Ranked[],
  total: number,
  condition: Condition,
  language: LanguageCode,
): MatchTable => {
  if (ranked.length === 0) return null;
  const list = sql`unnest(${ranked.map(({ id }) => id)}::bigint[], ${ranked.map(({ score }) => score)}::real[])
    as best (product_id, relevance)`;
  if (ranked.length === total) return sql`(select product_id, relevance from ${list})`;
  return sql`(
    select doc.product_id, coalesce(best.relevance, 0) as relevance
    from search_doc doc left join ${list} on best.product_id = doc.product_id
    where ${isSeenIn(language, 'doc')} and ${condition} limit ${sql.lit(MOST_MATCHES)})`;
};
