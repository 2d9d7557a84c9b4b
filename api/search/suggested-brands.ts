import { sql } from 'kysely';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { type Db, prepared } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Suggestions } from './suggestions.ts';

const SHOWN = 3;
/** One letter begins too many names. */
const SHORTEST = 2;

type BrandRow = { id: number; slug: string; title: string; image: string };

/** The brands whose names in any language begin with a folded text, those with the most products first. */
export const listSuggestedBrands = async (
  db: Db,
  beginning: string,
  { brands }: Vocabulary,
  language: LanguageCode,
): Promise<Suggestions['brands']> => {
  if (beginning.length < SHORTEST) return [];
  const ids = [...brands]
    .filter(([, { names }]) => names.some((name) => name.startsWith(beginning)))
    .toSorted(([, a], [, b]) => b.products - a.products)
    .slice(0, SHOWN)
    .map(([id]) => id);
  if (ids.length === 0) return [];
  const { rows } = await sql<BrandRow>`
    select id, in_language(slug, ${language}) as slug, in_language(title, ${language}) as title, image
    from brand where id = any (${ids}::bigint[]) and visible
    order by array_position(${ids}::bigint[], id)`.execute(prepared(db));
  return rows.map(({ id, ...shown }) => ({ id: String(id), ...shown }));
};
