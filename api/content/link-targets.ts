import { sql } from 'kysely';
import { SOURCE_TYPE } from '#contract/codes.ts';
import { findCatalogueId } from '#contract/ids.ts';
import type { Source } from '#contract/link-target.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** A row that leads somewhere: a slide, a banner, a site banner. */
type Leading = {
  source_type: number | null;
  source_ids: number[];
  url: string | null;
};

/** What `home_spm` names: the block and the number of its row. */
type Block = { kind: 'slide' | 'banner' | 'site'; id: number };

const blockId = ({ kind, id }: Block): string => `${kind}-${id}`;

/** The block that a `home_spm` names, undefined where it names none. */
export const findBlock = (text: string): Block | undefined => {
  const [, kind, digits = ''] = /^(slide|banner|site)-(.+)$/.exec(text) ?? [];
  const id = findCatalogueId(digits);
  return kind && id ? { kind: kind as Block['kind'], id } : undefined;
};

type Target = { kind: string; id: number; slug: Texts; parent_slug: Texts | null };

const listTargets = async (db: Db, rows: Leading[]): Promise<Map<string, Target>> => {
  const ids = (...types: number[]): number[] =>
    rows
      .filter(({ source_type }) => source_type !== null && types.includes(source_type))
      .flatMap(({ source_ids }) => source_ids.slice(0, 1));
  const { category, subCategory, tag, brand, products } = SOURCE_TYPE;
  if (ids(category, subCategory, tag, brand, products).length === 0) return new Map();
  const { rows: targets } = await sql<Target>`
    select 'category' as kind, c.id, c.slug, up.slug as parent_slug
      from category c left join category up on up.id = c.parent_id
      where c.id = any (${ids(category, subCategory)}::bigint[]) and c.visible and coalesce(up.visible, true)
    union all select 'tag', t.id, t.slug, null from tag t where t.id = any (${ids(tag)}::bigint[])
    union all select 'brand', b.id, b.slug, null from brand b
      where b.id = any (${ids(brand)}::bigint[]) and b.visible
    union all select 'product', p.product_id, p.slug, null from product_card p
      where p.product_id = any (${ids(products)}::bigint[])`.execute(db);
  return new Map(targets.map((target) => [`${target.kind}-${target.id}`, target]));
};

/** Schemes that a shop may link to; a path of the shop itself starts with a single slash. */
const SAFE_URL = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

const isSafeUrl = (url: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- browsers drop these and would see another scheme
  SAFE_URL.test(url) && !/[\u0000-\u0020\\]/.test(url);

const KINDS: Record<number, string> = {
  [SOURCE_TYPE.category]: 'category',
  [SOURCE_TYPE.subCategory]: 'category',
  [SOURCE_TYPE.tag]: 'tag',
  [SOURCE_TYPE.brand]: 'brand',
  [SOURCE_TYPE.products]: 'product',
};

/** A block of several products has a listing of its own; its name stands in the address. */
export const slugOfTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'products';

type Resolve = (row: Leading, block: Block, title: string) => Source | null;

/**
 * Finds out where the rows lead, in one statement for all of them. What leads nowhere (hidden,
 * deleted, an address with a dangerous scheme) is null: no link, never a dead one.
 */
export const resolveSources = async (
  db: Db,
  rows: Leading[],
  language: LanguageCode,
): Promise<Resolve> => {
  const targets = await listTargets(db, rows);

  return ({ source_type, source_ids, url }, block, title) => {
    const nowhere = { id: '', slug: '', parent_slug: null, url: null };
    if (source_type === SOURCE_TYPE.url)
      return url && isSafeUrl(url) ? { ...nowhere, source_type, url } : null;
    if (source_type === SOURCE_TYPE.products && source_ids.length > 1)
      return { ...nowhere, source_type, id: blockId(block), slug: slugOfTitle(title) };
    const target = targets.get(`${KINDS[source_type ?? 0]}-${source_ids[0]}`);
    if (!target) return null;
    const slug = inLanguage(target.slug, language);
    const id = String(target.id);
    if (target.kind === 'tag') return { ...nowhere, source_type: SOURCE_TYPE.tag, id, slug };
    if (target.kind === 'brand') return { ...nowhere, source_type: SOURCE_TYPE.brand, id, slug };
    if (target.kind === 'product')
      return {
        ...nowhere,
        source_type: SOURCE_TYPE.products,
        id,
        slug,
        url: `/${slug}/product/${id}`,
      };
    const parent = target.parent_slug;
    if (!parent) return { ...nowhere, source_type: SOURCE_TYPE.category, id, slug };
    return {
      ...nowhere,
      source_type: SOURCE_TYPE.subCategory,
      id,
      slug,
      parent_slug: inLanguage(parent, language),
    };
  };
};
