import { sql } from 'kysely';
import { languageCodes, type LanguageCode } from '#i18n/languages.ts';
import type { Db } from '#db/client.ts';
import { searchWords } from '#db/search-words.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';

type Weight = 'A' | 'B' | 'C' | 'D';

type Source = {
  id: number;
  title: Texts;
  description: Texts;
  brand: Texts | null;
  category: Texts;
  parent: Texts | null;
  tags: Texts[];
  specifications: Texts[];
  attributes: Texts[];
};

/** Words beyond this stand in no title; they are the tail of a long description. */
const MOST_WORDS = 2000;

const listSources = async (db: Db, ids: readonly number[]): Promise<Source[]> => {
  const { rows } = await sql<Source>`
    select p.id, p.title, p.description, b.title as brand, c.title as category, up.title as parent,
      coalesce((select jsonb_agg(t.title order by t.id)
        from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id), '[]') as tags,
      coalesce((select jsonb_agg(s.value order by s.position)
        from specification s where s.product_id = p.id), '[]') as specifications,
      coalesce((select jsonb_agg(distinct v.title)
        from inventory i join inventory_value iv on iv.inventory_id = i.id
          join attribute_value v on v.id = iv.value_id
        where i.product_id = p.id), '[]') as attributes
    from product p
      join category c on c.id = p.category_id
      left join category up on up.id = c.parent_id
      left join brand b on b.id = p.brand_id
    where p.id = any (${ids}::bigint[])`.execute(db);
  return rows;
};

const withoutTags = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, ' ');

const weighted = (source: Source, language: LanguageCode): [Weight, string][] => {
  const text = (texts: Texts | null): string => (texts ? inLanguage(texts, language) : '');
  const all = (list: Texts[]): string => list.map(text).join(' ');
  return [
    ['A', text(source.title)],
    ['B', [source.brand, source.category, source.parent].map(text).join(' ')],
    ['C', `${all(source.tags)} ${all(source.attributes)}`],
    ['D', `${all(source.specifications)} ${withoutTags(text(source.description))}`],
  ];
};

/** The words as PostgreSQL reads a tsvector: `'kettle':1A,9D 'steel':2A`. */
const vectorOf = (source: Source, language: LanguageCode): string => {
  const positions = new Map<string, string[]>();
  let position = 0;
  for (const [weight, text] of weighted(source, language)) {
    for (const { stem } of searchWords(text, language)) {
      position += 1;
      if (position > MOST_WORDS) break;
      const known = positions.get(stem) ?? [];
      positions.set(stem, [...known, `${position}${weight}`]);
    }
  }
  return [...positions].map(([stem, at]) => `'${stem}':${at.join(',')}`).join(' ');
};

/**
 * Writes the words that search finds these products by, one row per product and language. Call it
 * in the transaction that changed a text of a product, its brand, category, tags or attributes.
 */
export const refreshSearchDocs = async (db: Db, productIds: readonly number[]): Promise<void> => {
  const sources = await listSources(db, productIds);
  const docs = sources.flatMap((source) =>
    languageCodes.map((language) => ({
      id: source.id,
      language,
      words: vectorOf(source, language),
    })),
  );
  await sql`
    insert into search_doc (product_id, language, words)
    select id, language, words::tsvector
    from unnest(
      ${docs.map(({ id }) => id)}::bigint[],
      ${docs.map(({ language }) => language)}::text[],
      ${docs.map(({ words }) => words)}::text[]) as doc (id, language, words)
    on conflict (product_id, language) do update set words = excluded.words`.execute(db);
};
