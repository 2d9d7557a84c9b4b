import { sql } from 'kysely';
import { loadShipping, type ShippingRules } from '#cli/catalogue/shipping.ts';
import { loadTaxes, type Taxes } from '#cli/catalogue/taxes.ts';
import type { Named } from '#cli/formats/draft.ts';
import { isSlug, RESERVED_SLUGS } from '#contract/slug.ts';
import type { Db, Trx } from '#db/client.ts';
import { slugOf } from '#db/slug.ts';
import type { Texts } from '#db/types.ts';
import { languageCodes } from '#i18n/languages.ts';
import { RefusedError } from '#cli/catalogue/item.ts';

const MISSING_PICTURE = 'default.webp';

type Kind = 'brand' | 'tag' | 'store' | 'category' | 'collection';
type Known = { id: number; parent_id: number | null; slug: Texts; title: Texts };

/** Ids by slug and by English title, within a parent category where there is one. */
type Names = {
  bySlug: Map<string, number>;
  byTitle: Map<string, number>;
  taken: Set<string>;
};

export type References = Record<Kind, Names> & { shipping: ShippingRules; taxes: Taxes };

const within = (parent: number | null, name: string): string =>
  `${parent ?? 0}/${name.toLowerCase()}`;

const note = (names: Names, { id, parent_id: parent, slug, title }: Known): void => {
  const bySlug = within(parent, slug.en);
  const byTitle = within(parent, title.en);
  if (!names.bySlug.has(bySlug)) names.bySlug.set(bySlug, id);
  if (!names.byTitle.has(byTitle)) names.byTitle.set(byTitle, id);
  for (const [code, text] of Object.entries(slug))
    names.taken.add(`${code}:${within(parent, text)}`);
};

const loadNames = async (db: Db | Trx, kind: Kind): Promise<Names> => {
  const title = sql.raw(kind === 'store' ? 'name' : 'title');
  const parent = sql.raw(kind === 'category' ? 'parent_id' : 'null::bigint');
  const { rows } = await sql<Known>`
    select id, ${parent} as parent_id, slug, ${title} as title from ${sql.table(kind)} order by id`.execute(
    db,
  );
  const names: Names = { bySlug: new Map(), byTitle: new Map(), taken: new Set() };
  for (const row of rows) note(names, row);
  return names;
};

/** Reads what products may belong to. Made anew when a transaction that added to it is undone. */
export const loadReferences = async (db: Db | Trx): Promise<References> => {
  return {
    brand: await loadNames(db, 'brand'),
    tag: await loadNames(db, 'tag'),
    store: await loadNames(db, 'store'),
    category: await loadNames(db, 'category'),
    collection: await loadNames(db, 'collection'),
    shipping: await loadShipping(db),
    taxes: await loadTaxes(db),
  };
};

const findNamed = (
  names: Names,
  { slug, title }: Named,
  parent: number | null = null,
): number | undefined =>
  (slug === undefined ? undefined : names.bySlug.get(within(parent, slug))) ??
  names.byTitle.get(within(parent, title.en)) ??
  // A store or brand may be named by its slug where there is a title only.
  names.bySlug.get(within(parent, title.en));

const TRIES = 99;

/** Slugs of every language that the title has; the given one in English. */
const slugsFor = (
  names: Names,
  { slug, title }: Named,
  parent: number | null,
  what: string,
): Texts => {
  const free = (input: string, code: string): string => {
    for (let n = 1; n <= TRIES; n += 1) {
      const candidate = n === 1 ? input : `${input}-${n}`;
      if (!names.taken.has(`${code}:${within(parent, candidate)}`)) return candidate;
    }
    throw new RefusedError(what, `there are ${TRIES} with the address "${input}" already`);
  };
  const entries = languageCodes.flatMap((code) => {
    const text = title[code];
    if (text === undefined) return [];
    const input = code === 'en' ? (slug ?? slugOf(text, code)) : slugOf(text, code);
    if (isSlug(input)) return [[code, free(input, code)] as const];
    if (RESERVED_SLUGS.has(input))
      throw new RefusedError(
        what,
        `"${text}" would have the address "${input}", which is reserved: the shop has a page of its own there; rename it`,
      );
    if (code === 'en') throw new RefusedError(what, `"${text}" cannot become an address`);
    return [];
  });
  return Object.fromEntries(entries) as Texts;
};

/** The field of a file that names one of these. */
const fieldOf = (kind: Kind): string =>
  kind === 'tag' || kind === 'collection' ? `${kind}s` : kind;

/** The id of what is there; what is not must be able to have an address. Throws RefusedError. */
export const findNameable = (
  references: References,
  kind: Kind,
  input: Named,
  parent: number | null = null,
): number | undefined => {
  const names = references[kind];
  const known = findNamed(names, input, parent);
  if (known === undefined) slugsFor(names, input, parent, fieldOf(kind));
  return known;
};

type Added = { id: number; slug: Texts };

const insert = async (
  trx: Trx,
  kind: Exclude<Kind, 'store'>,
  { title }: Named,
  slug: Texts,
  { parent, image }: { parent: number | null; image: string | undefined },
): Promise<number> => {
  if (kind === 'tag' || kind === 'collection') {
    const row = await trx
      .insertInto(kind)
      .values({ slug, title })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const picture = image ?? MISSING_PICTURE;
  const row =
    kind === 'brand'
      ? await trx
          .insertInto('brand')
          .values({ slug, title, image: picture })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('category')
          .values({ slug, title, image: picture, parent_id: parent })
          .returning('id')
          .executeTakeFirstOrThrow();
  return row.id;
};

/**
 * The id of a brand, tag, collection or category, made where there is none. Throws RefusedError when it can
 * have no address.
 */
export const ensureNamed = async (
  trx: Trx,
  references: References,
  kind: Exclude<Kind, 'store'>,
  input: Named,
  { parent = null, image }: { parent?: number | null; image?: string | undefined } = {},
): Promise<number> => {
  const names = references[kind];
  const known = findNamed(names, input, parent);
  if (known !== undefined) return known;
  const slug = slugsFor(names, input, parent, fieldOf(kind));
  const id = await insert(trx, kind, input, slug, { parent, image });
  note(names, { id, parent_id: parent, slug, title: input.title });
  return id;
};

const addStore = async (
  trx: Trx,
  names: Names,
  input: Named,
  country: string,
  now: Date,
): Promise<Added> => {
  const slug = slugsFor(names, input, null, 'store');
  const { id } = await trx
    .insertInto('store')
    .values({ slug, name: input.title, country: input.country ?? country, joined_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, slug };
};

/** The id of a store, made where there is none. */
export const ensureStore = async (
  trx: Trx,
  references: References,
  input: Named,
  { country, now }: { country: string; now: Date },
): Promise<number> => {
  const known = findNamed(references.store, input);
  if (known !== undefined) return known;
  const { id, slug } = await addStore(trx, references.store, input, country, now);
  note(references.store, { id, parent_id: null, slug, title: input.title });
  return id;
};
