import { sql } from 'kysely';
import { SOURCE_TYPE } from '#contract/codes.ts';
import { HOT_DEALS } from '#contract/catalogue/listing.ts';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';
import { findBlock } from '#api/content/link-targets.ts';

/** `home_spm=products`: every discounted product. Otherwise the products of a slide or banner. */
export type HomeBlock =
  | { kind: 'discounted' }
  | {
      kind: 'products';
      id: string;
      title: Texts;
      subtitle: Texts | null;
      image: string | null;
      products: number[];
    };

const TABLES = { slide: 'slide', banner: 'banner', site: 'site_banner' } as const;

/** The block of the home page that `home_spm` names, while it is shown. */
export const findHomeBlock = async (db: Db, spm: string): Promise<HomeBlock | undefined> => {
  if (spm === HOT_DEALS.id) return { kind: 'discounted' };
  const block = findBlock(spm);
  if (!block) return undefined;
  const { kind } = block;
  const row = await db
    .selectFrom(TABLES[kind])
    .select(['title', 'image', 'source_ids'])
    // What stands on top of every page has no subtitle.
    .select(
      kind === 'site' ? sql<null>`null`.as('subtitle') : sql<Texts | null>`subtitle`.as('subtitle'),
    )
    .where('id', '=', block.id)
    .where('visible', '=', true)
    .where('source_type', '=', SOURCE_TYPE.products)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, subtitle, image, source_ids } = row;
  return { kind: 'products', id: spm, title, subtitle, image, products: source_ids };
};
