import { sql } from 'kysely';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Suggestions } from './suggestions.ts';

const CATEGORIES = 4;

type CategoryRow = {
  id: number;
  slug: string;
  title: string;
  image: string;
  parent: { id: string; slug: string; title: string } | null;
};

const listCategories = async (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select c.id, in_language(c.slug, ${language}) as slug, in_language(c.title, ${language}) as title, c.image,
      case when p.id is not null then json_build_object('id', p.id::text, 'slug', in_language(p.slug, ${language}),
        'title', in_language(p.title, ${language})) end as parent
    from unnest(${ids}::bigint[]) with ordinality input (id, place)
    join category c on c.id = input.id
    left join category p on p.id = c.parent_id
    where c.visible and coalesce(p.visible, true)
    order by input.place`.execute(prepared(db));
  return rows;
};

const shown = ({ id, slug, title, image }: CategoryRow) => ({ id: String(id), slug, title, image });

/** The first visible ones of these categories, with sub-categories apart. */
export const listSuggestedCategories = async (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
): Promise<Pick<Suggestions, 'subCategories' | 'categories'>> => {
  const found = await listCategories(db, ids.slice(0, 4 * CATEGORIES), language);
  return {
    subCategories: found
      .flatMap((row) => (row.parent ? [{ ...shown(row), category: row.parent }] : []))
      .slice(0, CATEGORIES),
    categories: found
      .filter(({ parent }) => parent === null)
      .slice(0, CATEGORIES)
      .map(shown),
  };
};
